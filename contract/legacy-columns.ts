import type { LegacyKind } from './legacy-import.ts';

interface Column {
  /** how the screens call it; a file may name it so, too */
  label: string;
  /** what else people call it */
  also: readonly string[];
  /** a file without it is refused */
  needed?: true;
}

/** The columns of an old table of people that are taken over. */
const CANDIDATE_COLUMNS = {
  name: {
    label: 'name',
    also: [
      'full name',
      'candidate name',
      'name of candidate',
      'name of the candidate',
      'candidate',
      'applicant name',
      'applicant',
      'name of applicant',
      'name of the applicant',
      'applicant full name',
      'candidate full name',
      'candidates name',
    ],
    needed: true,
  },
  email: {
    label: 'e-mail',
    also: [
      'mail',
      'e-mail id',
      'mail id',
      'e-mail address',
      'candidate e-mail',
      'personal e-mail',
      'e-mail ids',
      'contact e-mail',
      'candidate e-mail id',
    ],
    needed: true,
  },
  phone: {
    label: 'phone',
    also: [
      'mobile',
      'phone number',
      'phone no',
      'mobile number',
      'mobile no',
      'contact',
      'contact number',
      'contact no',
      'cell',
      'cell no',
      'mob',
      'mob no',
      'mobile num',
      'ph',
      'tel',
      'telephone',
      'mobile phone',
      'whatsapp',
      'whatsapp no',
    ],
    needed: true,
  },
  experience_years: {
    label: 'experience',
    also: [
      'exp',
      'total experience',
      'years of experience',
      'total exp',
      'total experience years',
      'total years of experience',
      'experience in years',
      'work experience',
      'yoe',
      'overall experience',
      'total work experience',
      'total years',
      'total experience in years',
    ],
    needed: true,
  },
  relevant_experience_years: {
    label: 'relevant experience',
    also: [
      'relevant exp',
      'relevant years',
      'relevant years of experience',
      'relevant experience in years',
      'relevant work experience',
    ],
  },
  skills: {
    label: 'skills',
    also: [
      'skill',
      'skill set',
      'skill sets',
      'key skills',
      'primary skills',
      'key skill',
      'core skills',
      'technical skills',
      'tech skills',
      'it skills',
      'technologies',
      'expertise',
    ],
  },
  current_city: {
    label: 'city',
    also: ['location', 'current location', 'base location', 'current place', 'city name', 'location city'],
  },
  preferred_location: {
    label: 'preferred location',
    also: [
      'preferred city',
      'preferred locations',
      'preferred place',
      'location preference',
      'preferred job location',
      'preferred work location',
    ],
  },
  current_position: {
    label: 'designation',
    also: [
      'current designation',
      'position',
      'role',
      'current role',
      'job title',
      'current title',
      'current job title',
      'current position held',
      'job role',
      'post',
    ],
  },
  current_company: {
    label: 'company',
    also: [
      'employer',
      'current employer',
      'organisation',
      'organization',
      'current organisation',
      'current company name',
      'name of company',
      'name of the company',
      'name of current company',
      'employer name',
      'current employer name',
      'firm',
      'organisation name',
      'current organisation name',
      'working with',
      'working at',
    ],
  },
  current_ctc: {
    label: 'current CTC',
    also: [
      'ctc',
      'cctc',
      'present ctc',
      'current salary',
      'salary',
      'annual ctc',
      'current ctc lpa',
      'current ctc in lpa',
      'current ctc in lakhs',
      'current package',
      'package',
      'annual salary',
      'current ctc pa',
      'ctc pa',
    ],
  },
  expected_ctc: {
    label: 'expected CTC',
    also: [
      'ectc',
      'exp ctc',
      'expected salary',
      'expected ctc lpa',
      'expected ctc in lpa',
      'expected ctc in lakhs',
      'expected',
      'expectation',
      'expectations',
      'expected package',
      'expected ctc pa',
      'exp salary',
      'exp package',
      'salary expectation',
      'salary expected',
      'ctc expected',
    ],
  },
  days_to_join: {
    label: 'notice period',
    also: [
      'np',
      'notice',
      'notice period days',
      'notice period in days',
      'notice days',
      'np days',
      'np in days',
      'joining time',
      'time to join',
      'availability',
      'joining period',
      'official notice period',
    ],
  },
  offer_in_hand: { label: 'offer in hand', also: ['has offer', 'holding offer'] },
  offer_ctc: { label: 'offer CTC', also: ['offered ctc', 'offered salary'] },
  offer_joining_date: { label: 'offer joining date', also: ['joining date of offer'] },
  joining_date: {
    label: 'joining date',
    also: [
      'date of joining',
      'doj',
      'expected doj',
      'tentative doj',
      'expected joining date',
      'earliest joining date',
      'available from',
      'can join from',
    ],
  },
  // Whoever still works until then can come the day after.
  last_working_day: { label: 'last working day', also: ['lwd', 'last working date', 'last date of working'] },
  recommendation_reason: { label: 'recommendation', also: ['reason for recommendation'] },
  remarks: {
    label: 'remarks',
    also: [
      'remark',
      'comments',
      'comment',
      'notes',
      'note',
      'hr remarks',
      'recruiter remarks',
      'additional remarks',
      'feedback',
      'observations',
    ],
  },
  resume_summary: { label: 'summary', also: ['profile summary', 'candidate summary'] },
  resume_text: { label: 'resume text', also: ['cv text', 'resume content'] },
  found_through: {
    label: 'found through',
    also: [
      'source',
      'channel',
      'sourced from',
      'candidate source',
      'source of candidate',
      'profile source',
      'source of profile',
      'sourcing channel',
      'source channel',
      'source of cv',
      'cv source',
      'resume source',
      'sourced through',
      'job portal',
      'portal',
      'source name',
    ],
  },
  referred_by: {
    label: 'referred by',
    also: [
      'referrer',
      'referrer name',
      'referred by employee',
      'ref by',
      'reference by',
      'reference name',
      'referral name',
    ],
  },
  submission_type: { label: 'submission type', also: [] },
  // Where no submission type stands beside it, it is taken for the person's own company.
  company_name: { label: 'company name (of a vendor)', also: [] },
  created_at: {
    label: 'created on',
    also: ['created', 'created date', 'date added', 'added on', 'received on', 'date received'],
  },
  id: { label: 'id', also: [] },
} satisfies Record<string, Column>;

/** The columns of an old table of jobs that are taken over. */
const JOB_COLUMNS = {
  title: { label: 'title', also: ['job title', 'job name', 'position', 'role', 'designation'], needed: true },
  summary: { label: 'summary', also: ['job summary', 'short description'] },
  description: { label: 'description', also: ['job description', 'jd', 'jd text', 'responsibilities'] },
  requirements: { label: 'requirements', also: ['requirement', 'job requirements', 'qualifications'] },
  location: { label: 'location', also: ['locations', 'city', 'cities', 'job location', 'work location'] },
  experience_required: {
    label: 'experience',
    also: [
      'exp',
      'required experience',
      'exp reqd',
      'exp required',
      'experience reqd',
      'reqd exp',
      'years of experience',
      'work experience',
      'experience range',
    ],
  },
  experience_min: { label: 'minimum experience', also: ['min experience', 'min exp'] },
  experience_max: { label: 'maximum experience', also: ['max experience', 'max exp'] },
  salary_range: {
    label: 'salary',
    also: ['ctc', 'budget', 'package', 'compensation', 'ctc range', 'pay range'],
  },
  ctc_min: { label: 'minimum CTC', also: ['min ctc', 'min salary', 'minimum salary', 'salary min'] },
  ctc_max: { label: 'maximum CTC', also: ['max ctc', 'max salary', 'maximum salary', 'salary max'] },
  skills_required: {
    label: 'skills',
    also: ['required skills', 'skill set', 'key skills', 'primary skills'],
  },
  mode_of_work: { label: 'mode of work', also: ['work mode', 'working mode'] },
  domain_industry: { label: 'industry', also: ['domain', 'sector'] },
  joining_date: {
    label: 'joining date',
    also: ['date of joining', 'doj', 'start date', 'target date', 'target joining date'],
  },
  // The former system kept a job's joining date under this name.
  notice_period: { label: 'notice period', also: ['notice', 'np'] },
  status: { label: 'status', also: ['job status'] },
  department: { label: 'department', also: ['dept'] },
  openings: {
    label: 'openings',
    also: [
      'number of openings',
      'no of openings',
      'vacancies',
      'no of vacancies',
      'positions',
      'no of positions',
    ],
  },
  created_at: { label: 'created on', also: ['created', 'created date', 'date added'] },
  published_at: { label: 'published on', also: ['published', 'published date'] },
  id: { label: 'id', also: [] },
} satisfies Record<string, Column>;

export type CandidateColumn = keyof typeof CANDIDATE_COLUMNS;
export type JobColumn = keyof typeof JOB_COLUMNS;

/** What is taken over of an old table of each kind, by the names under which it is kept. */
export const LEGACY_TABLES: Record<LegacyKind, Readonly<Record<string, Column>>> = {
  candidates: CANDIDATE_COLUMNS,
  jobs: JOB_COLUMNS,
};

/** Those of them that hold days. */
export const LEGACY_DAYS: Record<LegacyKind, readonly string[]> = {
  candidates: ['joining_date', 'last_working_day', 'offer_joining_date', 'created_at'],
  jobs: ['joining_date', 'notice_period', 'created_at', 'published_at'],
};

/** What a file may say of a column in brackets without changing what stands in it; "(per month)" would. */
const HARMLESS =
  /\((?:in |₹ ?)?(?:lpa|lakhs?|lacs?|inr|rs\.?|₹|years?|yrs|days|optional|mandatory|required)\)/gi;

/** Words of headings in the form in which they are compared: what tables shorten, and what they call otherwise. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  co: 'company',
  org: 'organisation',
  organization: 'organisation',
  no: 'number',
  nos: 'number',
  num: 'number',
  mob: 'mobile',
  ph: 'phone',
  desig: 'designation',
  desg: 'designation',
  loc: 'location',
  pref: 'preferred',
  curr: 'current',
  cur: 'current',
  present: 'current',
  tot: 'total',
  rel: 'relevant',
  exp: 'experience',
  yr: 'years',
  yrs: 'years',
  reqd: 'required',
  sal: 'salary',
  dept: 'department',
};

/**
 * A column's name without what people write in different ways: capitals, spaces, dashes, dots. Once with its shortened
 * words in full, and once as it is, since "MobileNo" has no words of which one could be told.
 */
function columnKeys(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .replaceAll(HARMLESS, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[\s\-‐-―_.:*]+/);
  const inFull = words.map((word) => (Object.hasOwn(SAME_WORDS, word) ? SAME_WORDS[word] : word));
  return [inFull.join(''), words.join('')];
}

/** What a file's columns, counted from 0, were said to hold: a field, or nothing that is taken over. */
export type ChosenColumns = ReadonlyMap<number, string | null>;

/**
 * Which column of a file, counted from 0, holds each of the columns that are taken over. One file's column for each: the
 * one that was chosen for it, else the one with the very name, else the first with another of its names. `missing` are the
 * labels of needed ones.
 */
export function findLegacyColumns(
  kind: LegacyKind,
  names: readonly string[],
  chosen: ChosenColumns = new Map(),
): { found: ReadonlyMap<string, number>; missing: string[] } {
  // What was chosen for a column, or that it is not taken over, is not guessed against.
  const keys = names.map((name, at) => (chosen.has(at) ? [] : columnKeys(name)));
  const oneOf = (wanted: readonly string[]) =>
    keys.findIndex((each) => each.some((key) => wanted.includes(key)));
  const found = new Map<string, number>();
  const missing: string[] = [];
  for (const [column, { label, also, needed }] of Object.entries(LEGACY_TABLES[kind])) {
    const said = [...chosen].find(([at, field]) => field === column && at < names.length)?.[0];
    const own = oneOf(columnKeys(column));
    const guessed = own === -1 ? oneOf([label, ...also].flatMap(columnKeys)) : own;
    const at = said ?? guessed;
    if (at !== -1) found.set(column, at);
    else if (needed) missing.push(label);
  }
  return { found: kind === 'candidates' ? withOwnCompany(found) : found, missing };
}

/** The company of a table that tells of no vendors is the person's own. */
function withOwnCompany(found: Map<string, number>): Map<string, number> {
  const at = found.get('company_name');
  if (at === undefined || found.has('submission_type') || found.has('current_company')) return found;
  found.delete('company_name');
  return found.set('current_company', at);
}

/** The fields that a file's column can be taken for, by their labels. */
export function legacyFields(kind: LegacyKind): { field: string; label: string }[] {
  return Object.entries(LEGACY_TABLES[kind]).map(([field, { label }]) => ({ field, label }));
}

/** How the screens call a column that is taken over. */
export function legacyLabel(kind: LegacyKind, column: string): string {
  return LEGACY_TABLES[kind][column]?.label ?? column;
}

/** Other names told on the screen with each needed column. */
const TOLD = 3;

/** The columns that a file may have, for the screen: needed ones with some of their other names, and the others. */
export function legacyColumnTexts(kind: LegacyKind): { needed: string[]; others: string[] } {
  const all = Object.values(LEGACY_TABLES[kind]);
  return {
    needed: all
      .filter(({ needed }) => needed)
      .map(({ label, also }) => `${label} (${also.slice(0, TOLD).join(', ')} …)`),
    others: all.filter(({ needed }) => !needed).map(({ label }) => label),
  };
}
