import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Movable } from '../deeds/deeds.ts';
import { listed } from '../listed.ts';

/**
 * Of people who join a job, or are offered it: where else something is still to be decided for them, of those jobs only where
 * they stand `only` so; null where there is no such job.
 */
export function alsoOpenText(
  people: readonly Pick<Movable, 'name' | 'also_open'>[],
  only?: CandidateStatus,
): string | null {
  const open = people
    .map(({ name, also_open }) => ({
      name,
      also_open: also_open.filter(({ status }) => only === undefined || status === only),
    }))
    .filter(({ also_open }) => also_open.length > 0);
  const [first] = open;
  if (!first) return null;
  if (people.length > 1)
    return `${only === undefined ? 'Also open' : CANDIDATE_STATUS_LABELS[only]} in other jobs: ${listed(open.map(({ name }) => name))}. Those stay open.`;
  const jobs = first.also_open.map(({ jd_id, status }) => `${jd_id} (${CANDIDATE_STATUS_LABELS[status]})`);
  return `Also open: ${listed(jobs)}. ${jobs.length === 1 ? 'It stays' : 'They stay'} open.`;
}
