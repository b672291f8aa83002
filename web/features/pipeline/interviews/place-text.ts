import type { MatchingCandidate } from '#contract/matching.ts';

type Places = Pick<MatchingCandidate, 'current_city' | 'preferred_location'>;

/** "Coimbatore, prefers Pune": where somebody is and, if that is elsewhere, where they want to work. */
export function placeText({ current_city: city, preferred_location: wish }: Places): string {
  const is = city ?? 'City not specified';
  const wanted = wish?.trim() ?? '';
  const isElsewhere = wanted !== '' && wanted.toLowerCase() !== city?.trim().toLowerCase();
  return isElsewhere ? `${is}, prefers ${wanted}` : is;
}
