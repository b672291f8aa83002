import { describe, expect, it } from 'vitest';
import { jobFromPrompt } from './job-from-prompt.ts';

const write = (prompt: string) => jobFromPrompt(prompt, '2026-11-21');
const offered = (prompt: string) => /We offer ([^.]+)\./.exec(write(prompt).description)?.[1] ?? null;

describe('what the job gives is told in the description', () => {
  it.each([
    ['Plant engineer, Dahej, BE chem, bachelor accomodation provided', 'accommodation'],
    ['Plant maintenance engineer, Vapi, 5 yrs, food and stay', 'accommodation and meals'],
    ['Production engineer for our plant, Baddi, stay + food given', 'accommodation and meals'],
    ['PGT Maths teacher, Dehradun, lodging and boarding free', 'accommodation and meals'],
    ['Boiler operator, Surat, room free, 18k', 'accommodation'],
    ['Security supervisor, Gurgaon, 20k, free room', 'accommodation'],
    ['HMV driver, Satna, 16k + OT + room', 'accommodation and overtime pay'],
    ['Site engineer, Navi Mumbai, room provided', 'accommodation'],
    ['Tractor mechanic, Ludhiana, kamra milega', 'accommodation'],
    ['Lathe operator, Rajkot, khana aur rehna free', 'accommodation and meals'],
    ['Restaurant manager, Bangalore, meals on duty', 'meals'],
    ['QA officer, Ankleshwar, bus from Bharuch', 'transport'],
    ['Quality engineer, foundry, canteen, transport', 'meals and transport'],
    ['CNC operator, Rajkot, attendance bonus', 'an attendance bonus'],
    ['Fitter for our plant\nRequirements:\n- ITI\n- Accommodation provided', 'accommodation'],
    ['Clerk for our hostel, no accommodation', null],
    ['Room attendant for our hotel in Goa', null],
    ['Graphic designer, conference room available', null],
    ['Nurse in recovery room + room', null],
    ['Cook, bring own food given', null],
  ])('"%s"', (prompt, offer) => {
    expect(offered(prompt)).toBe(offer);
  });
});

describe('what the job asks is told in the requirements', () => {
  it.each([
    ['Physiotherapist, Coimbatore, part time evening 4-8pm', 'Availability for part-time work'],
    ['Physiotherapist, Coimbatore, part time evening 4-8pm', 'Working hours: 4 to 8 pm'],
    ['Telecaller, Lucknow, 6 days working, 9:30 to 6:30', 'Working hours: 9:30 to 6:30'],
    ['Accountant, 18-20k, 10 to 7 timing', 'Working hours: 10 to 7'],
    ['Accountant, Delhi\nTimings: 9.30am - 6pm', 'Working hours: 9:30 am to 6 pm'],
    ['Fitter, contract 1 yr, Kharagpur', 'Readiness to work on a fixed-term contract'],
    ['Java developer on contract, Pune', 'Readiness to work on a fixed-term contract'],
    ['Procurement officer, Kochi, own conveyance', 'A vehicle of your own'],
    ['HMV driver, Satna, license must', 'A valid heavy vehicle driving licence'],
    ['Solar site engineer, diploma elec, 2-4 yrs', 'Diploma in electrical engineering'],
    ['Production engineer, Sanand, diploma mech', 'Diploma in mechanical engineering'],
    ['Call centre executive, Noida, graduate, fluent english', 'Graduate in any discipline'],
  ])('"%s": %s', (prompt, line) => {
    expect(
      write(prompt)
        .requirements.split('\n')
        .map((each) => each.replace(/^- /, '')),
    ).toContain(line);
  });

  it.each([
    ['Contract manager, construction, manage a contract with vendors', 'contract'],
    ['Accountant, 3-5 yrs, 18-20k, 10 to 12 people team', 'Working hours'],
    ['Nurse, 2-4 yrs, 24x7 hospital', 'Working hours'],
    ['Teacher for classes 9 to 12', 'Working hours'],
    ['Developer, 7.50 - 8.50 lpa', 'Working hours'],
    ['HR executive, handling part-time staff', 'part-time'],
    ['Contract manager, part time MBA ok', 'part-time'],
    ['Full time or part time tutor', 'part-time'],
    ['Tutor, part time or full time', 'part-time'],
    ['Software engineer with 2 years contract experience', 'fixed-term'],
    ['Sales executive, own conveyance allowance provided', 'vehicle'],
  ])('"%s" asks for no %s', (prompt, line) => {
    expect(write(prompt).requirements).not.toContain(line);
  });
});

describe('the post and where it belongs', () => {
  it.each([
    ['Engineer - maintenance dept, Rudrapur, PLC', 'Engineer - Maintenance', 'Maintenance'],
    ['Maintenance Department - engineer required', 'Maintenance Engineer', 'Maintenance'],
    ['Engineer required in production, Halol', 'Engineer', 'Production'],
    ['Helper for the dyeing dept, Surat', 'Dyeing Helper', 'Production'],
    ['Instrument engineer, refinery, Jamnagar', 'Instrument Engineer', 'Electrical'],
    ['Solar site engineer, Jaipur, 2-4 yrs', 'Solar Site Engineer', 'Electrical'],
    ['Field officer agri inputs, Guntur, seeds, pesticides', 'Field Officer', 'Agriculture'],
    ['Engineer for cement plant project, Satna', 'Engineer', 'Production'],
  ])('"%s"', (prompt, title, department) => {
    expect(write(prompt)).toMatchObject({ title, department });
  });

  it.each([
    'Executive for income tax department liaison',
    'Engineer with govt department liaison, tender of forest department',
    'Engineer to handle PWD in irrigation department',
    'Engineer for water department approvals',
  ])('is no department that one deals with: "%s"', (prompt) => {
    expect(write(prompt).department).toBeNull();
  });

  it('is the one behind a department that one deals with', () => {
    expect(write('Engineer for forest department liaison in the estates department').department).toBe(
      'Estates',
    );
  });

  it('asks nobody for what only the employer makes, and a hotel for its software', () => {
    expect(write('HMV driver for our cement plant, Satna').skills_required).not.toContain(
      'Cement Manufacturing',
    );
    expect(write('Electrician for our cement plant, HT/LT panels').skills_required.join()).not.toMatch(
      /Cement|Lt/,
    );
    expect(write('Production engineer, cement plant').skills_required).toContain('Cement Manufacturing');
    expect(write('Front office executive, hotel Goa, opera, english').skills_required).toContain('Opera PMS');
    expect(write('Singer for our opera in Mumbai').skills_required).not.toContain('Opera PMS');
  });
});
