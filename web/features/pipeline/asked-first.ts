import type { PipelineCandidate } from '#contract/assignments.ts';

/** A person's skills: those that hold what is searched for first, then those that the job asks for. */
export function askedFirst(
  { skills, match_reasons }: Pick<PipelineCandidate, 'skills' | 'match_reasons'>,
  search = '',
): string[] {
  const asked = new Set(match_reasons?.matchedSkills.map((skill) => skill.toLowerCase()));
  const wanted = search.trim().toLowerCase();
  const rank = (skill: string) => {
    if (wanted !== '' && skill.toLowerCase().includes(wanted)) return 0;
    return asked.has(skill.toLowerCase()) ? 1 : 2;
  };
  return skills.toSorted((one, other) => rank(one) - rank(other));
}
