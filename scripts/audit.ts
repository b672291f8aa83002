// Asks the registry that npm is set to for known faults of the libraries that run in production.
//   npm run audit
// Fails for a critical or high one. A registry that does not answer such questions is told so, and is no failure.
import { spawnSync } from 'node:child_process';
import { auditVerdict } from './checks/audit-verdict.ts';

const asked = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  },
);
const { passes, words } = auditVerdict(asked.stdout ?? '');
console.log(words);
process.exitCode = passes ? 0 : 1;
