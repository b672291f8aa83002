import { expect, it } from 'vitest';
import { auditDetails } from './audit-details.ts';

it('names fields as people do', () => {
  expect(auditDetails('job.update', ['ctc_min', 'title'])).toBe('CTC min, title');
  expect(auditDetails('session.start', [])).toBe('');
});

it('says in words what else is noted beside a deed', () => {
  expect(auditDetails('two_step.require', ['hr_manager', 'vendor'])).toBe(
    'Required of HR Manager, HR Recruiter External',
  );
  expect(auditDetails('two_step.require', [])).toBe('Required of nobody any more');
  expect(auditDetails('api_token.create', ['candidates:read'])).toBe('Read candidates and resumes');
  expect(auditDetails('consent.give', ['self'])).toBe('Source: The person');
  expect(auditDetails('retention.rule', ['off'])).toBe('No rule any more');
  expect(auditDetails('retention.rule', ['months'])).toBe('The months since the last activity');
  expect(auditDetails('candidate.export', ['xlsx', '20 rows', 'search', 'ctc_min'])).toBe(
    'XLSX, 20 rows, filtered by search, CTC min',
  );
  expect(auditDetails('candidate.export', ['csv', '1 row'])).toBe('CSV, 1 row');
  expect(auditDetails('job.remind', ['7', '4 candidates', '1 mail'])).toBe(
    'More than 7 days: 4 candidates, 1 mail',
  );
  expect(auditDetails('audit.export', ['person'])).toBe('Filtered by person');
  expect(auditDetails('audit.export', [])).toBe('All of it');
});

it('leaves what another version of the product has noted as it is', () => {
  expect(auditDetails('consent.give', ['letter'])).toBe('Source: letter');
  expect(auditDetails('two_step.require', ['auditor'])).toBe('Required of auditor');
});
