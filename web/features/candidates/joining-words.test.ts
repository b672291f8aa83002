import { expect, it } from 'vitest';
import { joiningWords } from './joining-words.ts';

it('says how late somebody is, unless they have joined', () => {
  const of = (days_to_join: number | null, ...statuses: ('joined' | 'offer_released')[]) =>
    joiningWords({ days_to_join, assignments: statuses.map((status) => ({ status })) });
  expect(of(-9, 'offer_released')).toEqual({ text: '9 days overdue', isLate: true });
  expect(of(-9, 'offer_released', 'joined')).toEqual({ text: 'Joined', isLate: false });
  // Somebody may look for the next job.
  expect(of(30, 'joined')).toEqual({ text: '30 days', isLate: false });
  expect(of(null)).toEqual({ text: 'Not specified', isLate: false });
});
