import { expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_ROUTES } from './api.ts';
import { cleanList, oneLine } from './text.ts';

it('puts what was pasted from several lines on one, and leaves what is one as it is', () => {
  expect(oneLine('Asha\r\nRao')).toBe('Asha Rao');
  expect(oneLine(' Asha \n\n Rao\n')).toBe('Asha Rao');
  for (const mark of ['\t', '\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect(oneLine(`Asha${mark}Rao`)).toBe('Asha Rao');
  expect(oneLine('Asha\u0007 Rao\u001B')).toBe('Asha Rao');
  expect(oneLine('Staff  Nurse')).toBe('Staff  Nurse');
  expect(cleanList(['Power\nBI', 'power bi'])).toEqual(['Power BI']);
});

it('lets nothing turn around how a line reads, and keeps the marks that writing takes', () => {
  expect(oneLine('Asha \u202Eoar\u202C Rao\u2066x\u2069')).toBe('Asha oar Raox');
  expect(oneLine('عائشہ\u200F رؤ\u200Cف')).toBe('عائشہ\u200F رؤ\u200Cف');
});

it('is of linear cost', () => {
  const start = performance.now();
  for (const sign of [' ', '\n', ' \n', '\u202E', '\u2028 '])
    expect(oneLine(`a${sign.repeat(500_000)}b`)).toHaveLength(
      sign === ' ' ? 500_002 : sign === '\u202E' ? 2 : 3,
    );
  expect(performance.now() - start).toBeLessThan(5000);
});

/** Long enough for what has to say something, and short enough for the name of a token. */
const TWO_LINES = 'Asha Rao, who comes from Pune\nand writes on a second line';

/** What people write as many lines of as they like. */
const TEXTS = [
  'description',
  'interview_details',
  'note',
  'notes',
  'prompt',
  'recommendation_reason',
  'remarks',
  'requirements',
  'resume',
  'resume_summary',
  'summary',
  'text',
];
/** What is taken as it comes: secrets, texts of files, what is compared, and what leads to a page or a file. */
const AS_SENT = [
  'confirmation',
  'current_password',
  'new_password',
  'password',
  'token',
  'fileContent',
  'fileName',
  'jobData',
  'jobText',
  'job_description_vector',
  'mimeType',
  'resumeText',
  'resume_text',
  'cursor',
  'path',
  'query',
];

/** The fields of a schema that take a text and keep its break, by their names. */
function severalLines(schema: z.ZodType): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const { data } = field.safeParse(TWO_LINES);
    const { data: list } = field.safeParse([TWO_LINES]);
    const keeps = [data, Array.isArray(list) ? (list as unknown[])[0] : undefined].some(
      (value) => typeof value === 'string' && value.includes('\n'),
    );
    return keeps ? [name] : severalLines(field);
  });
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType);
  return schema;
}

it('is what a call takes in every field, but in those of which it is told here why not', () => {
  const inputs = ALL_ROUTES.flatMap(({ body, query }) => [body, query]);
  const kept = inputs.flatMap((schema) => (schema ? severalLines(schema) : []));
  expect([...new Set(kept)].toSorted()).toEqual([...TEXTS, ...AS_SENT].toSorted());
});
