import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameOf } from './screen-files.ts';

const pageOf = (name: string) =>
  readFileSync(new URL(`../web/app/pages/${name}.page.tsx`, import.meta.url), 'utf8');

test('how a screen begins is read from its source', () => {
  expect(frameOf(pageOf('audit-log'))).toEqual({
    title: 'Audit Log',
    subtitle: [{ may: null, text: expect.stringMatching(/^Who did what/) as string }],
    width: null,
    leadsBack: true,
  });
  expect(frameOf(pageOf('settings'))).toMatchObject({ title: 'Settings', width: 'wide', leadsBack: false });
  expect(frameOf(pageOf('submit-candidate'))).toEqual({
    title: 'Submit Candidate',
    subtitle: [],
    width: 'form',
    leadsBack: true,
  });
});

test('what depends on what is shown is left out', () => {
  expect(frameOf(pageOf('candidate')).title).toBeNull();
  expect(frameOf(pageOf('edit-candidate'))).toMatchObject({ title: 'Edit Candidate', subtitle: [] });
  expect(frameOf(pageOf('auth'))).toEqual({ title: null, subtitle: [], width: null, leadsBack: false });
});

test('a subtitle that hangs on what the reader may do is known for each of them', () => {
  expect(frameOf(pageOf('jobs'))).toMatchObject({
    title: 'Jobs',
    subtitle: [
      { may: 'job.create', text: 'Manage all job postings and candidates' },
      { may: null, text: 'Manage your job postings and candidates' },
    ],
  });
  expect(frameOf(pageOf('submissions')).subtitle.map(({ may }) => may)).toEqual([
    'submission.ledger',
    'submission.existing',
    null,
  ]);
});

test.each(['executive', 'profile', 'create-candidate', 'vector-conversion', 'intake', 'retention'])(
  'the screen %s begins with heading and subtitle, which are there before the program',
  (name) => {
    const { title, subtitle } = frameOf(pageOf(name));
    expect(title).not.toBeNull();
    // Longer than what comes after it on a phone: it is what a first look waits for.
    expect(subtitle.map(({ text }) => text.length)).toEqual([
      expect.toSatisfy((length: number) => length > 60),
    ]);
  },
);
