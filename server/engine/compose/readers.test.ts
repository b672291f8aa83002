import { describe, expect, it } from 'vitest';
import { readExperience } from './experience-range.ts';
import { readJoiningDay, readNotice } from './joining-day.ts';
import { readPayRange } from './pay-range.ts';
import { readPlaces } from './places.ts';
import { readPrompt } from './prompt-text.ts';

const TODAY = '2026-11-21';

describe('readExperience', () => {
  const years = (text: string): [number | null, number | null] => {
    const { min, max } = readExperience(readPrompt(text));
    return [min, max];
  };

  it.each<[string, number | null, number | null]>([
    ['Java dev, 5-8 yrs', 5, 8],
    ['Java dev, 5 to 8 years', 5, 8],
    ['Nurse with min 3 years', 3, null],
    ['Nurse with experience of at least 4', 4, null],
    ['Nurse, 4+ yrs', 4, null],
    ['Cook upto 2 years', 0, 2],
    ['Java dev, 0-1 yrs', 0, 1],
    ['Nurse, 18 months exp', 1, 1],
    ['Clerk with minimum of five years', 5, null],
    ['Clerk, 3 plus years', 3, null],
    ['Java dev, exp: 6–9', 6, 9],
    ['Clerk, min. 2 years upto 6 years', 2, 6],
    ['We have grown tea with these villages for 31 years and need a clerk', null, null],
    ['We have grown tea for 31 years and need a clerk with 2-4 years in accounts', 2, 4],
    ['Serving the old city since 1979, over 40 years of trust. Nurse with 1+ yrs', 1, null],
    ['We are a 19 year old printing press. Clerk wanted', null, null],
    ['Our press has 19 years of experience in labels. Looking for a clerk, 3-5 years', 3, 5],
    ['A printing company with 19 years of experience needs a clerk', null, null],
    ['Our press is 9 years old; clerk 2 yrs', 2, 2],
    ['Our printing company in Sivakasi has been in practice for 35 years. Clerk wanted', null, null],
    ['We, a calendar printer for 18 years, need a clerk with 4 years', 4, 4],
    ['With over 25 years in print, we are hiring a clerk with 2-3 years', 2, 3],
    ['In our 12 years we have printed 40 books. Need a clerk, 6 yrs', 6, 6],
    ['Nurse who has been working for 6 years in ICU', 6, 6],
    ['Should have served at least 4 years in a hotel', 4, null],
    ['We are looking for a clerk with 5 years', 5, 5],
    ['Someone who has worked for 5 years in print', 5, 5],
    ['Clerk for our company with 2 years of work, urgent hiring', 2, 2],
    ['Experience: 4', 4, 4],
    ['GST executive, no exp needed', 0, 0],
    ['6 months to 2 years of BPO experience', 0, 2],
    ['Clerk, 10 years and above', 10, null],
    ['Ek clerk chahiye, 2 saal ka experience', 2, 2],
    ['Freshers with internship ok', 0, 0],
    ['1-3 years, freshers also ok', 0, 3],
    ['18 years of experience out of which 5 years as head', 18, 18],
  ])('%s', (text, min, max) => {
    expect(years(text)).toEqual([min, max]);
  });

  it.each([
    'Driver, age 25-35 years',
    'Driver, below 30 years of age',
    'We are a 25 years old company looking for a clerk',
    'Clerk, 2 year contract',
    'Clerk, bond of 2 years',
    'Clerk with a 3 year diploma',
    'Clerk, notice period 2 months',
    'Clerk, no freshers please',
    'Teacher for class 6 to 8',
  ])('none in "%s"', (text) => {
    expect(years(text)).toEqual([null, null]);
  });
});

describe('readPayRange', () => {
  const pay = (text: string): [number | null, number | null] => {
    const { min, max } = readPayRange(readPrompt(text));
    return [min, max];
  };

  it.each<[string, number | null, number | null]>([
    ['up to 32 LPA', null, 3_200_000],
    ['12-18 lakhs', 1_200_000, 1_800_000],
    ['₹8,00,000 - ₹10,00,000 p.a.', 800_000, 1_000_000],
    ['25k per month in hand', 300_000, 300_000],
    ['salary 35000/month', 420_000, 420_000],
    ['CTC 1.2 Cr', 12_000_000, 12_000_000],
    ['CTC 6L', 600_000, 600_000],
    ['budget: 15 lpa max', null, 1_500_000],
    ['18-22L fixed + variable', 1_800_000, 2_200_000],
    ['12-15k + incentive', 144_000, 180_000],
    ['Rs 45,000 to 55,000 per month', 540_000, 660_000],
    ['salary 20 hazar tak', null, 240_000],
    ['14000-17000', 168_000, 204_000],
    ['Night shift also. 22000/month', 264_000, 264_000],
    ['contract, 1.2 lakh per month', 1_440_000, 1_440_000],
    ['28000/month + OT', 336_000, 336_000],
    ['21k/month in hand', 252_000, 252_000],
    ['Pune, hybrid, 1.2-1.5 Cr + ESOP', 12_000_000, 15_000_000],
    ['starting from 8 LPA', 800_000, null],
    ['Salary: 15', 1_500_000, 1_500_000],
    ['Fixed 4.5 LPA + incentives upto 3 lakhs', 450_000, 450_000],
    ['₹16,000/month to ₹21,000/month', 192_000, 252_000],
    ['20k fixed + incentive (others are earning 50-55k)', 240_000, 240_000],
  ])('%s', (text, min, max) => {
    expect(pay(`Need a clerk. ${text}`)).toEqual([min, max]);
  });

  it.each([
    'monthly target of Rs 2 Cr',
    'We are a Rs 500 crore company',
    '200 bedded hospital with 1200 students',
    'our app has 2 lakh users',
    'portfolio of Rs 5 crore',
    'joining bonus of 1 lakh',
    'age 25-35, 10 openings',
    'ad budgets of ₹50 lakh a month',
    'warehouse of 60000 sq ft',
    '500 per session',
  ])('none in "%s"', (text) => {
    expect(pay(`Need a clerk. ${text}`)).toEqual([null, null]);
  });
});

describe('readPlaces', () => {
  const places = (text: string): string[] => readPlaces(readPrompt(text));

  it.each<[string, string[]]>([
    ['dev in Bengaluru', ['Bangalore']],
    ['clerk for gurugram office', ['Gurgaon']],
    ['Bombay or Mysuru', ['Mumbai', 'Mysore']],
    ['Pune/Mumbai', ['Pune', 'Mumbai']],
    ['trivandrum, vizag, cochin, baroda', ['Thiruvananthapuram', 'Visakhapatnam', 'Kochi', 'Vadodara']],
    ['Delhi NCR', ['Delhi']],
    ['Delhi NCR (Gurgaon/Noida)', ['Gurgaon', 'Noida']],
    ['our Whitefield office', ['Bangalore']],
    ['Accountant in Vashi', ['Navi Mumbai']],
    ['receptionist for a clinic, kharghar', ['Navi Mumbai']],
    ['Site engineer, BBSR', ['Bhubaneswar']],
    ['salesgirl, Trissur', ['Thrissur']],
    ['physio at HSR Layout', ['Bangalore']],
    ['staff for Salt Lake', ['Kolkata']],
    ['driver, gomti nagar', ['Lucknow']],
    ['merchandiser for OMR and T Nagar', ['Chennai']],
    ['Bhadohi rugs exporter needs merchandiser', ['Bhadohi']],
    ['Mess manager for boys hostel Kota', ['Kota']],
    ['Staff nurse near Salem Hospital', []],
    ['Staff nurse near Salem Hospital, Erode', ['Erode']],
    ['Staff nurse near Salem bus stand', ['Salem']],
    ['Cashier opposite Madras Cafe, Kochi', ['Kochi']],
    ['Gardener in Chhatarpur Delhi', ['Delhi']],
    ['Accountant for our Nagpur factory. Only Mumbai/Thane candidates', ['Nagpur']],
    ['Only Mumbai/Thane candidates', ['Mumbai', 'Thane']],
    ['Physics faculty for our institute Kota', ['Kota']],
    ['any metro', []],
    ['opening for a teacher in a Lucknow school', ['Lucknow']],
    ['lucknow school needs a teacher', ['Lucknow']],
    ['Delhi school requires PGT maths', ['Delhi']],
    ["Lucknow's best school requires a teacher", ['Lucknow']],
    ['Lecturer for a reputed Pune university', ['Pune']],
    ['Lecturer for Pune University', []],
    ['Teacher for Delhi Public School', []],
    ['teacher for delhi public school', []],
    ['Accountant for Delhi Public School, Ranchi', ['Ranchi']],
    ['Lecturer for Delhi School of Economics', []],
    ['Pune hospital needs a nurse', ['Pune']],
    ['for our Surat showroom', ['Surat']],
    ['Indore-based clinic', ['Indore']],
    ['teacher in a Kota coaching institute', ['Kota']],
    ['opening for a nurse in an Anand hospital', ['Anand']],
    ['Nurse for Anand Hospital', []],
    ['Nurse for Manipal Hospital', []],
    ['Nurse for Manipal Hospital, Jaipur', ['Jaipur']],
    ['Clerk for Bombay Dyeing', []],
    ['Lawyer for Delhi High Court matters', ['Delhi']],
    ['intern, Delhi high court advocate chamber', ['Delhi']],
    ['Advocate for our Noida office, Delhi high court practice', ['Noida']],
    ['Pharmacist for a Kanpur medical store', ['Kanpur']],
    ['Operator wanted Anand, 2 yrs', ['Anand']],
    ['Anand is our director. Operator wanted', []],
    ['Clerk for Madras Rubber Factory', []],
    ['Clerk for Madras Central office', ['Chennai']],
    ['Chef for Hyderabad Biryani outlet', []],
    ['Manager for Hyderabad House restaurant', []],
    // With "a" the shop is told by its wares, which are sold everywhere.
    ['Sales girl for a Kanchipuram silk saree shop', []],
    ['Accountant, Surat saree market, 3 yrs', ['Surat']],
    ['Weaver master, Surat silk mill', ['Surat']],
    ['Store keeper for Bhagalpur silk unit, 2 yrs', ['Bhagalpur']],
    ['Manager for Agra petha shop', ['Agra']],
    ['Sales girl for Lucknow chikan showroom', ['Lucknow']],
    ['Store incharge, Mysore silk showroom, Bengaluru', ['Bangalore']],
    ['Marketing of Kanchipuram silk sarees', []],
    ['Goa House Keeping Supervisor 3 yrs', ['Goa']],
    ['Sales Manager in Bombay Salary 50k 5 yrs exp', ['Mumbai']],
    ['Walk-in for Calcutta Branch Manager, bank', ['Kolkata']],
    ['Hiring for Madras Sales Manager', ['Chennai']],
    ['Site engineer for Godrej Pune Heights project', ['Pune']],
    ['Site engineer for Pune Heights, Nashik', ['Nashik']],
    ['Sales manager at Kolkata House of fashion', ['Kolkata']],
    ['Accountant for Nagpur, B.Com from Mumbai college, 2 yrs', ['Nagpur']],
    ['Accountant for Jaipur office, B.Com from a good Pune college', ['Jaipur']],
    ['Analyst for Chennai, MBA from a top Bangalore institute', ['Chennai']],
    ['Librarian for our Pune college', ['Pune']],
    ['Analyst for Kolkata Knight Riders', []],
    ['Our Pune office reports to London', ['Pune']],
    ['Pune. Clients in Dubai and travel to Nashik', ['Pune']],
    ['A Pune based builder wants an engineer in Nashik', ['Nashik']],
    ['A Pune based builder wants an engineer', ['Pune']],
    ['IIT Bombay graduates preferred', []],
    ['Location: Kochi\nAbout us: offices in Mumbai', ['Kochi']],
    ['in the heart of Jaipur', ['Jaipur']],
    ['office in the outskirts of Anand', ['Anand']],
    ['Our office in Pune needs a clerk', ['Pune']],
    ['Lead for Pune. Reports to the head of analytics in Singapore', ['Pune']],
    ['Works with engineering teams in Pune. Location Kochi', ['Kochi']],
    ['plant at Manesar', ['Manesar']],
    ['plant at Manesar, Gurgaon', ['Gurgaon']],
    ['resort at Panjim, Goa', ['Panaji']],
    ['coaching institute, Kota, 10 lakh', ['Kota']],
    ['Reports to the VP who sits in Chennai, job in Vellore', ['Vellore']],
    ['The legal head is based in Delhi; clerk needed in Agra', ['Agra']],
    ['our plant in Dewas, one more coming up in Ratlam', ['Dewas']],
    ['a clerk for Pune, preferably from Satara, Sangli or Solapur', ['Pune']],
    ['clerk, HQ Nagpur', ['Nagpur']],
    ['data scientist, Hyderabad HQ, 3 years', ['Hyderabad']],
    ['clerk, Hyderabad HQ, posting in Agra', ['Agra']],
    ['clerk, Pune head office', ['Pune']],
    ['technician, Surat plant, but interview Mumbai', ['Surat']],
    ['clerk in Agra who works with the Mumbai head office', ['Agra']],
    ['clerk for our Indore branch, HO Bhopal', ['Indore']],
    ['We have offices in Surat. Need a clerk', ['Surat']],
    ['We have offices in Surat. Need a clerk for Vapi', ['Vapi']],
    ['fitter for the Hosur unit, Bangalore', ['Bangalore']],
    ['chef for Mapusa Goa', ['Goa']],
    ['chef for Margao Goa', ['Margao']],
    ['nurses in blore and chn', ['Bangalore', 'Chennai']],
  ])('%s', (text, cities) => {
    expect(places(text)).toEqual(cities);
  });
});

describe('readNotice', () => {
  it.each<[string, string | null]>([
    ['no one with notice above 2 months', 'two months'],
    ['Notice period: 15 days', '15 days'],
    ['NP up to a month', 'one month'],
    ['joining within 30 days', null],
    ['Nurse for Pune', null],
    ['notice max 45 days and should join by end of January', '45 days'],
    ['should join by end of January with max 45 days notice', '45 days'],
    ['Notice period: max 60 days, joining by 15 Jan', '60 days'],
  ])('%s', (text, notice) => {
    expect(readNotice(readPrompt(text))?.text ?? null).toBe(notice);
  });

  it('is no day of joining when it only turns people away', () => {
    expect(readJoiningDay(readPrompt('No one with notice above 2 months'), TODAY)).toBeNull();
  });
});

describe('readJoiningDay', () => {
  const day = (text: string): string | null => readJoiningDay(readPrompt(text), TODAY);

  it.each<[string, string | null]>([
    ['join in 30 days', '2026-12-21'],
    ['imm. joiner', TODAY],
    ['cook chahiye, turant joining', TODAY],
    ['before the Pongal rush, latest by 18th Dec', '2026-12-18'],
    ['needed at our shop in Pune by 9 Dec', '2026-12-09'],
    ['immediate joiners', TODAY],
    ['ASAP', TODAY],
    ['notice period max 15 days', '2026-12-06'],
    ['Need them within 45 days', '2027-01-05'],
    ['Within 3 weeks.', '2026-12-12'],
    ['Should be on the floor by 5 Jan', '2027-01-05'],
    ['Start before christmas', '2026-12-25'],
    ['Needed before the January harvest', '2027-01-01'],
    ['Need them within 45 days, no one with notice above 2 months', '2027-01-05'],
    ['max 2 months notice, start by 1st December', '2026-12-01'],
    ['15 days or immediate', '2026-12-06'],
    ['immediate joiners or max 15 days notice', '2026-12-06'],
    ['joining by 1st Jan', '2027-01-01'],
    ['joining by 15/01/2027', '2027-01-15'],
    ['join by end of December', '2026-12-31'],
    ['joining by Jan end', '2027-01-31'],
    ['need someone by mid January', '2027-01-15'],
    ['join next month', '2026-12-01'],
    ['join by next month end', '2026-12-31'],
    ['join within 3 weeks', '2026-12-12'],
    ['join by 5 November', '2027-11-05'],
    ['joining by 31 February', null],
    ['join on 1 January 2020', null],
    ['3 days a week in office', null],
    ['probation of 6 months, training for 30 days', null],
    ['urgent requirement', null],
    ['notice max 45 days and should join by end of January', '2027-01-31'],
    ['Notice max 45 days should join by end of January', '2027-01-31'],
    ['Someone on 45 days notice who can join by end of January', '2027-01-31'],
    ['NP 60 days max - joining by mid February', '2027-02-15'],
    ['Should join by end of January with max 45 days notice', '2027-01-31'],
    ['Notice period: max 45 days, should join by end of January', '2027-01-31'],
    ['Notice upto 30 days so that he joins by 15 Jan', '2027-01-15'],
    ['join within 30 days notice', '2026-12-21'],
    ['notice period - 30 days', '2026-12-21'],
    ['Notice max 45 days, 15 January is a holiday', '2027-01-05'],
  ])('%s', (text, expected) => {
    expect(day(`Need a clerk. ${text}`)).toBe(expected);
  });
});
