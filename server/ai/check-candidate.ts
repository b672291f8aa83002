import { z } from 'zod';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { formatPhone, PHONE_PATTERN } from '#contract/phone.ts';
import { cleanList } from '#contract/text.ts';
import { canonicalCity, findCities } from '../engine/cities.ts';
import type { ExtractedCandidate } from '../engine/extract-candidate.ts';
import { findSkills } from '../engine/taxonomy/find-skills.ts';
import { normaliseText } from '../engine/text/normalise.ts';
import type { ResumeToRead } from './ai.ts';
import { type Said, saidIn } from './said-in.ts';

/** What a provider may say of a person: the contract's answer without how sure it is, which we judge ourselves. */
export const proposedCandidateSchema = candidateRoutes.extract.output.shape.data
  .unwrap()
  .omit({ confidence: true });
type ProposedCandidate = z.output<typeof proposedCandidateSchema>;

/** How sure we are of what the resume says word for word, and of what both engines read. */
const FOUND = 0.85;
const AGREED = 0.97;

const LONGEST_SUMMARY = 800;
const email = z.email();

/**
 * What a provider read, as far as the resume bears it out. A resume is written by whom it may concern, instructions to
 * the model among it, so each field has to stand in the text within its bounds; one that does not is the built-in
 * engine's reading instead, which follows no instructions.
 */
export function checkCandidate(
  proposed: ProposedCandidate,
  resume: ResumeToRead,
  own: ExtractedCandidate,
): ExtractedCandidate {
  const said = saidIn(resume.text);
  const text = normaliseText(resume.text);
  const short = (
    value: string | null,
    isSaid: (value: string) => boolean,
    max: number = limits.shortText.max,
  ) => {
    const plain = oneLine(value);
    return plain !== null && plain.length <= max && isSaid(plain) ? plain : null;
  };
  const years = (value: number | null) =>
    value !== null && within(value, limits.experienceYears) && said.years(value, resume.today) ? value : null;
  const ctc = (value: number | null) =>
    value !== null && within(value, MONEY) && said.amount(value) ? value : null;
  const cities = new Set(findCities(text, { anyCase: true }).map(({ name }) => name));

  const total = orOwn(proposed.experience_years, years(proposed.experience_years), own.experience_years);
  const relevant = orOwn(
    proposed.relevant_experience_years,
    years(proposed.relevant_experience_years),
    own.relevant_experience_years,
  );
  const fields = {
    name: orOwn(proposed.name, short(proposed.name, said.words, limits.name.max), own.name),
    // What reaches the person is never left out where it can be read.
    email:
      short(proposed.email, (it) => email.safeParse(it).success && said.email(it))?.toLowerCase() ??
      own.email,
    phone: short(proposed.phone, said.phone, 40) === null ? own.phone : usual(proposed.phone, own.phone),
    current_city: orOwn(proposed.current_city, cityIn(proposed.current_city, cities, said), own.current_city),
    preferred_location: orOwn(
      proposed.preferred_location,
      citiesIn(proposed.preferred_location, cities, said),
      own.preferred_location,
    ),
    current_company: orOwn(
      proposed.current_company,
      short(proposed.current_company, said.words),
      own.current_company,
    ),
    current_position: orOwn(
      proposed.current_position,
      short(proposed.current_position, said.words),
      own.current_position,
    ),
    experience_years: total,
    relevant_experience_years: relevant !== null && relevant > (total ?? 0) ? null : relevant,
    skills: skillsIn(proposed.skills, text, said, own.skills),
    current_ctc: orOwn(proposed.current_ctc, ctc(proposed.current_ctc), own.current_ctc),
    expected_ctc: orOwn(proposed.expected_ctc, ctc(proposed.expected_ctc), own.expected_ctc),
    notice_period_days: orOwn(
      proposed.notice_period_days,
      proposed.notice_period_days !== null &&
        within(proposed.notice_period_days, NOTICE) &&
        said.days(proposed.notice_period_days)
        ? proposed.notice_period_days
        : null,
      own.notice_period_days,
    ),
  };
  return {
    ...fields,
    resume_summary: summaryIn(proposed.resume_summary, said, total) ?? own.resume_summary,
    confidence: surenessOf(fields, own),
  };
}

const MONEY = { min: 0, max: lakhsToRupees(limits.ctcLakhs.max) };
/** Nobody gives notice for longer than a year. */
const NOTICE = { min: 0, max: 366 };

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** What was proposed where the text bears it out; a blank where nothing was proposed; else our own reading. */
function orOwn<T>(proposed: T | null, borneOut: T | null, own: T | null): T | null {
  return proposed === null ? null : (borneOut ?? own);
}

/** One line without anything that cannot be printed; null when nothing is left. */
function oneLine(value: string | null): string | null {
  const line = (value ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : line;
}

function usual(proposed: string | null, own: string | null): string | null {
  const phone = formatPhone(proposed ?? '');
  return PHONE_PATTERN.test(phone) ? phone : own;
}

function cityIn(value: string | null, named: ReadonlySet<string>, said: Said): string | null {
  const plain = oneLine(value);
  if (plain === null || plain.length > limits.shortText.max) return null;
  const known = canonicalCity(plain);
  if (known !== null) return named.has(known) || said.words(plain) ? known : null;
  return said.words(plain) ? plain : null;
}

/** Several, of which each has to stand in the resume. */
function citiesIn(value: string | null, named: ReadonlySet<string>, said: Said): string | null {
  const places = (value ?? '').split(/[,/;|]|\band\b|\bor\b/i);
  const borneOut = cleanList(places.flatMap((place) => cityIn(place, named, said) ?? []));
  const joined = borneOut.join(', ');
  return joined === '' || joined.length > limits.shortText.max ? null : joined;
}

function skillsIn(proposed: readonly string[], text: string, said: Said, own: string[]): string[] {
  const named = new Set(findSkills(text).map(({ skill }) => skill.name));
  const borneOut = proposed.flatMap((raw) => {
    const skill = oneLine(raw);
    if (skill === null || skill.length > limits.skills.nameLength) return [];
    const usualName = usualSkill(skill);
    return named.has(usualName) || said.words(skill) ? [usualName] : [];
  });
  const skills = cleanList(borneOut);
  return skills.length > 0 ? skills.slice(0, limits.skills.extracted) : own;
}

/** A skill by the name that everything else in the product knows it by. */
function usualSkill(name: string): string {
  const whole = findSkills(name).find(({ places }) =>
    places.some(({ start, end }) => end - start === name.length),
  );
  return whole?.skill.name ?? name;
}

/** A summary that claims nothing the resume does not say: no number, address or link of its own. */
function summaryIn(value: string | null, said: Said, total: number | null): string | null {
  const summary = oneLine(value);
  if (summary === null || summary.length > LONGEST_SUMMARY) return null;
  if (/https?:|www\.|@|[<>{}]/i.test(summary)) return null;
  const numbers = (summary.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((it) => Number(it.replaceAll(',', '')));
  return numbers.every((number) => number === total || said.number(number)) ? summary : null;
}

function surenessOf(
  fields: Omit<ExtractedCandidate, 'confidence' | 'resume_summary'>,
  own: ExtractedCandidate,
): ExtractedCandidate['confidence'] {
  const sure = Object.keys(own.confidence).map((key) => {
    const name = key as keyof typeof own.confidence;
    const value = fields[name];
    if (value === null || (Array.isArray(value) && value.length === 0)) return [name, 0];
    const isAgreed = JSON.stringify(value) === JSON.stringify(own[name]);
    return [name, isAgreed ? Math.max(own.confidence[name], AGREED) : FOUND];
  });
  return Object.fromEntries(sure) as ExtractedCandidate['confidence'];
}
