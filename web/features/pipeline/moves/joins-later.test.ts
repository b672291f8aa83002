import { expect, it } from 'vitest';
import { manyJoinLaterText, joinsLaterText } from './joins-later.ts';

const TODAY = '2026-11-27';
const person = (name: string, joining_on: string | null) => ({ name, joining_on });

it('tells of a joining day that is still to come, and of none today, past or unknown', () => {
  expect(joinsLaterText('2026-11-28', TODAY)).toMatch(
    /^The joining date, November 28, 2026, is still to come\./,
  );
  for (const day of [TODAY, '2026-11-02', null]) expect(joinsLaterText(day, TODAY)).toBeNull();
});

it('names those of many people who join later', () => {
  const asha = person('Asha Rao', '2026-12-15');
  expect(manyJoinLaterText([person('Ravi Iyer', TODAY), person('Meena Das', null)], TODAY)).toBeNull();
  expect(manyJoinLaterText([person('Ravi Iyer', TODAY), asha], TODAY)).toBe(
    'Still to join: Asha Rao (December 15, 2026). Joined counts as a hire at once; at Offer Released they stay in Coming Up until then.',
  );
  expect(manyJoinLaterText([asha, asha, asha, asha, asha], TODAY)).toContain(
    '(December 15, 2026) and 2 more. ',
  );
});
