import { addDays } from '#contract/dates.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { between, idAt, oneOf, percent, weighted } from './chance.ts';
import type { PlannedJob } from './demo-data.ts';
import type { JobStory, Role } from './role.ts';
import { INDUSTRY_ROLES } from './roles.ts';
import { HR_MANAGERS, RECRUITER } from './users.ts';
import { minutesAfter, officeTime, officeTimeAfter } from './working-hours.ts';

/** Days before today on which a posting of each story went out: from, to. */
const PUBLISHED_AGO: Record<JobStory, [number, number]> = {
  fresh: [8, 24],
  steady: [75, 170],
  strong: [130, 210],
  stalled: [45, 90],
  backlog: [38, 70],
  leaky: [120, 190],
  filled: [150, 355],
  held: [80, 130],
  draft: [2, 9],
};

const WORKING_DAYS = [
  'Monday to Friday, 9:30 to 18:30, with real lunch breaks.',
  'Five days a week; two Saturdays a month are working days.',
  'Six days a week with a fixed weekly off.',
  'Monday to Friday; we plan so that weekends stay free.',
];
const PLACE_TEXTS: Record<Role['mode'], string> = {
  remote: 'You may work from anywhere in India; the team meets once a quarter in',
  hybrid: 'Three days a week at the office in',
  office: 'The work is on site in',
};
const SELECTION = [
  'Selection: a call, a practical round and one conversation with the team. You hear from us within a week either way.',
  'Selection: two conversations and a small task of under two hours, on the same day where we can.',
  'Selection: a first talk with HR, then the head of department. We tell you the outcome.',
];

const bullets = (lines: string[]) => lines.map((line) => `• ${line}`).join('\n');

function describe(role: Role): string {
  return [
    role.about,
    `What you will do:\n${bullets(role.duties)}`,
    `${PLACE_TEXTS[role.mode]} ${role.cities.join(' or ')}. ${oneOf(WORKING_DAYS)}`,
    oneOf(SELECTION),
  ].join('\n\n');
}

interface Posting {
  role: Role;
  industry: PlannedJob['row']['domain_industry'];
  createdAt: Date;
  publishedDay: string | null;
  openUntil: string;
  activeUntil: string;
}

function planPosting(role: Role, industry: Posting['industry'], today: string): Posting {
  const yesterday = addDays(today, -1);
  const ago = between(...PUBLISHED_AGO[role.story]);
  const publishedDay = addDays(today, -ago);
  const createdAt = officeTime(addDays(publishedDay, -between(1, 6)));
  const base = { role, industry, createdAt, publishedDay };
  if (role.status === 'draft') {
    return { ...base, publishedDay: null, openUntil: yesterday, activeUntil: yesterday };
  }
  if (role.status === 'closed') {
    const closed = addDays(publishedDay, Math.min(ago - 12, between(105, 150)));
    return { ...base, openUntil: addDays(closed, -45), activeUntil: closed };
  }
  if (role.status === 'on_hold') {
    const held = addDays(today, -between(14, 35));
    return { ...base, openUntil: held, activeUntil: held };
  }
  if (role.status === 'applications_closed') {
    const shut = addDays(today, -between(5, Math.min(15, ago - 5)));
    return { ...base, openUntil: shut, activeUntil: yesterday };
  }
  return { ...base, openUntil: yesterday, activeUntil: yesterday };
}

function joiningDate(posting: Posting, today: string): string | null {
  if (posting.publishedDay !== null && posting.role.status === 'closed') {
    return addDays(posting.publishedDay, between(60, 100));
  }
  return weighted<string | null>([
    [50, addDays(today, between(20, 90))],
    [20, posting.publishedDay ?? today],
    [30, null],
  ]);
}

function makeJob(posting: Posting, number: number, today: string): PlannedJob {
  const { role, createdAt } = posting;
  const publishedAt = posting.publishedDay === null ? null : officeTimeAfter(posting.publishedDay, createdAt);
  const changed = role.status === 'published' || role.status === 'draft' ? (publishedAt ?? createdAt) : null;
  const lastDay = role.status === 'applications_closed' ? posting.openUntil : posting.activeUntil;
  return {
    role,
    publishedOn: posting.publishedDay,
    openUntil: posting.openUntil,
    activeUntil: posting.activeUntil,
    row: {
      id: idAt(createdAt),
      jd_id: `JD-${String(number).padStart(4, '0')}`,
      title: role.title,
      summary: role.summary,
      description: describe(role),
      requirements: bullets(role.needs),
      locations: role.cities,
      experience_min: role.experience[0],
      experience_max: role.experience[1],
      ctc_min: lakhsToRupees(role.ctc[0]),
      ctc_max: lakhsToRupees(role.ctc[1]),
      primary_skills: role.primary,
      secondary_skills: role.secondary,
      additional_skills: role.additional,
      mode_of_work: role.mode,
      domain_industry: posting.industry,
      joining_date: joiningDate(posting, today),
      department: role.department,
      openings: null, // told once it is known who joined
      status: role.status,
      created_by: percent(12) ? RECRUITER.email : oneOf(HR_MANAGERS).email,
      created_at: createdAt,
      updated_at: changed ?? minutesAfter(officeTime(lastDay), 1, 5),
      published_at: publishedAt,
    },
  };
}

/** The 64 postings, oldest first, numbered in that order. `today` is a calendar day (YYYY-MM-DD). */
export function makeJobs(today: string): PlannedJob[] {
  return INDUSTRY_ROLES.flatMap(({ industry, roles }) =>
    roles.map((role) => planPosting(role, industry, today)),
  )
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((posting, index) => makeJob(posting, index + 1, today));
}
