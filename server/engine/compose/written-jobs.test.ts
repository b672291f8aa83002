import { describe, expect, it } from 'vitest';
import { jobCreateSchema } from '#contract/jobs.ts';
import { jobFromPrompt } from '#server/engine/index.ts';
import { PROMPTS_TODAY } from '#server/engine/test/prompts/prompt-case.ts';
import { PROMPTS_DEV_SERVICES } from '#server/engine/test/prompts/dev-services.ts';
import { PROMPTS_DEV_TECHNOLOGY } from '#server/engine/test/prompts/dev-technology.ts';
import { PROMPTS_DEV_UNTIDY } from '#server/engine/test/prompts/dev-untidy.ts';
import { PROMPTS_DEV_WORKS } from '#server/engine/test/prompts/dev-works.ts';
import { scorePrompts } from '#server/engine/test/prompts/score-prompts.ts';
import { writingFaults } from '#server/engine/test/prompts/writing-faults.ts';

const CASES = [
  ...PROMPTS_DEV_TECHNOLOGY,
  ...PROMPTS_DEV_SERVICES,
  ...PROMPTS_DEV_WORKS,
  ...PROMPTS_DEV_UNTIDY,
];
const write = (prompt: string) => jobFromPrompt(prompt, PROMPTS_TODAY);

/** The job as the form posts it, what only a person can add filled in. */
function posted(prompt: string) {
  const job = write(prompt);
  return jobCreateSchema.safeParse({
    ...job,
    locations: job.location === '' ? ['Pune'] : job.location.split(', '),
    mode_of_work: job.mode_of_work ?? 'office',
    domain_industry: job.domain_industry ?? 'Others',
    primary_skills: job.skills_required.length > 0 ? job.skills_required.slice(0, 5) : ['Any'],
  });
}

it('takes at least 95% of the fields of the development prompts', () => {
  const { share, misses } = scorePrompts(CASES, jobFromPrompt);
  expect({ enough: share >= 0.95, misses: share >= 0.95 ? [] : misses }).toEqual({
    enough: true,
    misses: [],
  });
});

it.each(CASES.map(({ name, prompt }) => [name, prompt]))('writes %s without a fault', (_name, prompt) => {
  expect(writingFaults(write(prompt))).toEqual([]);
  expect(posted(prompt).error?.issues ?? []).toEqual([]);
});

describe('a written job', () => {
  const NURSE =
    'Need a staff nurse for ICU in Vizag, 2-5 years, ventilator, night shift, 25k per month, accommodation';

  it('is the same for the same prompt', () => {
    expect(write(NURSE)).toEqual(write(NURSE));
  });

  it('has 5 to 8 responsibilities as bullets', () => {
    const bullets = write(NURSE)
      .description.split('\n')
      .filter((line) => line.startsWith('- '));
    expect(bullets.length).toBeGreaterThanOrEqual(5);
    expect(bullets.length).toBeLessThanOrEqual(8);
  });

  it('says no pay in any text, because only HR may see it', () => {
    const { summary, description, requirements } = write(NURSE);
    expect(`${summary}${description}${requirements}`).not.toMatch(/25|3,00,000|300000|LPA|₹/);
  });

  it('says how a hybrid week is shared, and the day of joining beside the notice', () => {
    const { mode_of_work, joining_date, summary, description, requirements } = write(
      'Need an HR executive in Pune, 3 days office, notice max 45 days should join by end of January',
    );
    expect({ mode_of_work, joining_date }).toEqual({ mode_of_work: 'hybrid', joining_date: '2027-01-31' });
    expect(summary).toContain('hybrid (three days a week in the office)');
    expect(description).toContain(
      'The work is hybrid: three days a week in our office in Pune, the rest at home.',
    );
    expect(description).toContain('We would like you to join by January 31, 2027.');
    expect(requirements).toContain('- A notice period of at most 45 days');
  });

  it.each([
    ['Payroll executive, 2 yrs, PF, TDS, greytHR or Keka', 'TDS and greytHR or Keka'],
    ['HR executive, 2 yrs, keka / greythr / darwinbox', 'Keka, greytHR or Darwinbox'],
    ['DevOps engineer, 3 yrs, AWS or Azure or GCP', 'AWS, Microsoft Azure or Google Cloud Platform'],
    ['Java developer, 3 yrs, MySQL/Postgres', 'MySQL or PostgreSQL'],
    ['Payroll executive, 2 yrs, PF/ESI, TDS', 'PF, ESI and TDS'],
    ['Payroll executive, 2 yrs, payroll in Keka and greytHR', 'Keka and greytHR'],
  ])('says what may be chosen from: %s', (prompt, said) => {
    expect(write(prompt).requirements).toContain(said);
  });

  it('writes names as they are written, however hastily they were typed', () => {
    const { description, requirements, skills_required } = write(
      'HR executive who will handle payroll in greythr and prepare reports in ms excel, should know tally, form 16',
    );
    expect(skills_required).toEqual(expect.arrayContaining(['greytHR', 'Tally', 'Form 16', 'Excel']));
    expect(description).toContain('- Handle payroll in greytHR');
    expect(description).toContain('- Prepare reports in MS Excel');
    expect(`${description}${requirements}`).not.toMatch(/greythr|\btally\b|ms excel|form 16/);
  });

  it('leaves words of plain English small', () => {
    const { description } = write(
      'Site engineer. Will inspect sites to excel in quality and go to vendors daily',
    );
    expect(description).toContain('- Inspect sites to excel in quality and go to vendors daily');
  });

  it("gives a payroll executive neither an HR manager's work nor an HR manager's degree", () => {
    const { summary, description, requirements } = write('Payroll executive in Pune, 2-4 yrs, PF, ESI, TDS');
    expect(`${summary}${description}`).not.toMatch(/from joining to exit|appraisals|grievances/);
    expect(description).toMatch(/PF, ESI, professional tax and TDS/);
    expect(requirements).toMatch(/^- B\.Com/m);
    expect(requirements).not.toMatch(/MBA/);
  });

  it('says of an ex-serviceman what he is, not that it is known', () => {
    const { description, requirements } = write('Security supervisor in Gurgaon, ex-serviceman');
    expect(description).not.toMatch(/servicem/i);
    expect(requirements.match(/servicem/gi)).toHaveLength(1);
  });

  it('asks for a skill whose letters begin another demand', () => {
    const { requirements } = write('Data analyst, 2-4 yrs, rotational shifts. Skills: R, Python, SQL');
    expect(requirements).toMatch(/\bR\b/);
    expect(requirements).toContain('Readiness to work in rotational shifts');
  });

  it.each([
    'Accounts payable executive in Gurgaon, 2-4 years, SAP, vendor reconciliation',
    'Store manager for our apparel store in Surat, 5 years',
    'CNC operator in Chakan, Fanuc, 1-3 years',
    'Telecaller in Indore, Hindi, freshers ok',
    'Paralegal for a law firm in Delhi, 1-2 years',
    'Compliance officer for NBFC in Mumbai, 5 years',
    'Office boy in Andheri',
    'Housekeeping supervisor for hospital in Vizag',
    'Nursery teacher for preschool in Nashik',
    'Company secretary for listed company, Ahmedabad',
    'Draughtsman civil, AutoCAD, Coimbatore',
    'Medical coder, CPC, Chennai',
    'AR caller, US healthcare, night shift, Hyderabad',
    'Fire & safety officer for refinery, Jamnagar',
    'Compensation and benefits manager, Bengaluru, 8 years',
    'Export executive, LC documentation, DGFT, Moradabad',
    'Tailor for boutique, Ludhiana',
    'Hostel warden for girls hostel, Kota',
  ])('is without a fault: %s', (prompt) => {
    expect(writingFaults(write(prompt))).toEqual([]);
  });

  it('writes the name of a shop with its capital', () => {
    expect(write('Baker for Monginis Cake shop, Pune').summary).toContain('our Monginis cake shop');
    expect(write('Sales girl, jewellery showroom, Thrissur').summary).toContain('our jewellery showroom');
  });

  it('offers only what is stated', () => {
    expect(write(NURSE).description).toContain('We offer accommodation.');
    expect(write('Need a staff nurse').description).not.toContain('We offer');
  });

  it('draws on the stated skills, duties and demands', () => {
    const job = write(`${NURSE}. She will train new nurses on infection control.`);
    expect(job.description).toContain('- Train new nurses on infection control');
    expect(job.description).toContain('ventilator management');
    expect(job.requirements).toContain('Readiness to work night shifts');
  });

  it('does not say the same three skills in every text', () => {
    const { summary, description, requirements } = write('Clerk must know Tally, GST, TDS and Payroll');
    const lists = [summary, description, requirements].map((text) =>
      ['Tally', 'GST', 'TDS', 'payroll'].filter((skill) => text.includes(skill)),
    );
    expect(lists[0]?.length).toBeLessThan(3);
    expect(lists[1]).not.toEqual(lists[0]);
    expect(lists[2]).toHaveLength(4);
  });

  it('writes days as the rest of the product does', () => {
    expect(write('Nurse needed, join by 21 Dec').description).toContain('join by December 21, 2026.');
  });

  it('writes of a general title by what the employer does', () => {
    const of = (prompt: string) => write(prompt).summary;
    expect(of('Programme Manager for our NGO')).toContain('programmes to the people');
    expect(of('Manager for our hospital')).toContain('the hospital smooth');
    expect(of('Manager for our hotel')).toContain('guests feel welcome');
    expect(of('Project manager for our SaaS company')).toContain('projects that finish on time');
    expect(of('Manager for our hospital: Tally, GST, TDS, bank reconciliation')).toContain('the books');
  });

  it('keeps the capitals of a product inside a sentence', () => {
    const job = write('Video editor, DaVinci Resolve, Photoshop, After Effects');
    expect(`${job.summary}${job.description}`).toContain('DaVinci Resolve');
  });

  it('speaks of no office to whoever works in the field', () => {
    const job = write('Field sales executive for Kanpur');
    expect(`${job.summary}${job.description}`).not.toContain('office');
    expect(job.description).toContain('in the field in Kanpur');
  });

  it('speaks of no office where the place is a school or a hotel', () => {
    const job = write('Accountant for our hotel in Manali');
    expect(`${job.summary}${job.description}`).not.toContain('office');
  });

  it('tells the industry only where the prompt does', () => {
    expect(write('Java developer').description).not.toContain('We work in');
    expect(write('Java developer for our fintech team').description).toContain('We work in banking');
  });

  it('asks for the licence that is stated, once', () => {
    const { requirements } = write('Driver, 5 yrs, bike and licence must');
    expect(requirements).toContain('- A valid driving licence');
    expect(requirements.match(/licence/g)).toHaveLength(1);
  });

  it('differs by seniority', () => {
    const of = (title: string) => write(`Need a ${title}`).description;
    expect(of('senior accountant')).toContain('Review entries of the team');
    expect(of('junior accountant')).toContain("under a senior's guidance");
    expect(of('accounts manager')).toContain('Lead the accounts team');
  });

  it('names no place, mode or team that nobody named', () => {
    const job = write('Need a merchandiser');
    expect(job.location).toBe('');
    expect(`${job.summary}\n${job.description}`).not.toMatch(/ in [,.]|office|remote|hybrid/);
  });

  it('passes every length even from five words or one', () => {
    for (const prompt of ['need one good cook soon', 'Plumber', '?', 'MBA required', 'B.Com']) {
      expect(posted(prompt).error?.issues ?? []).toEqual([]);
    }
  });

  it('gives the bounds of experience as text too', () => {
    const text = (prompt: string) => write(prompt).experience_required;
    expect(text('nurse, 2-5 years')).toBe('2-5');
    expect(text('nurse, 5+ years')).toBe('5+');
    expect(text('nurse, 3 years experience')).toBe('3');
    expect(text('nurse')).toBe('');
  });

  it('copies no markup of the prompt', () => {
    const job = write(
      '<b>Java developer</b><script>alert(1)</script> will <img src=x onerror=alert(1)> fix bugs in Pune',
    );
    expect(JSON.stringify(job)).not.toMatch(/[<>]|alert|onerror/);
    expect(job.title).toBe('Java Developer');
  });
});

describe('what a picky reader asks of the requirements', () => {
  const requirements = (prompt: string) => write(prompt).requirements;

  it('asks for both of two qualifications side by side', () => {
    expect(requirements('Chemistry lecturer, M.Sc B.Ed must, Guntur')).toContain('- M.Sc and B.Ed');
  });

  it('speaks of activities as of something done, and of no experience where none is asked', () => {
    expect(requirements('Physics teacher, JEE coaching, 6 years')).toMatch(/xperience in .*coaching/);
    expect(requirements('Physics teacher, JEE coaching')).not.toMatch(/command|knowledge|xperience/);
  });

  it('asks for no degree of its own beside many stated demands', () => {
    expect(requirements('Sales executive, 3 years, own bike, Hindi must, lot of travelling')).not.toMatch(
      /graduate|degree|MBA/i,
    );
  });

  it('tells a degree in law from language models', () => {
    expect(write('Legal manager, LLB must, LLM preferred').skills_required).not.toContain(
      'Large Language Models',
    );
  });

  it('asks no mastery of freshers and no diploma of helpers', () => {
    expect(requirements('Accountant, Tally, freshers only')).toMatch(/(?:Basic|grounding) .*Tally/);
    expect(requirements('Packing helper for our factory, Baddi')).toContain('able to read and write');
  });
});

it('speaks of a colleague where it knows no role', () => {
  const { title, summary, description } = write('good evening, Hosur');
  expect(title).toBe('New Position');
  expect(`${summary} ${description}`).not.toMatch(/an? New Position/);
});

it('takes the billing of a shop for work in the shop', () => {
  expect(write('help needed at the billing desk of our supermarket, Salem').department).toBe(
    'Store Operations',
  );
  expect(write('billing executive for our steel factory').department).toBe('Accounts & Finance');
});

it('writes of the trade that the title names, not of the one that a word of it belongs to', () => {
  const showroom = write(
    'We need 2 showroom sales managers for our Coimbatore and Madurai jewellery stores, 6 to 9 years in retail',
  );
  expect(showroom.department).toBe('Store Operations');
  expect(`${showroom.summary} ${showroom.requirements}`).not.toMatch(/vehicle|automobile/i);
  const tally = write('fresher tally operator needed at raipur, salary 18k pm');
  expect(tally.department).toBe('Accounts & Finance');
  expect(tally.domain_industry).toBeNull();
  expect(write('Hotel front office executive - Goa property, Opera PMS').description).not.toContain(
    'real estate',
  );
});

it('says a demand once', () => {
  const { requirements } = write('10 security guards for Pune, ex serviceman preferred');
  expect(requirements.match(/ex-servicem/gi)).toHaveLength(1);
});

it('asks a chartered accountant for nothing less', () => {
  expect(write('need CA for our company in Pune').requirements).toMatch(/^- CA$/m);
});
