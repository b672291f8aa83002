/** Rupees: an amount in thousands, or a plain one, below this is a month's pay where no period is written. */
export const MONTHLY_UP_TO = 120_000;
