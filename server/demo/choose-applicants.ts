import { between, shuffled } from './chance.ts';
import type { PlannedJob } from './demo-data.ts';
import { FIELDS } from './fields.ts';
import type { PlannedCandidate } from './make-candidates.ts';
import type { JobStory } from './role.ts';

/** How many people a posting draws, against others. */
const DRAW: Record<JobStory, number> = {
  filled: 31,
  strong: 33,
  steady: 27,
  stalled: 22,
  backlog: 28,
  leaky: 28,
  fresh: 16,
  held: 18,
  draft: 0,
};

/** How many people each posting gets, adding up to the whole. */
export function shareOut(jobs: PlannedJob[], whole: number): Map<PlannedJob, number> {
  const weights = jobs.map((job) => DRAW[job.role.story] * (between(85, 115) / 100));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.floor((weight * whole) / sum));
  const open = jobs.flatMap((job, index) => (DRAW[job.role.story] > 0 ? [index] : []));
  let missing = whole - counts.reduce((total, count) => total + count, 0);
  for (let turn = 0; missing > 0; turn += 1, missing -= 1) {
    const index = open[turn % open.length] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return new Map(jobs.map((job, index) => [job, counts[index] ?? 0]));
}

/** How well a person suits a posting: own role, same line of work, a neighbouring one, anything. */
function suits(person: PlannedCandidate, job: PlannedJob): number {
  if (person.role === job.role) return 40 + person.strength * 15;
  if (person.role.field === job.role.field) return 18 + person.strength * 4;
  return FIELDS[job.role.field].near.includes(person.role.field) ? 4 : 0;
}

/**
 * Everybody who might be put forward for a posting, the likeliest first: people of the same role, then of the same
 * line of work, with a few from elsewhere among them, as it happens.
 */
export function rankApplicants(job: PlannedJob, people: PlannedCandidate[]): PlannedCandidate[] {
  return shuffled(people)
    .map((person) => ({ person, order: suits(person, job) + between(0, 22) }))
    .toSorted((one, other) => other.order - one.order)
    .map(({ person }) => person);
}
