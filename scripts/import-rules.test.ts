import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A small tree with one break of every rule, judged by the real program with the project's own configuration.

const CONFIG = resolve('.dependency-cruiser.mjs');
const PROGRAM = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const FOLDERS = ['contract', 'reading', 'server', 'web', 'e2e', 'scripts'];

/** rule → the breaks: importing file, what it imports (as written), how */
const BREAKS: Record<string, [from: string, to: string, how?: 'type'][]> = {
  'everything-resolves': [['server/jobs/lost.ts', './nowhere.ts']],
  'no-circular': [['server/jobs/about.ts', './round.ts']],
  'nothing-imports-a-test': [['server/jobs/uses-test.ts', './publish-job.test.ts']],
  'contract-is-a-leaf': [
    ['contract/above.ts', '#server/jobs/publish-job.ts'],
    ['contract/above-type.ts', '#web/lib/money.ts', 'type'],
    ['contract/above-reading.ts', '#reading/read-bytes.ts'],
  ],
  'contract-needs-only-zod': [
    ['contract/package.ts', 'pg'],
    ['contract/node.ts', 'node:fs'],
  ],
  'reading-serves-both-sides': [
    ['reading/above.ts', '#server/db/client.ts', 'type'],
    ['reading/above.ts', '../web/lib/money.ts'],
  ],
  'reading-runs-everywhere': [['reading/from-disk.ts', 'node:fs/promises']],
  'reading-comes-with-the-first-file': [['web/features/resumes/field.tsx', '#reading/read-bytes.ts']],
  'web-and-server-meet-only-in-contract': [
    ['web/lib/row.ts', '#server/jobs/publish-job.ts', 'type'],
    ['web/lib/row.tsx', '../../server/jobs/publish-job.ts'],
  ],
  'server-knows-no-web': [['server/main.ts', '#web/lib/money.ts']],
  'web-runs-in-a-browser': [['web/lib/path.ts', 'node:path']],
  'journeys-drive-from-outside': [['e2e/hr-posts-a-job.spec.ts', '#server/jobs/publish-job.ts']],
  'repo-is-private-to-its-module': [
    ['server/candidates/steal.ts', '../jobs/jobs.repo.ts'],
    ['server/candidates/steal-type.ts', '#server/jobs/jobs.repo.ts', 'type'],
  ],
  'repo-is-private-to-the-server': [
    ['server/app.ts', './jobs/jobs.repo.ts'],
    ['scripts/repair.ts', '#server/jobs/jobs.repo.ts'],
  ],
  'routes-are-mounted-only-by-app': [['server/jobs/upwards.ts', './jobs.routes.ts']],
  'core-and-adapters-know-no-domain': [
    ['server/core/actor.ts', '../jobs/publish-job.ts'],
    ['server/mail/send.ts', '#server/jobs/publish-job.ts', 'type'],
  ],
  'ai-knows-engines-only': [['server/ai/ask.ts', '../jobs/publish-job.ts']],
  'engine-stands-alone': [['server/engine/score.ts', '#server/db/client.ts', 'type']],
  'engine-does-no-io': [
    ['server/engine/read-file.ts', 'node:fs/promises'],
    ['server/engine/ask.ts', 'node:http'],
    ['server/engine/query.ts', 'pg'],
  ],
  'test-helpers-stay-in-tests': [['server/jobs/with-helper.ts', '../test/factories.ts']],
  'features-are-composed-in-app': [
    ['web/features/jobs/list.tsx', '../candidates/card.tsx'],
    ['web/features/jobs/page.tsx', '#web/app/router.tsx', 'type'],
  ],
  'moves-stand-on-interviews-on-deeds': [
    ['web/features/pipeline/deeds/deed.ts', '../interviews/interview-dialog.tsx'],
    ['web/features/pipeline/interviews/interview-dialog.tsx', '../moves/move-dialog.tsx', 'type'],
  ],
  'shared-web-knows-no-feature': [['web/ui/badge.tsx', '#web/features/candidates/card.tsx', 'type']],
};

/** Imports as the layout wants them: none may be reported. */
const ALLOWED: [from: string, to: string, how?: 'type'][] = [
  ['contract/candidate.ts', 'zod'],
  ['contract/candidate.test.ts', 'pg'],
  ['reading/read-bytes.ts', '#contract/candidate.ts'],
  ['server/resumes/read.ts', '#reading/read-bytes.ts'],
  ['web/features/resumes/resume.worker.ts', '#reading/read-bytes.ts'],
  ['web/features/resumes/use-reading.ts', '#reading/resume-read-error.ts'],
  ['server/app.ts', './jobs/jobs.routes.ts'],
  ['server/jobs/jobs.routes.ts', './publish-job.ts'],
  ['server/jobs/publish-job.ts', './jobs.repo.ts'],
  ['server/jobs/publish-job.ts', '#contract/candidate.ts'],
  ['server/jobs/publish-job.test.ts', '../test/factories.ts'],
  ['server/candidates/add-candidate.ts', '../jobs/publish-job.ts'],
  ['server/db/client.ts', '../core/clock.ts'],
  ['server/engine/embed.ts', '#contract/candidate.ts'],
  ['server/engine/embed.ts', 'node:crypto'],
  ['server/engine/embed.test.ts', 'node:fs'],
  ['web/app/router.tsx', '#web/features/candidates/card.tsx'],
  ['web/features/candidates/card.tsx', '#web/ui/gauge.tsx'],
  ['web/features/candidates/card.tsx', '#contract/candidate.ts', 'type'],
];

const PLAIN_FILES = [
  'server/core/clock.ts',
  'server/jobs/jobs.repo.ts',
  'server/test/factories.ts',
  'web/features/pipeline/moves/move-dialog.tsx',
  'web/lib/money.ts',
  'web/ui/gauge.tsx',
  'reading/resume-read-error.ts',
];

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

let folder: string;
let violations: Violation[];

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function writeTree(): Promise<void> {
  const imports = Object.fromEntries(FOLDERS.map((name) => [`#${name}/*`, `./${name}/*`]));
  await write(
    'package.json',
    JSON.stringify({ type: 'module', imports, dependencies: { pg: '1', zod: '1' } }),
  );
  for (const name of ['pg', 'zod']) {
    await write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
    await write(`node_modules/${name}/index.js`, 'export {};');
  }
  const lines = new Map<string, string[]>(PLAIN_FILES.map((path) => [path, []]));
  for (const [from, to, how] of [...ALLOWED, ...Object.values(BREAKS).flat()]) {
    const line = how === 'type' ? `import type { Thing } from '${to}';` : `import { thing } from '${to}';`;
    lines.set(from, [...(lines.get(from) ?? []), line]);
  }
  lines.set('server/jobs/round.ts', ["import { thing } from './about.ts';"]);
  for (const [path, imported] of lines) {
    await write(path, `${imported.join('\n')}\nexport const thing = 1;\nexport type Thing = number;\n`);
  }
}

function judge(): Promise<Violation[]> {
  const args = [PROGRAM, '--config', CONFIG, '--output-type', 'json', ...FOLDERS];
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout) => {
      // the exit code is the number of violations; only a report that cannot be read is a failure
      try {
        done((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
      } catch {
        fail(error ?? new Error(stdout));
      }
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await writeTree();
  violations = await judge();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  const breaks = Object.entries(BREAKS).flatMap(([rule, broken]) =>
    broken.map(([from, to, how]) => ({ rule, from, to, how })),
  );

  it.each(breaks)('$rule: $from may not import $to', ({ rule, from, to }) => {
    const tail = to.replace(/^(#|(\.+\/)+|node:)/, '');
    const caught = violations.filter((found) => found.rule.name === rule && found.from === from);
    expect(caught.map((found) => found.to).some((path) => path.includes(tail))).toBe(true);
  });

  it('let through what the layout allows', () => {
    const broken = new Set([
      ...Object.values(BREAKS)
        .flat()
        .map(([from]) => from),
      'server/jobs/about.ts',
    ]);
    const unexpected = violations.filter(({ from }) => !broken.has(from));
    expect(unexpected.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('all have a break here', async () => {
    const config = (await import(pathToFileURL(CONFIG).href)) as {
      default: { forbidden: { name: string }[] };
    };
    expect(config.default.forbidden.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(BREAKS).toSorted(),
    );
  });
});
