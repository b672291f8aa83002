import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { findRoutes } from '#contract/find.ts';
import { limits } from '#contract/limits.ts';
import type { RouteCall } from '#contract/route.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { readList, writeList } from '#contract/candidate-filters.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

type Query = NonNullable<RouteCall<typeof candidateRoutes.list>['query']>;
const list = (query: Query, who: Person = 'hr') => app.as(who).call(candidateRoutes.list, { query });

/** The names that a filter leaves, as HR and as an internal recruiter, who must see the same; the total agrees. */
async function found(query: Query): Promise<string[]> {
  const { data } = await list({ sort: 'name', ...query });
  expect((await list({ sort: 'name', ...query }, 'recruiter')).data.items.map(({ id }) => id)).toEqual(
    data.items.map(({ id }) => id),
  );
  expect(data.total).toBe(data.items.length);
  return data.items.map(({ name }) => name);
}

const person = (name: string, columns: Parameters<typeof buildCandidate>[1] = {}) =>
  buildCandidate(app, { name, ...columns });

describe('the candidate list is narrowed down', () => {
  it('by skills that come first of what is shown of each, under any of their names', async () => {
    await person('Asha', { skills: ['Express', 'Postman', 'HTML', 'NodeJS', 'java'] });
    const skillsOf = async (query: Query) => (await list(query)).data.items.map(({ skills }) => skills);
    expect(await skillsOf({ skills: 'Java,Node.js' })).toEqual([
      ['NodeJS', 'java', 'Express', 'Postman', 'HTML'],
    ]);
    expect(await skillsOf({})).toEqual([['Express', 'Postman', 'HTML', 'NodeJS', 'java']]);
  });

  it('by all of several skills, or any, whatever their case, each by its whole name', async () => {
    await person('Asha', { skills: ['React', 'Node.js', 'SQL'] });
    await person('Bala', { skills: ['react', 'Java'] });
    await person('Chitra', { skills: [' SQL ', 'JavaScript'] });
    expect(await found({ skills: 'REACT' })).toEqual(['Asha', 'Bala']);
    expect(await found({ skills: 'sql,react' })).toEqual(['Asha']);
    expect(await found({ skills: 'sql,java', skills_match: 'any' })).toEqual(['Asha', 'Bala', 'Chitra']);
    expect(await found({ skills: 'Script' })).toEqual([]);
  });

  it('by a skill under all the names that matching knows it by, on both sides', async () => {
    await person('Asha', { skills: ['Node.js', 'Apache Kafka'] });
    await person('Bala', { skills: ['NODEJS', 'postgres'] });
    await person('Chitra', { skills: ['Kafka', 'PostgreSQL'] });
    await person('Dev', { skills: ['JavaScript', 'MySQL'] });
    expect(await found({ skills: 'node' })).toEqual(['Asha', 'Bala']);
    expect(await found({ skills: 'kafka' })).toEqual(['Asha', 'Chitra']);
    expect(await found({ skills: 'Postgres' })).toEqual(['Bala', 'Chitra']);
    expect(await found({ skills: 'Apache Kafka,PostgreSQL' })).toEqual(['Chitra']);
    expect(await found({ skills: 'apache kafka,node js' })).toEqual(['Asha']);
    expect(await found({ skills: 'Confluent Kafka,Postgre SQL', skills_match: 'any' })).toEqual([
      'Asha',
      'Bala',
      'Chitra',
    ]);
    expect(await found({ skills: 'java' })).toEqual([]);
  });

  it('by a name in whichever of its spellings, with its apostrophe or without', async () => {
    await person("Rosy D'Souza");
    await person('Neil Dsouza');
    await person('Aneesha Varghese');
    await person('Laxmi Choudhury');
    await person('Karthik Parthasarathy');
    await person('Vaishali Rosario', { email: 'v@mail.example' });
    await person('Maria D’Cruz');
    await person('Fathima Beevi');
    expect(await found({ search: 'dsouza' })).toEqual(['Neil Dsouza', "Rosy D'Souza"]);
    expect(await found({ search: 'D’Souza' })).toEqual(['Neil Dsouza', "Rosy D'Souza"]);
    expect(await found({ search: 'aneesha verghese' })).toEqual(['Aneesha Varghese']);
    expect(await found({ search: 'lakshmi chaudhary' })).toEqual(['Laxmi Choudhury']);
    for (const search of ['dcruz', "d'cruz", 'D’Cruz'])
      expect(await found({ search })).toEqual(['Maria D’Cruz']);
    // While it is typed; a few letters may be of any name.
    expect(await found({ search: 'fatim' })).toEqual(['Fathima Beevi']);
    expect(await found({ search: 'lak' })).toEqual([]);
    // No name that another one only stands within.
    for (const search of ['aarti', 'ayesha', 'sharath']) expect(await found({ search })).toEqual([]);
    const { data } = await app.as('hr').call(findRoutes.records, { query: { search: 'verghese' } });
    expect(data.candidates.map(({ name }) => name)).toEqual(['Aneesha Varghese']);
  });

  it('by a skill that has a comma in it', async () => {
    await person('Asha', { skills: ['Pumps, valves', 'Welding'] });
    await person('Bala', { skills: ['Pumps'] });
    expect(await found({ skills: writeList(['pumps, valves']) })).toEqual(['Asha']);
  });

  it('by any of several current cities, under all their names', async () => {
    await person('Asha', { current_city: 'Bengaluru' });
    await person('Bala', { current_city: 'bangalore ' });
    await person('Chitra', { current_city: 'Kochi' });
    await person('Dev', { current_city: null });
    await person('Esha', { current_city: 'Blr' });
    await person('Farah', { current_city: 'Ittamozhi' });
    expect(await found({ cities: 'Bangalore' })).toEqual(['Asha', 'Bala', 'Esha']);
    expect(await found({ cities: 'bengaluru,Ernakulam' })).toEqual(['Asha', 'Bala', 'Chitra', 'Esha']);
    expect(await found({ cities: 'ittamozhi' })).toEqual(['Farah']);
    expect(await found({ cities: 'Bang' })).toEqual([]);
  });

  it('by the words of where they work and as what, each in either, whatever their case', async () => {
    const works = (name: string, current_position: string | null, current_company: string | null) =>
      person(name, { current_position, current_company });
    await works('Asha', 'Solution Architect', 'Infosys');
    await works('Bala', 'Software Engineer', 'INFOSYS BPM');
    await works('Chitra', 'Architect, ex-Infosys', 'Wipro');
    await works('Dev', null, 'Infosys');
    await works('Esha', 'Principal Architect', null);
    await works('Farah', null, null);
    expect(await found({ employment: 'infosys architect' })).toEqual(['Asha', 'Chitra']);
    expect(await found({ employment: ' Architect,  INFOSYS ' })).toEqual(['Asha', 'Chitra']);
    expect(await found({ employment: 'fosy' })).toEqual(['Asha', 'Bala', 'Chitra', 'Dev']);
    expect(await found({ employment: 'architect' })).toEqual(['Asha', 'Chitra', 'Esha']);
    // Not across the end of one and the beginning of the other.
    expect(await found({ employment: 'architectinfosys' })).toEqual([]);
    expect(await found({ employment: 'infosys asha' })).toEqual([]);
    expect(await found({ employment: 'infosys', search: 'chi' })).toEqual(['Chitra']);
    expect(await found({ employment: '  ' })).toHaveLength(6);
    await app.database.db
      .update(candidates)
      .set({ current_company: 'Infosys' })
      .where(eq(candidates.name, 'Farah'));
    expect(await found({ employment: 'infosys' })).toContain('Farah');
  });

  it('by an employer joined by "&", however that is spaced', async () => {
    for (const [name, current_company] of [
      ['Asha', 'L&T'],
      ['Bala', 'L & T Infotech'],
      ['Chitra', 'Sharma & Sons'],
      ['Dev', 'LTI'],
    ] as const)
      await person(name, { current_company });
    for (const employment of ['L&T', 'l & t', 'L& T'])
      expect(await found({ employment })).toEqual(['Asha', 'Bala']);
    for (const employment of ['sharma sons', 'Sharma & Sons', 'sharma&sons', '& sons'])
      expect(await found({ employment })).toEqual(['Chitra']);
  });

  it('by a word of one or two letters where it begins a word, and by signs as they are', async () => {
    const works = (name: string, current_position: string, current_company: string) =>
      person(name, { current_position, current_company });
    await works('Asha', 'HR Manager', 'Chrysler');
    await works('Bala', 'Sr.HR/Admin', 'Tata Motors');
    await works('Chitra', 'Manager (HR)', 'Wipro');
    await works('Dev', 'Engineer', 'Chrysler');
    await works('Esha', '.NET Developer', 'Procter & Gamble');
    await works('Farah', 'Internet Marketer', 'P&G');
    await works('Gita', 'C# Developer', '100% Pure');
    expect(await found({ employment: 'hr' })).toEqual(['Asha', 'Bala', 'Chitra']);
    expect(await found({ employment: 'h' })).toEqual(['Asha', 'Bala', 'Chitra']);
    expect(await found({ employment: 'hr chrysler' })).toEqual(['Asha']);
    expect(await found({ employment: 'chr' })).toEqual(['Asha', 'Dev']);
    expect(await found({ employment: '.net' })).toEqual(['Esha']);
    expect(await found({ employment: 'net' })).toEqual(['Esha', 'Farah']);
    expect(await found({ employment: 'procter & gamble' })).toEqual(['Esha']);
    expect(await found({ employment: 'p&g' })).toEqual(['Farah']);
    expect(await found({ employment: 'sr.hr/admin' })).toEqual(['Bala']);
    expect(await found({ employment: 'c#' })).toEqual(['Gita']);
    expect(await found({ employment: '100%' })).toEqual(['Gita']);
    for (const employment of ['%', '_r', 'p_g', '\\']) expect(await found({ employment })).toEqual([]);
  });

  it('by when they were added, in whole days of the installation', async () => {
    // Half past one at night of the 21st in India, where the day before still is in UTC.
    app.clock.set(new Date('2026-11-20T20:00:00Z'));
    const added = (name: string, at: string) => person(name, { created_at: new Date(at) });
    await added('A, at midnight', '2026-11-20T18:30:00Z');
    await added('B, yesterday', '2026-11-20T18:29:59Z');
    await added('C, seventh day', '2026-11-14T18:30:00Z');
    await added('D, eighth day', '2026-11-14T18:29:59Z');
    await added('E, thirtieth day', '2026-10-22T18:30:00Z');
    await added('F, ninetieth day', '2026-08-23T18:30:00Z');
    await added('G, before', '2026-08-23T18:29:59Z');
    const initials = async (query: Query) => (await found(query)).map((name) => name[0]).join('');
    expect(await initials({ added: 'today' })).toBe('A');
    expect(await initials({ added: '7' })).toBe('ABC');
    expect(await initials({ added: '30' })).toBe('ABCDE');
    expect(await initials({ added: '90' })).toBe('ABCDEF');
    expect(await initials({})).toBe('ABCDEFG');
    expect(await initials({ added: '30', employment: 'architect' })).toBe('');
  });

  it('by years of experience, bounds included', async () => {
    for (const years of [0, 3, 8, 15]) await person(`Years ${years}`, { experience_years: years });
    expect(await found({ experience_min: 3, experience_max: 8 })).toEqual(['Years 3', 'Years 8']);
    expect(await found({ experience_max: 0 })).toEqual(['Years 0']);
    expect(await found({ experience_min: 9 })).toEqual(['Years 15']);
  });

  it('by expected CTC in rupees, bounds included, without those who named none', async () => {
    await person('Asha', { expected_ctc: 500_000 });
    await person('Bala', { expected_ctc: 1_500_000 });
    await person('Chitra', { expected_ctc: 0 });
    await person('Dev', { expected_ctc: null });
    expect(await found({ ctc_min: 500_000, ctc_max: 1_500_000 })).toEqual(['Asha', 'Bala']);
    expect(await found({ ctc_max: 500_000 })).toEqual(['Asha', 'Chitra']);
    expect(await found({ ctc_min: 0 })).toEqual(['Asha', 'Bala', 'Chitra']);
  });

  it('by when they can join, by the date first and the stored number without one', async () => {
    app.clock.set(new Date('2026-11-20T20:00:00Z'));
    await person('Overdue', { joining_date: '2026-11-01' });
    await person('Today', { joining_date: '2026-11-21', days_to_join: 90 });
    await person('Tomorrow', { joining_date: '2026-11-22' });
    await person('Fifteen', { joining_date: '2026-12-06' });
    await person('Stored 45', { days_to_join: 45 });
    await person('Nobody knows');
    // Who has joined already is not to come, in whatever other job they still stand.
    const job = await buildJob(app);
    for (const name of ['Joined', 'Joined, no day']) {
      const { id } = await buildCandidate(app, {
        name,
        joining_date: name === 'Joined' ? '2026-11-01' : null,
      });
      await buildAssignment(app, { candidate_id: id, job_id: job.id }, { status: 'joined' });
      await buildAssignment(
        app,
        { candidate_id: id, job_id: (await buildJob(app)).id },
        { status: 'submitted' },
      );
    }
    expect(await found({ joining: 'immediate' })).toEqual(['Overdue', 'Today']);
    expect(await found({ joining: '15' })).toEqual(['Fifteen', 'Overdue', 'Today', 'Tomorrow']);
    expect(await found({ joining: '30' })).toHaveLength(4);
    expect(await found({ joining: '60' })).toContain('Stored 45');
    expect(await found({ joining: '90' })).toHaveLength(5);
    expect(await found({ joining: 'unknown' })).toEqual(['Nobody knows']);
  });

  it('by status in any job, by job, and by status in that very job', async () => {
    const [nurse, teacher] = [await buildJob(app), await buildJob(app)];
    const asha = await person('Asha');
    const bala = await person('Bala');
    await person('Chitra');
    await buildAssignment(app, { candidate_id: asha.id, job_id: nurse.id }, { status: 'shortlisted' });
    await buildAssignment(app, { candidate_id: asha.id, job_id: teacher.id }, { status: 'rejected' });
    await buildAssignment(app, { candidate_id: bala.id, job_id: nurse.id }, { status: 'rejected' });
    expect(await found({ status: 'rejected' })).toEqual(['Asha', 'Bala']);
    expect(await found({ status: 'shortlisted,joined' })).toEqual(['Asha']);
    expect(await found({ job_id: nurse.id })).toEqual(['Asha', 'Bala']);
    expect(await found({ job_id: nurse.id, status: 'rejected' })).toEqual(['Bala']);
    expect(await found({ job_id: '0198c2a0-0000-7000-8000-00000000dead' })).toEqual([]);
  });

  it('by who brought them: us, vendors, or one company whatever its case', async () => {
    await person('Asha');
    await person('Bala', { submission_type: 'vendor', company_name: 'Talent Bridge' });
    await person('Chitra', { submission_type: 'vendor', company_name: ' talent bridge' });
    await person('Dev', { submission_type: 'vendor', company_name: 'People First' });
    expect(await found({ source: 'internal' })).toEqual(['Asha']);
    expect(await found({ source: 'vendor' })).toEqual(['Bala', 'Chitra', 'Dev']);
    const { data } = await list({ company: 'TALENT BRIDGE', sort: 'name' });
    expect(data.items.map(({ name }) => name)).toEqual(['Bala', 'Chitra']);
  });

  it('by a vendor company for HR alone: who is left would tell whom it brought', async () => {
    await person('Asha');
    await person('Bala', { submission_type: 'vendor', company_name: 'Talent Bridge' });
    const { data } = await list({ company: 'Talent Bridge' }, 'recruiter');
    expect(data.items.map(({ name }) => name).sort()).toEqual(['Asha', 'Bala']);
    expect(data.total).toBe(2);
  });

  it('by everything at once', async () => {
    await person('Asha Rao', { skills: ['SQL'], current_city: 'Pune', experience_years: 4 });
    await person('Asha Iyer', { skills: ['SQL'], current_city: 'Pune', experience_years: 9 });
    await person('Bala Rao', { skills: ['SQL'], current_city: 'Kochi', experience_years: 4 });
    expect(
      await found({ search: 'rao', skills: 'sql', cities: 'Pune', experience_max: 5, source: 'internal' }),
    ).toEqual(['Asha Rao']);
  });

  it.each([
    ['status', 'hired'],
    ['joining', '31'],
    ['added', '14'],
    ['employment', 'x'.repeat(limits.search.max + 1)],
    ['job_id', 'JD-0001'],
    ['experience_min', '-1'],
    ['ctc_max', 'x'],
    ['source', 'friend'],
  ])('never by %s=%s, which is not understood', async (name, value) => {
    const { status, error } = await list({ [name]: value });
    expect(status).toBe(422);
    expect(Object.keys(error?.fields ?? {})[0]).toContain(name);
  });
});

describe('the candidate list is sorted', () => {
  beforeEach(async () => {
    await person('Asha', { expected_ctc: 500_000, joining_date: '2027-01-10' });
    await person('Bala', { expected_ctc: null });
    await person('Chitra', { expected_ctc: 1_500_000, days_to_join: 5 });
    app.clock.set(new Date('2027-01-01T06:00:00Z'));
  });
  const sorted = async (sort: Query['sort']) => (await list({ sort })).data.items.map(({ name }) => name);

  it('by expected CTC, whoever named none last either way', async () => {
    expect(await sorted('expected_ctc')).toEqual(['Asha', 'Chitra', 'Bala']);
    expect(await sorted('-expected_ctc')).toEqual(['Chitra', 'Asha', 'Bala']);
  });

  it('by days to join, from date and stored number alike, those not known last', async () => {
    expect(await sorted('joining')).toEqual(['Chitra', 'Asha', 'Bala']);
    expect(await sorted('-joining')).toEqual(['Asha', 'Chitra', 'Bala']);
  });
});

describe('what the list can be filtered by', () => {
  it('is what people have, the most frequent first and each once, whatever its case', async () => {
    await person('Asha', { skills: ['SQL', 'React'], current_city: 'Pune' });
    await person('Bala', { skills: ['sql'], current_city: 'Kochi' });
    await person('Chitra', {
      skills: ['SQL'],
      current_city: 'Kochi',
      submission_type: 'vendor',
      company_name: 'Talent Bridge',
    });
    await person('Dev', { skills: [], current_city: null, submission_type: 'vendor', company_name: ' ' });
    const options = async (who: Person) => (await app.as(who).call(candidateRoutes.filterOptions, {})).data;
    const ofPeople = { skills: ['SQL', 'React'], cities: ['Kochi', 'Pune'] };
    expect(await options('hr')).toEqual({
      ...ofPeople,
      companies: ['Talent Bridge'],
      recruiters: [{ id: await app.userId('hr'), name: 'Hema Rao' }],
    });
    expect(await options('recruiter')).toEqual({ ...ofPeople, companies: [], recruiters: [] });
  });

  it('is in the order of the words where it is as frequent, small letters among capitals', async () => {
    for (const company_name of ['Zenith', 'apex Staffing', 'Élan'])
      await person('Asha', {
        skills: ['SQL', 'iOS', 'Excel'],
        submission_type: 'vendor',
        company_name,
      });
    const { data } = await app.as('hr').call(candidateRoutes.filterOptions, {});
    expect(data.skills).toEqual(['Excel', 'iOS', 'SQL']);
    expect(data.companies).toEqual(['apex Staffing', 'Élan', 'Zenith']);
  });

  it('is not told to a vendor, nor the list', async () => {
    expect((await app.as('vendor').call(candidateRoutes.filterOptions, {})).status).toBe(403);
    expect((await list({ skills: 'SQL' }, 'vendor')).status).toBe(403);
  });
});

describe('a list in an address', () => {
  it('keeps commas and backslashes of its values', () => {
    const values = ['a, b', String.raw`C:\d`, 'plain', 'ends with,'];
    expect(readList(writeList(values))).toEqual(values);
    expect(readList(' a ,, b,')).toEqual(['a', 'b']);
    expect(readList('')).toEqual([]);
  });
});
