import { type CityMention, labelOf, STUDY, WISH, WORK, YEARS } from './city-mentions.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Weights } from './learned.ts';
import { REACH } from './reach.ts';

const has = (holds: boolean) => Number(holds);

const ADDRESS =
  /\b(?:address|adress|add|addr|residence|resi?|res|location|loc|city|town|sheher|house|flat|h\.? ?no|street|sector|road|nagar|colony|near|opp|apartments?|floor|plot|building|lane|phase|p\.?o|dist|tehsil|taluka)\b/i;
const SIGNED = /\bplace\s*[:–.-]*\s*$/i;
const REACH_OR_PROFILE = new RegExp(`${REACH.source}|linkedin`, 'i');
const ONGOING = /\b(?:present|now|current|till date|to date|ongoing|since|onwards?)\b/i;
const STATE =
  /^\W{0,4}(?:\(?(?:india|in\b|maharashtra|mh|karnataka|ka|tamil ?nadu|tn|kerala|gujarat|rajasthan|punjab|haryana|delhi|up\b|u\.p|uttar pradesh|mp\b|m\.p|madhya pradesh|bihar|jharkhand|odisha|orissa|west bengal|wb|assam|sikkim|tripura|manipur|meghalaya|mizoram|nagaland|arunachal|telangana|andhra|ap\b|a\.p|uttarakhand|himachal|chhattisgarh|goa|ncr))/i;

/** What the mentions of a resume are judged by together. */
export interface CityPage {
  readonly document: ResumeDocument;
  readonly name: string | null;
  /** How often each city is named. */
  readonly times: ReadonlyMap<string, number>;
  /** The mentions that nothing says to be of elsewhere. */
  readonly personal: readonly CityMention[];
}

/** Reads what all mentions are judged by. */
export function cityPage(
  document: ResumeDocument,
  name: string | null,
  mentions: readonly CityMention[],
): CityPage {
  const times = new Map<string, number>();
  for (const { city } of mentions) times.set(city.name, (times.get(city.name) ?? 0) + 1);
  return {
    document,
    name: name?.toLowerCase() ?? null,
    times,
    personal: mentions.filter(({ isPersonal }) => isPersonal),
  };
}

/** The label that stands over a line, in the same block: "Present address" or "CITY" alone above it. */
function labelOver(line: Line, { lines }: ResumeDocument): string {
  for (const above of [lines[line.at - 1], lines[line.at - 2], lines[line.at - 3]]) {
    if (above === undefined) return '';
    if (/:\s*$|^(?:\p{L}+ ){0,2}(?:address|city|location|residence)\b/iu.test(above.text)) return above.text;
    if (REACH_OR_PROFILE.test(above.text) || above.isHeading) return '';
  }
  return '';
}

/** Where a resume is short or opens, late lines tell nothing. */
const HEAD_LINES = 10;

/** What speaks for or against a mention being the city where the person lives, each from 0 to about 1. */
export function citySigns(mention: CityMention, page: CityPage) {
  const { city, line, text, before, after, piece, isHome, isPersonal } = mention;
  const { lines } = page.document;
  const label = labelOf(before);
  const over = labelOver(line, page.document);
  const near = [lines[line.at - 1], lines[line.at + 1]].flatMap((each) => (each ? [each.text] : []));
  const wider = [lines[line.at - 2], lines[line.at + 2]].flatMap((each) => (each ? [each.text] : []));
  const holdsName = (...steps: readonly number[]) =>
    page.name !== null &&
    steps.some((step) =>
      lines[line.at + step]?.text
        .replaceAll('.', ' ')
        .toLowerCase()
        .includes(page.name ?? ''),
    );
  const words = piece.trim().split(/\s+/).length;
  const is = (...sections: readonly string[]) => has(sections.includes(line.section));
  const isOwn = isHome || (mention.isPermanent && ADDRESS.test(before));
  const isNear = holdsName(-1, -2, -3) || [...near, ...wider].some((each) => REACH_OR_PROFILE.test(each));
  return {
    bias: 1,
    home: has(isHome),
    now: has(mention.isNow),
    employed: has(mention.isEmployed),
    address: has(ADDRESS.test(before)),
    addressLabel: has(
      /\b(?:address|adress|add|residence|resi?|res|location|loc|city|sheher)\b[\s:.–-]*$/i.test(before),
    ),
    signed: has(SIGNED.test(before)),
    permanent: has(mention.isPermanent),
    permanentOnly: has(isOwn && mention.isPermanent && page.personal.length === 0),
    headQuarter: has(/\b(?:head ?quarters?|hq)\W*$/i.test(before)),
    from: has(/\bfrom\s*$/i.test(before)),
    permanentAfter: has(/^\W{0,3}(?:permanent|native|by birth|home town)/i.test(after)),
    nowAfter: has(/^\W{0,3}(?:current|present|now)/i.test(after)),
    wish: has(WISH.test(before)),
    wishAfter: has(WISH.test(after)),
    work: has(WORK.test(piece)),
    workLabel: has(WORK.test(label)),
    study: has(STUDY.test(piece) && !/\b(?:near|opp)\b/i.test(piece)),
    firm: has(mention.isFirm),
    title: has(mention.isPost),
    years: has(mention.isDated),
    ongoing: has(ONGOING.test(line.text)),
    yearsNear: has(near.some((each) => YEARS.test(each))),
    overNow: has(/\b(?:current|present|correspondence|local|living|residing|stay)/i.test(over)),
    overAddress: has(ADDRESS.test(over)),
    overPermanent: has(/\b(?:permanent|native|home ?town)\b/i.test(over)),
    overWish: has(WISH.test(over)),
    overWork: has(WORK.test(over)),
    pin: has(/^[ ,–-]{1,4}\d{3} ?\d{3}\b/.test(text.slice(city.end, city.end + 12))),
    pinInLine: has(/\b\d{6}\b|\b\d{3} \d{3}\b/.test(text.replaceAll(/\d{7,}|\d{5} \d{5}/g, ''))),
    state: has(STATE.test(after)),
    reach: has(REACH_OR_PROFILE.test(line.text)),
    reachNear: has(near.some((each) => REACH_OR_PROFILE.test(each))),
    reachWider: has(wider.some((each) => REACH_OR_PROFILE.test(each))),
    nameInLine: has(holdsName(0)),
    nameAbove: has(holdsName(-1)),
    nameNear: has(holdsName(-2, -3)),
    nameBelow: has(holdsName(1, 2)),
    allPlace: has(mention.isPlaceLine),
    placeNear: has(mention.isPlaceLine && isNear),
    alone: has(words <= 2),
    short: has(words <= 5),
    longPiece: Math.min(1, words / 30),
    sentence: has(line.text.split(/\s+/).length > 16 || /\p{Ll}{3}\.$/u.test(line.text)),
    opensPiece: has(before.trim() === ''),
    afterComma: has(/,\s*$/.test(before)),
    afterIn: has(/\b(?:in|at)\s*$/i.test(before)),
    early: Math.max(0, 1 - line.at / 12),
    late: isOwn ? 0 : Math.max(0, line.at - HEAD_LINES) / Math.max(2 * HEAD_LINES, lines.length),
    last: has(lines.length > HEAD_LINES && line.at >= lines.length - 4),
    header: is('header'),
    contact: is('contact', 'personal'),
    summary: is('summary'),
    experience: has(!isOwn && ['experience', 'projects'].includes(line.section)),
    education: has(!isOwn && ['education', 'certifications', 'achievements'].includes(line.section)),
    references: is('references'),
    skills: is('skills', 'interests', 'languages', 'strengths'),
    declaration: is('declaration', 'other'),
    bullet: has(line.isBullet && !line.isCounted),
    ambiguous: has(city.ambiguous),
    small: has(/^\p{Ll}/u.test(text.slice(city.start))),
    smallAmbiguous: has(city.ambiguous && /^\p{Ll}/u.test(text.slice(city.start))),
    personal: has(isPersonal),
    firstPersonal: has(isPersonal && page.personal[0] === mention),
    onlyPersonal: has(isPersonal && page.personal.every((each) => each.city.name === city.name)),
    often: Math.min(1, ((page.times.get(city.name) ?? 1) - 1) / 3),
  };
}

export type CitySigns = ReturnType<typeof citySigns>;

export type CityWeights = Weights<keyof CitySigns>;
