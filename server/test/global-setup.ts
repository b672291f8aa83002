import type { TestProject } from 'vitest/node';
import { hostEmbeddedDatabases } from './embedded-databases.ts';
import { hostPostgresDatabases } from './postgres-databases.ts';

/** Where a test worker finds its database. */
export type TestDatabaseAddress =
  | { kind: 'postgres'; url: string }
  | {
      kind: 'embedded';
      connection: { host: string; port: number; user: string; database: string; password?: string };
    };

declare module 'vitest' {
  interface ProvidedContext {
    /** one for each worker */
    databases: TestDatabaseAddress[];
  }
}

/** Makes one migrated database for each worker: embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { maxWorkers } = project.vitest.config;
  const url = process.env['TEST_DATABASE_URL'];
  const { databases, close } = url
    ? await hostPostgresDatabases(url, maxWorkers)
    : await hostEmbeddedDatabases(maxWorkers);
  project.provide('databases', databases);
  return close;
}
