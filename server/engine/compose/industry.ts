import { INDUSTRIES, type Industry } from '#contract/options.ts';
import { isOfStudies } from '#server/engine/city-of-a-name.ts';
import { INDUSTRY_WORDS } from './data/industry-words.ts';
import type { RoleFamily } from './families/parse-families.ts';
import type { Prompt, Statement } from './prompt-text.ts';

const EMPLOYER_AFTER =
  /^(?:[ -][\p{L}&'-]+){0,2}?[ -](?:company|co\b|startup|start-up|firm|team|brand|group|chain|manufacturer|platform|unit|plant|industry|sector|business|player|major|organi[sz]ation|agency|studio|house|client|space|domain|division|vertical|arm|product|app|factory|maker|dealer\w*|distributor|exporter)\b/iu;
const EMPLOYER_BEFORE =
  /\b(?:our|we are|we're|we (?:run|make|own|install|sell|build|supply|export|provide|manufacture|do)|ours is|for|at|in|leading|reputed|growing|fast|of|join|is|wale|apne|hamare|humare|mera|my)\b(?: (?:an?|the|our|very))?(?: [\p{L}\d-]+){0,4} ?$/iu;
const ONLY_KNOWN =
  /\b(?:experience|exp|background|exposure|knowledge|worked|understanding|familiar\w*|candidates?|someone)\b[^.;,]{0,22}\b(?:in|to|of|with|from|at)\b[^.;,]{0,20}$/i;
const ONLY_MET =
  /\b(?:sell\w*|visit\w*|pitch\w*|approach|call\w*|clients?|customers?(?! (?:success|support|service|care|experience|relations?)\b)|meet\w*|vendors?|tie-?ups?|liaison|relationships? with|coordinate with|deal with|tenders?|loans? (?:for|to)|salary|pf|benefits?)\b[^.;,]{0,26}$/i;
/** What an employer makes is for others: a software firm for hospitals is none. */
const ONLY_SERVED =
  /\b(?:software|firm|company|startup|platform|app|products?|solutions|saas|services|erp|agency|suppl(?:ier|ies)|equipment) (?:for|to) (?:the )?(?:[\w-]+ ){0,2}$/i;
/** An accountant's bank is where the money lies. */
const OF_THE_BOOKS = /(?:\bcash (?:and|&)|[,/&]|\band) ?$/i;
const PREFERRED = /^[^.;,]{0,30}\b(?:experience|background|exposure|preferred|clients?|customers|a plus)\b/i;

function weightOf(statement: Statement, start: number, end: number): number {
  const { text, label } = statement;
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 40);
  let weight = 1;
  if (label === 'about' || label === 'industry') weight += 3;
  if (EMPLOYER_AFTER.test(after)) weight += 1.5;
  if (EMPLOYER_BEFORE.test(before)) weight += 1;
  if (ONLY_KNOWN.test(before)) weight -= 1.4;
  else if (ONLY_MET.test(before) || ONLY_SERVED.test(before)) weight -= 1.4;
  else if (/^banks?$/i.test(text.slice(start, end)) && OF_THE_BOOKS.test(before)) weight -= 1.4;
  else if (isOfStudies(before, text.slice(start - 1, end))) weight -= 3;
  else if (PREFERRED.test(after)) weight -= 0.7;
  if (label === 'skills' || label === 'nice' || label === 'offer' || label === 'education') weight -= 1.2;
  return weight;
}

interface Mention {
  readonly industry: Industry;
  readonly start: number;
  readonly end: number;
}

/** A hotel's "property" is the house itself, and so are its towers and villas. */
const OF_A_HOTEL = /^(?:property|properties|villas?|towers?|apartments?|residential)$/i;
const HOTEL =
  /\b(?:hotels?|hoteliers?|resorts?|hospitality|hotel management|banquets?|opera pms|front office|guest relations?|f ?& ?b|star property)\b/i;
const SELLS_HOMES =
  /\b(?:real[ -]?estate|builders?|developers?|brokers?|rera|property (?:consultants?|sales|dealers?|advisors?))\b/i;

/** A highway is the employer's trade to those who build it. */
const BUILDS_ROADS =
  /\b(?:nh|nhai|epc|roads?|bridges?|construction|infra\w*|engineers?|contractors?|pavements?|toll|highways? projects?)\b/i;

/** What speaks of an industry, but nothing within a longer such phrase: a wind farm is no farm. */
function mentionsIn(text: string): Mention[] {
  const all = INDUSTRY_WORDS.flatMap(([industry, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: written }) => ({
      industry,
      start: index,
      end: index + written.length,
    })),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Mention[] = [];
  for (const each of all) {
    const last = kept.at(-1);
    const within = last && each.end <= last.end && each.end - each.start < last.end - last.start;
    if (!within) kept.push(each);
  }
  return kept;
}

/** Told by its wares: what it makes counts as the maker's industry only where nothing else is said. */
const VAGUE: Partial<Record<Industry, number>> = {
  Manufacturing: 0.35,
  'Media & Entertainment': 0.1,
  Others: 0.3,
};
const SURE = 0.5;

/**
 * The industry that a job belongs to: by what the prompt says of the employer, else by the kind of role; null when
 * nobody could say.
 */
export function readIndustry(prompt: Prompt, family: RoleFamily): Industry | null {
  const points = new Map<Industry, number>();
  const isHotel = HOTEL.test(prompt.text) && !SELLS_HOMES.test(prompt.text);
  for (const [at, statement] of prompt.statements.entries()) {
    if (statement.label === 'industry') {
      const named = INDUSTRIES.find((each) => each.toLowerCase() === statement.text.toLowerCase());
      if (named) return named;
    }
    // Of a group's several businesses the first counts most.
    const group = /\bgroup\b/i.test(statement.text);
    for (const { industry, start, end } of mentionsIn(statement.text)) {
      const written = statement.text.slice(start, end);
      if (isHotel && OF_A_HOTEL.test(written)) continue;
      if (/^highways?$/i.test(written) && !BUILDS_ROADS.test(prompt.text)) continue;
      if (/^steel$/i.test(written) && family.industry === 'Real Estate') continue;
      const own = family.industry === industry && VAGUE[industry] === undefined ? 0.4 : 0;
      const weight = weightOf(statement, start, end) - at * 0.02 - start * (group ? 0.01 : 0.001);
      const now = weight + own - (group ? 0 : (VAGUE[industry] ?? 0));
      const before = points.get(industry) ?? 0;
      points.set(industry, Math.max(before, now) + (before > 0 && now > 0 ? 0.2 : 0));
    }
  }
  const best = [...points].toSorted((a, b) => b[1] - a[1])[0];
  if (best && best[1] >= SURE) return best[0];
  return family.industry;
}
