import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';

const TODAY = '2026-11-21';
const read = (text: string) => extractCandidate(text, null, TODAY);

describe('the name', () => {
  it.each([
    ['with a trade in brackets', 'Mrs. Seema Rani (TGT Hindi)\nseema.rani@example.com', 'Seema Rani'],
    ['after a greeting', "Hello, I'm Tanvi Kale\ntanvikale.ui@example.com", 'Tanvi Kale'],
    ['after a label without a colon', 'DRIVER\nName Harjit Singh\nMob 6239451108', 'Harjit Singh'],
    ['as a written link', '[Rhea Mistry](mailto:rhea.mistry@example.com)\nPune', 'Rhea Mistry'],
    ['over three lines', 'SURESH\nKUMAR\nP\nQuantity Surveyor\nsureshkumar@example.com', 'Suresh Kumar P'],
    [
      'under a firm of two partners',
      'SHAH & PAI PLACEMENTS\nCS Bhavna Joshi\nbhavna.cs@example.com',
      'Bhavna Joshi',
    ],
    ['that is a trade too', 'Zubin Merchant\nAnalyst\nzubin.merchant@example.com', 'Zubin Merchant'],
    ['with a trade mark behind its honours', 'ADITYA SINHA, PMP®\naditya.sinha@example.com', 'Aditya Sinha'],
    ['before a suit of cards', 'Shalini Nair ♦ Officer\nshalini.nair@example.com', 'Shalini Nair'],
    [
      'after lists that stood beside it',
      'Skills\nJava\nSQL\nLanguages\nOdia, Hindi\n\nSANJAY BEHERA\nSOFTWARE DEVELOPER\nSummary\nDeveloper.\nbehera.sanjay@example.com',
      'Sanjay Behera',
    ],
    [
      'that no list knows, over what somebody is where',
      'Contact\n9712445000\nTop Skills\nScrum\n\nOmkareshwar Tembhurne\nSenior Manager at Khetwala\nSummary\nI build.',
      'Omkareshwar Tembhurne',
    ],
    [
      'after "Resume of", not the village',
      'Resume of Zarin Daruwala\nVPO Rurka Kalan\nPh. 98140 82237',
      'Zarin Daruwala',
    ],
    ['that is a town too', 'S. BHAVANI\nAccountant\nbhavani.s@example.com | 9876543210', 'S. Bhavani'],
    ['whose first half is a town', 'Palani Kumar\nDriver\npalani.k@example.com', 'Palani Kumar'],
  ])('%s', (_how, text, expected) => {
    expect(read(text).name).toBe(expected);
  });
});

describe('the phone', () => {
  it.each([
    ['with its code in brackets', '(+91)-98220-41376', '+91 98220 41376'],
    ['beside another after a slash', 'Mob: 9864055 127/ 70860 22911', '+91 98640 55127'],
    ['parted by slashes', 'Cell +91/9000/412/337', '+91 90004 12337'],
    ['parted by middle dots', '+91·70771·43829', '+91 70771 43829'],
    ['in digits of another script', 'मोबाइल ९४२५२ ६६१०८', '+91 94252 66108'],
    ['behind a PIN code', 'Kochi 682030 97473 30192', '+91 97473 30192'],
    ['beside a landline', '(+91)-9822-335-471/ (020)-2745-1182', '+91 98223 35471'],
  ])('%s', (_how, text, expected) => {
    expect(read(text).phone).toBe(expected);
  });

  it('is no part of a longer number', () => {
    expect(read('Account 1234 98765 43210 22').phone).toBeNull();
  });
});

describe('the city', () => {
  it.each([
    [
      'under the name, whatever heading came before',
      'Certifications\nCSPO\nIshita Rao\nManager\nKochi, Kerala, India',
      'Kochi',
    ],
    [
      'beside the e-mail address under "Profile"',
      'PROFILE\nPatia, Bhubaneswar\nbehera@example.com',
      'Bhubaneswar',
    ],
    [
      'where somebody resides, before the address',
      'Address: Kottayam, Kerala\nCURRENTLY RESIDING AT : SAKET, NEW DELHI',
      'Delhi',
    ],
    ['not the home town', 'Asha Rao\nHometown Jhajjar. Currently at Surat', 'Surat'],
    ['a head quarter in the field', 'Asha Rao\nHEAD QUARTER : BHUBANESWAR', 'Bhubaneswar'],
    [
      'the place of signature within its line',
      'Asha Rao\nDeclaration\nThe above is true. Place: Madurai',
      'Madurai',
    ],
    ['a small town', 'Asha Rao\nAddress: Moh. Jatan, Bijnor (U.P.) 246701', 'Bijnor'],
  ])('%s', (_how, text, expected) => {
    expect(read(text).current_city).toBe(expected);
  });

  it.each([
    'Asha Rao\nDrawings made for many clients at Rajkot, Morbi and Chennai.',
    'Asha Rao\nStudied at NIT Warangal (not finished).',
  ])('is blank where work or schooling is told: %j', (text) => {
    expect(read(text).current_city).toBeNull();
  });
});

describe('the employment', () => {
  it.each([
    [
      'of a portal in one line',
      'education details b.com pune data entry operator data entry operator vexel data services skill details ms excel- experience - 6 monthscompany details company - vexel data services description - entering of forms',
      'vexel data services',
      'data entry operator',
    ],
    [
      'with an abbreviated title',
      'Summary\nI am presently working with Kaveri Autocast Pvt. Ltd., Chakan as Asst. Manager (Production).',
      'Kaveri Autocast Pvt. Ltd.',
      'Asst. Manager (Production)',
    ],
    [
      'with "present company" before the past one',
      'PRESENT COMPANY\t: KAVERI LIFECARE LTD.\nPRESENT POST\t: AREA MANAGER\nPAST COMPANY : TUNGA HEALTHCARE (MR, 2018-2020)',
      'KAVERI LIFECARE LTD.',
      'Area Manager',
    ],
    [
      'a row that says that it goes on',
      'WORK AT\nKaveri Gym & Spa, Pune – Head Trainer – 2 yrs (current)\nTunga Gym, Sangli – Trainer – 3 yrs',
      'Kaveri Gym & Spa',
      'Head Trainer',
    ],
    [
      'a name and its place under the title',
      'Work History\n2024-02 - Current\nMarketing Manager\nMitti Organics, Bhopal',
      'Mitti Organics',
      'Marketing Manager',
    ],
    [
      'an employer among projects',
      'Summary\nTotal 9 years.\nProjects\nImplementation. Kaveri Consulting, Pune. Apr 2023 to till date. SAP SD Consultant',
      'Kaveri Consulting',
      'SAP SD Consultant',
    ],
    [
      'not a department',
      'Experience\nJunior Resident, Department of Neurology\nOrchid Neurocare, Chennai\nAug 2024 to till date',
      'Orchid Neurocare',
      'Junior Resident',
    ],
    [
      'an employer behind a number, its title by a label',
      'Experience\n1) Kaveri Prep (Feb 2023 - Present)\nDesignation - Counsellor\n2) Tunga Institute (2020 - Jan 2023)',
      'Kaveri Prep',
      'Counsellor',
    ],
    [
      'one word that opens its line',
      'Experience\nBluewick – Territory Manager, Raichur – Apr 2023 to till date',
      'Bluewick',
      'Territory Manager',
    ],
    [
      'one word before its place',
      'Senior Care Executive, Ashmi, Gurgaon, Feb 2024 – Present\nUS telecom process, night shift',
      'Ashmi',
      'Senior Care Executive',
    ],
    [
      'above its dates, though the next one below is plainer',
      'Company\nDesignation\nBluewick\nQuantity Surveyor\nAug 2021 to Present\nKaveri Constructions\nQuantity Surveyor\nJun 2017 to Jul 2021',
      'Bluewick',
      'Quantity Surveyor',
    ],
    [
      'parted by double colons',
      'Experience\nFrom Jul-2022 to Present :: Assistant Manager - Projects :: Kaveri Power Pvt. Ltd., Jodhpur',
      'Kaveri Power Pvt. Ltd.',
      'Assistant Manager - Projects',
    ],
    [
      'in small letters but for the title',
      'Work experience\nkaveri spinning mills madurai – Electrician – 2021 to till now',
      'Kaveri Spinning Mills',
      'Electrician',
    ],
  ])('%s', (_how, text, company, position) => {
    const { current_company, current_position } = read(text);
    expect([current_company, current_position]).toEqual([company, position]);
  });

  it('takes no placeholder for an employer, and no person', () => {
    expect(
      read('Experience\nExecutive Chef Mar 2019 to Current\nCompany Name － City , State').current_company,
    ).toBeNull();
    expect(read('Arvind Mehta\nExperience\nClerk, 2019 to present').current_company).not.toBe('Arvind Mehta');
  });
});

describe('the years', () => {
  it.each([
    ['of a portal', 'Work Experience\t7 Year(s) 0 Month(s)', 7],
    ['whose unit stands in the label', 'Total Experience (in Years): 8', 8],
    ['whose unit stands before the field', 'Asha Rao\nYears in HR: 8', 8],
    ['at the bar', 'Asha Rao\nPractising since 2016, 10 years at bar.', 10],
    [
      'summed though a month is named March',
      'Kaveri Ltd\nAssociate\nMarch 2021 – Present\n\nTunga Ltd\nAssociate\nMarch 2016 – March 2021',
      10,
    ],
    ['summed from year and month', 'Experience\nClerk, Kaveri Ltd\n2022/11 – ongoing', 4],
    [
      'summed with what is told in passing',
      'Presently working with Kaveri Ltd as Clerk from 2020 to till date.\nBefore: Tunga Society (2016 – 2020)',
      10,
    ],
  ])('%s', (_how, text, expected) => {
    expect(read(text).experience_years).toBe(expected);
  });

  it('are not told by a licence', () => {
    expect(read('Gurpal Singh\nLicence HMV since 2012, valid upto 2032').experience_years).toBeNull();
  });
});

describe('the skills', () => {
  it('are named by no e-mail address', () => {
    expect(read('Asha Rao\nasha@example.net\nTeacher of phonics and storytelling').skills).not.toContain(
      '.NET',
    );
  });

  it('come before what is named only as a role', () => {
    const { skills } = read(
      'Experience\nSoftware Engineer, Kaveri Ltd\nJan 2020 - Present\nworked in Angular',
    );
    expect(skills[0]).toBe('Angular');
  });

  it('are no part of an address, and may be unknown items of a list that end as skills do', () => {
    const { skills } = read(
      'Address: Room 4, Shivneri Chawl, Kalamboli, Navi Mumbai 410218\nWork: training, need analysis, objection handling, sitting',
    );
    expect(skills).toEqual(expect.arrayContaining(['Need Analysis', 'Objection Handling']));
    expect(skills.join(', ')).not.toMatch(/Shivneri|Kalamboli|Sitting/);
  });
});

describe('the city', () => {
  it.each([
    [
      'not the surname in an address',
      'Neha Sirohi\nAccountant\nneha.sirohi@example.com | Noida, UP',
      'Noida',
    ],
    [
      'not the surname of a relative',
      'Amit Khanna\nC/o R. K. Khanna, Ludhiana\namit@example.com',
      'Ludhiana',
    ],
    [
      'where the writer of a letter is from',
      'Respected sir,\nI am Pooja Raghunathan from Chennai, having 3 years of experience in KYC. I am working with Meridian BPO Services.\npooja@example.com',
      'Chennai',
    ],
    ['where somebody works now', 'Asha Rao\nClerk\nPresently working at Pune\nasha@example.com', 'Pune'],
    ['none from a name alone', 'S. BHAVANI\nAccountant\nbhavani.s@example.com | 9876543210', null],
  ])('%s', (_how, text, expected) => {
    expect(read(text).current_city).toBe(expected);
  });
});

describe('what is no employment', () => {
  it.each(['Before joining, I took a break from 2012 to 2018 for family.', 'Earlier: 2001-2005 school'])(
    '%s',
    (line) => {
      const text = `Anita Rao\nAccountant\n${line}\nExperience\nAccountant, Kaveri Mills Pvt. Ltd., Jan 2020 - Dec 2022`;
      expect(read(text).experience_years).toBe(3);
    },
  );
});

describe('the first phone', () => {
  it.each([
    ['Mobile: 987654 3210 / 98123 45678', '+91 98765 43210'],
    ['Pune 411001. 98765 43210', '+91 98765 43210'],
    ['1) 9876543210', '+91 98765 43210'],
  ])('%s', (line, phone) => {
    expect(read(`Anita Rao\nAccountant\n${line}`).phone).toBe(phone);
  });
});

describe('the years of experience', () => {
  it.each([
    ['i am b.p.ed, 6 year experiance in schools', 6],
    [
      'I am Asha Rao having 3 years 6 months of experience in KYC. Earlier I was with Cogent Data (Jan 2020 - Apr 2023).',
      3,
    ],
  ])('%s', (line, years) => {
    expect(read(`Asha Rao\nasha@example.com\n\n${line}`).experience_years).toBe(years);
  });
});

describe('what is none of the person', () => {
  it('is a page on a social network as an address of mail', () => {
    expect(read('Asha Rao\nMakeup Artist\nInsta @asha.mua | 9876543210').email).toBeNull();
    expect(read('Asha Rao\nid - asha.rao @ example.com').email).toBe('asha.rao@example.com');
  });

  it('is a bed as a degree', () => {
    expect(read('Asha Rao\nTailor\nMachine: Juki flat bed').resume_summary).not.toContain('B.Ed');
    expect(read('Asha Rao\nTeacher\nBA, B. Ed, 2019').resume_summary).toContain('B.Ed');
    expect(read('Asha Rao\nTeacher\nMA, B. Ed, 2019').resume_summary).toContain('M.A.');
  });

  it('is an address or a pay as a skill', () => {
    const { skills } = read(
      'Irfan Ansari\nSample Master\nPresent address: Room 4, Govandi, Mumbai. Permanent: Siwan, Bihar\n\nWORK KNOWN\npattern making, skiving, sole pasting\nSalary 24000 pm, Expected 30000',
    );
    expect(skills).toEqual(expect.arrayContaining(['Pattern Making', 'Skiving', 'Sole Pasting']));
    expect(skills.join(' ')).not.toMatch(/Room|Govandi|Bihar|30000/);
  });

  it('is an arrow as a part of the employer', () => {
    expect(
      read(
        'Sunita Devi\nSports teacher\n\npresent school -> St. Xaviers Public School, Jaipur as PTI from april 2021',
      ).current_company,
    ).toBe('St. Xaviers Public School');
  });
});

describe('a form of capitals only', () => {
  it('gives skills the letters of their names', () => {
    expect(
      read('THOMAS VARGHESE\nMUSIC TEACHER\nSKILLS\nWESTERN VOCALS, STAFF NOTATION, MARPOL').skills,
    ).toEqual(expect.arrayContaining(['Western Vocals', 'Staff Notation', 'MARPOL']));
  });
});

describe('the years beside a post', () => {
  it.each([
    ['SUMMARY\nMoulding shift in-charge, 11+ years in injection moulding', 11],
    ['Career Profile: Solar project engineer (O&M + erection) - 5yr', 5],
  ])('%s', (line, years) => {
    expect(
      read(
        `Asha Rao\nasha@example.com\n\n${line}\n\nEXPERIENCE\nShift Incharge, Vishal Polyplast Pvt Ltd, 2013 - till now`,
      ).experience_years,
    ).toBe(years);
  });
});
