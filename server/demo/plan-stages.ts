import type { CandidateStatus } from '#contract/candidate-status.ts';
import { between, oneOf, percent, shuffled, weighted } from './chance.ts';
import type { JobStory } from './role.ts';

type Weights = Partial<Record<CandidateStatus, number>>;

const STEADY: Weights = {
  submitted: 9,
  under_review: 9,
  shortlisted: 9,
  interview_scheduled: 8,
  interviewed: 8,
  selected: 5,
  offer_released: 5,
  joined: 4,
  candidate_declined: 6,
  did_not_join: 2,
  rejected: 25,
  on_hold: 4,
};

/** How many of a hundred people stand where, by the story of their posting. */
const STANDING: Record<JobStory, Weights> = {
  steady: STEADY,
  strong: { ...STEADY, joined: 15, offer_released: 3, selected: 6, candidate_declined: 2, did_not_join: 0 },
  stalled: {
    submitted: 18,
    under_review: 17,
    shortlisted: 9,
    interview_scheduled: 6,
    interviewed: 5,
    candidate_declined: 3,
    rejected: 34,
    on_hold: 8,
  },
  backlog: {
    submitted: 14,
    under_review: 14,
    shortlisted: 42,
    interview_scheduled: 3,
    interviewed: 2,
    rejected: 17,
    on_hold: 4,
  },
  leaky: { ...STEADY, joined: 3, candidate_declined: 16, did_not_join: 8, offer_released: 5, rejected: 22 },
  filled: { joined: 10, candidate_declined: 9, did_not_join: 5, rejected: 72, on_hold: 4 },
  fresh: { submitted: 38, under_review: 30, shortlisted: 15, interview_scheduled: 7, rejected: 10 },
  held: {
    submitted: 5,
    under_review: 14,
    shortlisted: 16,
    interviewed: 12,
    candidate_declined: 6,
    rejected: 20,
    on_hold: 27,
  },
  draft: {},
};

/** The present statuses of so many people in one posting, the furthest first. */
export function planStandings(story: JobStory, count: number): CandidateStatus[] {
  const weights = Object.entries(STANDING[story]) as [CandidateStatus, number][];
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const standings = weights.flatMap(([status, weight]) =>
    Array.from({ length: Math.floor((count * weight) / whole) }, () => status),
  );
  while (standings.length < count)
    standings.push(weighted(weights.map(([status, weight]) => [weight, status] as const)));
  return shuffled(standings).toSorted((one, other) => REACH[other] - REACH[one]);
}

/** How good a person must look to have come this far; those who said no themselves were wanted. */
const REACH: Record<CandidateStatus, number> = {
  joined: 9,
  did_not_join: 8,
  offer_released: 8,
  selected: 7,
  interviewed: 6,
  candidate_declined: 6,
  interview_scheduled: 5,
  shortlisted: 4,
  on_hold: 3,
  under_review: 2,
  submitted: 1,
  rejected: 0,
};

const MAIN_LINE: CandidateStatus[] = [
  'submitted',
  'under_review',
  'shortlisted',
  'interview_scheduled',
  'interviewed',
  'selected',
  'offer_released',
];

const mainLineTo = (status: CandidateStatus) => MAIN_LINE.slice(0, MAIN_LINE.indexOf(status) + 1);

/** The statuses passed through on the way to the present one, in order, that one last. */
export function pathTo(status: CandidateStatus): CandidateStatus[] {
  const way = wayTo(status);
  // Some teams decide on the spot: the interview is never marked as done.
  return percent(8) && way.includes('selected') ? way.filter((step) => step !== 'interviewed') : way;
}

function wayTo(status: CandidateStatus): CandidateStatus[] {
  if (MAIN_LINE.includes(status)) return mainLineTo(status);
  if (status === 'joined' || status === 'did_not_join') return [...mainLineTo('offer_released'), status];
  if (status === 'candidate_declined') {
    const from = oneOf<CandidateStatus>(['shortlisted', 'interviewed', 'offer_released', 'offer_released']);
    return [...mainLineTo(from), status];
  }
  if (status === 'on_hold') {
    return [...mainLineTo(oneOf<CandidateStatus>(['under_review', 'shortlisted', 'interviewed'])), status];
  }
  const until = weighted<CandidateStatus>([
    [54, 'under_review'],
    [18, 'shortlisted'],
    [28, 'interviewed'],
  ]);
  return [...mainLineTo(until), status];
}

const USUAL_DAYS: Record<Exclude<CandidateStatus, 'joined' | 'did_not_join'>, [number, number]> = {
  submitted: [0, 0],
  under_review: [0, 3],
  shortlisted: [1, 6],
  interview_scheduled: [1, 4],
  interviewed: [2, 7],
  selected: [1, 6],
  offer_released: [1, 7],
  candidate_declined: [2, 10],
  rejected: [1, 8],
  on_hold: [1, 9],
};

/** Between offer and first day: the notice that people serve. */
const NOTICE_DAYS: [number, [number, number]][] = [
  [20, [12, 20]],
  [50, [25, 38]],
  [30, [50, 65]],
];

/** Calendar days that the move to each status may take. */
export function daysFor(status: CandidateStatus): number {
  const days = status === 'joined' || status === 'did_not_join' ? weighted(NOTICE_DAYS) : USUAL_DAYS[status];
  return between(...days);
}
