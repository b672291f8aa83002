import { expect, vi } from 'vitest';

/** Test files that start and kill databases, which takes its time on a busy machine. */
const STARTS_DATABASES =
  /\/server\/(?:backup|db\/embedded)\/|\/server\/db\/(?:migrate|check-postgres)\.test\.ts$/;

// Runs before each file. Said by what they import it would hold for the first of a worker's files only: the modules of
// one are kept for the next, while its settings are put back.
// oxlint-disable-next-line vitest/no-standalone-expect -- it is asked which file this is, and expects nothing
if (STARTS_DATABASES.test(expect.getState().testPath?.replaceAll('\\', '/') ?? ''))
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
