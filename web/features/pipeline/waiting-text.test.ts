import { expect, it } from 'vitest';
import { waitingText } from './waiting-text.ts';

it('says how long somebody has waited where they stand, and nothing of those who wait for nothing', () => {
  expect(waitingText({ status: 'interviewed', days_in_status: 33 })).toBe('for 33 days');
  expect(waitingText({ status: 'on_hold', days_in_status: 1 })).toBe('for 1 day');
  expect(waitingText({ status: 'submitted', days_in_status: 0 })).toBe('since today');
  expect(waitingText({ status: 'submitted', days_in_status: null })).toBeNull();
  expect(waitingText({ status: 'joined', days_in_status: 33 })).toBeNull();
  expect(waitingText({ status: 'rejected', days_in_status: 3 })).toBeNull();
});
