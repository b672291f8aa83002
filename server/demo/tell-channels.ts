import type { Channel } from '#contract/channels.ts';
import type { DemoCandidate, DemoData } from './demo-data.ts';

/** Up to how many in a hundred each channel goes; of those beyond it nobody said. */
type Shares = readonly (readonly [number, Channel])[];

const OF_BEGINNERS: Shares = [
  [28, 'campus'],
  [52, 'naukri'],
  [64, 'apna'],
  [74, 'walk_in'],
  [80, 'job_fair'],
  [88, 'referral'],
  [92, 'social_media'],
];
const OF_OTHERS: Shares = [
  [38, 'naukri'],
  [58, 'linkedin'],
  [76, 'referral'],
  [82, 'indeed'],
  [86, 'career_site'],
  [90, 'own_search'],
  [92, 'foundit'],
  [94, 'walk_in'],
];
/** Years below which somebody is a beginner. */
const BEGINNER = 3;

/**
 * Says through which channel most of our own people's candidates were found, and who referred them: somebody who had joined
 * before. Made of what is there, of their phone numbers, so that nobody else comes of it.
 */
export function tellChannels({ candidates, assignments }: DemoData): void {
  const personOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const colleagues = assignments.flatMap(({ status, candidate_id, updated_at }) => {
    const person = personOf.get(candidate_id);
    return status === 'joined' && person ? [{ name: person.name, since: updated_at }] : [];
  });
  for (const candidate of candidates) {
    if (candidate.submission_type === 'vendor') continue;
    const digits = Number(candidate.phone.replaceAll(/\D/g, '').slice(-6));
    candidate.found_through = channelOf(candidate, digits % 100);
    if (candidate.found_through !== 'referral') continue;
    const before = colleagues.filter(({ since }) => since < candidate.created_at);
    candidate.referred_by = before[digits % before.length]?.name ?? null;
  }
}

function channelOf({ experience_years: years }: DemoCandidate, place: number): Channel | null {
  const shares = years < BEGINNER ? OF_BEGINNERS : OF_OTHERS;
  return shares.find(([upTo]) => place < upTo)?.[1] ?? null;
}
