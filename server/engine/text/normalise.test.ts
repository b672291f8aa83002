import { expect, it } from 'vitest';
import { normaliseText } from './normalise.ts';

it('writes the digits of every Indian script as Latin ones and drops marks of trade', () => {
  expect(normaliseText('९८७ ٩٨٧ ௯ PMP®')).toBe('987 987 9 PMP');
});

it('breaks words of more than 80 letters and lines of more than 500, and no others', () => {
  const word = 'a'.repeat(81);
  expect(normaliseText(word)).toBe(`${'a'.repeat(80)} a`);
  expect(normaliseText('a'.repeat(80))).toHaveLength(80);
  const line = 'ab '.repeat(200);
  expect(
    normaliseText(line)
      .split('\n')
      .map(({ length }) => length),
  ).toEqual([500, 100]);
  expect(normaliseText('ab '.repeat(100))).not.toContain('\n');
});
