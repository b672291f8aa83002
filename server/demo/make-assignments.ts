import type { CandidateStatus } from '#contract/candidate-status.ts';
import { addDays, dayOf, daysBetween } from '#contract/dates.ts';
import { between, percent } from './chance.ts';
import { rankApplicants, shareOut } from './choose-applicants.ts';
import type { PlannedJob } from './demo-data.ts';
import type { PlannedCandidate } from './make-candidates.ts';
import { type Move, type Window, makeTimeline } from './make-timeline.ts';
import { pathTo, planStandings } from './plan-stages.ts';

/** One person in one posting, with all that happened. */
export interface PlannedAssignment {
  person: PlannedCandidate;
  job: PlannedJob;
  moves: Move[];
}

/** Most postings that one person is put forward for. */
const MOST_PER_PERSON = 6;

const SETTLED = new Set<CandidateStatus>(['joined', 'did_not_join', 'candidate_declined', 'rejected']);
const WITH_OFFER: CandidateStatus[] = ['joined', 'offer_released', 'did_not_join'];

/** Keeps the story of each person possible: nobody joins twice, or is still being interviewed after joining. */
class Diary {
  readonly #entries = new Map<PlannedCandidate, PlannedAssignment[]>();
  readonly #joined = new Map<PlannedCandidate, string>();

  of(person: PlannedCandidate): PlannedAssignment[] {
    return this.#entries.get(person) ?? [];
  }

  add(assignment: PlannedAssignment): void {
    this.#entries.set(assignment.person, [...this.of(assignment.person), assignment]);
    const last = assignment.moves.at(-1);
    if (last?.status === 'joined') this.#joined.set(assignment.person, dayOf(last.at));
  }

  /** The day on which the person joined somewhere, if they did. */
  joinedOn(person: PlannedCandidate): string | null {
    return this.#joined.get(person) ?? null;
  }

  has(person: PlannedCandidate, statuses: CandidateStatus[]): boolean {
    return this.of(person).some(({ moves }) => statuses.includes(moves.at(-1)?.status ?? 'submitted'));
  }

  isIn(person: PlannedCandidate, job: PlannedJob): boolean {
    return this.of(person).some((entry) => entry.job === job);
  }
}

function windowOf(job: PlannedJob, status: CandidateStatus, until: string): Window | null {
  if (job.publishedOn === null) return null;
  const waiting = job.role.story === 'stalled' ? 38 : 13;
  const idle = SETTLED.has(status) || job.role.status === 'closed' ? 160 : waiting;
  const from = addDays(job.publishedOn, 1);
  const room = Math.max(0, daysBetween(from, until) - 5);
  return { from, entryUntil: job.openUntil, until, idle: Math.min(idle, room) };
}

/** Puts a person into a posting with a given outcome, or tells that their story does not allow it. */
function tryAssign(
  job: PlannedJob,
  person: PlannedCandidate,
  status: CandidateStatus,
  diary: Diary,
): boolean {
  if (diary.isIn(person, job) || diary.of(person).length >= MOST_PER_PERSON) return false;
  if (WITH_OFFER.includes(status) && diary.has(person, WITH_OFFER)) return false;
  if (status === 'joined' && diary.of(person).length > 0) return false;
  const joinedOn = diary.joinedOn(person);
  if (joinedOn !== null && !['rejected', 'candidate_declined'].includes(status)) return false;
  const until = joinedOn !== null && joinedOn < job.activeUntil ? addDays(joinedOn, -1) : job.activeUntil;
  const window = windowOf(job, status, until);
  const moves = window && makeTimeline(pathTo(status), window);
  if (!moves) return false;
  diary.add({ person, job, moves });
  return true;
}

/** People who came far are taken from the front, the refused from anywhere. */
function fill(
  job: PlannedJob,
  standings: CandidateStatus[],
  people: PlannedCandidate[],
  diary: Diary,
): number {
  const waiting = rankApplicants(job, people);
  let placed = 0;
  for (const status of standings) {
    const first = status === 'rejected' ? between(0, 6) : percent(80) ? 0 : between(0, 4);
    const order = [...waiting.slice(first), ...waiting.slice(0, first)];
    const chosen = order.find((applicant) => tryAssign(job, applicant, status, diary));
    if (!chosen) continue;
    waiting.splice(waiting.indexOf(chosen), 1);
    placed += 1;
  }
  return placed;
}

/** Nobody is in the list without having been put forward for something. */
function placeTheRest(jobs: PlannedJob[], people: PlannedCandidate[], diary: Diary): void {
  for (const person of people.filter((each) => diary.of(each).length === 0)) {
    const own = jobs.find((job) => job.role === person.role) ?? jobs[0];
    const statuses: CandidateStatus[] =
      own?.role.status === 'closed' ? ['rejected'] : ['submitted', 'under_review'];
    if (own) statuses.some((status) => tryAssign(own, person, status, diary));
  }
}

/** Adds refused and newly come people here and there until the number is reached. */
function topUp(jobs: PlannedJob[], people: PlannedCandidate[], missing: number, diary: Diary): void {
  const hiring = jobs.filter((job) => job.row.published_at !== null);
  for (let turn = 0, left = missing; left > 0 && turn < missing * 20; turn += 1) {
    const job = hiring[turn % hiring.length];
    if (job) left -= fill(job, [job.role.status === 'closed' ? 'rejected' : 'under_review'], people, diary);
  }
}

/** So many assignments over the postings, each with its moves; every person has at least one. */
export function makeAssignments(
  jobs: PlannedJob[],
  people: PlannedCandidate[],
  whole: number,
): PlannedAssignment[] {
  const diary = new Diary();
  const counts = shareOut(jobs, Math.floor(whole * 0.98));
  const plans = jobs.map((job) => ({ job, standings: planStandings(job.role.story, counts.get(job) ?? 0) }));
  const isJoined = (status: CandidateStatus) => status === 'joined';
  // Those who joined come first, because that day bounds everything else that can have happened to them.
  for (const { job, standings } of plans) fill(job, standings.filter(isJoined), people, diary);
  for (const { job, standings } of plans) {
    fill(
      job,
      standings.filter((status) => !isJoined(status)),
      people,
      diary,
    );
  }
  placeTheRest(jobs, people, diary);
  const placed = people.reduce((sum, person) => sum + diary.of(person).length, 0);
  topUp(jobs, people, whole - placed, diary);
  return people.flatMap((person) => diary.of(person));
}
