import { dayOf } from '#contract/dates.ts';
import { chooseWork } from './extract/choose-work.ts';
import { readCity } from './extract/city.ts';
import { readEmail, readPhone } from './extract/contact.ts';
import { readDocument } from './extract/document.ts';
import { readEmployment } from './extract/employment.ts';
import type { Fact } from './extract/fact.ts';
import { readName } from './extract/name.ts';
import { readNoticePeriod, readPay } from './extract/pay.ts';
import { readPreferredLocation } from './extract/preferred-location.ts';
import { shownEmployer, shownPost } from './extract/shown-post.ts';
import { readSkills } from './extract/skills.ts';
import { type KnownFacts, saysTheSame, writeSummary } from './extract/summary.ts';
import { readYears } from './extract/years.ts';
import type { TextLayout } from './layout.ts';

/** What a resume says about its person. Null (or no skills) where it does not say, or not clearly. */
export interface ExtractedCandidate {
  readonly name: string | null;
  /** Lower case. */
  readonly email: string | null;
  /** "+91 XXXXX XXXXX". */
  readonly phone: string | null;
  /** By the name of the city pickers. */
  readonly current_city: string | null;
  /** Where the person would like to work: cities by the names of the city pickers, joined by a comma and a space. */
  readonly preferred_location: string | null;
  /** The current employer, or the latest one. */
  readonly current_company: string | null;
  /** The post there. */
  readonly current_position: string | null;
  /** Whole years, completed. */
  readonly experience_years: number | null;
  readonly relevant_experience_years: number | null;
  /** At most `limits.skills.extracted`: those of the writer's own list in its order and as named there, then the rest. */
  readonly skills: string[];
  /** Whole rupees a year. */
  readonly current_ctc: number | null;
  /** Whole rupees a year. */
  readonly expected_ctc: number | null;
  readonly notice_period_days: number | null;
  readonly resume_summary: string | null;
  /** How sure each field is, 0 to 1; 0 for a blank. */
  readonly confidence: Readonly<Record<ConfidentField, number>>;
}

type ConfidentField =
  | 'name'
  | 'email'
  | 'phone'
  | 'current_city'
  | 'preferred_location'
  | 'current_company'
  | 'current_position'
  | 'experience_years'
  | 'relevant_experience_years'
  | 'skills'
  | 'current_ctc'
  | 'expected_ctc'
  | 'notice_period_days';

function sureness(fact: Fact<unknown> | null): number {
  return fact === null ? 0 : Math.round(fact.confidence * 100) / 100;
}

/**
 * Reads a candidate out of a resume's text. `layout` (font sizes) helps to find the name. `today` (YYYY-MM-DD, in
 * India unless given) ends employments that go on.
 */
export function extractCandidate(
  text: string,
  layout?: TextLayout | null,
  today: string = dayOf(new Date()),
): ExtractedCandidate {
  const document = readDocument(text, layout);
  const email = readEmail(document);
  const phone = readPhone(document);
  const name = readName(document, email?.value ?? null);
  const city = readCity(document, name?.value ?? null);
  const preferred = readPreferredLocation(document);
  const employment = readEmployment(document, today);
  const { company: employer, position: post } = chooseWork(document, employment, name?.value ?? null, today);
  const company = employer === null ? null : { ...employer, value: shownEmployer(employer.value, document) };
  const position = post === null ? null : { ...post, value: shownPost(post.value, document) };
  const years = readYears(document, employment, today);
  const skills = readSkills(document, position?.value ?? null, company?.value ?? null, name?.value ?? null);
  const pay = readPay(document);
  const notice = readNoticePeriod(document);
  return {
    name: name?.value ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    current_city: city?.value ?? null,
    preferred_location: preferred?.value ?? null,
    current_company: company?.value ?? null,
    current_position: position?.value ?? null,
    experience_years: years.total?.value ?? null,
    relevant_experience_years: years.relevant?.value ?? null,
    skills: skills?.value ?? [],
    current_ctc: pay.current?.value ?? null,
    expected_ctc: pay.expected?.value ?? null,
    notice_period_days: notice?.value ?? null,
    resume_summary: writeSummary(
      document,
      {
        position: position?.value ?? null,
        company: company?.value ?? null,
        city: city?.value ?? null,
        years: years.total?.value ?? null,
        skills: skills?.value ?? [],
      },
      today,
    ),
    confidence: {
      name: sureness(name),
      email: sureness(email),
      phone: sureness(phone),
      current_city: sureness(city),
      preferred_location: sureness(preferred),
      current_company: sureness(company),
      current_position: sureness(position),
      experience_years: sureness(years.total),
      relevant_experience_years: sureness(years.relevant),
      skills: sureness(skills),
      current_ctc: sureness(pay.current),
      expected_ctc: sureness(pay.expected),
      notice_period_days: sureness(notice),
    },
  };
}

/**
 * A summary of a resume after somebody has looked its facts over: that of this engine is composed of the facts as they
 * are now, any other stays as it is.
 */
export function summaryAfterReview(
  summary: string,
  resume: { text: string; layout: TextLayout | null; today: string },
  facts: KnownFacts,
): string | null {
  const { text, layout, today } = resume;
  const own = extractCandidate(text, layout, today).resume_summary;
  if (own === null || !saysTheSame(summary, own)) return summary;
  return writeSummary(readDocument(text, layout), facts, today);
}

/**
 * The same once somebody has corrected a stored person: a summary that this engine composed of the facts as they were
 * `before`, or as the resume has them, is composed of those `after`, any other stays as it is.
 */
export function summaryAfterChange(
  summary: string,
  resume: { text: string; today: string },
  { before, after }: Record<'before' | 'after', KnownFacts>,
): string {
  const { text, today } = resume;
  const document = readDocument(text, null);
  const made = [writeSummary(document, before, today), extractCandidate(text, null, today).resume_summary];
  if (!made.some((own) => own !== null && saysTheSame(summary, own))) return summary;
  return writeSummary(document, after, today) ?? summary;
}
