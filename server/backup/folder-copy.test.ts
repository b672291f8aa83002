import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/embedded.ts';
import { FolderCopy } from './folder-copy.ts';

test('a second copying brings what was changed, added and deleted, and leaves the rest', async () => {
  const from = temporaryFolder();
  const to = join(temporaryFolder(), 'copy');
  const put = (name: string, content: string, secondsAgo: number) => {
    writeFileSync(join(from, name), content);
    const at = Date.now() / 1000 - secondsAgo;
    utimesSync(join(from, name), at, at);
  };
  mkdirSync(join(from, 'base'));
  mkdirSync(join(from, 'empty'));
  put('base/settled', 'settled', 60);
  put('base/grows', 'grows', 60);
  put('base/goes', 'goes', 60);
  put('base/fresh', 'fresh', 0);
  const copy = new FolderCopy(from, to);
  await copy.refresh();
  expect(readdirSync(to, { recursive: true }).length).toBe(6);

  // what no one would do: to see that it is not copied again, the copy is marked
  writeFileSync(join(to, 'base/settled'), 'marked');
  appendFileSync(join(from, 'base/grows'), ' on');
  rmSync(join(from, 'base/goes'));
  put('base/new', 'new', 60);
  // written within the same tick of the clock: it looks as it did
  const { mtime } = statSync(join(from, 'base/fresh'));
  writeFileSync(join(from, 'base/fresh'), 'FRESH');
  utimesSync(join(from, 'base/fresh'), mtime, mtime);
  await copy.refresh();
  const read = (name: string) => readFileSync(join(to, 'base', name), 'utf8');
  expect(readdirSync(join(to, 'base')).sort()).toEqual(['fresh', 'grows', 'new', 'settled']);
  expect([read('fresh'), read('grows'), read('new'), read('settled')]).toEqual([
    'FRESH',
    'grows on',
    'new',
    'marked',
  ]);
});
