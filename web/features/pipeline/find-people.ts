import type { PipelineCandidate } from '#contract/assignments.ts';

/** The people whose name, e-mail address or one skill holds the text, in any case; all of them for no text. */
export function findPeople(people: readonly PipelineCandidate[], search: string): PipelineCandidate[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...people];
  return people.filter(({ name, email, skills }) =>
    [name, email, ...skills].some((text) => text.toLowerCase().includes(wanted)),
  );
}
