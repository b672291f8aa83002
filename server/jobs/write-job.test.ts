import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays } from '#contract/dates.ts';
import { type JobDescriptionFields, jobWritingRoutes } from '#contract/job-writing.ts';
import { jobCreateSchema } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { Role } from '#contract/roles.ts';
import { builtin } from '../ai/builtin-driver.ts';
import { AppError } from '../core/errors.ts';
import { auditLog, jobs } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { NO_ROLE, presentWrittenJob, writeInTime } from './write-job.ts';

const app = await createTestApp();
beforeAll(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const PROMPT =
  'Need 2 senior Java devs for our Pune fintech team, 5-8 yrs, Spring Boot, Kafka, AWS, hybrid, up to 32 LPA, join in 30 days';

/** The texts of a job by the rules that creating one has. */
const textsOfAJob = z.object(jobCreateSchema.shape).pick({
  title: true,
  summary: true,
  description: true,
  requirements: true,
});

const fromPrompt = (prompt: string) => app.as('hr').call(jobWritingRoutes.fromPrompt, { body: { prompt } });

describe('a job from a free text', () => {
  it('has every field that the text states', async () => {
    const { status, data } = await fromPrompt(PROMPT);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      location: 'Pune',
      experience_min: 5,
      experience_max: 8,
      ctc_min: null,
      ctc_max: 3_200_000,
      mode_of_work: 'hybrid',
      joining_date: addDays(app.clock.today(), 30),
    });
    expect(data.title).toMatch(/^Senior Java (Developer|Engineer)$/);
    expect(data.experience_required).toMatch(/^5-8\b/);
    expect(data.not_used).toEqual([]);
    for (const skill of ['Java', 'Spring Boot', 'Kafka', 'AWS']) {
      expect(data.skills_required.join(', ')).toContain(skill);
      expect(data.skills_added).not.toContain(skill);
    }
  });

  it('leaves blank what the text does not state, and tells what it made nothing of', async () => {
    const { data } = await fromPrompt(
      'We are looking for a staff nurse for our ICU, 40-50 age, fond of quiet evenings',
    );
    expect(data.not_used).toEqual(['40-50 age', 'fond of quiet evenings']);
    // A nurse of an ICU is in nursing and critical care; the others are what such jobs usually ask for.
    const named = ['Nursing', 'Critical Care'];
    expect(data.skills_required).toEqual(expect.arrayContaining(named));
    expect(data.skills_added).toContain('Patient Care');
    expect(data.skills_added).toEqual(data.skills_required.filter((skill) => !named.includes(skill)));
    expect(data).toMatchObject({
      location: '',
      experience_required: '',
      experience_min: null,
      experience_max: null,
      ctc_min: null,
      ctc_max: null,
      joining_date: null,
    });
  });

  it('lets other calls have their turn between the phrases that it weighs', async () => {
    let turns = 0;
    const each = setInterval(() => (turns += 1), 0);
    const phrases = ['Cook', 'Pune', 'female only', 'sunday off', 'fond of quiet evenings'];
    const unused = await builtin.unusedPhrases(phrases.join(', '), app.clock.today());
    clearInterval(each);
    expect(unused).toEqual(phrases.slice(2));
    expect(turns).toBeGreaterThan(1);
  });

  it('has texts that a job can be created with, however little was said', async () => {
    for (const prompt of [PROMPT, 'driver', 'Chef for a hotel in Kochi, 3+ years']) {
      const { data } = await fromPrompt(prompt);
      expect({ prompt, error: textsOfAJob.safeParse(data).error }).toEqual({ prompt, error: undefined });
    }
  });

  it('keeps the pay, which only HR may read, out of the texts that everyone reads', async () => {
    const { data } = await fromPrompt(PROMPT);
    expect(data.summary + data.description + data.requirements).not.toMatch(/\b32\b|LPA|CTC|lakh/i);
  });

  it('says at the field when there is no text, or too much of it', async () => {
    for (const blank of ['', ' \n\t ']) {
      const { status, error } = await fromPrompt(blank);
      expect(status).toBe(422);
      expect(error?.fields).toEqual({ prompt: messages.job.missingPrompt.body });
    }
    const { status, error } = await fromPrompt('a '.repeat(limits.job.prompt.max));
    expect(status).toBe(422);
    expect(error?.fields?.['prompt']).toContain(String(limits.job.prompt.max));
  });

  it.each(['asdf qwer', 'test test', 'hello', '12345', 'we are hiring'])(
    'says at the field that no role can be read out of %s',
    async (prompt) => {
      const { status, error } = await fromPrompt(prompt);
      expect(status).toBe(422);
      expect(error?.fields).toEqual({ prompt: NO_ROLE });
    },
  );

  it.each([
    ['Falconer for an estate in Jodhpur', 'Falconer'],
    ['Sarangi player', 'Sarangi Player'],
    ['mahout', 'Mahout'],
    ['Temple priest for our society in Mysore', 'Temple Priest'],
    ['person wanted in Pune', 'New Position'],
  ])('writes a job of %s all the same', async (prompt, title) => {
    expect((await fromPrompt(prompt)).data.title).toBe(title);
  });

  it('stores nothing', async () => {
    await fromPrompt(PROMPT);
    expect(await db.$count(jobs)).toBe(0);
    expect(await db.$count(auditLog)).toBe(0);
  });
});

describe('the pay of a written job', () => {
  const job = {
    title: 'Cook',
    summary: '',
    description: '',
    requirements: '',
    location: '',
    experience_required: '',
    skills_required: [],
    experience_min: null,
    experience_max: null,
    ctc_min: 300_000,
    ctc_max: 400_000,
    mode_of_work: null,
    domain_industry: null,
    joining_date: null,
    department: null,
    openings: null,
    skills_wished: [],
    engine: 'builtin',
    fell_back: false,
    not_used: [],
    skills_added: [],
  };
  const readAs = (role: Role) =>
    presentWrittenJob({ userId: '', email: '', role, companyName: null }, job).value;

  it('is shown to HR and to nobody else', () => {
    expect(readAs('hr_manager')).toEqual(job);
    expect(readAs('internal_user')).toEqual({ ...job, ctc_min: null, ctc_max: null });
  });
});

describe("a job's description", () => {
  const fields: JobDescriptionFields = {
    title: 'Accounts Executive',
    summary: 'Keeps the books of three branches and files their GST returns.',
    location: 'Indore, Bhopal',
    experience_required: '2-4 years',
    skills_required: ['Tally', 'GST'],
    mode_of_work: 'office',
    domain_industry: 'Manufacturing',
  };
  const describeJob = (changed: Partial<JobDescriptionFields> = {}) =>
    app.as('hr').call(jobWritingRoutes.description, { body: { ...fields, ...changed } });

  it('is long enough to be saved, and tells of the fields', async () => {
    const { status, data } = await describeJob();
    expect(status).toBe(200);
    expect(Object.keys(data).toSorted()).toEqual(['description', 'engine', 'fell_back']);
    expect(data.description.length).toBeGreaterThanOrEqual(limits.job.description.min);
    for (const said of ['Accounts Executive', 'Indore', 'Tally']) expect(data.description).toContain(said);
  });

  it('changes with the fields', async () => {
    const before = (await describeJob()).data.description;
    expect((await describeJob()).data.description).toBe(before);
    expect((await describeJob({ skills_required: ['SAP', 'TDS'] })).data.description).not.toBe(before);
    expect((await describeJob({ location: 'Surat' })).data.description).not.toBe(before);
  });

  it('is refused, naming the fields, while mandatory ones are missing', async () => {
    const { status, error } = await describeJob({
      title: ' ',
      summary: 'short',
      location: '',
      skills_required: ['Tally'],
    });
    expect(status).toBe(422);
    const { titleRequired, summaryShort, locationsRequired, missingFields } = messages.job;
    expect(error?.fields).toEqual({
      title: titleRequired,
      summary: summaryShort,
      location: locationsRequired,
      skills_required: missingFields.body,
    });
  });

  it('is refused in the same words when they are left out', async () => {
    const body = {} as JobDescriptionFields;
    const { status, error } = await app.as('hr').call(jobWritingRoutes.description, { body });
    expect(status).toBe(422);
    const { titleRequired, summaryShort, locationsRequired, missingFields, modeRequired, industryRequired } =
      messages.job;
    expect(error?.fields).toEqual({
      title: titleRequired,
      summary: summaryShort,
      location: locationsRequired,
      skills_required: missingFields.body,
      mode_of_work: modeRequired,
      domain_industry: industryRequired,
    });
  });
});

describe('a writer', () => {
  it('is not waited for longer than its time, and is told', async () => {
    let told: AbortSignal | undefined;
    const never = (signal: AbortSignal) => {
      told = signal;
      return new Promise<string>(() => {});
    };
    const error: unknown = await writeInTime(never, 'Too late.', 1).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'unavailable', message: 'Too late.' });
    expect(told?.aborted).toBe(true);
  });

  it('that fails in time fails with its own error', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    await expect(writeInTime(broken, 'Too late.', 60_000)).rejects.toThrow('broken');
  });
});
