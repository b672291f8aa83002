import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const GUIDE = join(ROOT, 'docs/guide');
const IMAGES = join(GUIDE, 'images');
const MOST_BYTES = { one: 150_000, all: 3_000_000 };

const pages = readdirSync(GUIDE).filter((name) => name.endsWith('.md'));
const read = (name: string) => readFileSync(join(GUIDE, name), 'utf8');
const shown = pages.flatMap((name) =>
  [...read(name).matchAll(/\(images\/([\w-]+\.png)\)/g)].map(([, file]) => file!),
);
const journeys = readFileSync(join(ROOT, 'e2e/guide.spec.ts'), 'utf8');

describe('the user guide', () => {
  it('shows pictures that a journey takes, each once', () => {
    expect(shown.length).toBeGreaterThanOrEqual(pages.length - 1);
    const taken = [...journeys.matchAll(/guide\.picture\('([\w-]+)'\)/g)].map(([, name]) => `${name}.png`);
    expect([...new Set(taken)].toSorted()).toEqual(shown.toSorted());
  });

  it('has each of them, and no others, all of them small', () => {
    const files = readdirSync(IMAGES);
    expect(files.toSorted()).toEqual(shown.toSorted());
    const sizes = files.map((file) => ({ file, bytes: statSync(join(IMAGES, file)).size }));
    expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES.one)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES.all);
  });

  it('has a journey for each page that has steps, which finds all that the page names', () => {
    const followed = [...journeys.matchAll(/follow\(\s*page,\s*\{\s*name: '([\w-]+)'/g)].map(
      ([, name]) => `${name}.md`,
    );
    expect(followed.toSorted()).toEqual(pages.filter((name) => name !== 'README.md').toSorted());
    // By `follow`, for each of them: nothing else opens a page of the guide.
    const support = readFileSync(join(ROOT, 'e2e/support/guide.ts'), 'utf8');
    expect(support).not.toContain('export async function followGuide');
    expect(support.match(/await steps\(guide\);\s*guide\.isFollowed\(\);/g)).toHaveLength(1);
  });

  it('lists every page', () => {
    const index = read('README.md');
    expect(pages.filter((name) => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([]);
  });
});
