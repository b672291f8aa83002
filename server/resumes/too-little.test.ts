import { afterAll, beforeEach, expect, it } from 'vitest';
import { isTooLittle } from '#reading/enough-text.ts';
import { limits } from '#contract/limits.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { hasTooLittle } from './too-little.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const enough = limits.resume.text.giveUp;
const letters = (count: number) => 'a'.repeat(count);

it.each([
  ['nothing', '', true],
  ['one too few', letters(enough - 1), true],
  ['just enough', letters(enough), false],
  ['blanks around', `\n\t \u00A0${letters(enough - 1)}\u3000\uFEFF\r\n`, true],
  ['blanks alone', ' \n\u2028\u205F'.repeat(enough), true],
  ['blanks in a row', `${letters(10)}${' \n'.repeat(50)}${letters(enough - 12)}`, true],
  ['a blank between', `${letters(10)} ${letters(enough - 11)}`, false],
  ['words of one letter', Array.from({ length: enough / 2 + 1 }, () => 'a').join('\n'), false],
  ['signs beyond the first plane', '𝔞'.repeat(enough - 1), true],
  ['enough of those', '𝔞'.repeat(enough), false],
  ['a script without Latin letters', 'चाय-पकौड़ा-बारिश-छाता', false],
  ['a long one', `${' '.repeat(500)}${'word '.repeat(20_000)}`, false],
])('the readers and the database judge alike: %s', async (_what, text, tooLittle) => {
  await buildCandidate(app, { resume_summary: text });
  const [row] = await app.database.db
    .select({ it: hasTooLittle(candidates.resume_summary) })
    .from(candidates);
  expect([isTooLittle(text), row?.it]).toEqual([tooLittle, tooLittle]);
});
