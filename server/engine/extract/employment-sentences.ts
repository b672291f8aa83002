import { isLocality } from '#server/engine/compose/data/localities.ts';
import type { Line } from './document.ts';
import { type MonthRange, monthRanges, withoutDates } from './dates.ts';
import type { Job } from './job.ts';
import { SENTENCE_END } from './sentences.ts';
import { companyStrength, isTitle, segmentsOf } from './segments.ts';

const MARK = String.raw`\s*(?::+-?|-:|–|-(?=\s)|\t)\s*`;
const COMPANY_LABEL = new RegExp(
  String.raw`^(?:(?:name of (?:the )?)?(?:(current|present|previous|last|former|recent|past)(?: working)? )?(?:company|co\.?|emp\.?|organi[sz]ation|employer|firm|hospital|institution|(?:(?:current|present)ly )?(?:employed|working|associated) (?:with|at|by|in)|(?:current|present)ly working|(?:currently|presently|now|earlier|previously|formerly) (?:with|at|in))(?:'s)?(?: name)?(?: ?#?\d{1,2})?|(current|present|previous|last|former|past|old) (?:job|work))${MARK}(.+)$`,
  'i',
);
const TITLE_LABEL = new RegExp(
  String.raw`^(?:(current|present|previous|last|former|recent) )?(?:designation|position|job title|job role|title|post|role|(?:(?:working|designated|joined|appointed|posted|promoted) )?as)(?: held)?${MARK}(.+)$`,
  'i',
);
const PERIOD_LABEL = new RegExp(
  String.raw`^(?:duration|period|tenure|from ?\/ ?to|from|dates?|working (?:period|since)|period of (?:service|work)|service period|time period|since|when|working from|doj|date of joining|joining date|joined(?: on)?)(?:${MARK}| (?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(.+)$`,
  'i',
);
/** The head of a table: labels only. */
const TABLE_HEAD =
  /^(?:(?:s\.? ?no\.?|name of|company|organi[sz]ation|employer|name|designation|position|role|title|duration|period|tenure|from|to|year|location|place|experience|date|work|nature of work|responsibilit(?:y|ie)|salary|ctc|reason for leaving|remark)s?[\s/.&]*)+$/i;
const BETWEEN_LABELS =
  /\s*[|;]\s*|\t(?=[A-Z][a-z ]+\s*:)|(?<!\b(?:current|present|previous|past|last|former|recent|of|job|work))(?:, ?| |\t)\s*(?=(?:designation|position|duration|period|tenure|company|organi[sz]ation|employer|post|role|projects?|client|location|responsibilit(?:y|ies))\s*(?::|–))/i;

/** The organisation's own name out of a labelled value: no place, parent or client after it. */
function companyOf(value: string): string | null {
  // As scraped data sets hide it.
  if (/^(?:company name\b|city ?, ?state\b)/i.test(value)) return null;
  const segments = segmentsOf(value).filter(({ text }) => !isLocality(text));
  return (
    (
      segments.find((segment) => segment.kind === 'company') ??
      segments.find((segment) => segment.kind === 'other') ??
      segments.find((segment) => segment.kind !== 'place')
    )?.text ?? null
  );
}

/** "Executive – Quality Assurance": what a dash adds to the title that stands behind a label. */
const WITH_FUNCTION = /^([^,;|–]{3,40}?) ?[–-] ?(\p{Lu}[\p{L} &]{2,30})$/u;

function titleOf(value: string): string | null {
  const [, title = '', itsFunction = ''] = WITH_FUNCTION.exec(value.trim()) ?? [];
  if (isTitle(title) && companyStrength(itsFunction) === 0 && segmentsOf(itsFunction)[0]?.kind !== 'place')
    return value.trim();
  const segments = segmentsOf(value);
  return (segments.find((segment) => segment.kind === 'title') ?? segments[0])?.text ?? null;
}

/** "At & Post: Karamsad", of an address. */
function isAddress(part: string): boolean {
  return /^post\b/i.test(part) && !isTitle(titleOf(part.replace(/^post\W*/i, '')) ?? '');
}

/** Jobs given by labels: "Company: …", "Designation: …", "Duration: …", in any order, one set after another. */
export function labelledJobs(lines: readonly Line[], today: string): Job[] {
  const jobs: Job[] = [];
  let open: Job | null = null;
  const start = (line: Line): Job => {
    const job: Job = {
      company: null,
      title: null,
      from: null,
      to: null,
      current: false,
      at: line.at,
      evidence: 'label',
    };
    jobs.push(job);
    return job;
  };
  for (const line of lines) {
    for (const part of TABLE_HEAD.test(line.text) ? [] : line.text.split(BETWEEN_LABELS)) {
      const company = COMPANY_LABEL.exec(part);
      const title = TITLE_LABEL.exec(part);
      const period = PERIOD_LABEL.exec(part);
      if (company) {
        if (!open || open.company !== null) open = start(line);
        const value = company[3] ?? '';
        open.company = companyOf(value);
        open.title ??= segmentsOf(value).find(({ kind }) => kind === 'title')?.text ?? null;
        const label = part.slice(0, part.length - value.length);
        if (/current|present/i.test(label)) open.current = true;
        const range = monthRanges(value, today)[0] ?? monthRanges(`since ${value}`, today)[0];
        if (range) Object.assign(open, { from: range.from, to: range.to, current: range.current });
      } else if (title && titleOf(title[2] ?? '') !== null && !isAddress(part)) {
        if (!open || (open.title !== null && open.at !== line.at)) open = start(line);
        open.title = titleOf(title[2] ?? '');
        if (/current|present/i.test(title[1] ?? '')) open.current = true;
      } else if (period && open) {
        const range =
          monthRanges(`from ${period[1] ?? ''}`, today)[0] ??
          monthRanges(`since ${period[1] ?? ''}`, today)[0];
        if (range && open.from === null)
          Object.assign(open, { from: range.from, to: range.to, current: range.current });
      }
    }
  }
  return jobs.filter((job) => job.company !== null || (job.title !== null && job.current));
}

const END = String.raw`(?=\s*(?:[,;(–]|(?<!\b(?:asst|assoc|sr|jr|dy|addl|engg|mfg))\.(?:\s|$)|\s-\s|$|\b(?:since|from|for the|for \d|from \d|(?:for|from|since) (?:the )?(?:last|past)\b|where|wherein|till|until|having|having|and (?:have|am|handling)|during|located|based|in the|with (?:\d|over|more)|w\.?e\.?f|as on|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)))`;
/** A title within a sentence, with the dots and brackets of its own: "Asst. Manager (Production)". */
const TITLE_TEXT = String.raw`(?:[^.,;(]|\b(?:[Aa]sst|[Aa]ssoc|[Ss]r|[Jj]r|[Dd]y|[Aa]ddl|[Ee]ngg|[Mm]fg)\.|\([^()]{2,30}\)){3,60}?`;
const WORK_AS = new RegExp(
  String.raw`\b(currently |presently |now )?(work(?:ing|s|ed)?|employed|engaged|serving|served|associated|posted|practicing|designated|joined)\b(?: currently| presently)? as (?:an? |the )?(${TITLE_TEXT}) (?:at|with|in|for|by|@) (?:M\/s\.? ?)?(?:the )?(\p{Lu}[^,;(–]{1,60}?)${END}`,
  'iu',
);
const WORK_WITH = new RegExp(
  String.raw`\b(currently |presently |now )?(work(?:ing|s|ed)?|employed|engaged|serving|served|associated|joined)\b(?: currently| presently)? (?:with|at|in|for|by) (?:M\/s\.? ?)?(?:the )?(\p{Lu}[^;(]{1,70}?),? (?:\([^)]*\) )?as (?:an? |the )?(${TITLE_TEXT})${END}`,
  'iu',
);

/** "Since Aug 2018 with Kaveri Ltd, Chennai as Manager – Claims": dates stand for the verb. */
const DATES_WITH = new RegExp(
  String.raw`\b(?:with|at|in) (?:M\/s\.? ?)?(\p{Lu}[^;(]{1,70}?),? as (?:an? |the )?(${TITLE_TEXT})\.?$`,
  'u',
);

/** "I am at present a Team Leader with Kaveri Services, Hyderabad" */
const AM_WITH = new RegExp(
  String.raw`\bI am (?:(?:at present|presently|currently|now) )?(?:an? |the )?(?!work|employ|serv|associat|engag)(${TITLE_TEXT}) (?:at|with|in) (?:M\/s\.? ?)?(?:the )?(\p{Lu}[^,;(–]{1,60}?)${END}`,
  'u',
);

const AFTER_NAME = String.raw`(?=\s*(?:[,;(–]|\s-\s|\.?$|\b(?:since|from|till|until|w\.?e\.?f|as on|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)))`;

/** "Driver cum delivery in Kaveri Milk Products from 2018 to now": a title opens the line, dates close it. */
const OPENS_WITH_TITLE = new RegExp(
  String.raw`^(?:experience\s*:\s*)?(\p{Lu}${TITLE_TEXT}) (?:at|with|in) (?:M\/s\.? ?)?(\p{Lu}[^,;(–]{1,60}?)${AFTER_NAME}`,
  'u',
);

interface Told {
  readonly title: string;
  readonly company: string;
  readonly isNow: boolean;
  readonly start: number;
}

function toldIn(sentence: string, datedLine: string | null): Told | null {
  const isNow = (adverb: string | undefined, verb: string | undefined, whole: string) =>
    (adverb !== undefined ||
      /^(?:working|works|serving|associated|employed|practicing|posted)$/i.test(verb ?? '')) &&
    !/\bworked\b/i.test(whole);
  const am = AM_WITH.exec(sentence);
  if (am && isTitle(am[1] ?? ''))
    return { title: am[1] ?? '', company: am[2] ?? '', isNow: true, start: am.index };
  const as = WORK_AS.exec(sentence);
  if (as)
    return { title: as[3] ?? '', company: as[4] ?? '', isNow: isNow(as[1], as[2], as[0]), start: as.index };
  const by = WORK_WITH.exec(sentence);
  if (by)
    return {
      title: withItsFunction(by[4] ?? '', sentence.slice(by.index + by[0].length)),
      company: by[3] ?? '',
      isNow: isNow(by[1], by[2], by[0]),
      start: by.index,
    };
  if (datedLine === null) return null;
  const dated = DATES_WITH.exec(datedLine);
  if (dated) return { title: dated[2] ?? '', company: dated[1] ?? '', isNow: false, start: dated.index };
  const opens = OPENS_WITH_TITLE.exec(datedLine);
  const title = [opens?.[1] ?? '', opens?.[1]?.split(/ cum | and | & /)[0] ?? ''].find(isTitle);
  return opens && title !== undefined ? { title, company: opens[2] ?? '', isNow: false, start: 0 } : null;
}

/** "as Asst. Manager (Production)": the function that follows a title in brackets belongs to it. */
function withItsFunction(title: string, rest: string): string {
  const inner = /^ ?\(([\p{L} &]{2,30})\)/u.exec(rest)?.[1];
  const [only, ...others] = inner === undefined ? [] : segmentsOf(inner);
  return only?.kind === 'function' && others.length === 0 ? `${title} (${only.text})` : title;
}

/** "Shift In-charge in Spinning", "Supervisor of the second line": where somebody does the work is no part of the title. */
const WHERE =
  /(?<=\p{L}{3}) (?:in (?!charge|training)|of (?:the|a|our) |and (?:where|remain|still|now)\b).*$/iu;

const NO_COMPANY =
  /^(?:an? |any |some |your |reputed |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:19|20)\d\d)/i;

function jobFrom({ title, company, isNow }: Told, range: MonthRange | undefined, at: number): Job | null {
  const written = withoutDates(title)
    .replaceAll(/\t.*$/g, '')
    .replace(/^(?:present |past )?(?:job|work)\b[^–:-]{0,14}[–:-] ?/i, '')
    .trim();
  const short = written.replace(WHERE, '');
  const cleanTitle = isTitle(short) ? short : written;
  const cleanCompany = companyOf(company) ?? company;
  if (NO_COMPANY.test(cleanCompany)) return null;
  if (!isTitle(cleanTitle) && companyStrength(cleanCompany) === 0) return null;
  if (!/^[\p{Lu}\d]/u.test(cleanCompany) || cleanCompany.split(' ').length > 8) return null;
  return {
    company: cleanCompany,
    title: isTitle(cleanTitle) ? cleanTitle.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null,
    from: range?.from ?? null,
    to: range?.to ?? null,
    current: range ? range.current : isNow,
    at,
    evidence: 'sentence',
  };
}

/** An organisation out of a text that writes no capitals at all. */
function withCapitals(name: string): string {
  return name.replaceAll(/(?<![\p{L}'])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

/** Jobs told in sentences: "Currently working as Staff Nurse at Apollo Hospitals since June 2019." */
export function toldJobs(lines: readonly Line[], today: string): Job[] {
  const jobs: Job[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const goesOn = next !== undefined && !next.isBullet && !next.opensBlock && next.at === line.at + 1;
    const sentence = goesOn && line.text.length > 50 ? `${line.text} ${next.text}` : line.text;
    const own = monthRanges(line.text, today)[0];
    // Dates count for their own sentence only.
    const dated = own
      ? line.text.split(SENTENCE_END).findLast((each) => monthRanges(each, today).length > 0)
      : null;
    const read = toldIn(sentence, dated ?? null);
    if (!read || read.start >= line.text.length) continue;
    const told = /\p{Lu}/u.test(sentence) ? read : { ...read, company: withCapitals(read.company) };
    const job = jobFrom(told, own ?? monthRanges(sentence, today)[0], line.at);
    const isKnown = job && jobs.some((known) => known.at === line.at - 1 && known.company === job.company);
    if (job && !isKnown) jobs.push(job);
  }
  return jobs;
}
