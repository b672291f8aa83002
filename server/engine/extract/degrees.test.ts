import { describe, expect, it } from 'vitest';
import { highestDegree } from './degrees.ts';
import { readDocument } from './document.ts';
import { readSkills } from './skills.ts';

const PERSON = 'Snehal Gokhale\nAccounts Executive, Pune\nsnehal@example.com\n';

function named(schooling: string): string | null {
  return highestDegree(readDocument(`${PERSON}\nEDUCATION\n${schooling}\n\nSKILLS\nTally, MS Excel`));
}

describe('the highest degree', () => {
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
    ['12th, 2012', null],
  ])('in "%s" is %s', (written, degree) => {
    expect(named(written)).toBe(degree);
  });

  it('takes short names only where the line is of schooling', () => {
    const said = (text: string) => highestDegree(readDocument(`${PERSON}\n${text}`));
    expect(said('EXPERIENCE\nMTA 98-361 in 2019, reported to MD and DM (North), MS Excel\nB.Com')).toBe(
      'B.Com',
    );
    expect(said('MPM 2020\nB.Com 2017')).toBe('MPM');
  });

  it('reads long lines at once', () => {
    const started = performance.now();
    for (const piece of ['a', 'CA ', 'pursuing ', 'MBA/', 'M.', 'inter ', 'post graduate diploma '])
      named(piece.repeat(Math.ceil(10_000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

it('takes a degree that is only begun for no skill', () => {
  const skills = (line: string) =>
    readSkills(readDocument(`${PERSON}\nEXPERIENCE\nAccountant, Rao & Co, 2019-2023\n${line}`), null)?.value;
  const degree = 'Chartered Accountancy';
  expect(skills('Did GST returns, Chartered Accountant since 2019')).toContain(degree);
  for (const begun of ['pursuing Chartered Accountancy', 'Chartered Accountancy (Inter)', 'CA Inter'])
    expect(skills(`Did GST returns, ${begun}`)).not.toContain(degree);
});
