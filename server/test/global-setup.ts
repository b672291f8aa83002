import type { TestProject } from 'vitest/node';
import { buildServer } from '../../scripts/checks/built-server.ts';
import './database-address.ts';
import { hostEmbeddedDatabases } from './embedded-databases.ts';
import { hostPostgresDatabases } from './postgres-databases.ts';

/**
 * Builds the server that tests start, and makes one migrated database for each worker: embedded, or on the PostgreSQL of
 * TEST_DATABASE_URL, which the tests reach through the pooler of TEST_POOLER_URL when there is one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  project.onTestsRerun(async () => buildServer());
  const { maxWorkers } = project.vitest.config;
  const url = process.env['TEST_DATABASE_URL'];
  const { databases, close } = url
    ? await hostPostgresDatabases(url, maxWorkers, process.env['TEST_POOLER_URL'])
    : await hostEmbeddedDatabases(maxWorkers);
  project.provide('databases', databases);
  return close;
}
