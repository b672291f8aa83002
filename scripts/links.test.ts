import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const papers = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

it.each(papers)('%s leads nowhere that is not there', (paper) => {
  const links = [...readFileSync(join(ROOT, paper), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)];
  const files = links.map(([, to]) => to!).filter((to) => !/^(https?|mailto):/.test(to));
  expect(files.filter((to) => !existsSync(join(ROOT, dirname(paper), to)))).toEqual([]);
});
