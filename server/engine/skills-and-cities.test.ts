import { expect, it } from 'vitest';
import { readSkillsAndCities } from './skills-and-cities.ts';

it.each([
  ['tally indore', ['Tally'], ['Indore']],
  ['Tally in Indore', ['Tally'], ['Indore']],
  ['java pune', ['Java'], ['Pune']],
  ['pune, java', ['Java'], ['Pune']],
  ['machine learning bengaluru', ['Machine Learning'], ['Bangalore']],
  ['java and react navi mumbai', ['Java', 'React'], ['Navi Mumbai']],
  ['java react', ['Java', 'React'], []],
  ['rope access kochi', ['rope access'], ['Kochi']],
])('reads the skills and cities of “%s”', (search, skills, cities) => {
  expect(readSkillsAndCities(search)).toEqual({ skills, cities });
});

it.each(['java', 'pune', 'pune indore', 'asha rao', 'asha java', 'in', '', '  ', 'asha pune rao'])(
  'takes “%s” for no such search',
  (search) => {
    expect(readSkillsAndCities(search)).toBeNull();
  },
);
