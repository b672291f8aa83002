import { dayOf } from '#contract/dates.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { Days } from '../period.ts';

// The executive dashboard's numbers once more, by going through every move of everybody: slow, plain, and without
// anything of the program that is compared with it but the names.

export interface Story {
  source: 'internal' | 'vendor';
  company: string | null;
  department: string | null;
  moves: { status: CandidateStatus; at: Date }[];
  /** the joining date that was said (YYYY-MM-DD) */
  joiningOn?: string | null;
  isDeleted?: boolean;
}

interface Step {
  status: CandidateStatus;
  at: number;
  day: string;
}

const ORDER = ['shortlist', 'interview', 'selected', 'offer', 'joined'] as const;
type Reached = (typeof ORDER)[number];
const STAGE_OF: Partial<Record<CandidateStatus, Reached | 'entered'>> = {
  submitted: 'entered',
  under_review: 'entered',
  shortlisted: 'shortlist',
  interview_scheduled: 'interview',
  interviewed: 'interview',
  selected: 'selected',
  offer_released: 'offer',
  joined: 'joined',
};

/** Whether one status stands before another on the way to joining. */
export function isEarlier(status: CandidateStatus, than: CandidateStatus): boolean {
  const way: unknown[] = ['entered', ...ORDER];
  const [one, other] = [way.indexOf(STAGE_OF[status]), way.indexOf(STAGE_OF[than])];
  return one >= 0 && one < other;
}

/**
 * The moves that were neither taken back nor corrected to an earlier stage within ten minutes, each with its day in the
 * time zone.
 */
function settle(story: Story, timeZone: string): Step[] {
  let steps = story.moves.map(({ status, at }) => ({ status, at: at.getTime(), day: dayOf(at, timeZone) }));
  for (;;) {
    const mistake = steps.findIndex((step, index) => {
      const next = steps[index + 1];
      if (index === 0 || !next || next.at - step.at > 600_000) return false;
      return next.status === steps[index - 1]!.status || isEarlier(next.status, step.status);
    });
    if (mistake < 0) return steps;
    const isUndone = steps[mistake + 1]!.status === steps[mistake - 1]!.status;
    steps = steps.toSpliced(mistake, isUndone ? 2 : 1);
  }
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const tenth = (value: number) => Math.round(value * 10) / 10;
const mean = (values: number[]) => tenth(values.reduce((sum, value) => sum + value, 0) / values.length);
const median = (values: number[]) => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
};

const earlierOf = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

class Trail {
  readonly story: Story;
  readonly steps: Step[];

  constructor(story: Story, timeZone: string) {
    this.story = story;
    this.steps = settle(story, timeZone);
  }

  reached(stage: Reached | 'entered'): string | null {
    if (stage === 'entered') return this.steps[0]!.day;
    const joined = this.joined();
    if (stage === 'joined') return joined;
    const enough: readonly unknown[] = ORDER.slice(ORDER.indexOf(stage));
    const moved = this.steps.find(({ status }) => enough.includes(STAGE_OF[status]))?.day ?? null;
    return earlierOf(moved, joined);
  }

  /** The day that was said, unless it was to come when the person was moved to Joined; nobody joined who did not in the end. */
  private joined(): string | null {
    const moved = this.steps.find(({ status }) => status === 'joined');
    if (!moved || this.last.status === 'did_not_join') return null;
    return earlierOf(moved.day, this.story.joiningOn ?? null);
  }

  get last(): Step {
    return this.steps.at(-1)!;
  }

  /** Days in a stage once it has been left. */
  stay(stage: Reached | 'entered'): number | null {
    if (STAGE_OF[this.last.status] === stage) return null;
    const stays = this.steps.flatMap(({ status, day }, index) =>
      STAGE_OF[status] === stage ? [daysFrom(day, this.steps[index + 1]!.day)] : [],
    );
    return stays.length === 0 ? null : stays.reduce((sum, days) => sum + days, 0);
  }

  screened(): string | null {
    const isDecided = ['rejected', 'candidate_declined', 'did_not_join'].includes(this.last.status);
    return this.reached('shortlist') ?? (isDecided ? this.last.day : null);
  }

  lost(): string | null {
    return ['rejected', 'candidate_declined', 'did_not_join'].includes(this.last.status)
      ? this.last.day
      : null;
  }

  /** Days until the first move that was one. */
  untilMoved(): number | null {
    const [first, second] = this.steps;
    return second ? daysFrom(first!.day, second.day) : null;
  }

  /** Neither lost nor gone from the program. */
  mayGoOn(): boolean {
    return this.lost() === null && this.last.status !== 'joined' && this.story.isDeleted !== true;
  }

  answered(): string | null {
    const { status, day } = this.last;
    const isNo =
      status === 'did_not_join' || (status === 'candidate_declined' && this.reached('offer') !== null);
    return this.reached('joined') ?? (isNo ? day : null);
  }
}

/** What the program ought to answer for these stories. */
export function slowExecutive(stories: Story[], days: Days & { today: string }, timeZone: string) {
  const trails = stories.map((story) => new Trail(story, timeZone));
  const now = (day: string | null) => day !== null && day >= days.from && day <= days.to;
  const before = (day: string | null) => day !== null && day >= days.previous_from && day <= days.previous_to;
  const ratio = (
    whole: Trail[],
    when: (trail: Trail) => string | null,
    then: (trail: Trail) => string | null,
    isDecided = true,
  ) => {
    const percent = (those: Trail[], more = 0) =>
      those.length === 0
        ? null
        : tenth(((those.filter((each) => then(each) !== null).length + more) / those.length) * 100);
    const open = (those: Trail[]) =>
      isDecided ? 0 : those.filter((each) => then(each) === null && each.mayGoOn()).length;
    const current = whole.filter((each) => now(when(each)));
    const former = whole.filter((each) => before(when(each)));
    return {
      value: percent(current),
      numerator: current.filter((each) => then(each) !== null).length,
      denominator: current.length,
      previous: percent(former),
      previous_denominator: former.length,
      open: open(current),
      highest: percent(current, open(current)),
      previous_open: open(former),
      previous_highest: percent(former, open(former)),
    };
  };
  const at = (stage: Reached | 'entered') => (trail: Trail) => trail.reached(stage);
  const screening = (those: Trail[]) => ratio(those, (trail) => trail.screened(), at('shortlist'));
  const toInterview = ratio(trails, at('shortlist'), at('interview'), false);
  const toOffer = ratio(trails, at('interview'), at('offer'), false);
  const acceptance = ratio(trails, (trail) => trail.answered(), at('joined'));
  const health = (part: 'value' | 'previous' | 'highest' | 'previous_highest') => {
    const parts = [screening(trails), toInterview, toOffer, acceptance].map((each) => each[part]);
    const known = parts.filter((value) => value !== null);
    return known.length < parts.length ? null : mean(known);
  };
  const hired = (when: typeof now) => trails.filter((trail) => when(trail.reached('joined')));
  const wasHiring = trails.some((trail) =>
    [trail.screened(), trail.reached('interview'), trail.answered()].some(before),
  );
  const hireDays = (when: typeof now) =>
    hired(when)
      .map((trail) => daysFrom(trail.reached('entered')!, trail.reached('joined')!))
      // Whoever had joined before they came in took nobody knows how long.
      .filter((days) => days >= 0);
  const stages = ['entered', ...ORDER] as const;
  const months = new Set<string>();
  for (
    let day = days.from;
    day <= days.to;
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  )
    months.add(day.slice(0, 7));
  const sources = Map.groupBy(trails, ({ story }) => `${story.source} ${story.company?.toLowerCase() ?? ''}`);
  return {
    metrics: {
      successful_hires: hired(now).length,
      previous_hires: wasHiring ? hired(before).length : null,
      time_to_hire: median(hireDays(now)),
      previous_time_to_hire: median(hireDays(before)),
      internal_sourcing: screening(trails.filter(({ story }) => story.source === 'internal')),
      vendor_sourcing: screening(trails.filter(({ story }) => story.source === 'vendor')),
      sourcing: screening(trails),
      screening_to_interview: toInterview,
      interviews_to_offer: toOffer,
      offer_acceptance: acceptance,
      health: [health('value'), health('previous'), health('highest'), health('previous_highest')],
    },
    funnel: stages.map((stage, index) => {
      const there = trails.filter((trail) => now(trail.reached(stage)));
      const following = stages[index + 1];
      return {
        stage,
        reached: there.length,
        went_on: following ? there.filter((trail) => trail.reached(following) !== null).length : null,
      };
    }),
    hires_by_month: [...months].map((month) => ({
      month,
      hires: hired(now).filter((trail) => trail.reached('joined')!.startsWith(month)).length,
    })),
    time_to_hire: [
      [0, 15],
      [16, 30],
      [31, 45],
      [46, 60],
      [61, 90],
      [91, Infinity],
    ].map(([low, high]) => hireDays(now).filter((each) => each >= low! && each <= high!).length),
    sources: [...sources.values()]
      .map((those) => {
        const number = (stage: Reached | 'entered') =>
          those.filter((trail) => now(trail.reached(stage))).length;
        return [
          those[0]!.story.source,
          those[0]!.story.company?.toLowerCase() ?? null,
          number('entered'),
          number('shortlist'),
          number('interview'),
          number('offer'),
          number('joined'),
          // Whoever joined before the period and is lost in it is neither.
          number('joined') +
            those.filter((trail) => now(trail.lost()) && trail.reached('joined') === null).length,
        ];
      })
      .filter((line) => line.slice(2).some((number) => Number(number) > 0)),
    lost: ['ours', 'theirs'].flatMap((decider) => {
      const those = trails.filter(
        (trail) => now(trail.lost()) && (trail.last.status === 'rejected') === (decider === 'ours'),
      );
      return those.length === 0 ? [] : [[decider, null, those.length]];
    }),
    departments: [...Map.groupBy(trails, ({ story }) => departmentOf(story))].flatMap(([department, those]) =>
      compared(those, now).map((numbers) => [department, ...numbers]),
    ),
    recruiters: (() => {
      const made = trails.filter((trail) => now(trail.reached('entered')));
      const waits = made.map((trail) => trail.untilMoved()).filter((days) => days !== null);
      return compared(trails, now).map((numbers) => [...numbers, median(waits)]);
    })(),
    time_in_stage: stages.slice(0, -1).map((stage) => {
      const staysOf = (when: typeof now) =>
        trails
          .filter((trail) => when(trail.reached(stage)))
          .map((trail) => trail.stay(stage))
          .filter((stay) => stay !== null);
      const stays = staysOf(now);
      const waits = trails
        .filter((trail) => trail.mayGoOn() && STAGE_OF[trail.last.status] === stage)
        .map((trail) => daysFrom(trail.last.day, days.today));
      return {
        stage,
        stays: stays.length,
        median: median(stays),
        mean: stays.length === 0 ? null : mean(stays),
        previous_median: median(staysOf(before)),
        there: waits.length,
        so_far: median(waits),
        waiting_long: waits.filter((wait) => wait > 14).length,
      };
    }),
  };
}

const departmentOf = ({ department }: Story) => department?.trim().toLowerCase() ?? null;

/** One line of what became of some assignments, or none where nothing did. */
function compared(trails: Trail[], now: (day: string | null) => boolean) {
  const made = trails.filter((trail) => now(trail.reached('entered')));
  const number = (stage: Reached) => trails.filter((trail) => now(trail.reached(stage))).length;
  const numbers = [made.length, number('interview'), number('offer'), number('joined')];
  const decided = made.filter((trail) => trail.reached('interview') !== null || trail.lost() !== null);
  return numbers.every((each) => each === 0) ? [] : [[...numbers, decided.length]];
}

/** Hires of a department (null: of none) in a calendar quarter. */
export function slowHires(
  stories: Story[],
  department: string | null,
  year: number,
  quarter: number,
  timeZone: string,
): number {
  return stories
    .filter((story) => (story.department?.toLowerCase() ?? null) === department)
    .map((story) => new Trail(story, timeZone).reached('joined'))
    .filter((day) => day?.startsWith(`${year}-`) && Math.ceil(Number(day.slice(5, 7)) / 3) === quarter)
    .length;
}

/**
 * How many now stand in a stage of a dashboard card, wait for one, or have waited for more than two weeks, of those who are
 * not deleted.
 */
export function slowCards(
  stories: (Story & { isDeleted: boolean })[],
  { timeZone, today }: { timeZone: string; today: string },
) {
  const there = stories.filter(({ isDeleted }) => !isDeleted);
  const standing = there.map(({ moves }) => moves.at(-1)!.status);
  const isNotToDecide = ['joined', 'rejected', 'candidate_declined', 'did_not_join', 'on_hold'];
  const long = there.filter((each) => {
    const { last } = new Trail(each, timeZone);
    return !isNotToDecide.includes(last.status) && daysFrom(last.day, today) > 14;
  });
  const number = (...statuses: CandidateStatus[]) =>
    standing.filter((status) => statuses.includes(status)).length;
  const stages = {
    shortlist: number('shortlisted'),
    interview: number('interview_scheduled', 'interviewed'),
    selected: number('selected'),
    offer: number('offer_released'),
    joined: number('joined'),
    declined: number('did_not_join', 'candidate_declined', 'rejected'),
  };
  return { stages, waiting: number('submitted', 'under_review', 'on_hold'), long_waiting: long.length };
}

/** What a job's SWOT analysis is made of, the people deleted or not. */
export function slowSwot(stories: Story[], timeZone: string) {
  const trails = stories.map((story) => new Trail(story, timeZone));
  const reached = (stage: Reached) => trails.filter((trail) => trail.reached(stage) !== null).length;
  return {
    shortlisted: reached('shortlist'),
    interviewed: reached('interview'),
    selected: reached('selected'),
    offers: reached('offer'),
    joined: reached('joined'),
    declined: trails.filter(({ last }) => ['candidate_declined', 'did_not_join'].includes(last.status))
      .length,
  };
}

/** Each settled move of these people, as "day status" in order. */
export function slowStageDays(stories: Story[], timeZone: string): string[] {
  return stories
    .flatMap((story) => settle(story, timeZone).map(({ status, day }) => `${day} ${status}`))
    .toSorted();
}
