import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Each server test file gets the database of its worker, so a worker costs a database: few are enough.
const maxWorkers = Math.min(Math.max(availableParallelism(), 2), 4);

export default defineConfig({
  test: {
    environment: 'node',
    env: { NODE_ENV: 'test' },
    pool: 'forks',
    maxWorkers,
    testTimeout: 20_000,
    hookTimeout: 60_000, // the first database of a fresh clone is made in one
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/allow-time.ts'],
          // Half the time went into loading the same modules anew for each file. What they keep is keyed by their app or
          // database, so a worker keeps them; a test spies with \`vi.spyOn(module, …)\`, as \`vi.mock\` comes too late here.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'reading', include: ['reading/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], isolate: false } },
    ],
  },
});
