import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { readSkills } from './skills.ts';

const skills = (text: string) => readSkills(readDocument(text), null)?.value ?? [];

const PERSON = 'Asha Rao\nPune 9847012345\n';

describe('a list of skills', () => {
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
