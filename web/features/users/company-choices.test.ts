import { expect, it } from 'vitest';
import { ADD_NEW, companyOptions, matchingCompanies, newCompanyName } from './company-choices.ts';

const options = companyOptions(['Sarathi Staffing', 'Udaan Manpower']);
const valuesFor = (typed: string) => matchingCompanies(options, typed).map(({ value }) => value);

it('offers the way to a new company whatever has been typed', () => {
  expect(valuesFor('')).toEqual(['Sarathi Staffing', 'Udaan Manpower', ADD_NEW]);
  expect(valuesFor(' udaan ')).toEqual(['Udaan Manpower', ADD_NEW]);
  expect(valuesFor('udaan  man')).toEqual(['Udaan Manpower', ADD_NEW]);
  expect(valuesFor('Vendora')).toEqual([ADD_NEW]);
  expect(matchingCompanies(companyOptions([]), 'Vendora')).toHaveLength(1);
});

it('begins a new company with what was typed, but not with one that is there', () => {
  expect(newCompanyName(options, ' Vendora Staffing ')).toBe('Vendora Staffing');
  expect(newCompanyName(options, 'sarathi staffing')).toBe('');
  expect(newCompanyName(options, 'Udaan  manpower ')).toBe('');
  expect(newCompanyName(options, 'Hire \u00a0 Well')).toBe('Hire Well');
  expect(newCompanyName(options, 'Add new company…')).toBe('');
  expect(newCompanyName(options, '')).toBe('');
});
