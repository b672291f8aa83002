import { expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';
import { eachSaidOnce } from './said-twice.ts';

const told = (...names: string[]) => names.map((name) => ({ name, listedAt: null }));
const names = (skills: readonly { name: string }[]) => skills.map(({ name }) => name);

it.each([
  ['Flat Handover', 'Handover of Flats'],
  ['Billing and Cash', 'Cash & Billing'],
  ['Brand Tracking', 'Brand Track'],
  ['Cost Sheets', 'Costing Sheet'],
  ['Annual Operating Plan', 'AOP'],
  ['TDS', 'Tax Deducted at Source'],
])('says once %s and %s', (one, other) => {
  expect(names(eachSaidOnce(told(one, 'Tally', other)))).toEqual([one, 'Tally']);
});

it.each([
  ['Design Systems', 'System Design'],
  ['Product Management', 'Production Management'],
  ['Bank Reconciliation', 'Bank Liaison'],
  ['SSIS', 'SSI'],
  ['Java', 'JavaScript'],
  ['AOP', 'APO'],
])('keeps %s beside %s', (one, other) => {
  expect(names(eachSaidOnce(told(one, other)))).toEqual([one, other]);
});

it('calls it as the writer’s own list does', () => {
  const listed = { name: 'Handover of Flats', listedAt: 3 };
  expect(names(eachSaidOnce([...told('Flat Handover'), listed]))).toEqual(['Handover of Flats']);
});

it('keeps initials that a list holds beside words that begin so', () => {
  const [crm, risk] = [
    { name: 'CRM', listedAt: 1 },
    { name: 'Credit Risk Management', listedAt: 2 },
  ];
  expect(eachSaidOnce([crm, risk])).toEqual([crm, risk]);
});

it('names cash forecasting once, however a resume writes it', () => {
  const read = (list: string) =>
    extractCandidate(
      [
        'Farhan Qureshi',
        'Experience',
        'Treasury Analyst, Coral Shipping, 2016 - present',
        '• 13-week cash forecast, cash forecasting for 9 entities',
        list,
      ].join('\n'),
      null,
      '2026-11-21',
    ).skills.filter((skill) => /cash/i.test(skill));
  expect(read('Skills: Cash flow forecasting, SQL, Kyriba')).toEqual(['Cash Flow Forecasting']);
  expect(read('Skills: SQL, Kyriba')).toHaveLength(1);
});
