// Through which channel a person was found: beside the source, which says whether our own people or a vendor brought them.

export const CHANNELS = [
  'naukri',
  'linkedin',
  'indeed',
  'foundit',
  'apna',
  'referral',
  'career_site',
  'walk_in',
  'campus',
  'job_fair',
  'agency',
  'social_media',
  'own_search',
  'other',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the candidate list asks for: a channel, or those of our own people's candidates of whom none was said. */
export const CHANNEL_WORDS = [...CHANNELS, 'none'] as const;
export type ChannelWord = (typeof CHANNEL_WORDS)[number];

/** As it is kept of a person. */
interface FoundThrough {
  found_through: Channel | null;
  referred_by: string | null;
}

/** Who referred a person, where it was a referral: of any other channel nobody did. */
export function referrerOf({ found_through, referred_by }: FoundThrough): string | null {
  return found_through === 'referral' ? referred_by : null;
}

/** What is kept of what was said anew: of what was left out, that which is stored, as far as it goes with the rest. */
export function channelKept(
  said: { [Name in keyof FoundThrough]?: FoundThrough[Name] | undefined },
  stored: FoundThrough,
): FoundThrough {
  const { found_through = stored.found_through, referred_by = stored.referred_by } = said;
  return { found_through, referred_by: referrerOf({ found_through, referred_by }) };
}
