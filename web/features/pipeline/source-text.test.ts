import { expect, it } from 'vitest';
import { sourceText } from './source-text.ts';

it('names the vendor company only where there is one to name', () => {
  expect(sourceText({ source: 'internal', company_name: null })).toBe('Internal');
  expect(sourceText({ source: 'vendor', company_name: 'Talent Bridge' })).toBe('Vendor: Talent Bridge');
  // To a recruiter it is not told.
  expect(sourceText({ source: 'vendor' })).toBe('Vendor');
});
