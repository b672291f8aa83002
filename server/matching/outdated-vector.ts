/** Stands for the content of a vector that was made of a text which has changed since: the hash of nothing. */
export const OUTDATED = '';
