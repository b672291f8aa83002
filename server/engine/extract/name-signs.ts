import { isSurelyCity } from '#server/engine/cities.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { COMPANY_WORDS } from './data/company-words.ts';
import { PEOPLE_NAMES } from './data/given-names.ts';
import { NO_NAME_WORDS } from './data/no-name-words.ts';
import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS } from './data/title-words.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Weights } from './learned.ts';
import { joinedWithNext, largestOnFirstPage, type NameOffer, opensAfterSidebar } from './name-offers.ts';
import { hasHonorific } from './name-words.ts';
import { REACH } from './reach.ts';
import { headingKind } from './sections.ts';
import { companyStrength, isTitle, segmentsOf } from './segments.ts';

const has = (holds: boolean) => Number(holds);

interface Place {
  readonly document: ResumeDocument;
  readonly largest: number | null;
  /** The first line that is more than a page's number. */
  readonly firstAt: number;
}

/** What the offers of a resume are judged by together. */
export interface NamePage extends Place {
  /** What stands before the @ of the e-mail address, in small letters. */
  readonly emailUser: string;
  /** In how many lines words stand, by their plain text. */
  readonly times: ReadonlyMap<string, number>;
  /** Where a line stands. */
  readonly signsOf: (line: Line) => ReturnType<typeof lineSigns>;
}

const plain = (words: readonly string[]) => words.join(' ').toLowerCase().replaceAll('.', '');

/** Reads what all offers are judged by. `email` is the person's address, when there is one. */
export function namePage(
  document: ResumeDocument,
  offers: readonly NameOffer[],
  email: string | null,
): NamePage {
  const times = new Map<string, number>();
  const seen = new Set<string>();
  for (const { words, line } of offers) {
    const key = plain(words);
    if (seen.has(`${line.at} ${key}`)) continue;
    seen.add(`${line.at} ${key}`);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const place = {
    document,
    largest: largestOnFirstPage(document),
    firstAt: document.lines.findIndex((line) => !/^(?:page \d|private|confidential)/i.test(line.text)),
  };
  const known = new Map<Line, ReturnType<typeof lineSigns>>();
  return {
    ...place,
    emailUser: (email ?? '').split('@')[0]?.toLowerCase() ?? '',
    times,
    signsOf: (line) => {
      const signs = known.get(line) ?? lineSigns(line, place);
      known.set(line, signs);
      return signs;
    },
  };
}

const RESUME_WORDS = /\b(?:r[eé]sum[eé]|curriculum[\s-]+vitae|c\.?v\.?|bio[\s-]?data|profile|dossier)\b/i;
const OWN_LABEL =
  /\b(?:name|naam|applicant|candidate|cand|signature)\b[^:|\t]{0,24}(?:[:–?.|\t-]+|\bis\b|\s{2,})?[\s"“]*$/i;
const RELATION =
  /\b(?:father|mother|husband|wife|spouse|guardian|relation|[sdwc]\/o|(?:son|daughter|wife) of|late|emergency|nominee)\b/i;
const OTHERS =
  /\b(?:ref(?:erences?|eree|erred)?|reporting|reports? to|under|client|company|employer|hotel|hospital|school|guide|mentor|spoke|project|college|firm|organi[sz]ation|contact person|attn|to)\b/i;
const SELF = /\b(?:i am|i'm|i|myself|my name is|this is|self)[\s,]*$/i;
const REGARDS = /\b(?:yours|faithfully|sincerely|truly|obediently|regards|thank(?:s|ing)|declar\w+)\b/i;

/** Where a name stands, by its line. */
function lineSigns(line: Line, { document, largest, firstAt }: Place) {
  const { lines } = document;
  const [before, above, below, second] = [-2, -1, 1, 2].map((step) => lines[line.at + step]);
  const fromTop = Math.max(0, line.at - firstAt);
  const fromEnd = lines.length - 1 - line.at;
  const isLargest = largest !== null && line.page === 1 && line.size !== null && line.size >= largest * 0.98;
  const is = (...sections: readonly string[]) => has(sections.includes(line.section));
  const near = [above, below, before, second].filter((each) => each !== undefined);
  return {
    first: has(fromTop === 0),
    second: has(fromTop === 1),
    third: has(fromTop === 2),
    top: Math.max(0, 1 - fromTop / 15),
    deep: has(fromTop >= 15),
    largestBelow: has(isLargest && fromTop > 0),
    last: has(fromEnd < 5),
    largest: has(isLargest),
    smaller: has(largest !== null && !(line.size !== null && line.size >= largest * 0.98)),
    afterSidebar: has(fromTop > 5 && opensAfterSidebar(line, document)),
    underResume: has(above !== undefined && above.text.length < 30 && RESUME_WORDS.test(above.text)),
    afterRegards: has([above, before].some((each) => each !== undefined && REGARDS.test(each.text))),
    reachInLine: has(REACH.test(line.text)),
    reachNear: has(near.some(({ text }) => REACH.test(text))),
    titleBelow: has(
      below !== undefined && !below.isHeading && segmentsOf(below.text.slice(0, 90))[0]?.kind === 'title',
    ),
    goesOn: has(joinedWithNext(line, document).length > 0),
    blockOpens: has(line.opensBlock),
    alone: has(line.opensBlock && below?.opensBlock === true),
    bullet: has(line.isBullet),
    heading: has(line.isHeading && headingKind(line.text) !== 'other'),
    work: is('experience', 'projects'),
    references: is('references'),
    schooling: is('education', 'certifications'),
    skills: is('skills', 'strengths', 'interests', 'languages', 'achievements'),
    header: is('header'),
    contact: is('contact', 'personal', 'declaration'),
    relationAbove: has(above !== undefined && above.text.length < 30 && RELATION.test(above.text)),
    labelAbove: has(
      above !== undefined &&
        above.text.length < 40 &&
        /\bname\b/i.test(above.text) &&
        !RELATION.test(above.text),
    ),
  };
}

/** What words show by themselves, and beside the e-mail address. */
function wordSigns(words: readonly string[], emailUser: string) {
  const low = words.map((word) => word.toLowerCase().replaceAll('.', ''));
  const share = (test: (word: string) => boolean) => low.filter(test).length / low.length;
  // "D'Mello" is "dmello" there.
  const inEmail = (word: string) => word.length >= 3 && emailUser.includes(word.replaceAll(/['’]/g, ''));
  const covered = low.filter(inEmail).reduce((sum, word) => sum + word.length, 0);
  const letters = emailUser.replaceAll(/[^a-z]/g, '').length;
  const isListed = (word: string) => word.split('-').every((part) => PEOPLE_NAMES.has(part));
  const isWork = (word: string) =>
    TITLE_NOUNS.has(word) || TITLE_MODIFIERS.has(word) || FUNCTIONS.has(word) || COMPANY_WORDS.has(word);
  const foreign = (word: string) => !isListed(word) && !inEmail(word);
  const text = words.join(' ');
  return {
    listed: share(isListed),
    anyListed: has(low.some(isListed)),
    allListed: has(low.every((word) => isListed(word) || word.length < 3)),
    inEmail: share(inEmail),
    anyInEmail: has(low.some(inEmail)),
    emailCovered: letters === 0 ? 0 : Math.min(1, covered / letters),
    emailBegins: has(
      low.some((word) => word.length >= 5 && !inEmail(word) && emailUser.includes(word.slice(0, 4))),
    ),
    noEmail: has(emailUser === ''),
    common: share((word) => foreign(word) && word.length > 2 && isCommonWord(word)),
    noName: share((word) => foreign(word) && NO_NAME_WORDS.has(word)),
    anyNoName: has(low.some((word) => foreign(word) && NO_NAME_WORDS.has(word))),
    work: share((word) => foreign(word) && isWork(word)),
    anyWork: has(low.some((word) => foreign(word) && isWork(word))),
    city: share((word) => foreign(word) && isSurelyCity(word)),
    title: has(isTitle(text)),
    firm: has(companyStrength(text) > 0),
    headingWords: has(headingKind(text) !== null),
    one: has(words.length === 1),
    three: has(words.length === 3),
    many: has(words.length >= 4),
    initials: share((word) => word.length === 1),
    small: has(/^\p{Ll}/u.test(words[0] ?? '')),
    smallLater: has(words.slice(1).some((word) => /^\p{Ll}/u.test(word))),
    shouted: has(!/\p{Ll}/u.test(text)),
    acronym: share((word) => /^\p{Lu}{2,5}$/u.test(word) && /\p{Ll}/u.test(text)),
  };
}

/** What speaks for or against some words being the person's name, each from 0 to about 1. */
export function nameSigns({ words, written, line, before, after, isJoined }: NameOffer, page: NamePage) {
  const { work, goesOn, ...where } = page.signsOf(line);
  const times = page.times.get(plain(words)) ?? 1;
  return {
    bias: 1,
    ...wordSigns(words, page.emailUser),
    ...where,
    workSection: work,
    ownLabel: has(OWN_LABEL.test(before) && !RELATION.test(before)),
    ofOthers: has(OTHERS.test(before.slice(-30))),
    self: has(SELF.test(before)),
    resumeBefore: has(RESUME_WORDS.test(before)),
    honorific: has(hasHonorific(written)),
    wholeLine: has(before.trim() === '' && after.trim() === ''),
    opensLine: has(before.trim() === ''),
    laterPiece: Math.min(1, before.length / 80),
    longLine: Math.min(1, line.text.length / 150),
    relationAfter: has(/^\W*(?:[sdwc]\/o|(?:son|daughter|wife) of)\b/i.test(after)),
    toldOf: has(/^\W{0,2}(?:is|has|brings|here|hai|from)\b/i.test(after)),
    wordsGoOn: has(/^\s?[\p{L}]/u.test(after)),
    wordsBefore: has(/[\p{L}]\s$/u.test(before) && !SELF.test(before)),
    bracketed: has(/\(\s*$/.test(before)),
    repeated: has(times > 1),
    joined: has(isJoined),
    goesOnBelow: isJoined ? 0 : goesOn,
  };
}

export type NameSigns = ReturnType<typeof nameSigns>;

export type NameWeights = Weights<keyof NameSigns>;
