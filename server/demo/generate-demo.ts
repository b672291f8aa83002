import { addDays, dayOf, daysBetween } from '#contract/dates.ts';
import { DEFAULT_OWNERSHIP_DAYS } from '../core/config.ts';
import { between, idAt, oneOf, percent, seedChance, weighted } from './chance.ts';
import type {
  DemoAssignment,
  DemoCandidate,
  DemoData,
  DemoInterviewChange,
  DemoOfferChange,
  DemoStatusChange,
  DemoSubmission,
  DemoUser,
} from './demo-data.ts';
import { interviewTime } from './interview-time.ts';
import { offerTerms } from './offer-terms.ts';
import { lostReasonOf } from './lost-reason.ts';
import { type PlannedAssignment, makeAssignments } from './make-assignments.ts';
import { makeCandidates } from './make-candidates.ts';
import { makeHiringPlan } from './make-hiring-plan.ts';
import { makeNotes } from './make-notes.ts';
import type { Move } from './make-timeline.ts';
import { makeJobs } from './make-jobs.ts';
import { tellChannels } from './tell-channels.ts';
import { tellOpenings } from './tell-openings.ts';
import { tellInterviewDetails } from './tell-interview-details.ts';
import { onWorkingDays } from './on-working-days.ts';
import { DEMO_USERS, HR_MANAGERS, RECRUITER, VENDORS } from './users.ts';
import { minutesAfter } from './working-hours.ts';

const SEED = 20_260_101;
const CANDIDATES = 480;
const ASSIGNMENTS = 1500;
/** Vendors who sent somebody that another company had brought. */
const LATE_SUBMISSIONS = 14;
/** Of people whom a vendor meant and whom nobody else in the demo is. */
const OTHER_NAMES = ['Gaurav Bhatt', 'Lavanya Hegde', 'Tenzin Dorjee'];

/**
 * Makes the demo data: users, jobs, candidates, assignments with their history, vendor submissions, hiring plan. Everything
 * is fictional, relative to `today` (a calendar day, YYYY-MM-DD, in India) with nothing that happened after the day
 * before it, and the same for the same day.
 */
export function generateDemo({ today }: { today: string }): DemoData {
  seedChance(SEED);
  const jobs = makeJobs(today);
  const people = makeCandidates(CANDIDATES, today);
  const planned = Map.groupBy(makeAssignments(jobs, people, ASSIGNMENTS), ({ person }) => person);
  const story: DemoData = {
    users: DEMO_USERS,
    jobs: jobs.map(({ row }) => row),
    candidates: [],
    assignments: [],
    history: [],
    interviewChanges: [],
    offerChanges: [],
    submissions: [],
    notes: [],
    plan: [],
  };
  for (const entries of planned.values()) addPerson(story, entries, today);
  addLateSubmissions(story);
  const data = onWorkingDays(story);
  data.plan = makeHiringPlan(data, today);
  // How much the plan draws depends on the day, what was noted does not.
  seedChance(SEED);
  data.notes = makeNotes(data, today);
  tellInterviewDetails(data);
  tellOpenings(data);
  tellChannels(data);
  data.candidates.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  data.history.sort((one, other) => one.changed_at.getTime() - other.changed_at.getTime());
  return data;
}

const startOf = (entry: PlannedAssignment) => entry.moves[0]?.at ?? new Date(0);
const lastOf = (moves: Move[]) => moves.at(-1) as Move;

/** Adds a person as created with the earliest assignment, by whoever brought them. */
function addPerson(data: DemoData, entries: PlannedAssignment[], today: string): void {
  const inOrder = entries.toSorted((one, other) => startOf(one).getTime() - startOf(other).getTime());
  const [first] = inOrder;
  if (!first) return;
  const submitter = weighted<DemoUser>([
    [44, oneOf(HR_MANAGERS)],
    [22, RECRUITER],
    [34, oneOf(VENDORS)],
  ]);
  const createdAt = startOf(first);
  const candidate: DemoCandidate = {
    ...first.person.row,
    id: idAt(createdAt),
    submission_type: submitter.role === 'vendor' ? 'vendor' : 'internal',
    submitted_by: submitter.email,
    company_name: submitter.company_name,
    joining_date: joiningDate(inOrder, first.person.row.joining_date, today),
    created_at: createdAt,
    updated_at: percent(30) ? minutesAfter(createdAt, 3, 50) : createdAt,
  };
  data.candidates.push(candidate);
  for (const entry of inOrder)
    addAssignment(data, candidate, entry, { submitter, isFirst: entry === first, today });
}

/** Who has joined has a date in the past; who holds our offer has one ahead; the others said something. */
function joiningDate(entries: PlannedAssignment[], said: string | null, today: string): string | null {
  for (const { moves } of entries) {
    const { status, at } = lastOf(moves);
    if (status === 'joined' || status === 'did_not_join') return dayOf(at);
    if (status === 'offer_released') return addDays(today, between(6, 58));
  }
  return said;
}

function addAssignment(
  data: DemoData,
  candidate: DemoCandidate,
  entry: PlannedAssignment,
  { submitter, isFirst, today }: { submitter: DemoUser; isFirst: boolean; today: string },
): void {
  // A person already known is mostly put forward by HR from the job's screen, which starts the review at once.
  const canSkipStart = entry.moves[1]?.status === 'under_review';
  const byHr = !isFirst && canSkipStart && percent(submitter.role === 'hr_manager' ? 90 : 65);
  const moves = byHr ? entry.moves.slice(1) : entry.moves;
  const manager = HR_MANAGERS.find(({ email }) => email === entry.job.row.created_by) ?? oneOf(HR_MANAGERS);
  const bringer = byHr ? manager : submitter;
  const bringerIsVendor = bringer.role === 'vendor';
  const assignedAt = moves[0]?.at ?? candidate.created_at;
  const assignment: DemoAssignment = {
    id: idAt(assignedAt),
    candidate_id: candidate.id,
    job_id: entry.job.row.id,
    assignment_type: byHr ? 'assigned' : 'applied',
    status: lastOf(moves).status,
    interview_at: interviewTime(moves),
    interview_details: null, // told when all else is made
    ...offerTerms(moves, candidate, today),
    source: bringerIsVendor ? 'vendor' : 'internal',
    company_name: bringer.company_name,
    assigned_by: bringer.email,
    assigned_at: assignedAt,
    updated_at: lastOf(moves).at,
  };
  data.assignments.push(assignment);
  const history = historyOf(assignment, moves, bringer, manager);
  data.history.push(...history);
  data.interviewChanges.push(...interviewsOf(assignment, history));
  data.offerChanges.push(...offersOf(assignment, history));
  if (bringerIsVendor) addSubmission(data.submissions, assignment, bringer);
}

function historyOf(
  assignment: DemoAssignment,
  moves: Move[],
  bringer: DemoUser,
  manager: DemoUser,
): DemoStatusChange[] {
  return moves.map((move, index) => ({
    id: idAt(move.at),
    assignment_id: assignment.id,
    candidate_id: assignment.candidate_id,
    job_id: assignment.job_id,
    previous_status: moves[index - 1]?.status ?? null,
    new_status: move.status,
    changed_by: index === 0 ? bringer.email : manager.email,
    reason_code: lostReasonOf(moves, index),
    notes: index === 0 ? null : move.notes,
    changed_at: move.at,
  }));
}

/** The time that an interview has was said with the invitation to it. */
function interviewsOf(
  { interview_at }: DemoAssignment,
  history: readonly DemoStatusChange[],
): DemoInterviewChange[] {
  const step = history.findLast(({ new_status }) => new_status === 'interview_scheduled');
  if (!step || !interview_at) return [];
  const { id, assignment_id, changed_by, changed_at } = step;
  return [{ id, step_id: id, assignment_id, interview_at, interview_details: null, changed_by, changed_at }];
}

/** What is offered was said with the offer. */
function offersOf(
  { offered_ctc, joining_on }: DemoAssignment,
  history: readonly DemoStatusChange[],
): DemoOfferChange[] {
  const step = history.findLast(({ new_status }) => new_status === 'offer_released');
  if (!step || (offered_ctc === null && joining_on === null)) return [];
  const { id, assignment_id, changed_by, changed_at } = step;
  return [{ id, step_id: id, assignment_id, offered_ctc, joining_on, changed_by, changed_at }];
}

/** The first submission starts an ownership that later ones of the same company share until it has run out. */
function addSubmission(submissions: DemoSubmission[], assignment: DemoAssignment, vendor: DemoUser): void {
  const day = dayOf(assignment.assigned_at);
  const running = submissions.find(
    ({ candidate_id, owned_until }) =>
      candidate_id === assignment.candidate_id && owned_until !== null && owned_until >= day,
  );
  submissions.push({
    id: idAt(assignment.assigned_at),
    candidate_id: assignment.candidate_id,
    job_id: assignment.job_id,
    company_name: vendor.company_name ?? '',
    submitted_by: vendor.email,
    created_at: assignment.assigned_at,
    owned_until: running?.owned_until ?? addDays(day, DEFAULT_OWNERSHIP_DAYS),
    matched_by: null,
    entered_name: null,
  });
}

/** Mostly the same person is sent; now and then somebody else whose phone has a wrong digit. */
function attemptNo(count: number): Pick<DemoSubmission, 'matched_by' | 'entered_name'> {
  if (count % 4 === 1)
    return { matched_by: 'phone', entered_name: OTHER_NAMES[count % OTHER_NAMES.length] ?? null };
  return { matched_by: count % 4 === 3 ? 'email' : 'both', entered_name: null };
}

/** Now and then a second company sends somebody who is owned: it is written down and owns nothing. */
function addLateSubmissions(data: DemoData): void {
  const owned = data.submissions.filter(({ owned_until }) => owned_until !== null);
  for (let count = 0; count < LATE_SUBMISSIONS; count += 1) {
    const first = oneOf(owned);
    const rival = oneOf(VENDORS.filter(({ company_name }) => company_name !== first.company_name));
    const at = minutesAfter(first.created_at, 30, 400);
    if (daysBetween(dayOf(first.created_at), dayOf(at)) > 0) continue;
    data.submissions.push({
      id: idAt(at),
      candidate_id: first.candidate_id,
      job_id: first.job_id,
      company_name: rival.company_name ?? '',
      submitted_by: rival.email,
      created_at: at,
      owned_until: null,
      ...attemptNo(count),
    });
  }
}
