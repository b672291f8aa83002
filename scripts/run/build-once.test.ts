import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildOnce } from './build-once.ts';

let folder: string;
let source: string;
let out: string;
/** how often something was made */
let made = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'niyukti-build-'));
  source = join(folder, 'source.ts');
  out = join(folder, 'out');
  made = 0;
  writeFileSync(source, 'one');
  vi.stubEnv('NODE_ENV', 'test'); // a build sets it
  for (const stream of ['log', 'error'] as const) vi.spyOn(console, stream).mockImplementation(() => {});
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (fails?: Error) =>
  buildOnce({
    name: 'thing',
    out,
    from: [source],
    make: async (next) => {
      made += 1;
      mkdirSync(next);
      writeFileSync(join(next, 'thing.js'), readFileSync(source, 'utf8'));
      await Promise.resolve();
      if (fails) throw fails;
    },
  });
const built = () => readFileSync(join(out, 'thing.js'), 'utf8');
/** what lies beside the source */
const rest = () => readdirSync(folder).filter((name) => name !== 'source.ts');

it('builds again when what it is made of has changed, and not before', async () => {
  expect([await build(), await build(), made, built()]).toEqual([true, true, 1, 'one']);
  writeFileSync(source, 'two');
  expect([await build(), made, built()]).toEqual([true, 2, 'two']);
  expect(rest()).toEqual(['out']);
});

it('leaves the last good one when it fails, and says why', async () => {
  await build();
  writeFileSync(source, 'two');
  expect([await build(new Error('a comma is missing')), built()]).toEqual([false, 'one']);
  expect(console.error).toHaveBeenCalledWith('Building the thing failed: a comma is missing');
  expect(rest()).toEqual(['out']);
});

it('takes away what a build has left that was stopped, and not what one works on', async () => {
  mkdirSync(`${out}-next-999999999`);
  mkdirSync(`${out}-next-${process.ppid}`);
  await build();
  expect(rest()).toEqual(['out', `out-next-${process.ppid}`]);
});

it('counts what another has made meanwhile of the same', async () => {
  await build();
  const theirs = readFileSync(join(out, '.made-of'), 'utf8');
  rmSync(out, { recursive: true });
  const mine = build();
  mkdirSync(out);
  writeFileSync(join(out, 'thing.js'), 'theirs');
  writeFileSync(join(out, '.made-of'), theirs);
  expect([await mine, built()]).toEqual([true, 'theirs']);
});
