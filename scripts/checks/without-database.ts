/**
 * Server tests that never ask the database that is given to the suite: the engine, reading files, and the embedded database
 * with what starts on it. They say the same whichever that is, so once is enough.
 */
export const WITHOUT_DATABASE = [
  'server/db/embedded/**/*.test.ts',
  'server/demo/make-apart.test.ts',
  'server/engine/**/*.test.ts',
  'server/intake/restart.test.ts',
  'server/main.test.ts',
  'server/resumes/read-resume-text.test.ts',
];
