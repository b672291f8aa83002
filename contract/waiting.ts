// Who waits in a job, and for how long: apart from routes, as the addresses of lists are checked by these words.

/** "In this status for more than … days", in the words of an address. */
export const WAITING_WORDS = ['3', '7', '14', '30'] as const;
export type WaitingWord = (typeof WAITING_WORDS)[number];

/** From where on the dashboards speak of waiting for long. */
export const LONG_WAIT: WaitingWord = '14';

/** "More than 7 days": a choice by its word. */
export const waitingLabel = (word: WaitingWord): string => `More than ${word} days`;
