import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { readSkills } from './skills.ts';

const skills = (text: string, position: string | null = null) =>
  readSkills(readDocument(text), position)?.value ?? [];

describe('readSkills', () => {
  it('puts the listed ones first, virtues after trades, then what the rest shows', () => {
    const text = 'Experience\nDid bank reconciliation daily\nSkills\nTeamwork, Tally, GST';
    expect(skills(text)).toEqual(['Tally', 'GST', 'Teamwork', 'Bank Reconciliation']);
  });

  it('names a listed skill without its maker, its version, how well it is known and what stands in brackets', () => {
    expect(
      skills(
        'Skills\nAdvanced Excel, Primavera P6, Surveying (total station), Tally ERP 9 / Prime, SAP PM (user)',
      ),
    ).toEqual(['Primavera', 'Surveying', 'Tally', 'SAP PM', 'Excel']);
  });

  const DUTIES = [
    'Ledger Scrutiny',
    'Bank Reconciliation',
    'Statutory Audit',
    'Tax Audit',
    'Fixed Assets',
    'Debit Note',
    'Credit Note',
    'Transfer Pricing',
    'E-Way Bill',
    'Stock Audit',
    'Petty Cash',
    'Payroll',
    'Cost Audit',
    'Internal Audit',
    'Vendor Reconciliation',
  ];

  it('leaves out what is only told, in small letters, where others are named with capitals', () => {
    const text = `Experience\nLooked after billing and filing of the branch\n${DUTIES.map((duty) => `• ${duty}`).join('\n')}`;
    expect(skills(text).toSorted()).toEqual(DUTIES.toSorted());
  });

  it('leaves out what is only told where the own list has enough', () => {
    const listed = [...DUTIES.slice(1), 'Wall Putty'];
    const text = `Experience\nHeld Budgeting and Treasury for all plants\nSkills\n${listed.join(', ')}`;
    expect(skills(text).toSorted()).toEqual(listed.toSorted());
  });

  it('keeps at most 15', () => {
    const many =
      'Java, SQL, Python, Docker, Kubernetes, Redis, Kafka, AWS, Azure, Git, Jenkins, React, Angular, PHP, Ruby, Perl, Scala';
    expect(skills(`Skills\n${many}`)).toHaveLength(15);
  });

  it.each([
    'Hobbies: reading, cricket, travelling, photography',
    'Hobbies reading, cricket, photography',
    'Hobbies: reading, cricket,\nphotography, cooking, blogging',
    'My Hobbies\nPhotography, cooking, blogging',
    'My hobbies are photography, cooking and blogging',
    'Hobbies include photography, cooking and blogging',
    'Interest\nPhotography, cooking, blogging',
    'Other interests: Photography, cooking, blogging',
    'Interests / Hobbies\nPhotography, cooking, blogging',
    'Pastimes: Photography, cooking, blogging',
    'Leisure activities\nPhotography, cooking, blogging',
    'Extra-curricular activities: Photography, cooking, blogging',
  ])('takes no hobby for a skill: %s', (hobbies) => {
    expect(skills(`Skills\nTally, GST, TDS\n${hobbies}`)).toEqual(['Tally', 'GST', 'TDS']);
    expect(skills(`Skills\nTally, GST, TDS\n\n${hobbies}`)).toEqual(['Tally', 'GST', 'TDS']);
  });

  it('tells hobbies from the skills that stand in one line with them', () => {
    expect(skills('Skills: Tally, GST, TDS | Hobbies: photography, cooking')).toEqual([
      'Tally',
      'GST',
      'TDS',
    ]);
  });

  it('keeps a skill that is a hobby too, and what only looks like a heading of hobbies', () => {
    const both = 'Skills\nTally, Photography\n\nHobbies: photography, cooking';
    expect(skills(both)).toEqual(['Tally', 'Photography']);
    expect(skills('Skills\nInterest and TDS calculation\nTally')).toContain('Tally');
    expect(skills('Skills\nTally\n\nInterest: Stock Audit')).toContain('Stock Audit');
    expect(skills('Areas of Interest\nGST, Stock Audit')).toEqual(['GST', 'Stock Audit']);
  });

  it('keeps what the taxonomy does not know, as written', () => {
    expect(skills('Skills\nTally, Empower 3, zarf polishing')).toEqual([
      'Tally',
      'Empower 3',
      'Zarf Polishing',
    ]);
  });

  it('shows a narrower thing as written and another spelling by its usual name', () => {
    expect(skills('Skills\nDrip Irrigation, Fertigation')).toContain('Drip Irrigation');
    expect(skills('Skills\nJUnit, ReactJS, k8s, MS Excel')).toEqual([
      'JUnit',
      'React',
      'Kubernetes',
      'Excel',
    ]);
  });

  it('leaves what somebody listed as they call it', () => {
    const listed = ['Kafka', 'Inventory Management', 'Statistics', 'Dealer Management', 'MS Project'];
    expect(skills(`Skills\n${listed.join(', ')}`)).toEqual(listed);
    const told = 'Summary\nTen years in front office operations of hotels\nSkills\nFront Office, Opera PMS';
    expect(skills(told)).toEqual(['Front Office', 'Opera PMS']);
  });

  it('keeps what an item says beyond the name that it holds, who made a program aside', () => {
    expect(skills('Skills\nBoiler Sales, Civil Litigation, MS Excel')).toEqual([
      'Boiler Sales',
      'Civil Litigation',
      'Excel',
    ]);
    expect(skills('Skills\nLiability sales, CASA')).toContain('CASA');
  });

  it('takes an item of several names for one thing where its last word says what', () => {
    expect(skills('Skills\nmanifest filing, freight invoicing, doctor call planning')).toEqual([
      'Manifest Filing',
      'Freight Invoicing',
      'Doctor Call Planning',
    ]);
    expect(skills('Skills\nPython SQL, typing Excel')).toEqual(
      expect.arrayContaining(['Python', 'SQL', 'Excel']),
    );
  });

  it('reads a list behind a label below the name, under no heading', () => {
    const text =
      'MOHD. IRFAN\nStaff Nurse\nSkills: ventilator care, crash cart, patient monitoring, zarf care';
    const read = readSkills(readDocument(text), 'Staff Nurse', null, 'Mohd. Irfan')?.value ?? [];
    expect(read.slice(0, 4)).toEqual(['Ventilator Care', 'Crash Cart', 'Patient Monitoring', 'Zarf Care']);
  });

  it.each([
    'Known:',
    'Jobs known -',
    'I know -',
    'Work done:',
    'Equipments & skills :',
    'Instruments & skills',
  ])('takes what follows "%s" for a list of skills', (label) => {
    expect(skills(`${label}${label.endsWith('s') ? '\n' : ' '}zarf polishing, quill setting`)).toEqual([
      'Zarf Polishing',
      'Quill Setting',
    ]);
  });

  it('gives a listed name up only for a longer one that is shown', () => {
    const listed =
      'Java, SQL, Python, Docker, Kubernetes, Redis, Jenkins, React, Angular, PHP, Ruby, Perl, Scala, AWS (EC2, S3, RDS)';
    const read = skills(`Skills\n${listed}\nSummary\nAWS Lambda, AWS Glue and Terraform`);
    expect(read.some((name) => /^AWS\b/.test(name))).toBe(true);
  });

  it('takes what is said of pay below a list for no skill', () => {
    const nurse =
      'Skills\nICU, Patient Care, BLS, Salary Negotiation\nCurrent CTC: 3.6 LPA | Expected CTC: 4.5 LPA | Notice period: 30 days';
    expect(skills(nurse)).toEqual(['ICU', 'Patient Care', 'BLS', 'Salary Negotiation']);
    const other =
      'Skills\nPatient Care, First Aid, Injections\nCurrent salary 18,000 per month. Expected salary 25,000.';
    expect(skills(other)).toEqual(['Patient Care', 'First Aid', 'Injections']);
  });

  it('takes every certificate, of one kind too', () => {
    const nurse =
      'Experience\nNABH documentation, central line care\nCertifications\nBLS (valid 2027)\nACLS (valid 2027)';
    expect(skills(nurse)).toEqual(expect.arrayContaining(['ACLS', 'BLS', 'NABH']));
  });

  it('writes capitals as names have them', () => {
    expect(skills('Skills\nTIG, SARFAESI, HUMAN VOICE ZARF, zarf house')).toEqual([
      'TIG',
      'SARFAESI',
      'Human Voice ZARF',
      'Zarf House',
    ]);
  });

  it('reads the narrower names of every trade, also in prose', () => {
    expect(skills('Experience\nLab dip approval, DHU reports and trim cards for denim buyers')).toEqual(
      expect.arrayContaining(['Lab Dip Approval', 'DHU', 'Trim Cards']),
    );
    expect(skills('Experience\nTree testing and journey mapping with buyers of a bank')).toEqual(
      expect.arrayContaining(['Tree Testing', 'Journey Mapping']),
    );
    expect(skills('Experience\nSnag clearance, steel reconciliation and gang handling at two sites')).toEqual(
      expect.arrayContaining(['Snag Clearance', 'Steel Reconciliation', 'Gang Handling']),
    );
  });

  it('puts what is written as a name before plain words', () => {
    const text =
      'Experience\nHelped with lab dip approval and daily accounting, then Panel Maintenance in the plant';
    expect(skills(text)[0]).toBe('Panel Maintenance');
  });

  it('knows a list behind a label in capitals', () => {
    expect(skills('Experience\nKaveri Ltd\nTOOLS Python, Pandas, Zarfkit')).toEqual(
      expect.arrayContaining(['Python', 'Pandas', 'Zarfkit']),
    );
  });

  it('knows a plain word for a skill where it heads a clause or stands alone in a text of its trade', () => {
    const seller = 'Experience\nChannel sales, key account management\nForecasting of 1,900 SKUs';
    expect(skills(seller)).toContain('Forecasting');
    const lawyer = 'Experience\nLegal Drafting, title search and due diligence\nVetting: EPC, supply, lease';
    expect(skills(lawyer)).toContain('Vetting');
    expect(skills('Experience\nTally, GST and TDS\nVetting: EPC, supply, lease')).not.toContain('Vetting');
    expect(skills('Experience\nLegal Drafting and title search\nDid the vetting twice')).not.toContain(
      'Vetting',
    );
  });

  it('takes a skill that opens with the word of a post', () => {
    const text = 'Experience\nAgent Recruitment, IC38 training, joint field calls';
    expect(skills(text)).toContain('Agent Recruitment');
  });

  it('takes no name of a post for a skill', () => {
    const text = 'Experience\nSenior Accountant, Kaveri Ltd\nCredit limits and vendor master';
    expect(skills(text)).not.toContain('Senior Accountant');
  });

  it("takes no skill out of the employer's name", () => {
    const document = readDocument('Experience\nDriver at Kaveri Plywood Pvt Ltd\nTrip sheets');
    expect(readSkills(document, 'Driver', 'Kaveri Plywood Pvt Ltd')?.value).not.toContain('Plywood');
  });

  it('drops levels, years, labels and spoken languages', () => {
    const text = 'Skills\nLanguages: Java (3 years), SQL - Expert\nTools: Git\nLanguages: English, Hindi';
    expect(skills(text)).toEqual(['Java', 'SQL', 'Git']);
  });

  it('joins an item that the margin broke', () => {
    const text =
      'Skills\nHighway Engineering, Surveying, Quality Control, Estimation, Bar\nBending Schedule, Rate Analysis';
    expect(skills(text)).toContain('Bar Bending Schedule');
  });

  it('takes no price and no place with its referee for a skill', () => {
    expect(skills('Skills\nTally, GST, Rs. 52, Mangalore (Shailaja Bhat)')).toEqual(['Tally', 'GST']);
  });

  it('takes no count, no measure and no day that is kept for a skill', () => {
    expect(skills('Skills\nTally, GST, 4 warehouses, 12 branches, Height 164 cm, Sports Day')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d|Height|Day/)]),
    );
    const told = 'Experience\nOrganised Sports Day, Annual Day, Zarf Day and circle time';
    expect(skills(told).filter((name) => /Sports|Annual/.test(name))).toEqual([]);
    expect(skills('Skills\n5 Whys, 7 QC Tools, 3ds Max')).toEqual(['5 Whys', '7 QC Tools', '3ds Max']);
  });

  it('takes no bracket that closes what stood before an item', () => {
    const text = 'Experience\nAssessments (movement, posture, FMS), zarfing, circuit training, stretching';
    expect(skills(text).filter((name) => /[()]/.test(name))).toEqual([]);
  });

  it('takes no word on joining for a skill', () => {
    const text =
      'Skills\nTally, GST, zarf polishing\nCan join immediately\nImmediate Joiner\nReady to relocate';
    expect(skills(text)).toEqual(['Tally', 'GST', 'Zarf Polishing']);
  });

  it('names one thing once, but not what is only part of another', () => {
    expect(skills('Skills\nFront Office, Front Office Operations, AWS, Amazon EC2')).toEqual([
      'Front Office Operations',
      'AWS',
      'Amazon EC2',
    ]);
  });

  it('puts the details in brackets last', () => {
    expect(skills('Skills\nAWS (EC2, S3), Docker')).toEqual(['AWS', 'Docker', 'Amazon EC2', 'Amazon S3']);
  });

  it('ends the list at a heading that nobody knows', () => {
    expect(skills('SKILLS\nTally, GST\n\nMY SILVER JOURNEY\nRamu Kaka, Shyam Lal')).toEqual(['Tally', 'GST']);
  });

  it('ends the list of a scanned page, which has no empty lines, at the results', () => {
    const page = 'SKILLS\nTally, GST\nRESULTS\nTrained students, four won\nPlace: Mangalore (Suma Rao)';
    expect(skills(page)).toEqual(['Tally', 'GST']);
  });

  it('takes nothing from education, references or hobbies', () => {
    expect(
      skills('Education\nB.Sc Nursing\nHobbies\nPhotography, Cooking\nReferences\nChartered Accountant'),
    ).toEqual([]);
  });
});

it.each([
  'Tally, GST, MIS, Notice 60 days',
  'Tally, GST, MIS\n\nCurrent CTC 4.8 LPA, Expected 6 LPA, Notice 60 days',
])('takes nothing of joining and pay for a skill: "%s"', (list) => {
  const beside = [
    'Immediate joiner',
    'CTC 5.4 LPA',
    'Notice: 2 months',
    'Current location Pune',
    'LWD 30 Nov',
  ];
  expect(skills(`Skills\n${list}`)).toEqual(['Tally', 'GST', 'MIS']);
  expect(skills(`Skills\n${list}, ${beside.join(', ')}`)).toEqual(['Tally', 'GST', 'MIS']);
  expect(skills(`Skills\n${list}\n${beside.join('\n')}`)).toEqual(['Tally', 'GST', 'MIS']);
});

it('names tax deducted at source once', () => {
  expect(
    skills('Experience\n- GST reconciliation, TDS deductions and returns\nSkills\nTally, TDS, MIS'),
  ).not.toContain('TDS deductions');
});
