import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readDocument } from './document.ts';
import { readNoticePeriod, readPay } from './pay.ts';

function pay(text: string): [number | null, number | null] {
  const { current, expected } = readPay(readDocument(text));
  return [current?.value ?? null, expected?.value ?? null];
}
const notice = (text: string) => readNoticePeriod(readDocument(text))?.value ?? null;

describe('readPay', () => {
  it.each<[string, number | null, number | null]>([
    ['Current CTC: 6.5 LPA', 650_000, null],
    ['Current CTC - 4.2 L, Expected CTC - 5 to 5.5 L, Notice - 15 days', 420_000, 500_000],
    ['CTC: 12,50,000', 1_250_000, null],
    ['Expected CTC: 8,50,000 per annum', null, 850_000],
    ['Present salary: Rs. 1,15,000/- per month. Expected: negotiable', 1_380_000, null],
    ['Current sal 55k per month. Notice 1 month', 660_000, null],
    ['Present sal. 55k pm, exp sal 70k', 660_000, 840_000],
    ['Annual Salary : Rs 7.25 Lakhs\nExpected Salary : Rs 9.00 Lakhs', 725_000, 900_000],
    ['Current: 9.6 L\tExpecting: 12 L', 960_000, 1_200_000],
    ['LWD: 30 Nov. CTC 5.8L. ECTC 9L', 580_000, 900_000],
    ['CCTC 1.2 Cr', 12_000_000, null],
    ['Current salary: 12,000 USD', null, null],
    ['Current CTC: $ 12000', null, null],
    ['Current CTC: $120,000', null, null],
    ['Current salary: 10,000 AED pm', null, null],
    ['Current salary: 10,000 to 12,000 AED', null, null],
    ['Current salary (USD): 12,000, expected 9 LPA', null, 900_000],
    ['Current CTC: INR 12 LPA', 1_200_000, null],
    ['Salary drawn- Rs. 28,000/-', 336_000, null],
    ['Salary 24000 pm   Expected 30000', 288_000, 360_000],
    ['My ctc is 5.2 LPA & expecting 7 LPA', 520_000, 700_000],
    ['Annual CTC 60000', null, null],
    ['Current CTC: 45k per month', 540_000, null],
    ['Current CTC\n7 LPA', 700_000, null],
    ['Current CTC: 6.5', 650_000, null],
    ['Current CTC: 900K per annum', 900_000, null],
    ['Current CTC: 600k p.a.', 600_000, null],
    ['Current CTC: 900k', 900_000, null],
    ['Current CTC (fixed + 10% variable): 8 LPA', 800_000, null],
    ['Current CTC as on 31 March 2026: 8 LPA', 800_000, null],
    ['Expected: 12 LPA', null, 1_200_000],
    ['Expecting around 9 LPA', null, 900_000],
    ['Expected - Rs. 8,50,000', null, 850_000],
    ['Current CTC 6 LPA, expected 8', 600_000, 800_000],
    ['Current CTC: 6.5 fixed + 1 variable', 650_000, null],
    ['Current CTC: 6.5 (fixed)', 650_000, null],
    ['Current CTC: 6.5 per annum', 650_000, null],
    ['Current CTC: 6.5 lakhs per year, 3 plants', 650_000, null],
    ['Current CTC: 6.5 Expected: 8', 650_000, 800_000],
    ['Current CTC: 6 Projects: 12', 600_000, null],
    ['Current CTC: 6 plus incentives', 600_000, null],
    ['Current CTC: 6 less deductions', 600_000, null],
    ['Current CTC: 8 - 30% hike wanted', 800_000, null],
    ['Current CTC: 6.5 and expected CTC: 8', 650_000, 800_000],
    ['Current CTC: 6.5 notice 30 days', 650_000, null],
    ['Current CTC: 6.5 negotiable', 650_000, null],
    ['Expected CTC: 8 to 9', null, 800_000],
    ['Expected CTC: 8 or above', null, 800_000],
    ['Expected CTC 8 plus bonus', null, 800_000],
    ['Current CTC: 6.5 gross', 650_000, null],
    ['Current CTC: 6.5 plus incentives', 650_000, null],
    ['Current CTC: 6.5 as fixed', 650_000, null],
    ['Expected CTC: 650000 rupees', null, 650_000],
    ['Expected CTC: 8 Lpa or as per norms', null, 800_000],
    ['ECTC 25L', null, 2_500_000],
    ['exp 25L', null, 2_500_000],
    ['CTC 18L, exp 25L', 1_800_000, 2_500_000],
    ['Exp 5 yrs | CTC: 18 L | Exp.: around 25 - 27 lakhs', 1_800_000, 2_500_000],
    ['CTC 12 LPA Exp: Rs. 16 LPA', 1_200_000, 1_600_000],
    ['present 2.9 LPA, exp 3.6 LPA. Immediate', 290_000, 360_000],
    ['Annual CTC 5.6 Expected 7.0 Notice 1 month', 560_000, 700_000],
    ['salary 22k exp 28k. join immediately', 264_000, 336_000],
    ['In hand 21,500. Need 26k.', 258_000, 312_000],
    ['CTC - 19.5 lakhs, expects 24 lakhs', 1_950_000, 2_400_000],
    ['Looking for 14-16 LPA', null, 1_400_000],
    ['Exp.CTC: 4.5 LPA / Pres. CTC: 3.4 LPA', 340_000, 450_000],
    ['Pagar 18000, chahiye 22000', 216_000, 264_000],
    ['Current CTC 9.75 lacs; looking for 12-13; notice 2 months', 975_000, 1_200_000],
    ['Salary 18k in hand', 216_000, null],
    ['SALARY 33000/- PM EXPECTED 40000/- PM', 396_000, 480_000],
    ['Salary 33k per month, want 5 lpa', 396_000, 500_000],
    ['CTC 4.8 + 60k variable = 5.4 lpa', 540_000, null],
    ['17 LPA → 23 LPA; 60 days', 1_700_000, 2_300_000],
    ['10 LPA / 60 days notice', 1_000_000, null],
    ['40,000 pm / want 50k pm / 1 month notice', 480_000, 600_000],
    ['3 LPA + bonus 60k = 3.6; expected 4.5 LPA', 360_000, 450_000],
    ['Fixed 30 LPA, looking for 40 LPA', 3_000_000, 4_000_000],
    ['Remuneration 11 LPA. Notice 60 days', 1_100_000, null],
    ['CTC 9 → 15. Notice 60d', 900_000, 1_500_000],
    ['PAY: current 14.5 LPA, looking for 18 LPA', 1_450_000, 1_800_000],
    ['CTC 8 LPA, age = 28', 800_000, null],
    ['CTC: 8 LPA, DOB = 12-05-1990', 800_000, null],
    ['Current CTC 6 LPA + bonus, team size = 12', 600_000, null],
    ['Current CTC 6 LPA + bonus team size = 12', 600_000, null],
    ['CTC 18 LPA fixed + 2 variable, ESOP = 100 units', 1_800_000, null],
    ['CTC 8 LPA + 2 variable = 40', 800_000, null],
    ['CTC 8 LPA + 2 variable = 4', 800_000, null],
    ['CTC 18 LPA fixed + 2 variable = 20 LPA', 2_000_000, null],
    ['Java Developer\n5 yrs | 10 LPA | 30 days notice', 1_000_000, null],
    ['Experience\n17 LPA → 23 LPA', 1_700_000, 2_300_000],
  ])('reads %s', (text, current, expected) => {
    expect(pay(text)).toEqual([current, expected]);
  });

  it.each([
    'Expected CTC: as per company norms',
    'Managed a budget of Rs 12,50,000 a month',
    'Recovered 92 lakh of tax credit',
    'Current location: Pune 411001',
    'Expected CTC: 30% hike on current',
    'Expected CTC: negotiable (10% more), 2 references on request',
    'B.Tech, Pune University, expected completion: 15 June 2027',
    'MBA (expected 20 May 2027)',
    'Delivered results as expected in 3 plants',
    'Expected: 2 weeks notice',
    'Handed over what was expected by 2 clients',
    'Expected CTC: 3 plants',
    'Expected CTC: 3 new plants',
    'Expected salary - 12 members',
    'Current CTC: 5 years',
    'Current CTC: 18 months',
    'Current CTC 40 %',
    'Current CTC: 2 projects, 3 clients',
    'CTC: 4 employees',
    'CTC of 120 staff and 15 people booked',
    'Salary: 80 persons',
    'Salary processing\nPackage: 25 sq. ft',
    'Salary 150 workmen',
    'Current CTC: 8th month',
    'Expected CTC: 2-3 plants',
    'Expected CTC: 3+ plants',
    'Expected CTC: 10 to 15 % more',
    'Expected CTC: 3x of the present one',
    'Expected CTC: 20 percent hike',
    'exp 5 yrs',
    'Exp: 12 years, handled 25 lakh of stock',
    'Exp 5+ years in plants of 10 L',
    'exp 15, Java',
    'Exp. 10 large projects',
    'Present in 12 states',
    'Handled salary of 40 people, need 2 days notice',
    'In hand: 3 projects',
    'Hired developers of 10 LPA and above',
    'Placed 40 students, highest 12 LPA',
    'Company\tDesignation\tFrom\tTo\tCTC\nKaveri Works\tBuyer\t2011\t2014\t3.6 LPA',
    'Looking for 5 days week',
    'Highest package | 25 LPA |',
    'Average CTC offered | 25 LPA |',
    'Highest package | 25 LPA | 2 years |',
    'Highest package of 2 years | 25 LPA',
    'Deal size: | 15 LPA |',
    'Roles closed: Java / 12 LPA',
    'Experience\nRoles closed: Java\n12 LPA',
    'Experience\nKaveri Consultants, Recruiter\n• 12 LPA',
  ])('invents nothing from %s', (text) => {
    expect(pay(text)).toEqual([null, null]);
  });
});

it.each<[string, number]>([
  [
    'Company\tDesignation\tFrom\tTo\tCTC\nKaveri Works\tManager\t2018\tpresent\t12 LPA\nTunga Ltd\tBuyer\t2014\t2018\t6 LPA',
    1_200_000,
  ],
  [
    'Company | Post | Duration | Salary\nTunga Ltd | Buyer | 2014-2018 | 22000\nKaveri Works | Manager | 2018 - till date | 38000',
    456_000,
  ],
])('reads the pay of the present employment in a table', (text, current) => {
  expect(pay(text)).toEqual([current, null]);
});

it.each(['10 LPA / 60 days notice', '17 LPA → 23 LPA; 60 days', '12 LPA'])(
  'asks to check pay that no label tells of: "%s"',
  (text) => {
    const { current, expected } = readPay(readDocument(text));
    for (const fact of [current, expected])
      expect(fact?.confidence ?? 0).toBeLessThan(limits.intake.sureFrom);
  },
);

describe('pay in hand', () => {
  it.each([
    'Salary: 27,500 pm in hand',
    'Present salary 32,000 pm (in hand)',
    'In hand 21,500',
    'take home 3.84 lakh salary drawn 3.84 lakh in hand',
  ])('is no CTC and asks to be checked: "%s"', (text) => {
    expect(readPay(readDocument(text)).current?.confidence ?? 0).toBeLessThan(limits.intake.sureFrom);
  });

  it('leaves a CTC beside it as sure as it is', () => {
    expect(readPay(readDocument('Current CTC 8 LPA, 55k in hand')).current).toEqual({
      value: 800_000,
      confidence: 0.95,
    });
    expect(readPay(readDocument('Current CTC 5.5 LPA (in hand 38k)')).current).toEqual({
      value: 550_000,
      confidence: 0.95,
    });
    expect(readPay(readDocument('Current CTC 5.5 lakhs (in hand 38000)')).current).toEqual({
      value: 550_000,
      confidence: 0.95,
    });
    expect(readPay(readDocument('Expected CTC 6 LPA take home 45k')).expected).toEqual({
      value: 600_000,
      confidence: 0.95,
    });
  });
});

describe('readNoticePeriod', () => {
  it.each([
    ['Notice Period: 30 days', 30],
    ['Notice period : 3 months', 90],
    ['Joining time: One month', 30],
    ['NP : 60 days', 60],
    ['Notice Period: 15 days or less', 15],
    ['Notice: Immediate', 0],
    ['Immediate joiner', 0],
    ['Can join immediately', 0],
    ['2 weeks notice', 14],
    ['Salary 28k notice 15 din', 15],
    ['CCTC 7; NP 30d (buyout possible)', 30],
    ['CTC 5.1L ECTC 6.8L, 60 days NP', 60],
    ['Notice\n45 days', 45],
    ['present 2.9 LPA, exp 3.6 LPA. Immediate', 0],
    ['CCTC 13.5 ECTC 18 NP 60', 60],
    ['Joining : 15 days', 15],
    ['can join any time', 0],
    ['want 5 lpa. joining 15 days', 15],
    ['17 LPA → 23 LPA; 60 days', 60],
    ['70k pm. Expected 10 LPA. 1 month', 30],
  ])('reads %s', (text, days) => {
    expect(notice(text)).toBe(days);
  });

  it.each([
    'Serving notice, last working day 18 Dec 2026',
    'Put up the notice board',
    'Gave immediate relief to 200 families',
    'NP, 2015 to 2018',
    'NP 60 % done',
    'Joining report, 12 pages',
    'Saved 5 lakhs in 90 days',
    'Joined them in 2018, date of joining: 12 May 2020',
    'Worked for 30 days in Pune',
    'Reduced offer to joining within 15 days',
    'Payroll: documents, joining in 3 days, exit',
    'Experience\nHR Executive\nJoining in 3 days, full and final settlement',
    'Experience\nHR Executive\n• Joining: 15 days',
    'Closed orders worth 15 lakhs, 30 days',
    'Current CTC 8 LPA, closed orders worth 15 lakhs, 30 days',
    'Available in 2D and 3D formats',
    'Notice Period : Serving notice, last working day 18 Dec 2026',
  ])('is blank for %s', (text) => {
    expect(notice(text)).toBeNull();
  });
});

describe('one end of a range', () => {
  const sureness = (text: string): (number | undefined)[] => {
    const document = readDocument(text);
    const { current, expected } = readPay(document);
    return [current, expected, readNoticePeriod(document)].map((fact) => fact?.confidence);
  };

  it.each([
    'Accountant, expects 9-10 LPA',
    'Expected CTC: 8 to 9 lakhs',
    'Expected CTC 8 LPA - 9 LPA',
    'Expected salary Rs. 25,000 - 30,000 per month',
    'Current CTC: 5.4 LPA - 6 LPA',
    'Current CTC 4,80,000 - 5,20,000',
    'Notice period: 30-60 days',
    'Notice: 15 days to 1 month',
  ])('asks to be checked: "%s"', (text) => {
    const told = sureness(text).filter((sure) => sure !== undefined);
    expect(told).toHaveLength(1);
    expect(told[0]).toBeLessThan(limits.intake.sureFrom);
  });

  it.each([
    'Current CTC 4.8 LPA, Expected CTC 6 LPA, Notice 60 days',
    'Current CTC 4.8 LPA - 30 days notice',
    'Current CTC: 8 - 30% hike wanted',
    'Current CTC 4.8 LPA - 12/03/2026',
  ])('is no single figure: "%s"', (text) => {
    const told = sureness(text).filter((sure) => sure !== undefined);
    expect(Math.min(...told)).toBeGreaterThanOrEqual(limits.intake.sureFrom);
  });
});
