import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { phoneDigits } from './phone.ts';
import { sessionRoutes } from './session.ts';
import { cleanList, composed, counted, countListed, numberListed, shown } from './text.ts';

it('tells numbers as they are read in India, and beyond what is counted that there are more', () => {
  const told = [0, 1, 1234, limits.counted, limits.counted + 1].map((total) =>
    countListed(total, 'candidate'),
  );
  expect(told).toEqual([
    '0 candidates',
    '1 candidate',
    '1,234 candidates',
    '10,000 candidates',
    'More than 10,000 candidates',
  ]);
  expect(countListed(2, 'entry', 'entries')).toBe('2 entries');
  expect(counted(123_456, 'assignment')).toBe('1,23,456 assignments');
  expect(numberListed(limits.counted + 1)).toBe('more than 10,000');
});

it('leaves nothing of a text that shows nothing, and what stands within as it is', () => {
  for (const nothing of [
    '',
    ' \t\n',
    '\u200B\u200B',
    '\u2060 \u202E',
    '\u3164',
    '\uFEFF\u00AD\u2800',
    '\uFE0F\uFE0F',
    '\u034F',
    '\u{E0061}\u{E0062}',
    '\u0001',
  ])
    expect(shown(nothing)).toBe('');
  expect(shown('\u200B Asha Rao\uFEFF ')).toBe('Asha Rao');
  // As they come along from a chat or an address book.
  expect(shown('\u202Aasha@example.com\u202C')).toBe('asha@example.com');
  expect(shown('Talent Bridge\u200E')).toBe('Talent Bridge');
  expect(shown('\u3164Ravi')).toBe('Ravi');
  expect(shown('Asha\u0001 Rao')).toBe('Asha Rao');
  expect(shown('First\tline\nand another')).toBe('First\tline\nand another');
  // Written so before these letters had characters of their own.
  expect(shown('രാജന്\u200D ')).toBe('രാജന്\u200D');
  expect(shown('ত্\u200D')).toBe('ত্\u200D');
  // The joiner makes a half letter of it, and a family of three.
  expect(shown('क्\u200Dष')).toBe('क्\u200Dष');
  expect(shown('👩\u200D👩\u200D👧')).toBe('👩\u200D👩\u200D👧');
});

it('takes what reads the same as the same, however its accents are written', () => {
  expect(cleanList(['Caf\u00E9', 'Cafe\u0301', 'café '])).toEqual(['Caf\u00E9']);
});

describe('a letter with more marks than any writing has', () => {
  // Of two kinds, which have to be put in order: that takes the square of their number.
  const piled = (count: number) => `a${'\u0301'.repeat(count)}${'\u0323'.repeat(count)}`;

  it('keeps thirty of them, and others all that they have', () => {
    expect(Array.from(composed(piled(500), 'NFC').normalize('NFD'))).toHaveLength(31);
    for (const text of ['e\u0301', 'Việt Nam', 'मुंबई', 'தமிழ்', piled(15)])
      expect(composed(text)).toBe(text.normalize('NFC'));
    expect(composed('ＡＢ１', 'NFKC')).toBe('AB1');
  });

  it('holds nobody up where it is typed', () => {
    const start = performance.now();
    const email = piled(250_000);
    expect(sessionRoutes.signIn.body.safeParse({ email, password: 'x' }).success).toBe(false);
    expect(phoneDigits(email)).toBeNull();
    // It took minutes.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
