/** Script that a first load may take, in kB of brotli: signing in and what leads to it, and any screen behind it. */
export const FIRST_LOAD_KB = { signIn: 180, other: 240 };
