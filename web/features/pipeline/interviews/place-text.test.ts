import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

const text = (current_city: string | null, preferred_location: string | null) =>
  placeText({ current_city, preferred_location });

it('where somebody wants to work is told beside the city, unless it is the same', () => {
  expect(text('Coimbatore', 'Pune')).toBe('Coimbatore, prefers Pune');
  expect(text('Delhi', 'Pune / Bengaluru')).toBe('Delhi, prefers Pune / Bengaluru');
  expect(text(null, 'Pune')).toBe('City not specified, prefers Pune');
  expect(text('Pune', ' pune ')).toBe('Pune');
  expect(text('Pune', null)).toBe('Pune');
  expect(text('Pune', ' ')).toBe('Pune');
  expect(text(null, null)).toBe('City not specified');
});
