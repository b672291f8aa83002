import { expect, it } from 'vitest';
import { sourceText } from './source-text.ts';

it('names the vendor company only where there is one to name', () => {
  expect(sourceText({ source: 'internal', company_name: null })).toBe('Internal');
  expect(sourceText({ source: 'vendor', company_name: 'Talent Bridge' })).toBe('Vendor: Talent Bridge');
  // To a recruiter it is not told.
  expect(sourceText({ source: 'vendor' })).toBe('Vendor');
});

it('names the vendor that owns the person, where somebody else has brought them', () => {
  const owner = { company_name: 'Talent Bridge', until: '2026-12-20' };
  expect(sourceText({ source: 'internal', company_name: null, owner })).toBe(
    'Internal, owned by Talent Bridge until December 20, 2026',
  );
  expect(sourceText({ source: 'vendor', company_name: 'Old Hands', owner })).toBe(
    'Vendor: Old Hands, owned by Talent Bridge until December 20, 2026',
  );
  expect(sourceText({ source: 'vendor', company_name: 'talent bridge ', owner })).toBe(
    'Vendor: talent bridge ',
  );
  expect(sourceText({ source: 'internal', company_name: null, owner: null })).toBe('Internal');
});
