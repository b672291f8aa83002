import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { extractCandidate } from '../extract-candidate.ts';

const TODAY = '2026-11-21';

const read = (text: string) => extractCandidate(text, null, TODAY);

/** Years as untidy resumes tell them, with what a careful reader would say. */
const TOLD: readonly (readonly [how: string, text: string, years: number])[] = [
  [
    'what the head says, where the dates come to hardly more',
    'Neha Bansal\nPune 9847012345\n7 years in PR across tech brands\nMSL Group - Senior Account Manager (Feb 2021 - Present)\nAdfactors PR - Account Executive (2018 - Jan 2021)',
    7,
  ],
  [
    'years and months alone, wherever',
    "Vikram Rathore\nRourkela 9847012345\n- Asst. Manager, Utkal Ispat Ltd (Sep'20 - )\n- Engineer, Jai Balaji Steel (Jul'16 - Aug'20)\n\nB.Tech NIT Raipur 2016\n9 yrs 10 months",
    9,
  ],
  [
    'a line of the summary by itself',
    'K. Selvi\n9847012345\nPROFESSIONAL SUMMARY\n7 years in knit garments.\nEXPERIENCE\nKongu Knits Exports - Production Merchandiser, 2020 to till date\nPoppy Garments - Asst. Merchandiser, 2018 to 2020',
    7,
  ],
  [
    'years on the desk',
    'Sneha D\nNagpur 9847012345\nA print journalist with eight years on the desk.\nLokmat Media, Senior Sub Editor, 2020 till date\nTarun Bharat, Sub Editor, 2017-2020',
    8,
  ],
  [
    'years alone below the post',
    'Prakash Bhandari\nSurveyor\nDehradun 9847012345\n10 years\nGMR Ltd 2018 till date',
    10,
  ],
  [
    'years in the heading of all work',
    "Farhana Begum\nHyderabad 9847012345\n\nTEACHING EXPERIENCE - 5 YEARS\n* Narayana School : PRT June 2021 to till date\n* St. Ann's High School : Asst Teacher, 2019-2021",
    5,
  ],
  [
    'years teaching',
    'Pushpa Rani\nPGT Chemistry\nDelhi 9847012345\nKendriya Vidyalaya, Janakpuri since 2014\n16 years teaching\nM.Sc, B.Ed',
    16,
  ],
  [
    'work of one kind from some years',
    'Sunita Devi\nRanchi 9847012345\nWork as ayah / babysitter from 10 years in private houses',
    10,
  ],
  [
    'a total before its employers on one line',
    'Sunita Thomas\nStaff Nurse\n8 years: Apollo 2018-2021; NMC Dubai 2021-now\nBLS, ACLS\nKochi 9847012345',
    8,
  ],
  [
    'a total that the dates contradict, on their line',
    'Ramesh Patil, site engineer, 9 yrs, civil, L&T 2016-2026 ; Own contracting 2014-2016\nPune',
    9,
  ],
  [
    'employers parted by bars',
    'Anil Kumar\nSoftware Engineer\nExperience\nInfosys Ltd (Jun 2015 - Mar 2018) | Wipro (Apr 2018 - Dec 2020) | Capgemini (Jan 2021 - till date)\nSkills\nJava, Spring, SQL',
    11,
  ],
  [
    'employers parted by slashes',
    'Experience\nDriver: Ola 2017-2019 / Uber 2019-2022 / Zomato 2022-present\nLicence LMV, HMV',
    9,
  ],
  [
    'employers parted by commas, with a gap',
    'Farida Shaikh\nStore cashier\nWorked with Reliance Retail 2014-2016, Big Bazaar 2016-2019, DMart 2020-2024\nBilling, POS, cash handling',
    9,
  ],
  [
    'years of two digits in rows',
    "Kunal Mehta\nRelationship Manager\nWork\nHDFC Bank '18-'21\nAxis Bank '21-till date\nEducation\nMBA '16-'18",
    8,
  ],
  [
    'months and years of two digits on one line',
    "Deepa Rao\nMedical Representative\nExperience: Jan'18 - Mar'20 Cipla; Apr'20 - Sep'23 Lupin; Oct'23 - present Sun Pharma",
    8,
  ],
  [
    'posts that overlap',
    'Mahesh Joshi\nWork experience\nAccountant, Sharma & Co 2015-2019\nFreelance accounts writing 2017-2019\nAccountant, Meridian Traders 2019-2022\nTally, GST',
    7,
  ],
  [
    'a break between two schools',
    'Latha Iyer\nExperience\nTeacher, DAV School 2010-2014\nBreak for family 2014-2018\nTeacher, Ryan International 2018 - present\nB.Ed 2009',
    12,
  ],
  [
    'an internship before the first post',
    'Nithya S\nExperience\nIntern, Zoho (Jan 2022 - Jun 2022)\nSoftware Engineer, Freshworks Jul 2022 - present\nReact, Node',
    4,
  ],
  [
    'schooling without a heading',
    'Bhavesh Shah\nB.Com Mumbai Univ 2012-2015\nM.Com 2015-2017\nAccounts exec at Gala Traders 2017-2020, Sr accountant Parle Agro 2020-ongoing\nTally, GST, TDS',
    9,
  ],
  [
    'a total that the rows contradict',
    'Vikram Singh\nTotal exp: 8 yrs\nExperience\nSales Officer, Marico, 2012-2015\nArea Sales Manager, Dabur, 2015-2024',
    8,
  ],
  [
    'a total behind its employers',
    'Priya Nair\nArea sales executive\nMarico 2019-2021, Emami 2021-2024. So total 5 years experience.\nKerala region',
    5,
  ],
  [
    'the age of the company',
    'Sanjay More\nSupervisor, working in a 25 years old company, Godrej & Boyce, since 2020\nSix Sigma, 5S',
    6,
  ],
  [
    'a bond',
    'Harish V\nTest Engineer\nSigned 2 years bond with Wipro.\nWipro Aug 2022 - Aug 2024, then Mindtree Sep 2024 - to date\nSelenium, Java',
    4,
  ],
  [
    'years of skills',
    'Rohit Jain\nSkills: Java 5 years, Spring 3 years\nExperience\nCognizant 2016-2020; Mphasis 2020-now',
    10,
  ],
  [
    'more than the dates',
    'Imran Khan\nHVAC technician\n9+ yrs of experience in HVAC.\nBlue Star 2019-2022; Voltas 2022 - present',
    9,
  ],
  [
    'Hindi between',
    'Raju Yadav\nFitter\n8 saal ka experience hai, pehle Maruti me 2018-2021, abhi Hero me 2021 se\nITI fitter',
    8,
  ],
  ['a short label', 'Bahadur Thapa\nsecurity guard\nexp - 4 yr\nG4S 2 yr, SIS 2yr\n8th pass', 4],
  [
    'the length of each employment alone',
    'Mohan Das\nSecurity guard\nExperience\nG4S 3 years, SIS 2 years, currently Peregrine 1 year\n10th pass',
    6,
  ],
  [
    'ranges in front and an open end',
    'Suresh Kulkarni\nProduction engineer\n(2014-17) Tata Motors, (2017-22) Ashok Leyland, (2022-) Eicher\nBE Mech',
    12,
  ],
  [
    'from and to',
    'Geeta Menon\nWork history\nFrom 2013 to 2016: clerk, LIC agency / From 2016 to date: Branch asst, Muthoot Finance',
    13,
  ],
  [
    'an own business onwards',
    'Chef Arjun Pillai\nChef - Taj (2011 to 2015), ITC (2015 to 2019), own cloud kitchen 2019 onwards\nContinental, Indian, tandoor',
    15,
  ],
  [
    'less than two years in months',
    'Neha Gupta\nTelecaller\nExperience\nJan 2024 to Jun 2024 Jio, Jul 2024 - Nov 2025 Airtel\nHindi, English',
    1,
  ],
  [
    'a total with its parts in brackets',
    'Ajay Verma\n10 years+ in pharma sales (Cipla 4 yrs, Sun 6 yrs)\nNagpur',
    10,
  ],
  [
    'a fresher with an internship',
    'Sneha Reddy\nB.Tech 2022-2026, internship at BHEL May 2025 - Jul 2025, fresher\nAutoCAD, MATLAB',
    0,
  ],
  [
    'years and months of a label above counted rows',
    "Karan Malhotra\nCustomer care executive\nExperience: 3 yrs 6 mths\n1. Vodafone Jun'23 - Nov'24; 2. Concentrix Dec'24 - Present",
    3,
  ],
  [
    'the dates of projects',
    'Gopal Krishnan\nExperience\nEngineer, KEC International, 2019 - 2023\nProjects\nHaryana 400kV line 2015-2019\nPrimavera, AutoCAD',
    4,
  ],
  [
    'posts and months in figures on one line',
    'Dr Meenakshi R\nLecturer – SRM (06/2012–05/2016); Asst Prof – VIT (06/2016–Present)\nPhD, Anna University 2008-2012',
    14,
  ],
  [
    'a total at the end of the line',
    'Joseph Mathew\nWelder. Dubai Drydocks 2009-13, Cochin Shipyard 2013-18, back in Dubai w/ Lamprell 2018-22. 13 yrs total\n6G, TIG',
    13,
  ],
  [
    'a total over several companies',
    'Prakash Hegde\nOver 12 years with 3 companies - Bosch (2013-2017), Continental (2017-2021), ZF (2021 - ongoing)\nEmbedded C, CAN',
    12,
  ],
  [
    'the experience of the employer',
    'Ritu Agarwal\nMerchandiser, Shahi Exports 2021-Present\nThe company has 30 years of experience in textiles.\nBuyer follow up, costing',
    5,
  ],
  [
    'a total in brackets below the rows',
    'Tarun Bose\nOperations executive\nAug 2018-Mar 2021 - Flipkart\nApr 2021 - current - Meesho\n(total 8.2 years)',
    8,
  ],
  [
    'years in a kind of house, then dates',
    'Anju George\nNurse 2yrs NABH hospital Fortis 2019-21, ICU nurse Max 2021 till now\nGNM 2015-2018',
    7,
  ],
  [
    'an apprenticeship beside',
    'Ganesh Pawar\nExperience 5 years as electrician + 2 years apprenticeship\nITI wireman',
    5,
  ],
  [
    'a degree on the line of the employers',
    'Yash Kulkarni\nDeveloper\nB.E. 2014-18, then Infosys 2018-2022, HCL 2022-now\nPython, Django',
    8,
  ],
  [
    'a label of several words',
    'Nikhil\nWork Ex: 4+ yrs\nSwiggy, Ops, Jun 2022 - Present\nKaveri Ltd, BDA, Jan 2021 - May 2022',
    4,
  ],
  [
    'months and years without an apostrophe',
    'Dinesh Rawat\nSafety officer\nL&T: Jun 18 - Aug 20 / Shapoorji: Sept 20 to till date\nNEBOSH, first aid',
    8,
  ],
];

describe('the years of resumes that tell them in many ways', () => {
  it.each(TOLD)('reads %s', (_how, text, years) => {
    expect(read(text).experience_years).toBe(years);
  });
});

describe('how sure the years are', () => {
  const confidenceOf = (text: string) => read(text).confidence.experience_years;

  it('asks to check a total that differs from the dates by more than two years', () => {
    const rows = 'Experience\nSales Officer, Marico, 2012-2015\nArea Sales Manager, Dabur, 2015-2024';
    expect(confidenceOf(`Vikram Singh\nTotal exp: 8 yrs\n${rows}`)).toBeLessThan(limits.intake.sureFrom);
    expect(confidenceOf(`Vikram Singh\nTotal exp: 11 yrs\n${rows}`)).toBeGreaterThan(0.9);
  });

  it('asks to check a sum of lengths without dates', () => {
    expect(confidenceOf('Mohan Das\nExperience\nG4S 3 years, SIS 2 years')).toBeLessThan(
      limits.intake.sureFrom,
    );
  });
});

const ASHA = 'Pune 9847012345 asha@example.com';

describe('an age', () => {
  it.each([
    ['below its label', `Asha Rao\nAge\n28 years\n${ASHA}\n\nEducation\nB.Com, Pune University, 2019`, null],
    [
      'above the sex',
      `Asha Rao\n28 years\nFemale\n${ASHA}\n\nWork Experience\nAccountant, Kaveri Traders Ltd\nJan 2022 - Dec 2024`,
      3,
    ],
    [
      'behind the colon of its label',
      `Asha Rao\nAccountant\nAge\n: 28 years\nGender\n: Female\n${ASHA}\n\nEducation\nB.Com, 2019`,
      null,
    ],
    [
      'among labels',
      `Asha Rao\nAccountant\nDate of Birth\n12.03.1997\nAge\n29 Years\nMarital status\nSingle\n${ASHA}`,
      null,
    ],
    [
      'in brackets below the contact',
      `Asha Rao\nAccountant\n${ASHA}\n(32 years)\n\nWork Experience\nAccountant, Kaveri Traders Ltd\nJan 2022 - Dec 2024`,
      3,
    ],
    [
      'below a post without dates',
      `Suresh Pillai\nSecurity Guard\n45 years\n${ASHA}\n\nEducation\n10th pass`,
      null,
    ],
  ])('is no experience: %s', (_how, text, years) => {
    expect(read(text).experience_years).toBe(years);
  });
});

describe('the years of one skill or post', () => {
  const work = (from: string) => `\n\nWork Experience\nAccountant, Kaveri Traders Ltd\n${from} - Dec 2024`;
  it.each([
    [`Asha Rao\n${ASHA}\n3 years in Java development, 2 years in team leading${work('Jan 2020')}`, 5],
    [
      `Asha Rao\n${ASHA}\nSummary\n2 years of teaching at primary level. Before that in a bank.${work('Jan 2021')}`,
      4,
    ],
    [`Asha Rao\n${ASHA}\nWith 2 years of leading a team, I manage accounts.${work('Jan 2021')}`, 4],
    [`Asha Rao\n${ASHA}\n2 years on SAP, 6 years in accounts.${work('Jan 2021')}`, 4],
  ])('are not the total: %s', (text, years) => {
    expect(read(text).experience_years).toBe(years);
  });
});

describe('years that are of one employment', () => {
  it.each([
    ['beside its dates', 'Asha Rao\nExperience\nG4S, 3 yrs, 2016-2019; SIS, 2 yrs, 2019-2021', 5],
    [
      'behind its dates',
      'Asha Rao\nExperience\nKaveri Ltd 2016-2019 (3 yrs); Tunga Ltd 2019-2025 (6 yrs)',
      9,
    ],
  ])('are no total: %s', (_how, text, years) => {
    expect(read(text).experience_years).toBe(years);
  });
});

describe('employers on one line with their dates', () => {
  it.each([
    [
      'Sunita Thomas, staff nurse, 8 years: Apollo 2018-2021; NMC Dubai 2021-now; BLS, ACLS, triage',
      /dubai|apollo/i,
    ],
    [
      'Sunita Thomas\nNurse\n8 years: Apollo 2018-2021; NMC Dubai 2021-now, BLS, ACLS, ventilator',
      /dubai|apollo/i,
    ],
    [
      'Ramesh Patil, site engineer, 9 yrs, L&T 2016-2026 ; Own contracting 2014-2016\nAutoCAD',
      /contracting|L&T/i,
    ],
    ['Driver: Ola 2017-2019 / Uber 2019-2022 / Zomato 2022-present\nLicence LMV, HMV', /ola|uber|zomato/i],
    [
      'Prakash\nBosch (2013-2017), Continental (2017-2021), ZF (2021 - ongoing)\nEmbedded C, CAN',
      /continental/i,
    ],
  ])('are no skills: %s', (text, employers) => {
    const { skills } = read(text);
    expect(skills.length).toBeGreaterThan(0);
    expect(skills.join(', ')).not.toMatch(employers);
  });
});
