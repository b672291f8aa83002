import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { Movable } from '../deeds/deeds.ts';
import { listed } from '../listed.ts';

/** What becomes of the jobs that are left for another. */
const AS_CLOSED = `${CANDIDATE_STATUS_LABELS.candidate_declined}: ${LOST_REASON_LABELS.joined_here}`;

/**
 * Of people who join a job, or are offered it: where else something is still to be decided for them, of those jobs only where
 * they stand `only` so; null where there is no such job. They stay open unless they are closed with it.
 */
export function alsoOpenText(
  people: readonly Pick<Movable, 'name' | 'also_open'>[],
  { only, isClosing = false }: { only?: CandidateStatus; isClosing?: boolean } = {},
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
    return `${only === undefined ? 'Also open' : CANDIDATE_STATUS_LABELS[only]} in other jobs: ${listed(open.map(({ name }) => name))}. ${isClosing ? `Those become ${AS_CLOSED}` : 'Those stay open'}.`;
  const jobs = first.also_open.map(({ jd_id, status }) => `${jd_id} (${CANDIDATE_STATUS_LABELS[status]})`);
  const [stay, become] = jobs.length === 1 ? ['It stays', 'It becomes'] : ['They stay', 'They become'];
  return `Also open: ${listed(jobs)}. ${isClosing ? `${become} ${AS_CLOSED}` : `${stay} open`}.`;
}

/** What the jobs are called that people who join another leave with it; null where there is none. */
export function closeOthersLabel(people: readonly Pick<Movable, 'name' | 'also_open'>[]): string | null {
  const jobs = people.flatMap(({ name, also_open }) =>
    also_open.map(({ title, jd_id }) => (people.length > 1 ? `${jd_id} of ${name}` : `${title} (${jd_id})`)),
  );
  if (jobs.length === 0) return null;
  return `Also close their other ${jobs.length === 1 ? 'job' : 'jobs'}: ${people.length > 1 ? listed(jobs) : jobs.join(', ')}`;
}
