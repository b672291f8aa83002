import { describe, expect, it } from 'vitest';
import { highestDegree } from './degrees.ts';
import { readDocument } from './document.ts';
import { readSkills } from './skills.ts';

const PERSON = 'Snehal Gokhale\nAccounts Executive, Pune\nsnehal@example.com\n';
const TODAY = '2026-11-21';

const degreeIn = (text: string) => highestDegree(readDocument(text), TODAY);

function named(schooling: string): string | null {
  return degreeIn(`${PERSON}\nEDUCATION\n${schooling}\n\nSKILLS\nTally, MS Excel`);
}

describe('the highest degree', () => {
  it.each([
    ['CA, Inter 2012, Final 2015', 'Chartered Accountant'],
    ['CA - Inter (2018), Final (Nov 2021, first attempt)', 'Chartered Accountant'],
    ['CS Executive 2016, Final cleared', 'Company Secretary'],
    ['CA, Inter 2012, Final pending', 'Chartered Accountant (not completed)'],
    ['CA Inter 2022, Final due Nov 2026', 'Chartered Accountant (not completed)'],
    ['CA Inter 2012, final year of articleship', 'Chartered Accountant (not completed)'],
    ['CA Inter 2018, Final not cleared', 'Chartered Accountant (not completed)'],
    ['CA, Inter, Final yet to be cleared', 'Chartered Accountant (not completed)'],
    ['CA Inter 2020, Final - 2027', 'Chartered Accountant (not completed)'],
    ['CA Inter 2020, Final - 2026', 'Chartered Accountant'],
    ['CA Inter cleared 2019, Final attempted 2021 failed', 'Chartered Accountant (not completed)'],
    ['CA Inter 2019, Final May 2026 awaiting result', 'Chartered Accountant (not completed)'],
    ['CA Inter 2019, Final to be completed', 'Chartered Accountant (not completed)'],
    ['CA Inter 2019, Final 2022 first group', 'Chartered Accountant (not completed)'],
  ])('of a course in parts: %s', (schooling, degree) => {
    expect(named(schooling)).toBe(degree);
  });

  it.each(['M.Sc Shipping Management, 2015', 'MSc Shipping and Logistics'])(
    'is held in shipping: %s',
    (schooling) => {
      expect(named(schooling)).toBe('M.Sc');
    },
  );

  it('is none in the name of a shipping line', () => {
    expect(degreeIn(`${PERSON}MSC Agency India Pvt Ltd, Accounts Executive, 2021 till date`)).toBeNull();
  });

  it.each([
    ['MPM 2020, Pune University', 'MPM'],
    ['Master of Personnel Management', 'MPM'],
    ['M.P.M., SPPU', 'MPM'],
    ['MSW (HR), TISS', 'MSW'],
    ['MMS Finance, Mumbai University', 'MMS'],
    ['MCM 2012', 'MCM'],
    ['MMM, SPPU', 'MMM'],
    ['MFM, 2015', 'MFM'],
    ['M.Phil (English)', 'M.Phil'],
    ['LLM, 2018', 'LL.M'],
    ['MDS Orthodontics', 'MDS'],
    ['MPT (Neuro)', 'MPT'],
    ['MHA, TISS', 'MHA'],
    ['Master of Hospital Administration', 'MHA'],
    ['MHRM, 2019', 'MHRM'],
    ['MHRDM, Welingkar', 'MHRD'],
    ['PGDM (Marketing), 2016', 'PGDM'],
    ['PGDBM 2014', 'PGDBM'],
    ['PGDCA', 'PGDCA'],
    ['Post Graduate Diploma in Computer Applications', 'PGDCA'],
    ['Post Graduate Diploma in Management', 'PGDM'],
    ['Post Graduate Diploma in Taxation', 'PG Diploma'],
    ['PGDFM, 2011', 'PG Diploma'],
    ['EPGDM, IMT', 'PGDM'],
    ['PGP, IIM Ahmedabad', 'PGP'],
    ['PGPM, Great Lakes', 'PGPM'],
    ['M.Ed', 'M.Ed'],
    ['M.P.Ed, 2015', 'M.P.Ed'],
    ['MFA (Painting)', 'MFA'],
    ['M.Des, NID', 'M.Des'],
    ['M.Arch, SPA Delhi', 'M.Arch'],
    ['M.Plan, CEPT', 'M.Plan'],
    ['MS in Computer Science, Texas', 'MS'],
    ['M.S. (General Surgery)', 'MS'],
    ['MS Ortho, 2014', 'MS'],
    ['DNB (Paediatrics)', 'DNB'],
    ['DM Cardiology, AIIMS', 'DM'],
    ['M.Ch (Urology)', 'M.Ch'],
    ['MD (Medicine), 2010', 'MD'],
    ['M.D. Pathology', 'MD'],
    ['M.Pharm (Pharmaceutics)', 'M.Pharm'],
    ['Pharm.D, 2017', 'Pharm.D'],
    ['M.V.Sc, 2011', 'M.V.Sc'],
    ['MBL, NLSIU', 'MBL'],
    ['M.E. (Structures)', 'M.E'],
    ['ME - Thermal, 2013', 'M.E'],
    ['MTA, 2011', 'MTA'],
    ['MTM, IGNOU', 'MTM'],
    ['MJMC, Makhanlal University', 'MJMC'],
    ['MLIS, 2009', 'M.Lib'],
    ['M.Lib.I.Sc', 'M.Lib'],
    ['MPH, 2018', 'MPH'],
    ['MIB, DU', 'MIB'],
    ['M.Com.', 'M.Com'],
    ['M.Sc (Chemistry)', 'M.Sc'],
    ['MA Economics', 'M.A'],
    ['MA, 2012', 'M.A'],
    ['M.A. (Psychology)', 'M.A'],
    ['MCA 2019', 'MCA'],
    ['M.Tech (VLSI)', 'M.Tech'],
    ['Executive MBA, 2021', 'MBA'],
    ['Masters in Data Science, 2021', "Master's degree"],
    ['Ph.D (Chemistry), 2016', 'Ph.D'],
    ['Chartered Accountant, ICAI 2018', 'Chartered Accountant'],
    ['CA, ICAI 2018', 'Chartered Accountant'],
    ['CA (2018), CA Inter (2015)', 'Chartered Accountant'],
    ['CA Final (both groups cleared), ICAI 2018', 'Chartered Accountant'],
    ['Member of ICAI', 'Chartered Accountant'],
    ['CMA, ICMAI 2019', 'Cost Accountant (CMA)'],
    ['Company Secretary, ICSI 2019', 'Company Secretary'],
    ['CS, 2019', 'Company Secretary'],
    ['CA (Both Groups), ICAI, 2019', 'Chartered Accountant'],
    ['CA - both groups cleared', 'Chartered Accountant'],
    ['CA, Articleship with KPMG', 'Chartered Accountant'],
    ['CA, Executive Director', 'Chartered Accountant'],
    ['Member of ICAI, own practice since 2015', 'Chartered Accountant'],
    ['M.Phil, thesis on Gandhi 2012', 'M.Phil'],
    ['Ph.D, Thesis: Polymers, 2015', 'Ph.D'],
    ['M.Tech (Thesis: VLSI), 2019', 'M.Tech'],
    ['MBA, IIM A, Scholar of the year', 'MBA'],
    ['M.Sc appeared and passed 2014', 'M.Sc'],
    ['M.Tech, College of Engineering, Pune', 'M.Tech'],
    ['M.E. College of Engineering, Pune, 2012', 'M.E'],
    ['MD Grant Medical College, 2012', 'MD'],
    ['M.S. Grant Medical College, 2012', 'MS'],
    ['M.A.B.Ed, 2012', 'M.A'],
    ['Masters of Computer Science', "Master's degree"],
  ])('of "%s" above a bachelor is %s', (written, degree) => {
    expect(named(`${written}\nB.Com, Symbiosis College, 2008`)).toBe(degree);
  });

  it.each([
    'CA Inter (Group 1 cleared), ICAI 2021',
    'CA Intermediate, ICAI',
    'CA (Inter) 2021',
    'CA-Inter | ICAI | 2021',
    'CA IPCC 2016',
    'Chartered Accountancy (IPCC), ICAI',
    'Chartered Accountancy (CA) Inter',
    'IPCC, Institute of Chartered Accountants of India',
    'IPCC both groups, ICAI',
    'Inter CA, 2020',
    'CA Final (pursuing)',
    'CA Final, ICAI, appearing Nov 2026',
    'CA Final Group 1 cleared',
    'CA foundation',
    'CA CPT 2014, ICAI',
    'Semi-qualified CA',
    'semi qualified Chartered Accountant',
    'CA articleship, 2019-2022',
    'Certificate course on GST, ICAI',
    'CMA Inter, ICMAI',
    'ICWA inter',
    'CS Executive, ICSI',
    'Company Secretary (Executive)',
    'Pursuing CA',
    'Pursuing CA/MBA/PhD',
    'Currently pursuing an Executive MBA',
    'MBA (appearing)',
    'MBA (Finance), Pune University, pursuing',
    'MBA (Finance) 2025 - Present',
    'MBA | Pune University | Pursuing',
    'MBA in Finance\nPursuing from IGNOU',
    'M.Com - discontinued',
    'Ph.D scholar, Pune University',
    'MS-CIT, 2009',
    'MS Office, MS Excel',
    'M.S. University, Baroda',
    'Certificate, Northeastern University, Boston, MA',
    'M.D. College, Parel 2012',
    'MD University, Rohtak, 2013',
    'M.S. Gore College, 2012',
    'H.D.M. College',
    'D.M.E, 2015',
    'M.E.S. College',
    'M.M.S. College',
    'M.I.B. College',
    'Sanskar School, MHM road',
    'MBA Entrance cleared',
    'GATE score M.Tech entrance',
    'MDS entrance',
    'MBA CET 2019',
    'Ph.D. coursework',
    'MBA, Pune University, 2025 - Present',
    'MBA, IGNOU (pursuing)',
    'MBA, pursuing final year',
    'MBA, appearing in March 2027',
  ])('is no degree that is only begun or an examination on the way: "%s"', (written) => {
    expect(named(`${written}\nB.Com, Symbiosis College, 2018`)).toBe('B.Com');
    expect(named(`B.Com, Symbiosis College, 2018\n${written}`)).toBe('B.Com');
  });

  it.each([
    ['B.Com 2018, pursuing MBA', 'B.Com'],
    ['MBA pursuing, B.Com 2018', 'B.Com'],
    ['B.Com 2018\nPursuing ACCA', 'B.Com'],
    ['B.Com, CA', 'Chartered Accountant'],
    ['CA Inter', 'Chartered Accountant (not completed)'],
    ['MBA (pursuing)', 'MBA (not completed)'],
    ['BHMS, 2015', 'BHMS'],
    ['B.Com 2018, pursuing ACCA', 'B.Com'],
    ['B.Com (2015) - pursuing CFA level 1', 'B.Com'],
    ['LLB 2011, CS pursuing', 'LL.B'],
    ['B.Com 2015, dropped out of ACCA', 'B.Com'],
    ['B.Com passed, appeared for UPSC', 'B.Com'],
    ['B.Com - MD University, Rohtak, 2013', 'B.Com'],
    ['B.Sc, M.S. Gore College, 2012', 'B.Sc'],
    ['B.Com 2012, H.D.M. College', 'B.Com'],
    ['B.E. from M.E.S. College', 'B.E'],
    ['B.Com / MBA Entrance cleared', 'B.Com'],
    ['BDS, MDS entrance', 'BDS'],
    ['Diploma: D.M.E, 2015', 'Diploma'],
    ['BMS, Mumbai University', 'BMS'],
    ['B.E, B.M.S. College of Engineering', 'B.E'],
    ['BBM 2012', 'BBM'],
    ['B.Com, March 2012', 'B.Com'],
    ['B.COM, MARCH 2012', 'B.Com'],
    ['B.Sc, project at R&D Pharma', 'B.Sc'],
    ['Diploma at R&D Pharma', 'Diploma'],
    ['BSW, TISS', 'BSW'],
    ['BMM (Advertising)', 'BMM'],
    ['B.P.Ed, 2012', 'B.P.Ed'],
    ['D.Pharm, 2012', 'D.Pharm'],
    ['Bachelors in Commerce', 'B.Com'],
    ['BACHELOR OF MANAGEMENT STUDIES, 2012', 'BMS'],
    ['MASTER OF ARCHITECTURE, 2012', 'M.Arch'],
    ["Bachelor's of Technology", 'B.Tech'],
    ['Bachelors in Event Management', "Bachelor's degree"],
    ['12th, 2012', null],
  ])('in "%s" is %s', (written, degree) => {
    expect(named(written)).toBe(degree);
  });

  it('takes short names only where the line is of schooling', () => {
    const said = (text: string) => degreeIn(`${PERSON}\n${text}`);
    expect(said('EXPERIENCE\nMTA 98-361 in 2019, reported to MD and DM (North), MS Excel\nB.Com')).toBe(
      'B.Com',
    );
    expect(said('MPM 2020\nB.Com 2017')).toBe('MPM');
  });

  it.each([
    ['Chartered Accountant working with Rao & Co from 2018 to present', 'Chartered Accountant'],
    ['MBA with 8 years of experience, HR Manager at TCS, 2015 - Present', 'MBA'],
    ['B.Com graduate, Accountant at Rao & Co since 2018 till date', 'B.Com'],
    ['B.Com, in charge of all ongoing audits, appearing before tax officers', 'B.Com'],
    ['EXPERIENCE\nClient: State Street, Boston, MA', null],
    ['MBA (Finance), Pune University, pursuing', 'MBA (not completed)'],
    ['MBA (Finance) 2025 - Present', 'MBA (not completed)'],
  ])('where no heading tells of education: "%s"', (written, degree) => {
    expect(degreeIn(`${PERSON}\n${written}`)).toBe(degree);
  });

  it.each(['a', 'CA ', 'pursuing ', 'MBA/', 'M.', 'inter ', 'post graduate diploma ', 'B.A. M.D. X. '])(
    'comes to an end with a long line of "%s"',
    (piece) => {
      expect(() => named(piece.repeat(Math.ceil(10_000 / piece.length)))).not.toThrow();
    },
  );
});

it('takes a degree that is only begun for no skill', () => {
  const skills = (line: string) =>
    readSkills(readDocument(`${PERSON}\nEXPERIENCE\nAccountant, Rao & Co, 2019-2023\n${line}`), null)?.value;
  const degree = 'Chartered Accountancy';
  expect(skills('Did GST returns, Chartered Accountant since 2019')).toContain(degree);
  for (const begun of ['pursuing Chartered Accountancy', 'Chartered Accountancy (Inter)', 'CA Inter'])
    expect(skills(`Did GST returns, ${begun}`)).not.toContain(degree);
});
