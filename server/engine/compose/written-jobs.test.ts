import { describe, expect, it } from 'vitest';
import { jobCreateSchema } from '#contract/jobs.ts';
import { jobFromPrompt } from '#server/engine/index.ts';
import { PROMPTS_TODAY } from '#server/engine/test/prompts/prompt-case.ts';
import { PROMPTS_DEV_SERVICES } from '#server/engine/test/prompts/dev-services.ts';
import { PROMPTS_DEV_TECHNOLOGY } from '#server/engine/test/prompts/dev-technology.ts';
import { PROMPTS_DEV_WORKS } from '#server/engine/test/prompts/dev-works.ts';
import { scorePrompts } from '#server/engine/test/prompts/score-prompts.ts';
import { writingFaults } from '#server/engine/test/prompts/writing-faults.ts';

const CASES = [...PROMPTS_DEV_TECHNOLOGY, ...PROMPTS_DEV_SERVICES, ...PROMPTS_DEV_WORKS];
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
    for (const prompt of ['need one good cook soon', 'Plumber', '?']) {
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
