import { describe, expect, it } from 'vitest';
import { extractCandidate } from '../extract-candidate.ts';
import { readDocument } from './document.ts';
import { withoutNoSkills } from './no-skills.ts';
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

  it('keeps methods and machines with a number in their names', () => {
    expect(skills(`${PERSON}SKILLS\n6 Sigma, 3 Tier, 4 Ball, Kaizen, zarf setting`)).toEqual(
      expect.arrayContaining(['6 Sigma', '3 Tier', '4 Ball']),
    );
    expect(skills(`${PERSON}SKILLS\nKAIZEN, 6 SIGMA, 9 DSM, ZARF SETTING`).join()).toMatch(/6 sigma/i);
    expect(skills(`${PERSON}SKILLS\nKaizen, 9 DSM, zarf setting`)).not.toContain('9 DSM');
  });

  it('shows no stump of what was counted', () => {
    expect(
      skills(`${PERSON}SKILLS\nTeam of 20, Control of 3 machines, dealer network of 120, Kaizen`),
    ).toEqual(['Dealer Network', 'Kaizen']);
  });

  it('takes the reading of awards for a skill, and what was won for none', () => {
    expect(
      skills(`${PERSON}SKILLS\nAward interpretation, Kaizen, Gold medal, Best employee award 2019`),
    ).toEqual(['Award interpretation', 'Kaizen']);
  });

  it('takes two-wheelers for a trade unless somebody owns or may drive one', () => {
    expect(skills(`${PERSON}EXPERIENCE\nRepair and service of two wheeler`)).toContain('Two-Wheeler Service');
    for (const trade of [
      'Service of four wheeler',
      'Repair of four wheelers',
      'Have two wheeler service experience',
    ])
      expect(withoutNoSkills(trade)).toBe(trade);
    for (const own of [
      'Have own two wheeler',
      'Own 2 wheeler, Tally',
      'Two wheeler with valid licence',
      '2 wheeler and 4 wheeler driving licence',
      'Two wheeler available',
      'Two wheeler and LMV licence',
    ])
      expect(withoutNoSkills(own)).not.toMatch(/(?:two|2) wheeler/i);
  });

  it('keeps a number and a spelling that are as right as those known', () => {
    expect(skills(`${PERSON}Skills: planogram, community mobilisation, radiography`)).toEqual([
      'Planogram',
      'Community Mobilisation',
      'Radiography',
    ]);
  });

  it('has its items parted by strokes, too, where there are several', () => {
    expect(
      skills(`${PERSON}SKILLS\nMotor claims/ Wall putty/ Salvage disposal/ TAT monitoring/ Reserve setting`),
    ).toEqual(['Motor claims', 'Wall Putty', 'Salvage disposal', 'TAT monitoring', 'Reserve setting']);
    expect(skills(`${PERSON}SKILLS\nTally, Debit/Credit notes`)).toHaveLength(2);
  });

  it.each([
    'WHAT I USE',
    'Tools I worked on',
    'Worked On',
    'Techincal Skils',
    'Core Competancies',
    'PROFFESIONAL SKILLS',
    'Key Skill',
  ])('stands under "%s"', (heading) => {
    expect(skills(`${PERSON}${heading}\nMoldflow, wall putty, lac glazing\n`)).toEqual([
      'Moldflow',
      'Wall Putty',
      'Lac Glazing',
    ]);
  });

  it.each(['Work Exp', 'EXPIRIENCE', 'Experiance Details', 'Profile Summery'])('ends at "%s"', (heading) => {
    expect(skills(`${PERSON}SKILLS\nMoldflow, Tally\n${heading}\nAgarwal Traders, from July 2016`)).toEqual([
      'Moldflow',
      'Tally',
    ]);
  });

  it('names skills as they are meant, not as they are misspelt', () => {
    expect(
      skills(`${PERSON}SKILLS\nBreakdown maintainance, Talent Mgmt\nDUTIES\nBank recon of four banks`),
    ).toEqual(['Breakdown Maintenance', 'Talent Management', 'Bank Reconciliation']);
  });

  it('names no skill by words that only stand beside each other', () => {
    expect(
      skills(`${PERSON}Mechanical engineer, six years in design of jigs\nSKILLS\nCreo, AutoCAD`),
    ).toEqual(['Creo', 'AutoCAD', 'Mechanical Design']);
    expect(skills(`${PERSON}SKILLS\nIn Design, Photoshop`)).toEqual(['Photoshop', 'Adobe InDesign']);
    expect(skills(`${PERSON}Masters In Design (Interior), 2019\nSKILLS\nAutoCAD`)).toEqual([
      'AutoCAD',
      'Interior Design',
    ]);
    expect(skills(`${PERSON}SKILLS\nJava\nDUTIES\nThe hardest of it is code that others wrote`)).toEqual([
      'Java',
    ]);
  });

  it('names a skill once that stands in full too', () => {
    expect(skills(`${PERSON}SKILLS\nPhotoshop, Adobe Photoshop, Adobe InDesign, Figma, InDesign`)).toEqual([
      'Adobe Photoshop',
      'Adobe InDesign',
      'Figma',
    ]);
    // Narrower work is another thing.
    expect(skills(`${PERSON}SKILLS\nTally, GST, GST Returns`)).toEqual(['Tally', 'GST', 'GST Returns']);
  });
});
