import { describe, expect, it } from 'vitest';
import { readPrompt } from './prompt-text.ts';
import { degreesText, readDegrees, readWishedDegrees } from './stated-degrees.ts';
import { readDuties } from './stated-duties.ts';
import { readLanguages } from './stated-languages.ts';
import { readDone } from './stated-experience.ts';
import { readOpenings, readTeam } from './stated-openings.ts';
import { readExtras, readPerks } from './stated-terms.ts';
import { readSetting } from './setting.ts';

describe('what else a prompt states', () => {
  it('degrees, as an Indian CV writes them', () => {
    expect(readDegrees(readPrompt('M.Sc Physics with B.Ed'))).toEqual([['M.Sc (Physics)'], ['B.Ed']]);
    expect(readDegrees(readPrompt('GNM or b.sc nursing'))).toEqual([['GNM', 'B.Sc Nursing']]);
    expect(readDegrees(readPrompt('a 100-bed hospital'))).toEqual([]);
    expect(readDegrees(readPrompt('must be patient, teaches classes XI-XII, patient'))).toEqual([]);
    expect(readDegrees(readPrompt('BE/MBA'))).toEqual([['B.E./B.Tech', 'MBA']]);
    expect(readDegrees(readPrompt('python, nlp, llm'))).toEqual([]);
    expect(readDegrees(readPrompt('legal counsel, llm'))).toEqual([['LL.M.']]);
    expect(readDegrees(readPrompt('MHA or MPH'))).toEqual([['MHA', 'MPH']]);
  });

  it.each([
    ['M.A B.Ed must', 'M.A. and B.Ed'],
    ['M.Sc Phy with B.Ed must', 'M.Sc and B.Ed'],
    ['M.Com B.Ed must', 'M.Com and B.Ed'],
    ['B.Tech + MBA', 'B.E./B.Tech and MBA'],
    ['B.Tech with MBA/PGDM', 'B.E./B.Tech, with MBA or PGDM'],
    ['LLB CS must', 'LL.B.'],
    ['LLB MBA mandatory', 'LL.B. and MBA'],
    ['LLB, MBA', 'LL.B. or MBA'],
    ['B.Com and M.Com', 'B.Com or M.Com'],
    ['GNM/BSc', 'GNM or B.Sc Nursing'],
    ['B.Sc or BCA', 'B.Sc or BCA'],
    ['CA or CMA for finance controller', 'CA or CMA'],
    ['CA/CS', 'CA or CS'],
    ['CA/CMA/MBA Finance', 'CA, CMA or MBA in finance'],
    ['semi qualified CA or CA inter', 'CA (Inter)'],
    ['IPCC cleared', 'CA (Inter)'],
    ['Accounts head, CA, for a builder', 'CA'],
    ['CMA data for the bank', ''],
    ['diploma in OT', 'diploma in OT'],
  ])('%s asks for %s', (text, asked) => {
    expect(degreesText(readDegrees(readPrompt(text)))).toBe(asked);
  });

  it('a nursing council by its letters', () => {
    expect(readExtras(readPrompt('GNM with KNC'))).toEqual(['A valid nursing council registration']);
    expect(readExtras(readPrompt('Nurse for an MNC company'))).toEqual([]);
  });

  it('languages to be spoken, not those to be taught', () => {
    expect(readLanguages(readPrompt('Fluent English and Hindi')).musts).toEqual(['English', 'Hindi']);
    expect(readLanguages(readPrompt('to teach spoken English')).musts).toEqual([]);
    expect(readLanguages(readPrompt('good Hindi and English')).musts).toEqual(['Hindi', 'English']);
  });

  it('languages and degrees that are only wished for', () => {
    const { musts, wishes } = readLanguages(
      readPrompt('Hindi must, Bhojpuri nice to have. Punjabi & English'),
    );
    expect([musts, wishes]).toEqual([['Hindi', 'Punjabi', 'English'], ['Bhojpuri']]);
    expect(readWishedDegrees(readPrompt('12th pass, graduate preferred'))).toEqual([
      'graduate in any discipline',
    ]);
    expect(readLanguages(readPrompt('3-5 yrs, Hindi English, 35k pm')).musts).toEqual(['Hindi', 'English']);
    expect(readLanguages(readPrompt('own bike. telugu. 15k pm')).musts).toEqual(['Telugu']);
    expect(readDegrees(readPrompt('BPT must MPT preferred'))).toEqual([['BPT']]);
    const degrees = readPrompt('B.Sc agri must, MBA preferred');
    expect(readDegrees(degrees)).toEqual([['B.Sc (Agriculture)']]);
    expect(readWishedDegrees(degrees)).toEqual(['MBA']);
  });

  it('the team, and what should have been done before', () => {
    expect(readTeam(readPrompt('Will lead a team of 8-10'))).toEqual({ size: '8 to 10', leads: true });
    expect(readTeam(readPrompt('handles 30 workers'))).toEqual({ size: '30', leads: true });
    expect(readTeam(readPrompt('handle 40 trucks'))).toBeNull();
    expect(readTeam(readPrompt('Team of 7'))).toEqual({ size: '7', leads: false });
    expect(readTeam(readPrompt('Should have led a team of 7'))).toBeNull();
    expect(readDone(readPrompt('should have handled dealers in eastern UP'))).toBe(
      'Should have handled dealers in eastern UP',
    );
  });

  it('other demands, but not those denied', () => {
    expect(readExtras(readPrompt('Night shift, bike and DL must'))).toEqual([
      'Readiness to work night shifts',
      'A vehicle of your own',
      'A valid driving licence',
    ]);
    expect(readExtras(readPrompt('No night shift'))).toEqual([]);
    expect(readExtras(readPrompt('RMO, WBMC registration compulsory, 24x7 duty'))).toEqual([
      'Readiness for duty around the clock, by rota',
      'A valid council registration',
    ]);
    expect(readExtras(readPrompt('CNC operator, 12 hr rotational shift'))).toEqual([
      'Readiness to work in rotational shifts',
      'Readiness to work shifts of 12 hours',
    ]);
  });

  it('perks as stated, and no others', () => {
    expect(readPerks(readPrompt('Free accommodation and food'), false)).toEqual(['accommodation', 'meals']);
    expect(readPerks(readPrompt('No accommodation'), false)).toEqual([]);
    expect(readPerks(readPrompt('Guard for girls hostel'), false)).toEqual([]);
    expect(readPerks(readPrompt('Nurse, free hostel'), false)).toEqual(['accommodation']);
    expect(readPerks(readPrompt('Nanny, cook basic meals, 12k'), false)).toEqual([]);
  });

  it('openings, but no years and no pay', () => {
    expect(readOpenings(readPrompt('Need 4 nurses'))).toBe(4);
    expect(readOpenings(readPrompt('No. of positions: 3'))).toBe(3);
    expect(readOpenings(readPrompt('telecallers (5 nos) for Noida'))).toBe(5);
    expect(readOpenings(readPrompt('need two area managers'))).toBe(2);
    expect(readOpenings(readPrompt('6 staff nurses for the ICU'))).toBe(6);
    expect(readOpenings(readPrompt('Site Engineers - 4 nos'))).toBe(4);
    expect(readOpenings(readPrompt('Sales Executive x3 for Ajmer'))).toBe(3);
    expect(readOpenings(readPrompt('Vacancy: 02'))).toBe(2);
    expect(readOpenings(readPrompt('3 x React Native devs for Noida'))).toBe(3);
    expect(readOpenings(readPrompt('5 delivery boys + 1 supervisor for our store'))).toBe(5);
    expect(readOpenings(readPrompt('Chef for Goa. 3 yrs. Two helpers are a separate matter'))).toBeNull();
    expect(readOpenings(readPrompt('Need 4 years of experience'))).toBeNull();
    expect(readOpenings(readPrompt('Notice max 30 days'))).toBeNull();
    expect(readOpenings(readPrompt('will manage 5 engineers'))).toBeNull();
    expect(readOpenings(readPrompt('Nurse for Kochi. Contact no: 080 4567 8900'))).toBeNull();
    expect(readOpenings(readPrompt('Welder, Plot No-45, Sector 62, Noida'))).toBeNull();
    expect(readOpenings(readPrompt('Support engineer for Mac OS X 10.15'))).toBeNull();
  });

  it.each<[string, number | null]>([
    ['need 12 people for our Pune call centre', 12],
    ['12 people chahiye call centre ke liye', 12],
    ['12 logo chahiye packing ke liye', 12],
    ['Mess cook for hostel, pure veg. 2 log', 2],
    ['CCTV technician, 6 ppl, Kanpur', 6],
    ['Spa therapist 5 girls, northeast preferred', 5],
    ['AR callers, night shift. 25 reqmts', 25],
    ['Urgent - 2 sr. executives at Okhla HO', 2],
    ['Fitters and welders, total 25 persons (15 fitters)', 25],
    ['20 raj mistri aur 30 helper chahiye', 20],
    ['Team leader, loan process. 5 requirement', 5],
    ['AC technician, 3 persons, Vijayawada', 3],
    ['Chat agents req - 25 seats. Mohali', 25],
    ['Lab technician DMLT 3 post Patna', 3],
    ['Tailors 10 chahiye, Noida', 10],
    ['Showroom sales girls 6, Thrissur', 6],
    ['OT technicians two required - 150 bedded hospital', 2],
    ['Requirement of 10 helpers', 10],
    ['Vacancies 5 - welder', 5],
    ['Restaurant manager, 80 seats, Goa', null],
    ['Restaurant manager (80 seats), Goa', null],
    ['Restaurant manager – 80 seats, Goa', null],
    ['Cook, 80 seats, Goa', null],
    ['Team lead, 12 people, Pune', null],
    ['Team lead, 12 ppl, Pune', null],
    ['Team lead. 12 people. Pune', null],
    ['Packer, 12 people, Pune', null],
    ['Team lead, 12 people required, Pune', 12],
    ['Call centre, total 25 seats, Mohali', 25],
    ['Team lead. 12 people required. Pune', 12],
    ['Chat agents – 25 seats, Mohali', 25],
    ['Team lead, 5 candidates, Pune', 5],
    ['Accountant, we are a team of 12 people', null],
    ['Area manager, will lead a team of 12 people', null],
    ['12 people team needs a lead', null],
    ['Accountant for a company of 12 people', null],
    ['Team leader for a call centre of 150 seats', null],
    ['Faculty for post graduates, 2 post graduate courses', null],
    ['Teachers, classes 6, Agra', null],
  ])('openings where people are wanted, and not where they are told of: %s', (text, count) => {
    expect(readOpenings(readPrompt(text))).toBe(count);
  });

  it('duties as bullets that begin with a verb', () => {
    expect(readDuties(readPrompt('She will be handling daily accounts and preparing GST returns'))).toEqual([
      'Handle daily accounts',
      'Prepare GST returns',
    ]);
    expect(readDuties(readPrompt('Someone to pack spice boxes, Erode, 12k'))).toEqual(['Pack spice boxes']);
    expect(readDuties(readPrompt('She will develop and maintain hindi courses'))).toEqual([
      'Develop and maintain Hindi courses',
    ]);
    expect(readDuties(readPrompt('Job Description:\n1. Appraise loan proposals\n2. Salary 20k'))).toEqual([
      'Appraise loan proposals',
    ]);
  });

  it('what the person will belong to', () => {
    expect(readSetting(readPrompt('for our Pune fintech team'))).toBe('our fintech team');
    expect(readSetting(readPrompt('Our 300 bedded hospital in Lucknow needs a nurse'))).toBe(
      'our 300-bed hospital',
    );
    expect(readSetting(readPrompt('for our high rise project'))).toBe('our high-rise project');
    expect(readSetting(readPrompt('Captain for 4 star hotel in Jaipur'))).toBe('our 4-star hotel');
    expect(readSetting(readPrompt('CA firm in Ahmedabad needs an auditor'))).toBe('our CA firm');
    expect(readSetting(readPrompt('Guards via security agency'))).not.toBe('our via security agency');
    expect(readSetting(readPrompt('for our company'))).toBeNull();
    expect(readSetting(readPrompt('for our ICU hospital'))).toBe('our hospital');
    expect(readSetting(readPrompt('for our 22 years old jute mill'))).toBe('our jute mill');
    expect(readSetting(readPrompt('for our Hindi news channel'))).toBe('our Hindi news channel');
  });
});
