/** Of a window as wide as a phone held upright. */
export const PHONE = '(max-width: 30em)';

/** Whether the window is as wide as a phone held upright at this moment. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;
