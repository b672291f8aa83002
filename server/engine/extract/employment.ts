import { canonicalCity } from '#server/engine/cities.ts';
import { linesOf, type Line, type ResumeDocument } from './document.ts';
import { monthRanges, type MonthRange } from './dates.ts';
import { currentRows, laidOutJobs, undatedRows } from './employment-blocks.ts';
import { proseJobs } from './employment-prose.ts';
import { labelledJobs, toldJobs } from './employment-sentences.ts';
import { exportedJob } from './exported.ts';
import type { Fact } from './fact.ts';
import type { Job } from './job.ts';
import { withoutDepartment } from './not-employers.ts';
import { companyStrength, isTitle, segmentsOf } from './segments.ts';
import { BREAK, INTERNSHIP, MAY_TELL_SEVERAL, periodsOfSeveral, SCHOOLING } from './work-periods.ts';

/** Where somebody works, or worked last, and the periods that they were employed in. */
export interface Employment {
  /** The current employer, or the latest one. */
  readonly company: Fact<string> | null;
  /** What they are there, also by the line under their name when no employment says it. */
  readonly position: Fact<string> | null;
  /** When somebody was employed, internships left out. */
  readonly ranges: readonly Pick<MonthRange, 'from' | 'to'>[];
}

const ELSEWHERE = [
  'education',
  'projects',
  'references',
  'skills',
  'strengths',
  'languages',
  'interests',
  'declaration',
  'certifications',
  'achievements',
];
/** Where employments never stand, not even without a heading of their own. */
const NEVER_WORK = ['education', 'projects', 'references', 'languages', 'interests', 'declaration'];
/** A period with its end, or one that has none yet. */
const GOES_ON =
  /\b(?:19|20)?\d\d\b.{0,8}?(?:-|–|\bto\b|\btill?\b).{0,8}?\b(?:(?:19|20)\d\d|present|now|date|today|current|ongoing|continu\w+)\b|\b(?:since|from|w\.?e\.?f\.?)\b.{0,12}\b(?:19|20)\d\d\b/i;
/** Training that is work: it counts for those who have done nothing else yet. */
const APPRENTICESHIP = /\b(?:articled? (?:assistant|trainee|clerk)|articleship|apprentice)\b/i;

function employmentLines(document: ResumeDocument): Line[] {
  const own = linesOf(document, 'experience');
  if (own.length > 0) return own;
  const among = (excluded: readonly string[]) =>
    document.lines.filter(
      (line) => !line.isHeading && !excluded.includes(line.section) && !SCHOOLING.test(line.text),
    );
  const likely = among(ELSEWHERE);
  // Employments that no heading parts from the list of skills above them.
  return likely.some(({ text }) => GOES_ON.test(text)) ? likely : among(NEVER_WORK);
}

/** What nobody is employed for: helping out, and learning for an examination. */
const UNPAID =
  /^\W*(?:[^,|–]{0,30}[:|–-]\s*)?volunteer(?:ed|ing)?\b(?! (?:coordinator|manager|engagement|program(?:me)? (?:officer|manager|coordinator)))|(?<!\band )\bpreparing for\b|\b(?:exam(?:ination)?s?|upsc|ssc|civil services?) preparation\b/i;

function isUnpaid(job: Job, document: ResumeDocument): boolean {
  const line = document.lines[job.at]?.text ?? '';
  return UNPAID.test(line) || BREAK.test(line);
}

/** Lines of a section whose heading says "internship". */
function isInternship(job: Job, document: ResumeDocument): boolean {
  if (INTERNSHIP.test(job.title ?? '')) return true;
  const heading = document.lines.slice(0, job.at + 1).findLast((line) => line.isHeading);
  return (
    heading !== undefined &&
    /internship|training/i.test(heading.text) &&
    !/experience|employment/i.test(heading.text)
  );
}

/** The jobs that make a working life: no internships, and apprenticeships only where there is nothing else. */
function workAmong(all: readonly Job[], document: ResumeDocument): Job[] {
  const jobs = all.filter((job) => !isInternship(job, document));
  const learned = jobs.filter((job) => !APPRENTICESHIP.test(job.title ?? ''));
  return learned.length > 0 ? learned : jobs;
}

/** The latest job: one that goes on before one that ended, the one begun last before others. */
function latestOf(jobs: readonly Job[]): Job | null {
  const whole = (job: Job) => Number(job.company !== null) + Number(job.title !== null);
  return (
    jobs.toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) ||
        (a.current ? 0 : (b.to ?? 0) - (a.to ?? 0)) ||
        whole(b) - whole(a) ||
        (b.from ?? 0) - (a.from ?? 0) ||
        a.at - b.at,
    )[0] ?? null
  );
}

/** "ICU of Kaveri Hospital": a part of the organisation, named with it. */
const PART_OF =
  /^(?:[\p{L}\d&/-]+ ){0,3}(?:i\.?c\.?u|nicu|ccu|ward|section|branch|unit|wing|team|kitchen|floor|plant|division|lab|laboratory|casualty|outlet|shop|store|depot|godown|warehouse|workshop|desk|line|theatre|pantry|showroom|site|campus) (?:of|at|in) (?:the )?(?=\p{Lu})/iu;

/** "Kaveri Associates in Udupi" */
const IN_PLACE = / (?:in|at) (\p{Lu}[\p{L} ]{2,24})$/u;

/** "Haldwani Foods for West UP" */
const FOR_REGION =
  / for (?:the )?(?:north|south|east|west|central|entire|whole)(?:ern)?\b[\p{L} &-]{0,24}$/iu;

/** An employer's name without the place, form of address or note that stands with it. */
export function tidyCompany(given: string): string {
  const place = IN_PLACE.exec(given)?.[1];
  const name = place !== undefined && canonicalCity(place) !== null ? given.replace(IN_PLACE, '') : given;
  return withoutDepartment(name)
    .replace(PART_OF, '')
    .replace(/\s*\((?:listed|nse[^)]*|bse[^)]*|mnc|group company)\)$/i, '')
    .replace(FOR_REGION, '')
    .replace(/^(?:m\/s\.?|messrs\.?|the company)\s*/i, '')
    .replace(/\s*\([^)]*$/, '')
    .replace(
      /\s*\((?:remote|hybrid|on-?site|wfh|work from home|contract|full[- ]time|part[- ]time|india)\)$/i,
      '',
    )
    .replace(/[\s,;:–-]+$/, '')
    .replace(/(?<!\b(?:ltd|inc|co|corp|pvt))\.$/i, '')
    .trim();
}

const SMALL_WORDS = ['OF', 'AND', 'FOR', 'THE', 'IN', 'TO'];

/** "SENIOR PRODUCT DESIGNER" as "Senior Product Designer"; "HR" and "PGT" stay. */
export function tidyTitle(given: string): string {
  const written = given
    .replace(/\s*[([](?:present|current)(?:ly)?[)\]]$/i, '')
    .replace(/^(?:present )?(?:job|work)(?: now)? ?[–:-] ?/i, '');
  // "Consultant → Engagement Manager": the last is the present one.
  const last = written.split(/\s*(?:→|->|>>)\s*/).at(-1) ?? '';
  const title = (isTitle(last) ? last : written).replace(
    /^(?:presently|currently|at present|now)\s+(?=\p{L})/iu,
    '',
  );
  if (/\p{Ll}/u.test(title)) return title;
  return title.replaceAll(/\p{Lu}+/gu, (word) => {
    if (SMALL_WORDS.includes(word)) return word.toLowerCase();
    return word.length <= 3 && !/^(?:NEW|KEY|WEB|ART|TAX|LAW|AIR|CAR|BAR|SPA|GYM)$/.test(word)
      ? word
      : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** "Farm manager 15 yr experience, diploma": years behind a title, and what follows them. */
const WITH_YEARS = /(?<=\p{L}{3})\s*[,–-]?\s*\b\d{1,2}\+? ?(?:years?|yrs?|yr)\b.*$/iu;

/** The title under the person's name: "Senior Java Developer | Pune". */
function headline(document: ResumeDocument): string | null {
  for (const line of document.lines.slice(0, 8)) {
    if (line.isHeading || line.section !== 'header' || /@|\d{5}/.test(line.text)) continue;
    const title = segmentsOf(line.text.replaceAll(/\([^()]*\)/g, ' ').replace(WITH_YEARS, '')).find(
      (segment) => segment.kind === 'title',
    );
    if (title) return title.text;
  }
  return null;
}

function labelledNow(document: ResumeDocument, today: string): Job | null {
  const jobs = labelledJobs(
    document.lines.filter((line) => ['header', 'summary', 'personal', 'contact'].includes(line.section)),
    today,
  );
  return jobs.find((job) => job.current) ?? null;
}

/** Consultants write their employments as projects: those that name an employer and go on. */
function jobsAmongProjects(document: ResumeDocument, today: string): Job[] {
  return laidOutJobs(linesOf(document, 'projects'), today).filter(
    (job) => job.current && companyStrength(job.company ?? '') > 0,
  );
}

/** The title that some other line gives beside the same organisation: "Data Analyst – Kaveri Ltd" above it all. */
function titleBeside(company: string | null, document: ResumeDocument): string | null {
  if (company === null) return null;
  for (const line of document.lines) {
    if (line.text.length > 110 || !line.text.includes(company)) continue;
    const title = segmentsOf(line.text).find((segment) => segment.kind === 'title');
    if (title) return title.text;
  }
  return null;
}

/** The present job of somebody whose employments, as far as they were found, have ended: told in running text, or in rows without dates. */
function otherwiseNow(found: readonly Job[], document: ResumeDocument, today: string): Job[] {
  if (found.some(({ current, company }) => current && company !== null)) return [];
  const told = proseJobs(
    document.lines.filter(
      (line) => !line.isHeading && ['header', 'summary', 'experience', 'other'].includes(line.section),
    ),
    today,
  );
  const now = told.filter(({ current }) => current);
  if (now.length > 0 || found.length > 0) return found.length > 0 ? now : told;
  const asProjects = labelledJobs(linesOf(document, 'projects'), today).filter(
    ({ company }) => company !== null,
  );
  return asProjects.length > 0
    ? asProjects
    : [...told, ...undatedRows(linesOf(document, 'experience'), today)];
}

const SURENESS = { label: 0.92, block: 0.88, sentence: 0.85 };

/** Reads every employment by the rules for known layouts and tells the current (or latest) company and position. */
export function readEmployment(document: ResumeDocument, today: string): Employment {
  const lines = employmentLines(document);
  const labelled = labelledJobs(lines, today);
  const told = toldJobs(
    document.lines.filter(
      (line) => !line.isHeading && ['header', 'summary', 'experience'].includes(line.section),
    ),
    today,
  );
  const hasSection = linesOf(document, 'experience').length > 0;
  const laidOut = laidOutJobs(lines, today).filter(
    (job) =>
      !told.some((other) => other.at === job.at) &&
      (hasSection || job.title !== null || companyStrength(job.company ?? '') > 0),
  );
  const inLabels = labelled.some((job) => job.from !== null || job.company !== null);
  const found = [...(inLabels ? labelled : laidOut), ...told, ...currentRows(lines, today)];
  const all = [...found, ...otherwiseNow(found, document, today)].filter((job) => !isUnpaid(job, document));
  const jobs = workAmong(all, document);
  const asProject = all.length === 0 ? latestOf(jobsAmongProjects(document, today)) : null;
  const latest = latestOf(jobs) ?? latestOf(all.filter((job) => job.current)) ?? asProject;
  const now = exportedJob(document) ?? labelledNow(document, today);
  const company = now?.company ?? latest?.company ?? null;
  const below = headline(document);
  const ownTitle = latest === null || latest === asProject ? (below ?? latest?.title) : latest.title;
  const position = now?.title ?? ownTitle ?? titleBeside(company, document);
  const sureness = (job: Job | null) => (job ? SURENESS[job.evidence] * (job.current ? 1 : 0.8) : 0);
  const labelsLackDates = inLabels && !labelled.some((job) => job.from !== null);
  const dated = labelsLackDates ? workAmong([...all, ...laidOut], document) : jobs;
  const ranges = [...dated, ...(now === null ? [] : [now])].flatMap(({ from, to }) =>
    from === null || to === null ? [] : [{ from, to }],
  );
  return {
    company:
      company === null
        ? null
        : { value: tidyCompany(company), confidence: sureness(now?.company ? now : latest) },
    position:
      position !== null && (isTitle(position) || position === now?.title)
        ? { value: tidyTitle(position), confidence: sureness(now?.title ? now : latest) }
        : below === null
          ? null
          : { value: tidyTitle(below), confidence: 0.6 },
    ranges: [
      ...ranges,
      ...(all.length > 0
        ? [...furtherRanges(jobs, document, today), ...lastYears(document, today)]
        : plainRanges(lines, document, today)),
      ...document.lines
        .filter(({ section }) => MAY_TELL_SEVERAL.includes(section))
        .flatMap((line) => periodsOfSeveral(line, today)),
    ],
  };
}

/** A line that tells of an earlier employment in passing: "Before that with Kaveri Ltd (2017-2020) as trainee". */
const EARLIER =
  /\b(?:before|earlier|prev(?:ious(?:ly)?)?|formerly|prior|past (?:job|work)|freelanc\w*|self[ -]employed)\b|^\W*(?:past|old|pehle) ?[:–-]/i;

/** A line about a time without work. */
const NO_WORK =
  /\b(?:break|gap|sabbatical|maternity|stud(?:y|ies|ied|ying|ent)|school(?:ing)?|college|batch|preparing|preparation|exams?|coaching|home ?maker)\b/i;

/** The periods that a line of employments gives besides its first, and those of employments told in passing. */
function furtherRanges(
  jobs: readonly Job[],
  document: ResumeDocument,
  today: string,
): Pick<MonthRange, 'from' | 'to'>[] {
  const told = new Set(jobs.filter(({ evidence }) => evidence === 'sentence').map(({ at }) => at));
  return document.lines
    .filter(
      (line) =>
        ['header', 'summary', 'experience'].includes(line.section) &&
        !INTERNSHIP.test(line.text) &&
        !SCHOOLING.test(line.text) &&
        (told.has(line.at) || (EARLIER.test(line.text) && !NO_WORK.test(line.text))),
    )
    .flatMap((line) => monthRanges(line.text, today));
}

const FOR_LAST_YEARS =
  /\b(?:working|employed|serving|posted|associated)\b[^;]{0,90}\b(?:for|since) (?:the )?(?:last|past) (\d{1,2})\+? ?(?:years?|yrs?)\b/i;

/** The time of an employment that is told by its length: "Working in Kaveri Freight for last 4 years". */
function lastYears(document: ResumeDocument, today: string): Pick<MonthRange, 'from' | 'to'>[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const now = year * 12 + month - 1;
  return document.lines
    .filter((line) => ['header', 'summary', 'experience'].includes(line.section))
    .flatMap((line) => {
      const years = FOR_LAST_YEARS.exec(line.text)?.[1];
      return years === undefined ? [] : [{ from: now - 12 * Number(years), to: now }];
    });
}

/** Ranges of an experience section whose jobs could not be told apart. */
function plainRanges(
  lines: readonly Line[],
  document: ResumeDocument,
  today: string,
): Pick<MonthRange, 'from' | 'to'>[] {
  if (linesOf(document, 'experience').length === 0) return [];
  return lines
    .filter((line) => !INTERNSHIP.test(line.text) && !UNPAID.test(line.text))
    .flatMap((line) => monthRanges(line.text, today));
}
