import { cleanList } from '#contract/text.ts';
import type { JobFormValues } from './job-form-values.ts';

export const SKILL_TIERS = ['primary_skills', 'secondary_skills', 'additional_skills'] as const;
export type SkillTier = (typeof SKILL_TIERS)[number];

export const TIER_LABELS: Record<SkillTier, string> = {
  primary_skills: 'Primary Skills',
  secondary_skills: 'Secondary Skills',
  additional_skills: 'Additional Required Skills',
};

const TIER_WORDS: Record<SkillTier, string> = {
  primary_skills: 'primary',
  secondary_skills: 'secondary',
  additional_skills: 'additional required',
};

interface TierChange {
  skills: string[];
  /** why some were not taken, or null */
  refusal: string | null;
}

/**
 * One tier's skills after a change: trimmed, without repeats. A skill that is newly added and stands in another tier
 * already, in whatever case, is not taken.
 */
export function changeTier(values: JobFormValues, tier: SkillTier, wanted: readonly string[]): TierChange {
  const had = new Set(values[tier].map(keyOf));
  const elsewhere = new Map(
    SKILL_TIERS.filter((other) => other !== tier).flatMap((other) =>
      values[other].map((skill) => [keyOf(skill), other] as const),
    ),
  );
  const refused = cleanList(wanted).filter((skill) => !had.has(keyOf(skill)) && elsewhere.has(keyOf(skill)));
  const reasons = refused.map((skill) => {
    const word = TIER_WORDS[elsewhere.get(keyOf(skill)) ?? tier];
    return `${skill} is already ${word === 'additional required' ? 'an' : 'a'} ${word} skill.`;
  });
  return {
    skills: cleanList(wanted).filter((skill) => !refused.includes(skill)),
    refusal: reasons.length > 0 ? reasons.join(' ') : null,
  };
}

const keyOf = (skill: string) => skill.trim().toLowerCase();
