import { z } from 'zod';
import { dayOf } from '#contract/dates.ts';
import { industrySchema, workModeSchema } from '#contract/options.ts';
import { embed, extractCandidate, jobDescription, jobFromPrompt, scoreMatch } from '#server/engine/index.ts';
import { jobOf, resumeOf, yearsAsked } from './match.ts';

const names = z.array(z.string()).nullish();
const day = z.iso.date().optional();
const years = z.number().min(0).max(60);

const experienceSchema = z
  .union([
    z.object({ min: years.nullish(), max: years.nullish() }),
    years.transform((min) => ({ min, max: null })),
    z.string().transform(yearsAsked),
  ])
  .transform(({ min, max }) => ({ min: min ?? null, max: max ?? null }));

const cities = z.union([z.string(), z.array(z.string()).transform((list) => list.join(', '))]).default('');

const askSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('embed'),
    text: z.string(),
    kind: z.enum(['job', 'resume']),
    title: z.string().nullish(),
    skills: names,
  }),
  z.object({
    op: z.literal('score'),
    job: z.object({
      title: z.string().nullish(),
      text: z.string(),
      skills: names,
      exp: experienceSchema.nullish(),
    }),
    resume: z.object({
      text: z.string(),
      title: z.string().nullish(),
      skills: names,
      experience_years: years.nullish(),
    }),
  }),
  z.object({ op: z.literal('extract'), text: z.string(), today: day }),
  z.object({ op: z.literal('jobFromPrompt'), prompt: z.string(), today: day }),
  z.object({
    op: z.literal('describe'),
    title: z.string(),
    summary: z.string().default(''),
    location: cities,
    experience_required: z.string().default(''),
    skills_required: z.array(z.string()).default([]),
    mode_of_work: workModeSchema.default('office'),
    domain_industry: industrySchema.default('Others'),
    openings: z.int().positive().nullish(),
  }),
]);
type Ask = z.output<typeof askSchema>;

function answer(ask: Ask): object {
  const today = ('today' in ask ? ask.today : undefined) ?? dayOf(new Date());
  switch (ask.op) {
    case 'embed':
      return { vector: embed(ask.text, ask) };
    case 'score':
      return scoreMatch(jobOf(ask.job), resumeOf(ask.resume));
    case 'extract':
      return extractCandidate(ask.text, null, today);
    case 'jobFromPrompt':
      return jobFromPrompt(ask.prompt, today);
    case 'describe':
      break;
  }
  return { description: jobDescription(ask) };
}

function messageOf({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}

/** The answer to one line of the protocol, as one line of JSON without its end; `{"error"}` for a line that is no request. */
export function answerLine(line: string): string {
  let asked: unknown;
  try {
    asked = JSON.parse(line);
  } catch {
    return JSON.stringify({ error: line.trim() === '' ? 'The line is empty.' : 'The line is not JSON.' });
  }
  const ask = askSchema.safeParse(asked);
  if (!ask.success) return JSON.stringify({ error: messageOf(ask.error) });
  try {
    return JSON.stringify(answer(ask.data));
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : 'The engine failed.' });
  }
}
