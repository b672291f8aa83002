import { limits } from '#contract/limits.ts';
import { isSurelyCity } from '#server/engine/cities.ts';
import { isLocality } from '#server/engine/compose/data/localities.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { COMPANY_WORDS } from './data/company-words.ts';
import { PEOPLE_NAMES } from './data/given-names.ts';
import { NAME_WEIGHTS } from './data/name-weights.ts';
import { NO_NAME_WORDS } from './data/no-name-words.ts';
import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS } from './data/title-words.ts';
import type { ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { chanceOf, weigh } from './learned.ts';
import { holdsDegree, type NameOffer, nameOffers } from './name-offers.ts';
import { namePage, type NameSigns, nameSigns, type NameWeights } from './name-signs.ts';
import { capitalised, nameWords } from './name-words.ts';

/** Less likely than this, the text does not say it. */
const LEAST_CHANCE = 0.25;

/** A word below the name that nothing else says to be of it is asked for. */
const UNSURE = limits.intake.sureFrom - 0.05;

/** Everything that may be the person's name, with its signs. */
export function signedNames(
  document: ResumeDocument,
  email: string | null,
): { offer: NameOffer; signs: NameSigns }[] {
  const offers = nameOffers(document);
  const page = namePage(document, offers, email);
  return offers.map((offer) => ({ offer, signs: nameSigns(offer, page) }));
}

/** What is said with a name and is a plain word in lists of English: "Abdul Rahman Sahib". */
const OF_NAMES = /^(?:sahib|saheb|bhai|ben|bai|begum|bibi)$/;

/** Whether a word may be one more of a name: an initial, a name that the list holds, or one that is nothing else. */
function maybeOfName(word: string): boolean {
  const low = word.toLowerCase().replaceAll('.', '');
  if (low.length === 1 || PEOPLE_NAMES.has(low) || OF_NAMES.test(low)) return true;
  return (
    /^\p{Lu}/u.test(word) &&
    ![NO_NAME_WORDS, FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS, COMPANY_WORDS].some((words) =>
      words.has(low),
    ) &&
    !isCommonWord(low) &&
    !isSurelyCity(low)
  );
}

/**
 * The whole name of which a part was likeliest: "Balasubramanian Iyengar" at the end of six such words. Signs are
 * learned from names of two and three words, and so take a long one for less likely than its end.
 */
function wholeName(best: NameOffer, offers: readonly NameOffer[]): NameOffer {
  const part = ` ${best.words.join(' ')} `;
  const longer = offers.filter(
    ({ line, words, isJoined }) =>
      line === best.line &&
      !isJoined &&
      words.length > Math.max(best.words.length, LEAST_LONG) &&
      ` ${words.join(' ')} `.includes(part) &&
      !holdsDegree(words) &&
      words.every((word) => best.words.includes(word) || maybeOfName(word)),
  );
  return longer.toSorted((a, b) => b.words.length - a.words.length)[0] ?? best;
}

const MOST_GOING_ON = 2;

const isInCapitals = (text: string) => text === text.toUpperCase();

/** What stands below a name and is no word of English: degrees without their dots, and who has not worked yet. */
const BELOW_NAMES =
  /^(?:[bm](?:com|sc|tech|ed|ped|pharm|arch|phil|lib|voc|des|e|a|ba|ca|sw|ms|hm)|bbm|bmm|[bm]ds|[bm]pt|mbbs|b[ahun]ms|ll[bm]|phd|pg(?:dm|dca|dbm|p)|[db]mlt|dpharm|gnm|anm|iti|hsc|ssc|fca|aca|acs|cma|icwa|acca|freshers?|biodata)$/i;
/** Towns and their parts: "Gandhinagar", which no list need hold. */
const OF_PLACES = /(?:nagar|puram|wadi|gaon|ganj|garh|abad)$/;

/** Whether a line below a name is a degree, a place or what else stands there. */
function isBelowNames(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}]/gu, ''));
  return (
    [...words, words.join('')].some((word) => BELOW_NAMES.test(word)) ||
    isLocality(words.join(' ')) ||
    words.some((word) => !PEOPLE_NAMES.has(word) && (isLocality(word) || OF_PLACES.test(word)))
  );
}

/**
 * The rest of a name that goes on in the next line, in the largest print: "MOHD. IRFAN" above "SHAIKH" in a narrow
 * column. Only where its own line is nothing but the name, and all else is in smaller print.
 */
function goingOn({ line, before, after, isJoined }: NameOffer, document: ResumeDocument): string[] {
  const next = document.lines[line.at + 1];
  if (isJoined || before.trim() !== '' || after.trim() !== '' || next === undefined) return [];
  const isSameSize = line.size !== null && next.size === line.size && next.page === line.page;
  if (!isSameSize || next.isHeading || next.isBullet || next.opensBlock) return [];
  const rest = nameWords(next.text);
  const isName =
    rest.length > 0 &&
    rest.length <= MOST_GOING_ON &&
    rest.join(' ').length >= next.text.trim().length - 1 &&
    isInCapitals(line.text) === isInCapitals(next.text) &&
    !isBelowNames(next.text) &&
    rest.every(maybeOfName);
  const isLargest = document.lines.every(
    ({ at, size }) => at === line.at || at === next.at || size === null || size < (line.size ?? 0),
  );
  return isName && isLargest ? rest : [];
}

/** Up to so many words the signs tell best where a name ends. */
const LEAST_LONG = 3;

/**
 * The person's name, from wherever a resume may hold it, chosen by learned signs: a label, the top lines, the largest
 * print of the first page, a signature, the e-mail address. Null when nothing is likely enough.
 */
export function readName(
  document: ResumeDocument,
  email: string | null,
  weights: NameWeights = NAME_WEIGHTS,
): Fact<string> | null {
  const signed = signedNames(document, email);
  const [best] = signed
    .map(({ offer, signs }) => ({ offer, chance: chanceOf(weigh(signs, weights)) }))
    .toSorted((a, b) => b.chance - a.chance);
  if (best === undefined || best.chance < LEAST_CHANCE) return null;
  const whole = wholeName(
    best.offer,
    signed.map(({ offer }) => offer),
  );
  const rest = goingOn(whole, document);
  const user = email?.split('@')[0]?.toLowerCase() ?? '';
  const isToldTwice = rest.every((word) => word.length > 2 && user.includes(word.toLowerCase()));
  const most = rest.length === 0 || isToldTwice ? 0.99 : UNSURE;
  return {
    value: [...whole.words, ...rest].map(capitalised).join(' '),
    confidence: Math.min(most, best.chance),
  };
}
