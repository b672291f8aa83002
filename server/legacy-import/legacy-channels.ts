import { type Channel, referrerOf } from '#contract/channels.ts';
import { written } from './legacy-values.ts';
import type { LegacyRow } from './read-csv.ts';

// Old tables say in many ways where somebody was found: "naukri.com", "Emp. Ref.", "Walkin", "Consultancy".

/** By what each channel is known, the first that fits: a site's name says more than the word beside it. */
const KNOWN_BY: readonly (readonly [Channel, RegExp])[] = [
  ['naukri', /nauk[ar]*ri/],
  ['linkedin', /linked ?in/],
  ['indeed', /\bindeed/],
  // Its name in India until 2022.
  ['foundit', /found ?it|\bmonster/],
  ['apna', /\bapna/],
  // Neither a preferred partner nor somebody who was preferably called was referred by anybody.
  ['referral', /\brefer(?!ably)|\b(?:emp(?:loyee)? )?ref\b|\bbuddy/],
  ['campus', /campus|college/],
  ['job_fair', /\b(?:job|career|rozgar) ?(?:fair|mela)/],
  ['walk_in', /walk ?in/],
  // Of a web site of its own only: "Job website" may be any, and Career Net is a consultancy.
  [
    'career_site',
    /\bcareers?(?:site|page)?\b(?! ?net)|\b(?:company|our|own|corporate) ?(?:web ?)?site\b|^web ?site$/,
  ],
  ['agency', /consult|agency|agencies|\bvendor|staffing|\bcareer ?net\b/],
  ['social_media', /social|facebook|instagram|whats ?app|twitter|telegram/],
  [
    'own_search',
    /\b(?:own|personal|professional|my) network\b|^network(?:ing)?$|head ?hunt|own (?:search|contacts?)|direct (?:search|sourcing)/,
  ],
];

const OTHER = /^(?:others?|misc(?:ellaneous)?)$/;
/** Whom our own people found: that is the source, and no channel. */
const OWN_PEOPLE = /^(?:internal(?: (?:team|hr|recruit(?:er|ment)(?: team)?))?|in ?house(?: team)?|self)$/;
/** What says that it is not known, or only what it was not. */
const NOT_SAID =
  /^(?:unknown|not (?:known|said|sure|available|applicable|specified|mentioned|referred|a referral)|no referral)$/;

const plain = (text: string | null) =>
  written(text)
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ?? null;

/** Through which channel a cell says that somebody was found; `other` where it says something else, null where it does not. */
export function channelOf(text: string | null): Channel | null {
  const said = plain(text);
  if (said === null || isOwnPeople(text) || NOT_SAID.test(said)) return null;
  return KNOWN_BY.find(([, form]) => form.test(said))?.[0] ?? 'other';
}

/** Whether a cell names the source ("Internal"). */
const isOwnPeople = (text: string | null) => OWN_PEOPLE.test(plain(text) ?? '');

/** What stands in a column of vendors where somebody was found without one, or that only asks whether there was one. */
const NO_VENDOR = /^(?:direct|own|employee|hr|no vendor|y|yes|n|no|true|false|0|1)$/;

/** The vendor that a row names; null where it names none, our own people, or a channel that is no agency. */
function vendorOf(row: LegacyRow): string | null {
  const said = written(row['vendor'] ?? null);
  const channel = channelOf(said);
  if (channel === null || NO_VENDOR.test(plain(said) ?? '')) return null;
  return channel === 'agency' || channel === 'other' ? said : null;
}

/** From whom a row says that somebody came: our own people, or a vendor of which name. Only a vendor's people are of a company. */
export function sourceOfRow(row: LegacyRow): { submission_type: string; company_name: string | null } {
  const vendor = vendorOf(row);
  const said = row['submission_type']?.trim().toLowerCase() ?? '';
  const submission_type = said === '' && vendor !== null ? 'vendor' : said || 'internal';
  const company_name = written(row['company_name'] ?? null) ?? vendor;
  return { submission_type, company_name: submission_type === 'vendor' ? company_name : null };
}

/** Whether a row is of a vendor's person, who was found by the vendor. */
const isOfVendor = (row: LegacyRow) => sourceOfRow(row).submission_type === 'vendor';

const referrerIn = (row: LegacyRow) => written(row['referred_by'] ?? null);

/** Through which channel a row says that somebody was found, and who referred them, as it is kept. */
export function channelOfRow(row: LegacyRow): { found_through: Channel | null; referred_by: string | null } {
  if (isOfVendor(row)) return { found_through: null, referred_by: null };
  const referred_by = referrerIn(row);
  // Whoever was referred by somebody was found that way, unless the row says otherwise.
  const found_through = channelOf(row['found_through'] ?? null) ?? (referred_by === null ? null : 'referral');
  return { found_through, referred_by: referrerOf({ found_through, referred_by }) };
}

/** Whether a row names our own people in the place of a channel, and says none otherwise. */
export const saysOwnPeople = (row: LegacyRow) =>
  !isOfVendor(row) && isOwnPeople(row['found_through'] ?? null) && channelOfRow(row).found_through === null;

/** Whether a row says a channel of a vendor's person. */
export const saysChannelOfVendors = (row: LegacyRow) =>
  isOfVendor(row) && channelOf(row['found_through'] ?? null) !== null;

/** Whether a row says who referred somebody who was found otherwise. */
export const saysIdleReferrer = (row: LegacyRow) =>
  referrerIn(row) !== null && channelOfRow(row).referred_by === null;

/** The channel that a row names and the product does not know, and that is kept as `other`; null for none. */
export function strangeChannel(row: LegacyRow): string | null {
  const said = row['found_through'] ?? null;
  return channelOfRow(row).found_through === 'other' && !OTHER.test(plain(said) ?? '') ? said : null;
}
