import { expect, it } from 'vitest';
import { detailsText } from './details-text.ts';

it('names fields as people do', () => {
  expect(detailsText('job.update', ['ctc_min', 'title'])).toBe('CTC min, title');
  expect(detailsText('session.start', [])).toBe('');
});

it('says in words what else is noted beside a deed', () => {
  expect(detailsText('two_step.require', ['hr_manager', 'vendor'])).toBe(
    'Of HR Manager, HR Recruiter External',
  );
  expect(detailsText('two_step.require', [])).toBe('Of nobody any more');
  expect(detailsText('api_token.create', ['candidates:read'])).toBe('Read candidates and resumes');
  expect(detailsText('consent.give', ['self'])).toBe('The person');
  expect(detailsText('retention.rule', ['off'])).toBe('No rule any more');
  expect(detailsText('retention.rule', ['months'])).toBe('The months since the last activity');
  expect(detailsText('candidate.export', ['xlsx', '20 rows', 'search', 'ctc_min'])).toBe(
    'XLSX, 20 rows, filtered by search, CTC min',
  );
  expect(detailsText('candidate.export', ['csv', '1 row'])).toBe('CSV, 1 row');
  expect(detailsText('audit.export', ['person'])).toBe('Filtered by person');
  expect(detailsText('audit.export', [])).toBe('All of it');
});

it('leaves what another version of the product has noted as it is', () => {
  expect(detailsText('consent.give', ['letter'])).toBe('letter');
  expect(detailsText('two_step.require', ['auditor'])).toBe('Of auditor');
});
