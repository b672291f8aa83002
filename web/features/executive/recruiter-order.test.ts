import { expect, it } from 'vitest';
import { inOrder, type Recruiter } from './recruiter-order.ts';

const recruiter = (name: string | null, submitted: number, days_to_first_move: number | null): Recruiter => ({
  user_id: null,
  name,
  company: null,
  is_active: true,
  submitted,
  interviewed: 0,
  offers: 0,
  hires: 0,
  decided: submitted,
  interview_rate: 0,
  days_to_first_move,
});
const all = [
  recruiter('Ravi', 3, 4),
  recruiter('asha', 3, null),
  recruiter(null, 9, 1.5),
  recruiter('Meera', 1, 12),
];
const names = (sort: Parameters<typeof inOrder>[1]) => inOrder(all, sort).map(({ name }) => name);

it('orders by a figure either way, equals by name', () => {
  expect(names('-submitted')).toEqual([null, 'asha', 'Ravi', 'Meera']);
  expect(names('submitted')).toEqual(['Meera', 'asha', 'Ravi', null]);
});

it('has those last who have no figure, whichever way', () => {
  expect(names('days_to_first_move')).toEqual([null, 'Ravi', 'Meera', 'asha']);
  expect(names('-days_to_first_move')).toEqual(['Meera', 'Ravi', null, 'asha']);
});

it('orders by name without regard to capitals, the unknown by their word', () => {
  expect(names('name')).toEqual(['asha', 'Meera', null, 'Ravi']);
  expect(names('-name')).toEqual(['Ravi', null, 'Meera', 'asha']);
});
