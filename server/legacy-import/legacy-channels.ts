import type { Channel } from '#contract/channels.ts';
import { written } from './legacy-values.ts';

// Old tables say in many ways where somebody was found: "naukri.com", "Emp. Ref.", "Walkin", "Consultancy".

/** By what each channel is known, the first that fits: a site's name says more than the word beside it. */
const KNOWN_BY: readonly (readonly [Channel, RegExp])[] = [
  ['naukri', /nauk[ar]*ri/],
  ['linkedin', /linked ?in/],
  ['indeed', /\bindeed/],
  // Its name in India until 2022.
  ['foundit', /found ?it|\bmonster/],
  ['apna', /\bapna/],
  ['referral', /refer|\b(?:emp(?:loyee)? )?ref\b|\bbuddy/],
  ['campus', /campus|college/],
  ['job_fair', /\b(?:job|career|rozgar) ?(?:fair|mela)/],
  ['walk_in', /walk ?in/],
  ['career_site', /career|web ?site|company site/],
  ['agency', /consult|agency|agencies|\bvendor|staffing/],
  ['social_media', /social|facebook|instagram|whats ?app|twitter|telegram/],
  ['own_search', /network|head ?hunt|own (?:search|contacts?)|direct (?:search|sourcing)/],
];

const OTHER = /^(?:others?|misc(?:ellaneous)?)$/;
/** Whom our own people found: that is the source, and no channel. */
const OWN_PEOPLE = /^internal$/;

const plain = (text: string | null) =>
  written(text)
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ?? null;

/** Through which channel a cell says that somebody was found; `other` where it says something else, null for nothing. */
export function channelOf(text: string | null): Channel | null {
  const said = plain(text);
  if (said === null || isOwnPeople(text)) return null;
  return KNOWN_BY.find(([, form]) => form.test(said))?.[0] ?? 'other';
}

/** Whether a cell names the source ("Internal"): the channel stays blank. */
export const isOwnPeople = (text: string | null) => OWN_PEOPLE.test(plain(text) ?? '');

/** Whether a cell names a channel that the product does not know, and is kept as `other`. */
export const isStrangeChannel = (text: string | null) =>
  channelOf(text) === 'other' && !OTHER.test(plain(text) ?? '');
