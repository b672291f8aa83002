/** What the judge of passwords says once its word lists are loaded. */
export const READY = 'ready';
