import { limits } from '../limits.ts';
import { counted } from '../text.ts';

export const auth = {
  signedIn: 'Logged in successfully!',
  invalid: 'Invalid email or password',
  noUser: 'No user logged in',
  sessionEnded: 'Your session has ended. Please sign in again.',
  passwordShort: 'Password must be at least 10 characters',
  passwordLong: `Password must be at most ${limits.password.max} characters`,
  typedIsKept: 'What you typed is kept.',
  tooMany: 'Too many attempts. Please try again later.',
  /** `seconds`: until the next try is let through */
  tooManyTries: (seconds: number) => `Too many attempts. Please try again in ${waitText(seconds)}.`,
} as const;

/** How long one waits: "8 seconds", "3 minutes"; never said shorter than it is. */
function waitText(seconds: number): string {
  return seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
}
