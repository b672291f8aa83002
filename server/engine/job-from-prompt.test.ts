import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jobFromPromptSchema, type JobFromPrompt } from '#contract/job-writing.ts';
import { jobCreateSchema } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { jobFromPrompt } from './index.ts';
import { PROMPTS_DEV_SERVICES } from './test/prompts/dev-services.ts';
import { PROMPTS_DEV_TECHNOLOGY } from './test/prompts/dev-technology.ts';
import { PROMPTS_DEV_UNTIDY } from './test/prompts/dev-untidy.ts';
import { PROMPTS_DEV_WORKS } from './test/prompts/dev-works.ts';
import { PROMPTS_HEALTH_AND_TEACHING } from './test/prompts/heldout-health-and-teaching.ts';
import { PROMPTS_MONEY_AND_PEOPLE } from './test/prompts/heldout-money-and-people.ts';
import { PROMPTS_NOTES_AND_LETTERS } from './test/prompts/heldout-notes-and-letters.ts';
import { PROMPTS_SALES_AND_MARKETING } from './test/prompts/heldout-sales-and-marketing.ts';
import { PROMPTS_SECOND_LOOK } from './test/prompts/heldout-second-look.ts';
import { PROMPTS_SERVICES } from './test/prompts/heldout-services.ts';
import { PROMPTS_TECHNOLOGY } from './test/prompts/heldout-technology.ts';
import { PROMPTS_WORKS } from './test/prompts/heldout-works.ts';
import { PROMPTS_THIRD_LOOK } from './test/prompts/third-look.ts';
import { PROMPTS_TODAY } from './test/prompts/prompt-case.ts';
import { describeScore, scorePrompts } from './test/prompts/score-prompts.ts';
import { writingFaults } from './test/prompts/writing-faults.ts';

const HELD_OUT = [
  ...PROMPTS_TECHNOLOGY,
  ...PROMPTS_SALES_AND_MARKETING,
  ...PROMPTS_MONEY_AND_PEOPLE,
  ...PROMPTS_HEALTH_AND_TEACHING,
  ...PROMPTS_WORKS,
  ...PROMPTS_SERVICES,
  ...PROMPTS_NOTES_AND_LETTERS,
  ...PROMPTS_SECOND_LOOK,
];

const DEVELOPMENT = [
  ...PROMPTS_DEV_TECHNOLOGY,
  ...PROMPTS_DEV_SERVICES,
  ...PROMPTS_DEV_WORKS,
  ...PROMPTS_DEV_UNTIDY,
  ...PROMPTS_THIRD_LOOK,
];

const write = (prompt: string) => jobFromPrompt(prompt, PROMPTS_TODAY);

/** The form's values after the answer was filled in and a person chose what the prompt left open. */
function asForm(job: JobFromPrompt) {
  const skills = job.skills_required.length > 0 ? job.skills_required : ['Communication'];
  return {
    ...job,
    locations: job.location === '' ? ['Pune'] : job.location.split(', '),
    mode_of_work: job.mode_of_work ?? 'office',
    domain_industry: job.domain_industry ?? 'Others',
    primary_skills: skills.slice(0, 5),
    secondary_skills: skills.slice(5),
  };
}

/** The budget is for HR only, so no text that everybody reads may tell it. */
const PAY = /\b(?:LPA|CTC|lakhs?|lacs?|crores?|salary|per annum|per month)\b|₹|\bRs\b/i;

function textOf({ summary, description, requirements }: JobFromPrompt): string {
  return [summary, description, requirements].join('\n');
}

/** Numbers that a job's texts state and its prompt does not, but for a school leaving class. */
function numbersInvented(prompt: string, job: JobFromPrompt): string[] {
  const read = [prompt, job.experience_min, job.experience_max, job.skills_required.join(' ')].join(' ');
  const day = (job.joining_date ?? '').split('-').map(Number);
  const known = new Set([...(read.match(/\d+/g) ?? []), ...day.map(String)]);
  return (textOf(job).match(/\d+(?!\d|th pass)/g) ?? []).filter((number) => !known.has(number));
}

const SHOUTED = /\b\p{Lu}{2,4}\b/gu;

function shoutedIn(text: string): string[] {
  return text.match(SHOUTED) ?? [];
}

const CAPITAL_WORDS = /\b\p{Lu}{2,}(?:[ /]+\p{Lu}{2,})+\b/gu;

/** The abbreviations of a prompt that its title has in some spelling; words of a heading in capitals are none. */
function abbreviationsKept(prompt: string, title: string): string[] {
  const words = title.toUpperCase().split(/[^\p{L}]+/u);
  const plain = prompt.replaceAll(CAPITAL_WORDS, (run) => (/\p{Lu}{5}/u.test(run) ? '' : run));
  return shoutedIn(plain).filter((word) => words.includes(word));
}

function experienceText({ experience_min: min, experience_max: max }: JobFromPrompt): RegExp {
  if (min === null) return max === null ? /^$/ : new RegExp(`^(?:0-)?${max}$`);
  if (max === null) return new RegExp(`^${min}\\+$`);
  return min === max ? new RegExp(`^${min}(?:-${max})?$`) : new RegExp(`^${min}-${max}$`);
}

const REPORT = '.cache/reports/prompts.txt';

describe('the prompts held out from the making of the engine', () => {
  const score = scorePrompts(HELD_OUT, write);
  const tables = [
    describeScore(`Jobs from ${HELD_OUT.length} held-out prompts: fields right`, score),
    describeScore(
      `Jobs from ${DEVELOPMENT.length} prompts that the engine was made with: fields right`,
      scorePrompts(DEVELOPMENT, write),
    ),
  ].join('\n');

  afterAll(() => {
    process.stdout.write(`\n${tables}\n`);
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, tables);
  });

  it('are at least 40, each with a name of its own, most of them not about software', () => {
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(40);
    expect(new Set(HELD_OUT.map(({ name }) => name)).size).toBe(HELD_OUT.length);
    expect(PROMPTS_TECHNOLOGY.length / HELD_OUT.length).toBeLessThan(0.25);
  });

  it('are none of those that the engine was made with', () => {
    const plain = (prompt: string) =>
      prompt
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const seen = new Set(DEVELOPMENT.map(({ prompt }) => plain(prompt)));
    expect(HELD_OUT.filter(({ prompt }) => seen.has(plain(prompt))).map(({ name }) => name)).toEqual([]);
  });

  it('get at least 90 % of their fields right', () => {
    expect(score.share).toBeGreaterThanOrEqual(0.9);
  });

  it('leave no field under 75 %', () => {
    const weak = Object.entries(score.fields).filter(([, { right, total }]) => right < 0.75 * total);
    expect(weak).toEqual([]);
  });
});

describe('every prompt', () => {
  it.each([...HELD_OUT, ...DEVELOPMENT])(
    '$name becomes a job that can be saved and posted as it is',
    ({ prompt }) => {
      const job = write(prompt);
      expect(jobFromPromptSchema.parse(job)).toEqual(job);
      expect(jobCreateSchema.safeParse(asForm(job)).error?.issues ?? []).toEqual([]);
      expect(job.skills_required.length).toBeLessThanOrEqual(limits.skills.extracted);
      expect(new Set(job.skills_required).size).toBe(job.skills_required.length);
      expect(job.experience_required).toMatch(experienceText(job));
      expect(writingFaults(job)).toEqual([]);
      expect(shoutedIn(job.title)).toEqual(expect.arrayContaining(abbreviationsKept(prompt, job.title)));
      expect(textOf(job)).not.toMatch(PAY);
      expect(numbersInvented(prompt, job)).toEqual([]);
      expect(write(prompt)).toEqual(job);
    },
  );
});

describe('skills that are only good to have', () => {
  it.each([
    ['Must have Java, Spring Boot. Good to have Kafka and AWS', ['Apache Kafka', 'AWS']],
    ['React developer. Skills: React, TypeScript. Nice to have: Node.js, GraphQL', ['Node.js', 'GraphQL']],
    ['QA engineer\nSkills:\n- Selenium\n- Java\nGood to have:\n- Appium\n- JMeter', ['Appium', 'JMeter']],
    ['Nice-to-have skills: Figma, Blender. UI designer with Photoshop', ['Figma', 'Blender']],
    ['Java, Spring (good to have Kafka), Hibernate, SQL', ['Apache Kafka']],
    ['Python developer. Docker is nice to have. Django, PostgreSQL required', ['Docker']],
    ['Accountant, Tally and GST mandatory, SAP good to have', ['SAP']],
    ['Accountant with Tally and GST', []],
    ['Must have Java and Kafka. Good to have Kafka', []],
    ['Java dev, AWS good to have, Java, Spring Boot and Kafka are must', ['AWS']],
    ['Java dev, good to have AWS, but Spring Boot and Kafka must', ['AWS']],
    ['Java dev, good to have AWS, Kafka, Spring Boot is a must', ['AWS', 'Apache Kafka']],
    ['Accountant, preferably from manufacturing, Tally, GST, TDS are must', []],
    ['Accountant, preferably from manufacturing, Tally, GST and TDS', []],
    ['Site engineer, preference to local candidates, AutoCAD, BBS, billing compulsory', []],
    ['DevOps engineer, ideally with Terraform, AWS and Jenkins', ['Terraform', 'AWS', 'Jenkins']],
    ['logistics executive, icegate, cha coordination must, sap good to have', ['SAP']],
    ['CRM executive. Salesforce is good but not must', ['Salesforce']],
    ['UI designer, Figma must, HTML CSS plus point', ['HTML', 'CSS']],
    ['Dev: must: React, Node.js, Redis\nnice: GraphQL', ['GraphQL']],
    ['Data engineer with Python, SQL; Apache Spark, Airflow desirable', ['Apache Spark', 'Apache Airflow']],
    ['Team leader, excellent communication, freshers also welcome', []],
    ['Video editor, Adobe Premiere Pro, After Effects shall be plus', ['Adobe After Effects']],
    ['Purchase executive, import, LC; SAP good to hv', ['SAP']],
    ['QA tester, Selenium and Java must, JMeter is not must but good', ['JMeter']],
    ['Data analyst, SQL, Tableau or Power BI preferred', ['Tableau', 'Power BI']],
    ['Java developer Pune, 3-5 years, Spring. Good to have Kafka, must have SQL', ['Apache Kafka']],
    ['Data engineer, good to have Spark, must have Python, SQL, Airflow', ['Apache Spark']],
  ])('are told apart: %s', (prompt, wished) => {
    expect(write(prompt).skills_wished).toEqual(wished);
  });
});

describe('skills that are said to be a must', () => {
  it.each([
    ['Backend dev, knows Jira, Git, Docker, Linux; Kafka and Redis are must', ['Apache Kafka', 'Redis']],
    [
      'Accountant with Busy, payroll, bank reconciliation. Tally, GST, TDS mandatory',
      ['Tally', 'GST', 'TDS'],
    ],
    ['Site engineer, site supervision, safety. AutoCAD is a must', ['AutoCAD']],
    ['Teacher for maths at our school. B.Ed compulsory', ['Mathematics Teaching']],
    ['Data analyst. Python is not a must. SQL, Tableau', ['SQL', 'Tableau']],
  ])('come before those that it only tells: %s', (prompt, first) => {
    expect(write(prompt).skills_required.slice(0, first.length)).toEqual(first);
  });
});

describe('what has no field of its own', () => {
  it.each(PROMPTS_THIRD_LOOK)('is told in the texts, and nothing that was not said: $name', (each) => {
    const text = textOf(write(each.prompt));
    for (const said of each.told) expect(text).toMatch(said);
    for (const unsaid of each.untold ?? []) expect(text).not.toMatch(unsaid);
  });
});

describe('what a prompt turns away', () => {
  const told = (prompt: string) => {
    const job = write(prompt);
    return [job.title, job.domain_industry, job.location, job.skills_required, textOf(job)].join(' | ');
  };

  it.each<[string, RegExp]>([
    ['Accountant for our trading co, tally must, not from a CA firm', /consulting|CA firm|chartered/i],
    ['No CA firm candidates please. Accountant for a steel company in Raipur', /chartered|consulting/i],
    ['Sales executive, real estate only, no insurance/BPO profiles', /insurance|BPO/i],
    ['Sales officer, experience in any field other than BPO', /BPO/],
    ['Sales manager, paints, not from steel, cement or tiles background', /steel|cement|tiles/i],
    ['Chat agents for Mohali. Candidates from voice process pls ignore', /voice process/i],
    ['EA to MD, MS office, travel booking. Shorthand not reqd.', /stenograph|shorthand/i],
    ['QC chemist, bsc, fssai, micro lab not reqd', /micro/i],
    ['Legal manager, title search. Litigation-only profile wont do', /litigation/i],
    ['TGT maths, B.Ed compulsory. MBA not required', /MBA/],
    ['Receptionist, Noida. MBA/BBA not necessary', /MBA|BBA/],
    ['Dentist BDS, RCT. mds not needed', /MDS/],
    ['Counsellor for edtech, no exp in BPO required', /BPO/],
    ['HRBP, employee engagement must. Payroll not part of this role', /Payroll/],
    ['Maid, Gurgaon, cooking not included', /cook/i],
    ['HR manager, Noida. Please do not share profiles from Delhi', /Delhi/],
    ['Tally wala ladka chahiye. CA office wale mat bhejna', /chartered|consulting/i],
    ['Sr accountant, gst. Not looking for CA/inter dropout', /chartered|\bCA\b/i],
    ['Head of communications. Ad sales / event people will not fit', /ad sales|advertising sales/i],
    ['Textile chemist, lab dip. Printing line exp no use', /printing/i],
    ['Spa therapist, Goa, thai. Receptionist post closed', /reception|front office/i],
    ['Transport incharge, Mohali. Night duty not there', /night/i],
    ['Staff nurse, Begusarai, room free', /room database/i],
    ['Bike riders, Bhopal, DL + bike + android', /android dev/i],
    ['Warehouse packers and pickers, Jhajjar', /pulumi/i],
    ['Data analyst, Python, SQL. Power BI no need', /Power BI/],
    ['Telecaller for a loan DSA, Delhi', /algorithm/i],
    ['Sales executive, Delhi. BPO exp wont be considered', /BPO/],
    ['Helper, Surat. Night shift not required, accommodation not provided', /night|accommodation/i],
  ])('is no part of the job: %s', (prompt, unsaid) => {
    expect(told(prompt)).not.toMatch(unsaid);
  });

  it.each<[string, RegExp]>([
    ['Telecaller, experience not required, Pune', /^Telecaller/],
    ['Telecaller exp not required, Pune', /^Telecaller .*Pune/],
    ['Hotel manager, not from a restaurant but from hotels in Goa', /Goa/],
    ['Accountant. Candidates without Tally need not apply', /Tally/],
    ['Driver. Those not willing to relocate to Pune should not apply', /Pune/],
    ['Other than Tally, GST returns needed. Accountant', /Tally.*GST/],
    ['Data analyst. SQL not a must but good to have', /SQL/],
  ])('is no more than what is turned away: %s', (prompt, said) => {
    expect(told(prompt)).toMatch(said);
  });

  it.each([
    ['Accountant Pune work from home not available, 2-4 yrs', 'Accountant', 'Pune'],
    ['Hi sir. Accountant Pune wfh not available', 'Accountant', 'Pune'],
    ['Sales executive Delhi bike not required', 'Sales Executive', 'Delhi'],
    ['Sales executive Delhi driver not required', 'Sales Executive', 'Delhi'],
    ['Our cashier is not there from Monday, need someone urgently', 'Cashier', ''],
    ['Our cashier in Pune is not available, need someone urgently', 'Cashier', 'Pune'],
    ['Karigar Bhadohi bike not required, 12k', 'Karigar', 'Bhadohi'],
    ['Pune office MBA not required, accountant', 'Accountant', 'Pune'],
    ['Accountant Pune MBA candidates not required', 'Accountant', 'Pune'],
    ['Receptionist post closed, need accountant Pune', 'Accountant', 'Pune'],
    ['Delhi candidates not required, need accountant for Pune', 'Accountant', 'Pune'],
  ])('swallows neither post nor city, even without commas: %s', (prompt, title, location) => {
    expect(write(prompt)).toMatchObject({ title, location });
  });

  it.each<[string, RegExp]>([
    ['Accountant Pune MBA not required', /MBA/],
    ['Staff nurse Surat night shift not required', /night/i],
    ['Accountant Pune candidates from insurance not considered', /insurance/i],
  ])('is left out without commas, too: %s', (prompt, unsaid) => {
    expect(told(prompt)).not.toMatch(unsaid);
  });
});

describe('markup in a prompt', () => {
  it.each([
    'Need a <b>Staff Nurse</b> in Pune, 2-4 yrs <script>alert(1)</script>',
    'Accountant <img src=x onerror="alert(1)"> for Surat. Duties: <ul><li>Tally</li><li>GST filing</li></ul>',
    '<!-- urgent --><h1>PGT Physics</h1><p>CBSE school, Agra<br/>3+ years</p>',
  ])('never comes out as markup: %s', (prompt) => {
    const job = write(prompt);
    expect(Object.values(job).flat().join('\n')).not.toMatch(/<\/?[a-z!]|onerror|alert\(/i);
    expect(job.title).toMatch(/Staff Nurse|Accountant|PGT/);
    expect(job.location).toMatch(/^(?:Pune|Surat|Agra)$/);
  });
});
