import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import type { Movable } from './deeds.ts';

/** As many jobs of one person, or as many people, are named. */
const NAMED = 3;

/** Of people who join a job: where else something is still to be decided for them; null where there is no such job. */
export function alsoOpenText(people: readonly Pick<Movable, 'name' | 'also_open'>[]): string | null {
  const open = people.filter(({ also_open }) => also_open.length > 0);
  const [first] = open;
  if (!first) return null;
  if (people.length > 1)
    return `Also open in other jobs: ${listed(open.map(({ name }) => name))}. Those stay open.`;
  const jobs = first.also_open.map(({ jd_id, status }) => `${jd_id} (${CANDIDATE_STATUS_LABELS[status]})`);
  return `Also open: ${listed(jobs)}. ${jobs.length === 1 ? 'It stays' : 'They stay'} open.`;
}

function listed(all: readonly string[]): string {
  const more = all.length - NAMED;
  return `${all.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
