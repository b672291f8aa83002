import { expect, it } from 'vitest';
import { fitsFor, leaveNobodyText } from './matching-fits.tsx';

const job = { ctc_max: 500_000, locations: ['Indore'], mode_of_work: 'office' } as const;

it('people are narrowed down by what a job says something of', () => {
  const always = ['joins_soon', 'free_of_offers'];
  const fits = (change: Partial<Parameters<typeof fitsFor>[0]>) =>
    fitsFor({ ...job, locations: ['Indore'], ...change });
  expect(fits({})).toEqual(['within_budget', 'in_city', ...always]);
  expect(fits({ mode_of_work: null })).toEqual(['within_budget', 'in_city', ...always]);
  expect(fits({ ctc_max: null })).toEqual(['in_city', ...always]);
  // Whoever may not know the budget is sent none.
  expect(fits({ ctc_max: undefined })).toEqual(['in_city', ...always]);
  expect(fits({ mode_of_work: 'remote' })).toEqual(['within_budget', ...always]);
  expect(fits({ locations: [] })).toEqual(['within_budget', ...always]);
});

it('which of them leave nobody is said', () => {
  expect(leaveNobodyText(['within_budget'])).toBe('“Within budget” leaves nobody');
  expect(leaveNobodyText(['within_budget', 'in_city', 'joins_soon'])).toBe(
    "“Within budget”, “In the job's city”, and “Can join within 30 days” leave nobody",
  );
});
