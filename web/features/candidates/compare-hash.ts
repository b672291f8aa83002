/** What in the address of Edit Candidate opens the comparison of the current resume with the details, and names its button. */
export const COMPARE_HASH = 'compare';
