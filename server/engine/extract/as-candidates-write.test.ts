import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';

const TODAY = '2026-11-21';
const read = (text: string) => extractCandidate(text, null, TODAY);

describe('the name', () => {
  it.each([
    ['under a misspelt title', 'CURRICULAM VITAE\nRekha Kumari\nPatna\nMob- 9162233087', 'Rekha Kumari'],
    ['under another misspelt title', 'Carriculum Vitate\nTintu Joy\nMob- 9162233087', 'Tintu Joy'],
    [
      'before a degree by its trade',
      'Shabnam Parveen, B.Optom\nSix Mile, Guwahati\n9101223344 shabnamoptom@example.com',
      'Shabnam Parveen',
    ],
    [
      'with an apostrophe, which its e-mail address lacks',
      "FRANCIS XAVIER D'MELLO\nB-12 Orlem, Malad (W), Mumbai 64. Cell 9821334455. fxdmello.hotels@example.com\nHOTEL SALES PROFESSIONAL with 9 years' experience",
      "Francis Xavier D'Mello",
    ],
    ['before a diploma with dots', 'RESUME\nS. KARTHIKEYAN, D.E.E.E\nCell: 9843312076', 'S. Karthikeyan'],
    [
      'that is a trade, before a registration',
      'Zoya Merchant, COA CA/2021/118822\nProject Architect\nzoya.archi@example.com',
      'Zoya Merchant',
    ],
  ])('%s', (_how, text, expected) => {
    expect(read(text).name).toBe(expected);
  });
});

describe('the city', () => {
  it.each([
    'Name: Sanjay Kale\nAdd: Room 12, Bhosari, PCMC, Pune-39\nMob: 9850012345',
    'Name: Sanjay Kale\nADD : Flat 4, Sai Soc, Kalewadi Phata, Pimpri, Pune - 17\nMob: 9850012345',
  ])('is the one that a part of it stands beside: %s', (text) => {
    expect(read(text).current_city).toBe('Pune');
  });

  it('is the town by itself where no other stands beside it', () => {
    expect(read('Sanjay Kale\nAddress: Pimpri 411018\nMob: 9850012345').current_city).toBe(
      'Pimpri-Chinchwad',
    );
  });
});

const IN_CAPITALS =
  'ABDUL RASHID S/O ABDUL WAHID\nMOHALLA SAILANI, BAREILLY (U.P.)\nMOBILE 9648123907\nPOST CUTTING MASTER\nEXPERIENCE 20 YEARS\nAT PRESENT KAVERI GARMENTS BAREILLY SINCE 2015';

describe('the employer', () => {
  it.each([
    ['without "at present"', IN_CAPITALS, 'KAVERI GARMENTS BAREILLY'],
    [
      'behind "Emp:", not its client',
      'Vinod Nair\nKondapur, Hyderabad\n9995566778\nEmp: Kaveri Facilities India (client site: a US bank), Gachibowli. Facility Manager from Feb-2020.\nPrior: Tunga type, Kochi. Asst. Facility Manager 2014-2020.',
      'Kaveri Facilities India',
    ],
    [
      'before an industrial area',
      'Name: Sanjay Kale\nMob: 9850012345\nPresent co: Bharat Forge, Chakan\nPost: CNC Operator',
      'Bharat Forge',
    ],
    [
      'behind a short label, its part of town after it',
      'NAME : RAJESH SHINDE\nPresent co : Kaveri Pipes & Fittings, Bhosari\nPost : Accounts Executive\nFrom : June 2019 to till date\nPrevious co : Om Traders (accounts asst) 2017 to 2019',
      'Kaveri Pipes & Fittings',
    ],
    [
      'of a career within it',
      'Prakash Jadhav\nTalegaon, Pune\nKaveri Driveline , Chakan  - Engineer to Dy. Manager Production, 2016 – till date\nTunga Gears, Satara - GET to Engineer, 2012 - 2016',
      'Kaveri Driveline',
    ],
  ])('%s', (_how, text, expected) => {
    expect(read(text).current_company).toBe(expected);
  });
});

describe('no employer', () => {
  it.each([
    ['is a road', 'SOURAV DUTTA\nMEDICAL REPRESENTATIVE\nBurnpur Road, Asansol, W.B.\n9007744512', /Road/],
    [
      'is what somebody takes',
      'Sneha Nambiar\nYoga Instructor (freelance)\nKannur\n9495530817\n6 years teaching experience, taking own batches and online classes since 2020',
      /batches/i,
    ],
    [
      'is left of a bracket',
      'Pooja verma, store manager, 6 yrs in retail\nnow in style bazaar, C21 mall indore (since 2022). before that max fashion - dept manager (2020-22) & pantaloons CSA',
      /\)|CSA/,
    ],
    [
      'is a rank',
      'Prakash Jadhav\nTalegaon, Pune\n14 yrs of exp\nKaveri Driveline , Chakan  - Engineer to Dy. Manager Production, 2016 – till date',
      /^Dy/,
    ],
  ])('%s', (_how, text, none) => {
    expect(read(text).current_company ?? '').not.toMatch(none);
  });

  it('is dots between the parts of a row', () => {
    const { current_company, current_position } = read(
      'AYESHA KHAN\nJournalist\nAliganj, Lucknow-226024\nTel: 9839150267\nKaveri Tribune, Lucknow ... Sub Editor ... May 2023 onwards\nTunga Sandesh (daily) ... Reporter cum Trainee Sub ... 2021 to 2023',
    );
    expect([current_company, current_position]).toEqual(['Kaveri Tribune', 'Sub Editor']);
  });
});

describe('the post', () => {
  it.each([
    [
      'is the last of a career',
      'Meera Joshi\nExperience\nKaveri Autocomp, Pune\nEngineer to Dy. Manager\n2015 - till date',
      'Dy. Manager',
    ],
    [
      'is the last of a career beside its employer',
      'Prakash Jadhav\nTalegaon, Pune\nKaveri Driveline , Chakan  - Engineer to Dy. Manager Production, 2016 – till date\nTunga Gears, Satara - GET to Engineer, 2012 - 2016',
      'Dy. Manager Production',
    ],
    [
      'is whole where somebody serves another',
      'Meera Joshi\nExperience\nKaveri Autocomp Ltd, Pune\nExecutive Assistant to Managing Director\n2015 - till date',
      'Executive Assistant to Managing Director',
    ],
    [
      'is not what somebody was promoted from',
      'ABHISHEK SINHA\nEXPERIENCE\nKaveri Advisory LLP, Gurgaon\nManager (promoted from Senior Consultant in Apr 2024) | Jun 2021 – Present\nTunga India\nConsultant | Jul 2018 – May 2021',
      'Manager',
    ],
    [
      'has no bracket that a comma cut',
      'ARVIND YADAV\nCAREER\nKaveri Foods — Area Sales Manager (Kanpur, Lucknow, Unnao) — Apr 2021 onwards\nTunga Bakers — Sales Officer (Kanpur) — 2017 to Mar 2021',
      'Area Sales Manager',
    ],
    [
      'stands before years',
      'harbhajan singh brar, bathinda punjab, mob 94177 02244\nfarm manager 15 yr experience, agriculture diploma PAU\nworking kaveri agro farm (120 acre) since 2016',
      'Farm Manager',
    ],
    [
      'is not how somebody is employed',
      'Sneha Nambiar\nYoga Instructor (freelance)\nKannur\n9495530817\n6 years teaching experience',
      'Yoga Instructor',
    ],
    [
      'has no word of who certified it',
      "Rohan D'Souza – ACE certified Personal Trainer\nIron House Gym, Panjim (2021 – present): Personal Trainer, 25 clients",
      'Personal Trainer',
    ],
  ])('%s', (_how, text, expected) => {
    expect(read(text).current_position).toBe(expected);
  });
});

describe('years', () => {
  it.each([
    [
      'in brackets behind the post',
      'NILANJAN SEN\nVideo Editor (9 yrs)\nOrganisation: Kaveri TV\nDesignation: Video Editor\nDuration: March 2019 - Continuing',
      9,
    ],
    [
      'of a sentence that ends with them',
      'Aditi Rao\nDesigner\n5 years in, still curious.\nExperience\nKaveri Studio, Designer, Jan 2024 – now\nTunga, Designer, 2021 – 2023',
      5,
    ],
    [
      'beside work below what was studied',
      'Rekha Kumari\nEducational Qualification\nDMLT, Patna, 2019\n\nWork Experience: 5 yrs\nWorking as Lab Technician in Kaveri Pathology, Patna from 2022 to till now.',
      5,
    ],
    [
      'before a sentence with dates',
      'Santosh Gawde\nDriver\nBandra East Mumbai\n15 years driving experience. Worked for Mehta family 2012-2026 (they shifted to Dubai)',
      15,
    ],
    [
      'behind the post, in pieces of a line',
      'DEEPA RAO\nHR Business Partner | Talent & Culture | 10+ years\nEXPERIENCE\nKaveri Labs, Pune\nHR Business Partner\nMay 2021 – Present\nTunga Ltd, Pune\nSenior HR Executive\n2015 - 2021',
      10,
    ],
  ])('%s', (_how, text, expected) => {
    expect(read(text).experience_years).toBe(expected);
  });
});

describe('skills', () => {
  const WORK =
    'Tally Prime entry all vouchers, GSTR 1 filing, TDS return, bank reconciliation, debtors follow up, e-way bill';

  it('come from what a biodata says of the work', () => {
    const { skills } = read(
      `BIO DATA\nNAME : RAJESH SHINDE\nFATHER NAME : Tukaram Shinde\nMOB : 98220 14567\nWork : ${WORK}\nPlace : Pune`,
    );
    expect(skills).toEqual(
      expect.arrayContaining(['Bank Reconciliation', 'E-Way Bill', 'Debtors Follow Up']),
    );
  });

  it('are no parts of an address', () => {
    const { skills } = read(
      `NAME : RAJESH SHINDE\nAdd: Room 12, Bhosari, PCMC, Pune-39\nMOB : 98220 14567\nWork : ${WORK}`,
    );
    expect(skills.filter((skill) => /room|bhosari|pcmc|pune/i.test(skill))).toEqual([]);
  });

  it.each([
    [
      'the month of a date',
      'WORK EXPERIENCE\nKAVERI CARGO, LUDHIANA\nWAREHOUSE INCHARGE\nNOV 2018 - OCT 2020\nGRN, FIFO, CYCLE COUNT, DISPATCH PLANNING',
      /^OCT$/,
    ],
    [
      'who a letter is for',
      'To\nThe HR Manager\nRespected sir, I handle purchase orders, negotiation, vendor development.',
      /HR/,
    ],
    [
      'an agreement by its short form',
      'Associate\n• Contract drafting and vetting (SHA, SPA, NDAs, vendor agreements)',
      /^Spa/,
    ],
    [
      'what somebody drives',
      'Skills: dealer network, hybrid seeds, collection\nTwo wheeler with licence',
      /wheeler/i,
    ],
    [
      'what was won',
      'Skills\nCBSE curriculum, Lesson planning, Olympiad coaching\nBest teacher 2023',
      /Best/,
    ],
    [
      'how many there were',
      'Skills\nTeam handling (2 SO, 9 DSM), beat planning, dealer network of 120',
      /\d/,
    ],
    [
      'a degree below them',
      'Skills\nPython, SQL, scikit-learn, XGBoost, PySpark, LangChain, MLflow, Tableau, Git\nM.Stat ISI Kolkata (2022)',
      /Kolkata|Stat\b/,
    ],
    [
      'a college beside them',
      'Content writing / English, Gujarati\nBMM, Sophia College; PG Dip PR, XIC, media relations, pitching',
      /College/,
    ],
  ])('are not %s', (_what, text, none) => {
    expect(read(`Asha Rao\nasha@example.com\n${text}`).skills.filter((skill) => none.test(skill))).toEqual(
      [],
    );
  });

  it('are called what a list in an employment calls them', () => {
    const { skills } = read(
      'Nilanjan Sen\nExperience\nKaveri TV, Kolkata\nSenior Video Editor\nMarch 2019 - Present\nnews bulletin editing, promo cutting, weekly show packaging, video editing, colour grading',
    );
    expect(skills).toEqual(expect.arrayContaining(['News Bulletin Editing', 'Promo Cutting']));
  });

  it('are written small within a list of capitals', () => {
    expect(read('ASHA RAO\nSKILLS\nNPA RECOVERY, TWO WHEELER LOANS, FIELD COLLECTION').skills).toContain(
      'Two Wheeler Loans',
    );
  });

  it('keep the short forms of modules', () => {
    expect(read('Meera Joshi\nSkills: SAP PS, SAP MM, Primavera, MS Project').skills).toContain('SAP PS');
    expect(read('Meera Joshi\nSkills: sap ps, sap mm, primavera').skills).toContain('SAP PS');
  });
});
