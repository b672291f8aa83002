import { expect, it } from 'vitest';
import { anotherPersonCame } from './another-person.ts';
import { choose, chooseAgain, chooser, forgetChoice } from './kept-choice.ts';

const rows = (...keys: string[]) => new Map(keys.map((key) => [key, key]));

it('what comes late chooses again, but not over what was chosen since', () => {
  chooseAgain('list', rows('asha', 'ravi'), chooser());
  expect(forgetChoice('list')).toBe(2);
  choose('list', rows('meera'));
  chooseAgain('list', rows('asha', 'ravi'), chooser());
  expect(forgetChoice('list')).toBe(1);
});

it('what comes late chooses nothing for whoever has signed in meanwhile', () => {
  const by = chooser();
  choose('list', rows('meera'));
  anotherPersonCame();
  chooseAgain('list', rows('asha', 'ravi'), by);
  expect(forgetChoice('list')).toBe(0);
});
