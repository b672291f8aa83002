/** What the history says of a move that was taken back. */
export const UNDONE = 'Move undone';
