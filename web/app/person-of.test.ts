import { expect, test } from 'vitest';
import { beforePerson, personOf } from './person-of.ts';

const list = { pathname: '/candidates', search: { page: 2 }, index: 3 };
const page = { pathname: '/candidate/7', search: {}, index: 4 };
const form = { pathname: '/edit-candidate/7', search: {}, index: 5 };

test('a person is known by the page and by the form', () => {
  expect([page, form, list].map(({ pathname }) => personOf(pathname))).toEqual(['7', '7', undefined]);
});

test('between a person’s page and form one still comes from the list, a step back or more', () => {
  expect(beforePerson('7', list, 'hr')).toEqual(list);
  const further = { ...list, index: undefined };
  expect(beforePerson('7', page, 'hr')).toEqual(further);
  expect(beforePerson('7', form, 'hr')).toEqual(further);
});

test('of somebody else, and for somebody else, nothing is known of that', () => {
  expect(beforePerson('7', list, 'hr')).toEqual(list);
  expect(beforePerson('8', page, 'hr')).toEqual(page);
  expect(beforePerson('8', { ...page, pathname: '/candidate/8' }, 'recruiter')).toMatchObject({
    pathname: '/candidate/8',
  });
  expect(beforePerson('7', undefined, 'hr')).toBeUndefined();
  expect(beforePerson('7', page, 'hr')).toEqual(page);
});
