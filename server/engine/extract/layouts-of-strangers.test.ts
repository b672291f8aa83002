import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';

const read = (text: string) => extractCandidate(text, null, '2026-11-22');

describe('the employment', () => {
  it.each([
    [
      'in running text',
      'Bhikha Vaghela\nFor the last four years I have been with Sonalika Vitrified, Morbi, where I am Kiln Supervisor of the second line. Before this I was Kiln Operator at Ambuda Tiles for five years.',
      'Sonalika Vitrified',
      'Kiln Supervisor',
    ],
    [
      'joined and promoted, the post held today',
      'Harjinder Pal\nI joined Malwa Milk Producers Union in June 2014 as Lab Attendant and was promoted to Chilling Plant Incharge in 2019, the post I hold today.',
      'Malwa Milk Producers Union',
      'Chilling Plant Incharge',
    ],
    [
      'told after a first one that has ended',
      'Tanvi Kharkar\nI was first in the chambers of Mr. P. S. Wagle, Advocate, till December 2020, and thereafter with Lex Meridian LLP, Mumbai, which I joined in January 2021 as an Associate and where I remain as on date.',
      'Lex Meridian LLP',
      'Associate',
    ],
    [
      'told by others',
      'Leena Mascarenhas is an Associate Architect at Studio Terracotta in Mangaluru, where she has led housing projects since 2020.\nBefore Terracotta she spent four years with Vastu Kala Associates in Udupi.',
      'Studio Terracotta',
      'Associate Architect',
    ],
    [
      'present beside the name',
      'Zubin Colaco\nzubin@example.com\nPresently FOH Engineer at Stagecraft Audio. Earlier freelance with wedding bands.',
      'Stagecraft Audio',
      'FOH Engineer',
    ],
    [
      'in a table that came cell by cell',
      'MOHAMMED KHAN\nPROFESSIONAL EXPERIENCE : 9 YEARS\n\nSL. NO.\nORGANISATION\nDESIGNATION\nPROJECT\nFROM\nTO\n1\nDECCAN SKYLINE\nSENIOR SITE ENGINEER\nTOWERS, KOKAPET\nFEB 2021\nTILL DATE\n2\nSRI VENKATADRI\nSITE ENGINEER\nCOMPLEX, GACHIBOWLI\nJAN 2019\nJAN 2021',
      'DECCAN SKYLINE',
      'Senior Site Engineer',
    ],
    [
      'in the rows of a table',
      'Antony Lawrence\nEMPLOYMENT\n| Sr | Employer | Post | From | To |\n|---|---|---|---|---|\n| 1 | Harbourline | Trailer Driver | 06/2020 | till date |\n| 2 | Coromandel | Helper | 04/2017 | 05/2020 |',
      'Harbourline',
      'Trailer Driver',
    ],
    [
      'as posts under the stay with one employer',
      'EMPLOYMENT\nGOLDEN FIELDS FOODS LTD (biscuits, namkeen) — 2015 to now\n   Area Sales Manager — Punjab-2, based Ludhiana — since Apr 2022\n      Team of 6 officers\n   Sales Officer — Jalandhar — Oct 2017 to Mar 2022',
      'GOLDEN FIELDS FOODS LTD',
      'Area Sales Manager',
    ],
    [
      'numbered, in small letters',
      'work experience\n\n1) accountant\n   shree balaji marble and granite, jaipur\n   april 2022 to till date\n   - day to day entry\n\n2) junior accountant\n   r k agarwal and associates, jaipur\n   july 2019 to march 2022',
      'Shree Balaji Marble And Granite',
      'Accountant',
    ],
    [
      'behind dates that open a long line',
      'Teaching Experience\nApril 2018 onwards : TGT (Mathematics), Vidya Jyoti School, Bokaro. Classes VIII to X, CBSE. Board result 2026 – average 78.4, no failure. Exam in-charge (Secondary) and House Mistress, Ganga House.',
      'Vidya Jyoti School',
      'TGT (Mathematics)',
    ],
    [
      'under dates in brackets',
      'ALDEN PEREIRA\nMargao | alden@example.com\n\n(2021 to present) Butter & Bloom, Panaji\nPastry Chef. Wedding cakes.\n(2019 to 2021) Hotel Vasco Bay\nCommis I. Plated desserts.',
      'Butter & Bloom',
      'Pastry Chef',
    ],
    [
      'in square brackets beside the title',
      'Career\nJewellery CAD Designer [Aabhushan Gems, since Feb 2024]\n- 15 ring designs a week\nJunior CAD Artist [Diamora, Oct 2021 to Jan 2024]',
      'Aabhushan Gems',
      'Jewellery CAD Designer',
    ],
    [
      'parted by slashes',
      'Where I have worked\nGlow Theory (flagship studio) / Makeup Artist / Jan 2024 – now\nBridal parties\nFreelance / Makeup & hair / 2022 – 2023',
      'Glow Theory (flagship studio)',
      'Makeup Artist',
    ],
    [
      'with dates over three lines',
      'EXPERIENCE\n\nSite Supervisor\nSuryamitra Renewables, Bhadla\n\nDec 2021\n–\nPresent\n\n• Earthing\n\nHelper\nJodhana Electric Works\n\n2019\n–\n2021',
      'Suryamitra Renewables',
      'Site Supervisor',
    ],
    [
      'that has begun and has no end yet',
      'JOBS\nMedical Representative, Zenthera Lifesciences Ltd, Rishikesh, May 2018 – Oct 2022\nSales Officer, Meridia Biologicals Ltd, Dehradun, Nov 2022 –',
      'Meridia Biologicals Ltd',
      'Sales Officer',
    ],
    [
      'in rows without dates',
      'EMPLOYERS (latest first)\n\nQuillmark Edutech Pvt Ltd, Noida .......... Senior QA Engineer\nAnvayas Infosolutions, Gurugram .......... Test Engineer',
      'Quillmark Edutech Pvt Ltd',
      'Senior QA Engineer',
    ],
    [
      'with the length of a stay that goes on',
      'Work done so far\nZari Couture - Pattern Master - last 6 years, continuing\nFashion Fab Exports - Cutting Master - 5 years',
      'Zari Couture',
      'Pattern Master',
    ],
    [
      'as questions and answers',
      "Q1. Candidate's full name\nAns. Mary Lalthanpuii\nQ4. Present employer\nAns. Synod Mission Hospital\nQ5. Present post\nAns. Staff Nurse",
      'Synod Mission Hospital',
      'Staff Nurse',
    ],
    [
      'with marks of formats for screens',
      '# Farhan Qadri\n\n## Experience\n### Developer Advocate — **Cloudsprout**\n*Mar 2023 – Present*\n- Docs\n\n### Software Engineer — **Kettle Labs**\n*Jan 2022 – Feb 2023*',
      'Cloudsprout',
      'Developer Advocate',
    ],
    [
      'with its ward, which is no employer',
      'Presently working as Staff Nurse in the ICU of Aravali Superspeciality Hospital, New Delhi from 14.08.2023 onwards.',
      'Aravali Superspeciality Hospital',
      'Staff Nurse',
    ],
    [
      'labelled with "currently with" and "as"',
      'Currently with: Glow & Grace Unisex Salon (franchise of Lustra), Kanpur\nAs: Salon Manager\nWhen: November 2021 till present\n\nEarlier with: Noor Beauty Parlour\nAs: Beautician\nWhen: 2017 January – 2021 October',
      'Glow & Grace Unisex Salon',
      'Salon Manager',
    ],
    [
      'with the post that came after another',
      'Experience\n(a) Bajrang Electricals, Cuttack. Wireman. 01/2015 to 06/2018\n(b) Utkal Smelters Ltd., Angul. Electrician Gr-II, now Electrician Gr-I. 07/2018 to continuing',
      'Utkal Smelters Ltd',
      'Electrician Gr-I',
    ],
  ])('%s', (_how, text, company, position) => {
    const { current_company, current_position } = read(text);
    expect([current_company?.replace(/\.$/, ''), current_position]).toEqual([company, position]);
  });

  it.each([
    ['a wish', 'CAREER OBJECTIVE\nTO WORK AS SITE ENGINEER IN A REPUTED CONSTRUCTION ORGANISATION.'],
    ['an address', 'At & Post: Karamsad, Ta. Anand'],
    ['learning', 'I passed B.Com from Kaveri College in 2020 and now want to work with a good firm.'],
  ])('is none in %s', (_what, text) => {
    expect(read(`Asha Rao\n${text}`).current_company).toBeNull();
  });
});

describe('the skills', () => {
  it('are no personal details and no words of an employer', () => {
    const { skills } = read(
      'Experience\nClerk, Narmada Dyes & Intermediates Ltd, 2019 to 2021\nSkills\nTally, GST, Married, DOB 11/07/1998, Mr. Suresh',
    );
    expect(skills).toEqual(expect.arrayContaining(['Tally', 'GST']));
    expect(skills.join(', ')).not.toMatch(/Married|Dob|Suresh/i);
  });

  it('stand in the order of their list, what the text tells after them', () => {
    const { skills } = read(
      'Summary\nReconciled ledgers in SAP\nSkills\nTally, Vouching, GST\nExperience\nAccountant, Kaveri Ltd, 2019 to 2021\nBank Reconciliation every month',
    );
    expect(skills.slice(0, 3)).toEqual(['Tally', 'Vouching', 'GST']);
    expect(skills).toContain('Bank Reconciliation');
  });
});
