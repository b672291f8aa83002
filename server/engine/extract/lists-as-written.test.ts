import { describe, expect, it } from 'vitest';
import { extractCandidate } from '../extract-candidate.ts';
import { readDocument } from './document.ts';
import { readSkills } from './skills.ts';

const skills = (text: string) => readSkills(readDocument(text), null)?.value ?? [];

const PERSON = 'Asha Rao\nPune 9847012345\n';

describe('a list of skills', () => {
  it('parts two things of technology that stand in one item', () => {
    expect(
      skills(`${PERSON}SKILLS\nMachine Learning Python, Docker Networking, AWS Cloud, freight invoicing`),
    ).toEqual(['Machine Learning', 'Python', 'Docker', 'Networking', 'AWS', 'Freight Invoicing']);
  });

  it('takes how well somebody knows a thing for no part of its name', () => {
    expect(skills(`${PERSON}SKILLS\nGood in MySQL, SEO basics, Zumba little bit`)).toEqual([
      'MySQL',
      'SEO',
      'Zumba',
    ]);
  });

  it('takes what leads to a thing for no part of its name, and spoken languages for no skill', () => {
    expect(
      skills(
        `${PERSON}SKILLS\nIDS Next, earlier Opera, exposure to Kafka, fluent English, familiar with zarf setting, Hands-on experience in Docker, well versed with Tally`,
      ),
    ).toEqual(['IDS Next', 'Opera', 'Kafka', 'Zarf Setting', 'Docker', 'Tally']);
  });

  it('keeps the capitals of a name in the singular', () => {
    expect(skills(`${PERSON}SKILLS\nREST API, JAVA, SQL`)).toContain('REST API');
  });

  it.each(['Jobs Done', 'Works Handled', 'Work Done'])(
    'stands under no "%s" with employments below',
    (heading) => {
      const read = extractCandidate(
        `${PERSON}${heading}\nKaveri Traders Ltd - Accountant (Jan 2022 - Present)\nTunga Mills Ltd - Clerk (2019 - 2021)`,
        null,
        '2026-11-21',
      );
      expect(read).toMatchObject({ current_company: 'Kaveri Traders Ltd', current_position: 'Accountant' });
      expect(read.skills.join(', ')).not.toMatch(/kaveri|tunga/i);
    },
  );

  it.each([
    ['below a heading with a dash', 'Skills -\nLab practicals\nzarf setting\nremedial teaching'],
    ['below two headings in one', 'STRENGTHS & SKILLS\nLab practicals, zarf setting\nremedial teaching'],
    ['behind a label without a colon', 'Skills include lab practicals, zarf setting and remedial teaching'],
    ['behind two dashes', 'Skills -- lab practicals, zarf setting, remedial teaching'],
    ['behind a dash that stands close', 'WORK KNOWLEDGE- lab practicals, zarf setting, remedial teaching'],
    ['parted by slashes', 'Expertise\nLab practicals / zarf setting / remedial teaching'],
  ])('is read %s', (_how, list) => {
    expect(skills(`${PERSON}${list}`).map((each) => each.toLowerCase())).toEqual([
      'lab practicals',
      'zarf setting',
      'remedial teaching',
    ]);
  });

  it('gives what it names its own words, under no heading too', () => {
    const list =
      'hair cutting, hair colouring, keratin treatment, bridal makeup, blow dry, retail product sales';
    expect(skills(`${PERSON}Services: ${list}`)).toEqual(
      expect.arrayContaining([
        'Hair Cutting',
        'Hair Colouring',
        'Keratin Treatment',
        'Bridal Makeup',
        'Retail Product Sales',
      ]),
    );
  });

  it('keeps a number and a spelling that are as right as those known', () => {
    expect(skills(`${PERSON}Skills: planogram, community mobilisation, radiography`)).toEqual([
      'Planogram',
      'Community Mobilisation',
      'Radiography',
    ]);
  });
});
