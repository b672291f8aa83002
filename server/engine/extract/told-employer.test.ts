import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/index.ts';

const companyIn = (text: string) => extractCandidate(text, null, '2026-11-22').current_company;

describe('the employer of somebody who names none', () => {
  it.each([
    [
      'works for clients',
      `Arvind Solanki
Packaging designer, freelance since 2018
Surat, 98250 44556, arvind.solanki@example.com
Selected clients
Jolly Crown Foods - festive tins 2021 to 2024
Amber Tea Company - labels, 2023 - present`,
    ],
    [
      'is retired',
      `SHRIDHAR APTE
Retired from Kirtane Machine Tools Ltd., Satara in June 2024 as Works Manager after 31 years of service.
Available for consulting. Satara, 98220 11223, shridhar.apte@example.com`,
    ],
    [
      'left the last one',
      `LISSY MATHEW, GNM
Thrissur. Ph 9847012399, lissy@example.com

WORK EXPERIENCE
1. Staff Nurse (ICU), Jubilee Mission Hospital, Thrissur - 03/2020 to 02/2025
(left for marriage, presently not employed)`,
    ],
    [
      'studies, with a thesis done in a firm',
      `RUCHI SAHU
M.Pharm (Pharmaceutics), Columbia Institute of Pharmacy, Raipur, 2026
Raipur | 9893011223 | ruchi.sahu@example.com
Fresher, willing to relocate
Dissertation: stability of a syrup, carried out at Medirose Labs Ltd, Indore, 6 months (Oct 2025 - Mar 2026)`,
    ],
    [
      'studies, with examinations ahead',
      `Nikhil Dubey
Gwalior, 9424011223, nikhil.dubey@example.com
2022 - present: Preparing for UPSC and bank PO examinations (cleared Zenith Bank PO Mains 2024)
2019 - 2022: B.Com, Jiwaji University`,
    ],
    [
      'has closed the own business',
      `MOHAN SHETTY
Udupi - 9448099887 - mohanshetty@example.com
I ran my own distribution agency (stockist of Parle and Emami) for 12 years, closed it in 2025, and am now looking for a job as Area Sales Manager.`,
    ],
  ])('stays blank: who %s', (_who, text) => {
    expect(companyIn(text)).toBeNull();
  });

  it.each([
    [
      'came back from a break',
      'Nirmaan Infotech',
      `Usha Raman, Chennai, 9884055667, usha.raman@example.com
HR Manager at Nirmaan Infotech since Feb 2024, after a career break of three years (2021-2024) for my children.
Earlier: HR Executive, Palar Systems, 2014-2021.`,
    ],
    [
      'was a freelancer before',
      'Studio Zuari',
      `GLEN COUTINHO
Margao, Goa • 9923055667 • glen@example.com
Now: Motion Designer, Studio Zuari (2023 onwards)
2019 to 2023: freelance, clients Amber Tea, Jolly Crown`,
    ],
    [
      'helps out elsewhere',
      'Brahmani General Hospital',
      `Anita Toppo
Rourkela | 9937055667 | anita.toppo@example.com
Staff Nurse, Brahmani General Hospital | 2019 - present
Volunteer, Red Cross | 2021 - present`,
    ],
    [
      'studies in the evening',
      'Nadia Barta',
      `Subir Dey — Kolkata — 9674055667 — subir.dey@example.com
Studying for MA (evening), Jadavpur University
Sub Editor at Nadia Barta, 2024 to now`,
    ],
    [
      'is preparing for an examination beside the job',
      'Kirtane & Co',
      `MEERA JOSHI
meera.joshi@example.com | 98765 43210 | Pune
EXPERIENCE
Working as Accountant at Kirtane & Co since 2021 and preparing for CA Final`,
    ],
    [
      'manages volunteers for a wage',
      'Nadia Foundation',
      `REKHA DAS
rekha.das@example.com | 98765 43211 | Kolkata
EXPERIENCE
Volunteer Programme Officer, Nadia Foundation, 2022 - Present`,
    ],
  ])('is read all the same of who %s', (_who, company, text) => {
    expect(companyIn(text)).toBe(company);
  });
});

describe('the years of somebody who was not employed', () => {
  const yearsIn = (text: string) => extractCandidate(text, null, '2026-11-22').experience_years;

  it.each([
    ['Nikhil Dubey\nGwalior\n2022 - present: Preparing for UPSC and bank PO examinations', null],
    ['Zodin Sailo\nAizawl\nMSW 2025\nVolunteer: Hill Youth Association, 2019 - Present', null],
    ['Divya Negi\nDehradun\nQualification : Diploma in Civil Engineering\nExperience : Nil', 0],
    ['Varun Nair\nKochi\nI have been working for myself for 6 years, mostly for hotels.', 6],
    ['MOHAN SHETTY\nUdupi\nI ran my own distribution agency for 12 years, closed it in 2025.', 12],
    ['SHRIDHAR APTE\nRetired from Kirtane Ltd in June 2024 as Works Manager after 31 years of service.', 31],
  ])('%j', (text, years) => {
    expect(yearsIn(text)).toBe(years);
  });
});
