import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldCompletion } from './field-completion.tsx';
import { BLANK_JOB, type JobFormValues } from './job-form-values.ts';

/** What the panel says, opened or not. */
function panel(filled: Partial<JobFormValues>, openedAtFirst = false): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <FieldCompletion values={{ ...BLANK_JOB, ...filled }} openedAtFirst={openedAtFirst} />
    </MantineProvider>,
  );
}

it.each<[Partial<JobFormValues>, string]>([
  [{}, '0/8 mandatory fields, 0%'],
  [{ title: 'Nurse', summary: 'Too short', locations: ['Kochi'] }, '2/8 mandatory fields, 25%'],
  [{ title: 'Nurse', mode_of_work: 'office', primary_skills: ['ICU'] }, '3/8 mandatory fields, 38%'],
  [{ department: 'Wards', secondary_skills: ['ICU'] }, '0/8 mandatory fields, 0%'],
])('counts of %o what is there and long enough', (filled, text) => {
  expect(panel(filled)).toContain(text);
});

it('is closed at first, unless something is left to fill in after AI', () => {
  expect(panel({})).toContain('aria-expanded="false"');
  expect(panel({ title: 'Nurse' }, true)).toContain('aria-expanded="true"');
});
