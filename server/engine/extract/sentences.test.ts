import { expect, it } from 'vitest';
import { PAGE_PARTS, SENTENCE_END } from './sentences.ts';

it.each([
  ['I joined Kaveri Mills. There I run six looms.', ['I joined Kaveri Mills.', 'There I run six looms.']],
  ['Worked under Mr. Rao at Kaveri Pvt. Ltd in Pune.', ['Worked under Mr. Rao at Kaveri Pvt. Ltd in Pune.']],
  [
    'Passed M.Sc. Chemistry (2019). "Best trainee" twice.',
    ['Passed M.Sc. Chemistry (2019).', '"Best trainee" twice.'],
  ],
])('parts sentences, not short forms: %s', (text, sentences) => {
  expect(text.split(SENTENCE_END)).toEqual(sentences);
});

it('takes a page of one line apart at bullets and wide gaps too', () => {
  expect('Asha Rao    Pune •Ran a ward. •Trained six'.split(PAGE_PARTS)).toEqual([
    'Asha Rao',
    'Pune •Ran a ward.',
    '•Trained six',
  ]);
});
