import type { z } from 'zod';

/** Choices, and what is not known, are named up to here; whoever misses among more reads the description of the calls. */
const NAMED_CHOICES = 20;

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMS: Record<string, string> = {
  email: 'Please give an email address',
  uuid: 'Please give an id, such as 0190b5a2-7c3e-7d41-9a68-3f1c2b4d5e6f',
  url: 'Please give an address that starts with https://',
  date: 'Please give a day of the calendar, such as 2026-01-31',
  datetime: 'Please give a moment with its time zone, such as 2026-01-31T10:30:00+05:30',
};

/**
 * Why a value is refused and what is wanted instead, for the sender of a call whose schema has no words of its own
 * (`error` of a parse): Zod's are for programmers. Nothing for a text that is too long, which the contract has words for.
 */
export function refusalWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Please fill this in' : `Please give ${kindOf(issue)}`;
    case 'invalid_value':
      return `Please choose ${choices(issue.values)}`;
    case 'invalid_format':
      return FORMS[issue.format] ?? 'Please give this in the form that the description of the calls shows';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string' ? undefined : tooBig(issue);
    case 'unrecognized_keys':
      return `Please leave out what is not known here: ${issue.keys.slice(0, NAMED_CHOICES).join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `Please choose ${choices(issue.options)}`
        : 'Please give this in one of the forms that the description of the calls shows';
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      break;
  }
  return 'Please check this value';
}

const kindOf = (issue: { expected: string }) =>
  KINDS[issue.expected] ?? `a value of the kind ${issue.expected}`;

function choices(values: readonly unknown[]): string {
  const named = values.slice(0, NAMED_CHOICES).map(String);
  if (named.length === 1) return named.join('');
  return `one of ${named.join(', ')}${values.length > named.length ? ' and others' : ''}`;
}

interface Bound {
  origin: string;
  inclusive?: boolean;
}

function tooSmall({ origin, minimum, inclusive }: Bound & { minimum: number | bigint }): string {
  if (origin === 'string')
    return minimum === 1 ? 'Please fill this in' : `Please use at least ${minimum} characters`;
  if (origin === 'array')
    return minimum === 1 ? 'Please give at least one' : `Please give at least ${minimum}`;
  return inclusive === false ? `Please give more than ${minimum}` : `Please give ${minimum} or more`;
}

function tooBig({ origin, maximum, inclusive }: Bound & { maximum: number | bigint }): string {
  if (origin === 'array') return `Please give at most ${maximum}`;
  return inclusive === false ? `Please give less than ${maximum}` : `Please give ${maximum} or less`;
}
