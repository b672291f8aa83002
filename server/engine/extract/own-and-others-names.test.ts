import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';
import { isOwnName, withoutOwnName } from './own-and-others-names.ts';

const skillsOf = (...lines: string[]) => extractCandidate(lines.join('\n'), null, '2026-11-21').skills;

describe('withoutOwnName', () => {
  it.each([
    ['Manual Testing, Quality Control', 'Anu'],
    ['Manual Testing, Quality Control', 'Ali'],
    ['Ruby, Rails', 'Ruby'],
    ['Manu Thomas led it', 'Anu Thomas'],
  ])('leaves %s to %s', (text, name) => {
    expect(withoutOwnName(text, name)).toBe(text);
  });

  it('blanks the whole name, and keeps what stands where', () => {
    expect(withoutOwnName('Led by Anu Thomas.', 'Anu Thomas')).toBe('Led by           .');
  });
});

describe('isOwnName', () => {
  it.each(['Farhan Qureshi', 'QURESHI FARHAN', 'F. Qureshi', 'Qureshi, F.', 'Mr. Farhan Qureshi'])(
    'tells the person in %s',
    (written) => {
      expect(isOwnName(written, 'Farhan Qureshi')).toBe(true);
    },
  );

  it.each(['Farhan', 'F. Q.', 'Farhan Textiles', 'Ayesha Qureshi', 'Farhan Qureshi and Sons Trading'])(
    'tells no person in %s',
    (written) => {
      expect(isOwnName(written, 'Farhan Qureshi')).toBe(false);
    },
  );
});

const SIDEBAR = ['Contact', 'farhan.qureshi@example.com', '+91-90045 67812', 'Mumbai', '', 'Skills', ''];
const WORK = [
  'Experience',
  '',
  'Assistant Manager - Treasury, Godavari Chemicals, Mumbai',
  '07/2019 - present',
  'Kyriba roll-out for 14 banks',
];

describe('the skills of a resume', () => {
  it('end in the sidebar where the name heads the other column', () => {
    const skills = skillsOf(
      ...SIDEBAR,
      'SAP Treasury',
      'Kyriba',
      'SAP TRM',
      'Power BI',
      '',
      'Farhan Qureshi',
      'Payments Wizard',
      '',
      ...WORK,
    );
    expect(skills).toEqual(expect.arrayContaining(['SAP Treasury', 'Kyriba', 'SAP TRM', 'Power BI']));
    expect(skills.join(', ')).not.toMatch(/Farhan|Qureshi|Wizard/);
  });

  it.each(['Qureshi Farhan', 'F. Qureshi', 'farhan.qureshi@example.com', '+91-90045 67812', 'Mumbai'])(
    'hold nothing of the person: %s',
    (own) => {
      const skills = skillsOf(
        'Farhan Qureshi',
        ...SIDEBAR,
        'SAP Treasury',
        own,
        'Godavari Chemicals',
        'Mumbai University',
        'Kyriba',
        '',
        ...WORK,
      );
      expect(skills).toEqual(expect.arrayContaining(['SAP Treasury', 'Kyriba']));
      expect(skills.join(', ')).not.toMatch(/Farhan|Qureshi|90045|Mumbai|Godavari|Chemicals/i);
    },
  );

  it('keep one that is called as the person is', () => {
    const skills = skillsOf(
      'Ruby Sharma',
      'ruby.sharma@example.com',
      'Developer, Kaveri Infotech Ltd, 2021 - present',
      'Skills: Ruby, Ruby on Rails, PostgreSQL, Redis',
    );
    expect(skills).toEqual(expect.arrayContaining(['Ruby', 'Ruby on Rails', 'PostgreSQL']));
  });

  it.each([
    ['an employer', '2019 - 2022 Accounts Executive, Sundar Textiles, Coimbatore', /Textile/],
    ['a maker of programs', 'Implementation Engineer, Tally Solutions, Bengaluru (2017-2019)', /Tally/],
    ['a firm with a legal form', 'Oracle India Pvt Ltd | Support Engineer | 2015 - 2018', /Oracle/],
    ['a laboratory of a brand', 'Associate, SAP Labs, Gurgaon, 2015 - 2018', /SAP/],
    ['a nursing home', 'Apollo Nursing Home, Pune, Helper, 2016 - 2019', /Nursing|Apollo/],
    ['a plain word with a capital', 'Excel Industries, Bhavnagar, Chemist, 2012 - 2015', /Excel/],
    ['a client', 'Clients: Sagar Garments, Om Logistics', /Garment|Logistics/],
    ['a firm in a sentence', '• Audited the books of Velan Textiles and two others', /Textile/],
    ['a firm of plain words', 'Rang Advertising, Pune (2018 - 2020)\nJunior Designer', /Advertising/],
    ['a firm that is cut short', 'Junior Developer\nRecon Infotech\n2017 - 2019', /(?<!Bank )Reconciliation/],
    ['a firm of short words', 'Acctg Solutions Pvt Ltd | Clerk | 2015 - 2017', /Accounting/],
    ['a street', 'Address line: 12, Python Road, Chennai 600017', /Python/],
    ['a product line', '• Sold the Oracle range of tyres to dealers', /Oracle/],
  ])('are none within the name of %s', (_what, line, name) => {
    const skills = skillsOf(
      'Arvind Subbaraman',
      'arvind.s@example.com',
      'Work history',
      'Executive, Velan Foods Pvt Ltd, Chennai, 2022 - present',
      '• Vendor payments and bank reconciliation',
      line,
      'Skills: Power BI, GST',
    );
    expect(skills).toEqual(expect.arrayContaining(['Power BI', 'GST', 'Bank Reconciliation']));
    expect(skills.join(', ')).not.toMatch(name);
  });

  it('are some that stand elsewhere too, or beside what is no firm', () => {
    const skills = skillsOf(
      'Arvind Subbaraman',
      'Experience',
      'Implementation Engineer, Tally Solutions, Bengaluru (2019 - present)',
      '• Tally roll-outs for 40 traders, Power Systems upkeep',
      '• Drafting of HR policies, Seeds and Pesticides trade',
      'MBA Marketing, 2016',
    );
    expect(skills).toEqual(expect.arrayContaining(['Tally', 'HR Policies', 'Pesticides', 'Marketing']));
  });

  it('name no other person and no former post, and a program once', () => {
    const skills = skillsOf(
      'Skills',
      'Drip Irrigation',
      'Tally Prime',
      'Busy',
      'Prof. B. Hegde',
      '',
      'Bommireddy Venkata Reddy',
      'Field Officer',
      'Guntur',
      'Experience',
      'Field Officer, Nagarjuna Fertilizers Ltd, 2016 - present',
      'Power Systems Pvt Ltd, Nagpur - Purchase Executive - 2013 – 2016',
    );
    expect(skills).toEqual(expect.arrayContaining(['Drip Irrigation', 'Tally']));
    expect(skills.filter((skill) => /Busy/.test(skill))).toHaveLength(1);
    expect(skills.join(', ')).not.toMatch(/Hegde|Purchase Executive/);
  });
});
