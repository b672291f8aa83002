import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractCandidate } from '../engine/index.ts';
import { readResumeText } from './read-resume-text.ts';

// The samples as they arrive: read by our reader, understood by the engine, scored field by field. The scan is not
// among them: it is read in a browser, in e2e/read-resumes.spec.ts.

const SAMPLES = join(import.meta.dirname, '../../samples');
const REPORT = '.cache/reports/samples.txt';
const FIELDS = [
  'name',
  'email',
  'phone',
  'current_city',
  'current_position',
  'current_company',
  'experience_years',
  'skills',
  'current_ctc',
  'expected_ctc',
  'notice_period_days',
] as const;

type Field = (typeof FIELDS)[number];
type Value = string | number | readonly string[] | null | undefined;

interface Sample {
  file: string;
  outcome: string;
  /** a field that the resume does not state is left out, and must stay blank */
  expected?: Partial<Record<Field, Value>>;
}

const { as_of: today, samples } = JSON.parse(readFileSync(join(SAMPLES, 'expected.json'), 'utf8')) as {
  as_of: string;
  samples: Sample[];
};
const readable = samples.filter(({ outcome }) => outcome === 'read');

const score = new Map(FIELDS.map((field) => [field, { right: 0, total: 0 }]));
const misses: string[] = [];

beforeAll(async () => {
  for (const { file, expected = {} } of readable) {
    const bytes = readFileSync(join(SAMPLES, file));
    const { text, lines } = await readResumeText({ fileName: file, bytes });
    const found = extractCandidate(text, lines ? { lines } : null, today);
    for (const field of FIELDS) {
      const missed = missing(found[field], expected[field]);
      const wanted = Array.isArray(expected[field]) ? expected[field].length : 1;
      const points = score.get(field)!;
      points.right += 1 - missed.length / wanted;
      points.total += 1;
      if (missed.length > 0) misses.push(`${file}: ${field} ${missed.map(String).join(', ')}`);
    }
  }
});

afterAll(() => {
  const rows = [...score].map(([field, points]) => row(field, points));
  const table = [
    `${readable.length} sample resumes, read and understood: fields right`,
    ...rows,
    row('all fields', overall()),
    ...misses.map((miss) => `  missed: ${miss}`),
  ].join('\n');
  process.stdout.write(`\n${table}\n`);
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, table);
});

/** What was expected and is not there: of the skills those that were not found. */
function missing(found: Value, expected: Value): readonly Value[] {
  if (!Array.isArray(expected)) return plain(found) === plain(expected) ? [] : [expected];
  const known = new Set((found as string[]).map(plain));
  return expected.filter((skill: string) => !known.has(plain(skill)));
}

/** Case and punctuation are not scored. */
function plain(value: Value): string {
  return String(value ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function overall(): { right: number; total: number } {
  const all = [...score.values()];
  return {
    right: all.reduce((sum, { right }) => sum + right, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
  };
}

function row(name: string, { right, total }: { right: number; total: number }): string {
  const shown = Number.isInteger(right) ? String(right) : right.toFixed(1);
  return `  ${name.padEnd(20)} ${`${shown}/${total}`.padStart(9)}  ${((right / total) * 100).toFixed(1).padStart(5)} %`;
}

it('are enough to say something', () => {
  expect(readable.length).toBeGreaterThanOrEqual(13);
});

it('get at least 99 % of their fields right', () => {
  const { right, total } = overall();
  expect(right / total).toBeGreaterThanOrEqual(0.99);
});

it('leave no field under 97 %', () => {
  const weak = [...score].filter(([, { right, total }]) => right < 0.97 * total);
  expect(weak).toEqual([]);
});
