import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';
import { TODAY } from '#server/engine/test/sample.ts';
import { unfoldColumns } from './columns.ts';

const read = (text: string) => extractCandidate(text, null, TODAY);

describe('two columns side by side', () => {
  const PAGE = `DEV TRIVEDI
full stack developer

CONTACT                         ABOUT ME
+91 79904 12683                 I make web apps end to end,
dev.trivedi@example.com         API to UI.
Ahmedabad, Gujarat
                                WORK
SKILLS                          Zuper Technologies LLP, Ahmedabad
Node.js                         Full Stack Developer, Oct 2023 - Present
Express                         * Orders for a pharma distributor
MongoDB                         * Rider tracking`;

  it('are read one after the other', () => {
    expect(read(PAGE)).toMatchObject({
      name: 'Dev Trivedi',
      current_city: 'Ahmedabad',
      current_company: 'Zuper Technologies LLP',
      current_position: 'Full Stack Developer',
      skills: expect.arrayContaining(['Node.js', 'MongoDB']),
    });
  });

  it.each([
    [
      'dates at the right edge',
      'Skills\nJava\nExperience\nKaveri Ltd        Apr 2022\nRao Ltd           May 2020\nEducation',
    ],
    [
      'a table of labels',
      'Languages      : Java\nFrameworks     : Spring\nMessaging      : Kafka\nCloud          : AWS\nData           : SQL',
    ],
  ])('are not seen in %s', (_name, text) => {
    expect(unfoldColumns(text)).toBe(text);
  });
});

describe('an employment', () => {
  it.each([
    ['Experience\nHydro Valves (Sales Engineer), Pune: Oct 2022 – present', 'Hydro Valves', 'Sales Engineer'],
    [
      'Experience\nAravali Greens Developers [Sales Manager] 2022 to present: team of 5; walk-in closing',
      'Aravali Greens Developers',
      'Sales Manager',
    ],
    [
      'Company 1: Shree Webtech, Rajkot. PHP Developer. January 2024 to Present.',
      'Shree Webtech',
      'PHP Developer',
    ],
    [
      'Experience\nTeclion Global as SAP ABAP Consultant from September 2022 to till date',
      'Teclion Global',
      'SAP ABAP Consultant',
    ],
    [
      'Experience\nKirana Verse (Gurgaon)  Backend Developer  Aug 2024 → now',
      'Kirana Verse',
      'Backend Developer',
    ],
    [
      'Experience\nOragadam Components, Chennai: Supplier Quality Engineer, 07/2021 to date',
      'Oragadam Components',
      'Supplier Quality Engineer',
    ],
    [
      'Senior Care Executive, Connectium Serve, Gurgaon, Feb 2024 – Present\nUS telecom process (International Voice)',
      'Connectium Serve',
      'Senior Care Executive',
    ],
    [
      'Present job: Marwar Print & Pack, Jodhpur (Graphic Designer) from Jan 2023',
      'Marwar Print & Pack',
      'Graphic Designer',
    ],
    [
      'Experience\n1. Datapeak Hosting Pvt. Ltd., Mohali\n   Linux Administrator — 04/2021 - till date',
      'Datapeak Hosting Pvt. Ltd.',
      'Linux Administrator',
    ],
    [
      'LEGAL EXPERIENCE\nDamodar Minerals Ltd, Kolkata, Manager - Legal, from January 2023\nBose & Partners, Associate, Nov 2019 to Dec 2022',
      'Damodar Minerals Ltd',
      'Manager - Legal',
    ],
  ])('is read from %j', (text, company, position) => {
    expect(read(text)).toMatchObject({ current_company: company, current_position: position });
  });

  it('is not made of the place-holders of scraped resumes', () => {
    expect(read('Experience\nCoordinator    June 2023 to Current\nCompany Name').current_company).toBeNull();
  });
});

describe('years', () => {
  it.each([
    ['Arjun Pillai\nFive years in cloud infrastructure and release automation.', 5],
    ['B S Rawat\nPROJECT MANAGER (HIGHWAYS) — 19 YEARS', 19],
    ['Mitali Jhaveri\nPROFILE: 6 years post qualification in manufacturing finance', 6],
  ])('are read from %j', (text, years) => {
    expect(read(text).experience_years).toBe(years);
  });
});

describe('the own city', () => {
  it.each([
    ['farhan qureshi\nnavi mumbai (airoli) / 9004417785', 'Navi Mumbai'],
    ['Jagdeep Brar (B.Tech Dairy, Ludhiana 2021)\nFarm Manager\nMoga, Punjab. 98760 44019', 'Moga'],
    [
      'Sneha\nWork details\nTest Engineer at Vayu, Pune since 2023\nDOB 11 Jan 2000\nAddress: Hinjewadi, Pune 411057',
      'Pune',
    ],
  ])('is read from %j', (text, city) => {
    expect(read(text).current_city).toBe(city);
  });
});

it('reads a mobile number after a PIN code', () => {
  expect(read('Assi, Varanasi 221005  9415567802').phone).toBe('+91 94155 67802');
});

describe('skills', () => {
  it('keep the name that heads its own details', () => {
    const { skills } = read(
      'Area of practice\nFamily Law – maintenance, divorce\nProperty Law – title search',
    );
    expect(skills).toEqual(expect.arrayContaining(['Family Law', 'Property Law']));
  });

  it('come before those of another trade that is named in passing', () => {
    const { skills } = read(
      'Summary\nSupport for a dairy farming group\nSAP FICO, general ledger, accounts payable, asset accounting, SAP S/4HANA, tax, SAP MM',
    );
    expect(skills.indexOf('Dairy Farming')).toBeGreaterThan(skills.indexOf('SAP MM'));
  });

  it('hold what a list names that the taxonomy does not know', () => {
    expect(read('Summary\nWorked on Java, Zarfware, Quopple, Blenkit').skills).toEqual(
      expect.arrayContaining(['Java', 'Zarfware', 'Quopple', 'Blenkit']),
    );
  });
});
