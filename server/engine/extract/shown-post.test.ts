import { describe, expect, it } from 'vitest';
import { extractCandidate } from '../extract-candidate.ts';
import { readDocument } from './document.ts';
import { shownEmployer, shownPost } from './shown-post.ts';

const shown = (post: string, line = post) => shownPost(post, readDocument(line));
const read = (...lines: string[]) =>
  extractCandidate(['Meera Joshi', 'meera@example.com', ...lines].join('\n'), null, '2026-11-21');

describe('a post', () => {
  it.each([
    ['Engineer to Dy. Manager', 'Dy. Manager'],
    ['Engineer to Dy. Manager Production', 'Dy. Manager Production'],
    ['Engineer to Sr. Engineer', 'Sr. Engineer'],
    ['Sales Officer to Area Sales Manager', 'Area Sales Manager'],
    ['Executive to Asst. Manager', 'Asst. Manager'],
    ['DGM to GM', 'GM'],
    ['Clerk promoted to Accountant', 'Accountant'],
  ])('of a career is the last: %s', (written, last) => {
    expect(shown(written)).toBe(last);
  });

  it('that the line goes on from is the one that it goes on to', () => {
    expect(shown('Engineer', 'Kaveri Gears - Engineer to Dy. Manager Production, 2016 – till date')).toBe(
      'Dy. Manager Production',
    );
  });

  it.each([
    'Chief of Staff to CEO',
    'Front Office Executive to General Manager',
    'Front Office Executive to Manager',
    'Business Analyst to Vice President',
    'Apprentice to Plant Manager',
    'HELPER TO MECHANIC',
    'Executive to Director',
    'Executive to Manager',
    'Manager to Managing Director',
    'Sales Executive to Production Manager',
    'Executive Assistant to Managing Director',
    'Manager to Engineer',
  ])('of who serves another is theirs: %s', (written) => {
    expect(shown(written)).toBe(written);
    expect(shown(written.split(/ to /i)[0] ?? '', written)).toBe(written.split(/ to /i)[0]);
  });

  it.each(['Post Merger Integration Manager', 'Position Papers Editor', 'POST MERGER INTEGRATION MANAGER'])(
    'keeps the word that may be a label: %s',
    (written) => {
      expect(shown(written)).toBe(written);
    },
  );

  it('loses its label in a line of capitals', () => {
    expect(shown('POST CUTTING MASTER')).toBe('CUTTING MASTER');
  });

  it('is read whole in a resume', () => {
    expect(
      read('Experience', 'Chief of Staff to CEO, Zoho Corporation, 2021 - present').current_position,
    ).toMatch(/^Chief of Staff/);
  });
});

describe('an employer', () => {
  it('keeps "Present" where it is a name', () => {
    expect(shownEmployer('Present Perfect Media', readDocument('Employer: Present Perfect Media'))).toBe(
      'Present Perfect Media',
    );
    expect(
      read('Employer: Present Perfect Media', 'Designation: Copywriter', 'Duration: 2021 - till date')
        .current_company,
    ).toBe('Present Perfect Media');
  });

  it('loses "at present"', () => {
    expect(
      shownEmployer('PRESENT KAVERI GARMENTS', readDocument('AT PRESENT KAVERI GARMENTS SINCE 2015')),
    ).toBe('KAVERI GARMENTS');
  });
});
