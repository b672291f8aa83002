import { aliasedTable, and, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { addDays, addMonths } from '#contract/dates.ts';
import type { SUBMISSION_SORTS, SubmittedWord } from '#contract/list-words.ts';
import { limits } from '#contract/limits.ts';
import { partOfPhone } from '#contract/phone.ts';
import type { RouteInput } from '#contract/route.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { momentOf } from '#contract/time-of-day.ts';
import { UNDONE } from '../assignments/undone.ts';
import { sentFor } from '../candidates/list-resumes.ts';
import { hasPhone, isCalledSo } from '../candidates/search-people.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import { alphabetical, folded, sentPhone } from '../db/schema/expressions.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  interviewChanges,
  jobs,
  newerResumes,
  offerChanges,
  profiles,
  resumeDocuments,
  statusHistory,
  submissionLedger as ledger,
  submissionRequests as requests,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { lastAnswered, newestRequests } from './requests.read.ts';
import { isJoiningChanged, isNews, newsAbout, newsTo } from './unseen.read.ts';

type ListQuery = RouteInput<typeof submissionRoutes.list>['query'];

const { id } = assignments;
const newest: KeysetSort = { by: assignments.assigned_at, kind: 'instant', direction: 'desc', id };
const byName: KeysetSort = {
  by: alphabetical(candidates.name),
  kind: 'text',
  direction: 'asc',
  id,
};
const byTitle: KeysetSort = {
  by: alphabetical(jobs.title),
  kind: 'text',
  direction: 'asc',
  id,
};

/**
 * The last move, the last word on the interview, which whoever submitted the person goes to, or on the joining day, or HR's
 * last answer to a request; who has none changed last when submitted. By an index of each.
 */
const changedAt = sql<Date>`coalesce(greatest(
  (select max(${statusHistory.changed_at}) from ${statusHistory} where ${eq(statusHistory.assignment_id, assignments.id)}),
  (select max(${interviewChanges.changed_at}) from ${interviewChanges} where ${eq(interviewChanges.assignment_id, assignments.id)}),
  (select max(${offerChanges.changed_at}) from ${offerChanges} where ${and(eq(offerChanges.assignment_id, assignments.id), isJoiningChanged)}),
  (select max(${requests.answered_at}) from ${requests} where ${eq(requests.assignment_id, assignments.id)} and ${requests.outcome} in ('done', 'left'))
), ${assignments.assigned_at})`;
const byChange: KeysetSort = { by: changedAt, kind: 'instant', direction: 'asc', id };

const SORTS: Record<(typeof SUBMISSION_SORTS)[number], KeysetSort> = {
  newest,
  oldest: { ...newest, direction: 'asc' },
  name: byName,
  '-name': { ...byName, direction: 'desc' },
  title: byTitle,
  '-title': { ...byTitle, direction: 'desc' },
  changed: byChange,
  '-changed': { ...byChange, direction: 'desc' },
};

/** What the actor submitted; for a vendor all that the company did, for HR all that anybody did. */
export function ofActor(actor: Actor): SQL | undefined {
  if (actor.role === 'vendor')
    return and(
      eq(assignments.source, 'vendor'),
      eq(assignments.company_key, folded(actor.companyName ?? '')),
    );
  if (actor.role === 'hr_manager') return eq(assignments.assignment_type, 'applied');
  return and(
    eq(assignments.source, 'internal'),
    eq(assignments.assignment_type, 'applied'),
    eq(assignments.assigned_by, actor.userId),
  );
}

const MONTHS: Record<Exclude<SubmittedWord, 'month'>, number> = { '3-months': 3, '12-months': 12 };

/** The condition that somebody was submitted since the first day that a word means, in the installation's time zone. */
export function submittedSince(word: SubmittedWord | undefined, clock: Clock): SQL | undefined {
  if (word === undefined) return undefined;
  const today = clock.today();
  const first = word === 'month' ? `${today.slice(0, 7)}-01` : addDays(addMonths(today, -MONTHS[word]), 1);
  return gte(assignments.assigned_at, momentOf(first, '00:00', clock.timeZone));
}

/** The newer resumes that wait for HR's look, each with its document. */
const newerDocuments = sql`${newerResumes} join ${resumeDocuments} on ${eq(resumeDocuments.id, newerResumes.document_id)}`;

/** Where the person stood when the newer resume came: before the first move since, or where the assignment put them. */
const stoodWhenItCame = sql`(select coalesce(${statusHistory.previous_status}, ${statusHistory.new_status}) from ${statusHistory}
  where ${eq(statusHistory.assignment_id, assignments.id)} and ${statusHistory.changed_at} > ${resumeDocuments.created_at}
  order by ${statusHistory.changed_at}, ${statusHistory.id} limit 1)`;

/**
 * A newer resume came in with an assignment and waits for HR's look: HR has not moved the person there since, either, or
 * has taken that back.
 */
const waitsForLook = and(
  eq(newerResumes.assignment_id, assignments.id),
  sql`coalesce(${stoodWhenItCame}, ${assignments.status}) = ${assignments.status}`,
);

/** Whose submissions a list holds. Of those with a newer resume, also whom HR itself put into the job. */
function listedFor(actor: Actor, resume: ListQuery['resume']): SQL | undefined {
  if (resume === undefined) return ofActor(actor);
  if (!may(actor, 'resume.versions')) return sql`false`;
  return sql`exists (select 1 from ${newerDocuments} where ${waitsForLook})`;
}

/** Without the e-mail, which the list does not show. */
const searched = sql`lower(${candidates.name} || ' ' || ${jobs.title} || ' ' || ${jobs.jd_id})`;

/** Of a vendor's company, the phone that it sent itself with the submission: what HR has made of it is not to be found out. */
function hasSentPhone(search: string): SQL | undefined {
  const digits = partOfPhone(search);
  if (digits === null) return undefined;
  return sql`exists (select 1 from ${ledger} where ${and(
    eq(ledger.candidate_id, assignments.candidate_id),
    eq(ledger.job_id, assignments.job_id),
    eq(ledger.company_key, assignments.company_key),
    isNotNull(ledger.owned_until),
    sql`right(regexp_replace(${sentPhone(ledger.sent)}, '[^0-9]', '', 'g'), ${sql.raw(String(limits.phone.digits))}) like ${`%${digits}%`}`,
  )})`;
}

/** What the list is searched by: a phone as it is stored by those only who may read it, who submitted by those who see everybody's. */
export function searchedBy(actor: Actor, search: string): SQL | undefined {
  const text =
    actor.role === 'hr_manager'
      ? sql`${searched} || lower(${sql` ' ' || coalesce(${profiles.full_name}, '') || ' ' || coalesce(${assignments.company_name}, '')`})`
      : searched;
  return or(isCalledSo(text, search), may(actor, 'candidate.read') ? hasPhone(search) : hasSentPhone(search));
}

const before = aliasedTable(statusHistory, 'before');

/** What was said of the move that had brought somebody to where they are again since a slip was taken back. */
const noteOfBefore = sql`(select case when ${before.previous_status} is not null then ${before.notes} end from ${statusHistory} as "before" where ${and(
  eq(before.assignment_id, statusHistory.assignment_id),
  eq(before.new_status, statusHistory.new_status),
  lt(before.changed_at, statusHistory.changed_at),
  sql`${before.notes} is distinct from ${UNDONE}`,
)} order by ${before.changed_at} desc, ${before.id} desc limit 1)`;

/** What was said of the last move that stands, if there was one: of a submission itself the reason is the person's recommendation. */
const lastNote = sql<
  string | null
>`(select case when ${statusHistory.previous_status} is not null then case when ${statusHistory.notes} = ${UNDONE} then ${noteOfBefore} else ${statusHistory.notes} end end from ${statusHistory} where ${eq(statusHistory.assignment_id, assignments.id)} order by ${statusHistory.changed_at} desc, ${statusHistory.id} desc limit 1)`;

/** Submissions with what they are searched by. */
const withNames = sql`${assignments}
  join ${candidates} on ${eq(candidates.id, assignments.candidate_id)}
  join ${jobs} on ${eq(jobs.id, assignments.job_id)}
  left join ${profiles} on ${eq(profiles.user_id, assignments.assigned_by)}`;

/**
 * A page of the actor's submissions with their stages, and how many there are under the same filter, as `countUpTo`
 * counts.
 */
export async function listSubmissions(db: Handle, actor: Actor, query: ListQuery, clock: Clock) {
  const page = keyset(query.sort, SORTS[query.sort], query);
  const news = await newsTo(db, actor, clock);
  const filter = and(
    query.unseen && isNews(news),
    listedFor(actor, query.resume),
    query.status && eq(assignments.status, query.status),
    submittedSince(query.submitted, clock),
    query.candidate_id === undefined ? undefined : eq(assignments.candidate_id, query.candidate_id),
    searchedBy(actor, query.search),
  );
  const [found, total] = await Promise.all([
    db
      .select({ id: assignments.id })
      .from(assignments)
      .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
      .innerJoin(jobs, eq(jobs.id, assignments.job_id))
      .leftJoin(profiles, eq(profiles.user_id, assignments.assigned_by))
      .where(and(filter, page.after))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    countUpTo(db, query.search === '' ? assignments : withNames, filter),
  ]);
  const rows = await db
    .select({
      id: assignments.id,
      candidate_id: candidates.id,
      candidate_name: candidates.name,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      job_status: jobs.status,
      assigned_by: assignments.assigned_by,
      status: assignments.status,
      interview_at: assignments.interview_at,
      // What was is for those who held it.
      interview_details: sql<
        string | null
      >`case when ${assignments.status} = 'interview_scheduled' then ${assignments.interview_details} end`,
      joining_on: assignments.joining_on,
      version: assignments.version,
      submitted_by_name: profiles.full_name,
      company_name: assignments.company_name,
      submitted_at: assignments.assigned_at,
      changed_at: changedAt.mapWith(assignments.assigned_at),
      unseen: newsAbout(news),
      last_note: lastNote,
      keyset: page.key,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, eq(profiles.user_id, assignments.assigned_by))
    .where(isOneOf(assignments.id, page.idsOf(found)));
  const requests = await newestRequests(db, page.idsOf(found));
  const waiting = [...requests.values()].filter(({ outcome }) => outcome === null);
  const answered = await lastAnswered(
    db,
    waiting.map(({ assignment_id }) => assignment_id),
  );
  const newer = await newerResumesOf(db, actor, page.idsOf(found));
  const { items, next_cursor } = page.put(found, rows);
  return {
    items: items.map((item) => ({
      ...item,
      request: requests.get(item.id) ?? null,
      answered: answered.get(item.id) ?? null,
      newer_resume: newer.get(item.id) ?? null,
    })),
    next_cursor,
    total,
  };
}

/** The newer resumes that wait for HR's look, by the assignment with which each came in; none for anybody else. */
async function newerResumesOf(db: Handle, actor: Actor, assignmentIds: readonly string[]) {
  if (!may(actor, 'resume.versions')) return new Map<string, NewerResume>();
  const rows = await db
    .select({
      assignment_id: assignments.id,
      by_name: profiles.full_name,
      company_name: sentFor,
      at: resumeDocuments.created_at,
    })
    .from(newerResumes)
    .innerJoin(resumeDocuments, eq(resumeDocuments.id, newerResumes.document_id))
    .innerJoin(assignments, eq(assignments.id, newerResumes.assignment_id))
    .leftJoin(profiles, eq(profiles.user_id, resumeDocuments.uploaded_by))
    .where(and(isOneOf(newerResumes.assignment_id, assignmentIds), waitsForLook));
  return new Map<string, NewerResume>(rows.map(({ assignment_id, ...newer }) => [assignment_id, newer]));
}

interface NewerResume {
  by_name: string | null;
  company_name: string | null;
  at: Date;
}

/** A few of the actor's submissions, the newest first, by a search in the person's name, the job's title and its JD id. */
export async function findSubmissions(db: Handle, actor: Actor, search: string, most: number) {
  return db
    .select({
      id,
      candidate_name: candidates.name,
      jd_id: jobs.jd_id,
      title: jobs.title,
      status: assignments.status,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(and(ofActor(actor), isCalledSo(searched, search)))
    .orderBy(desc(assignments.assigned_at), desc(id))
    .limit(most);
}

/** Everything that vendor companies submitted or tried to submit of a person, the newest first. */
export async function listLedger(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: ledger.id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      company_name: ledger.company_name,
      submitted_by_name: profiles.full_name,
      submitted_at: ledger.created_at,
      owned_until: ledger.owned_until,
      matched_by: ledger.matched_by,
      entered_name: ledger.entered_name,
      is_newer_resume: ledger.is_newer_resume,
    })
    .from(ledger)
    .innerJoin(jobs, eq(jobs.id, ledger.job_id))
    .leftJoin(profiles, eq(profiles.user_id, ledger.submitted_by))
    .where(eq(ledger.candidate_id, candidateId))
    .orderBy(desc(ledger.created_at), desc(ledger.id));
}
