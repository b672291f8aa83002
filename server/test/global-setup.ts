import type { TestProject } from 'vitest/node';
import './database-address.ts';
import { hostEmbeddedDatabases } from './embedded-databases.ts';
import { hostPostgresDatabases } from './postgres-databases.ts';

/**
 * Makes one migrated database for each worker: embedded, or on the PostgreSQL of TEST_DATABASE_URL, which the tests reach
 * through the pooler of TEST_POOLER_URL when there is one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { maxWorkers } = project.vitest.config;
  const url = process.env['TEST_DATABASE_URL'];
  const { databases, close } = url
    ? await hostPostgresDatabases(url, maxWorkers, process.env['TEST_POOLER_URL'])
    : await hostEmbeddedDatabases(maxWorkers);
  project.provide('databases', databases);
  return close;
}
