import { describe, expect, it } from 'vitest';
import { deservesNextMethod, deservesOcr, isTooLittle, readUntilEnough } from './enough-text.ts';

const letters = (count: number) => 'a'.repeat(count);

describe('thresholds', () => {
  it.each([
    ['the next method under 50', deservesNextMethod, 50],
    ['OCR under 30', deservesOcr, 30],
    ['giving up under 20', isTooLittle, 20],
  ])('%s characters', (_what, rule, threshold) => {
    expect(rule(letters(threshold - 1))).toBe(true);
    expect(rule(letters(threshold))).toBe(false);
  });

  it('counts no blanks that say nothing', () => {
    expect(isTooLittle(`${letters(10)}${' '.repeat(50)}\n\n${letters(8)}\n`)).toBe(true);
  });
});

describe('readUntilEnough', () => {
  const brings = (text: string) => () => Promise.resolve({ text });
  const fails = (message: string) => () => Promise.reject(new Error(message));

  it('stops at the first method that brings enough', async () => {
    const methods = [brings(letters(50)), fails('was tried'), brings(letters(90))];
    expect(await readUntilEnough(methods)).toEqual({ text: letters(50) });
  });

  it('keeps the richest text when none brings enough', async () => {
    const methods = [brings(letters(5)), brings(letters(40)), brings(letters(8))];
    expect(await readUntilEnough(methods)).toEqual({ text: letters(40) });
  });

  it('goes on after a method that fails', async () => {
    expect(await readUntilEnough([fails('broken'), brings(letters(25))])).toEqual({ text: letters(25) });
  });

  it('fails as the first method did when there is no text at all', async () => {
    await expect(readUntilEnough([fails('first'), fails('second')])).rejects.toThrow('first');
  });

  it('brings nothing when every method finds an empty file', async () => {
    expect(await readUntilEnough([brings(''), brings('')])).toEqual({ text: '' });
  });
});
