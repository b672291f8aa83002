import { findCities } from '#server/engine/cities.ts';
import { findNamedSkills } from '#server/engine/taxonomy/find-skills.ts';
import { NOT_SHIPPING_LINE } from '#server/engine/text/houses.ts';
import { remember } from '#server/engine/text/remember.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { PEOPLE_NAMES } from './data/given-names.ts';
import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS } from './data/title-words.ts';
import type { Fact } from './fact.ts';
import type { Mention, Unit } from './mentions.ts';
import { companyStrength, isTitle, segmentsOf } from './segments.ts';

const has = (holds: boolean) => Number(holds);

const SCHOOLING_WORD = new RegExp(
  String.raw`\b(?:university|college|polytechnic|institute|b\.? ?(?:com|sc|tech|ed|pharm|e|a)|m\.? ?(?:com|sc${NOT_SHIPPING_LINE}|tech|ed|ba|a)|diploma|degree|iti|cbse|ssc|hsc|10th|12th)\b`,
  'i',
);

/** What words show by themselves, wherever they stand. */
const shapeOf = remember((text: string) => {
  const words = text.split(/\s+/);
  const low = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}\d&/-]/gu, '')).filter(Boolean);
  const share = (test: (word: string) => boolean) => low.filter(test).length / Math.max(1, low.length);
  const strength = companyStrength(text);
  const lifted =
    strength === 0 && /^\p{Ll}/u.test(text)
      ? companyStrength(text.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (each) => each.toUpperCase()))
      : 0;
  const kind = segmentsOf(text)[0]?.kind;
  const last = low.at(-1) ?? '';
  return {
    legal: has(/\b(?:ltd|limited|llp|pvt|inc|gmbh|llc|plc)\b|& co\b|& associates|& sons/i.test(text)),
    strong: has(strength === 2),
    kindWord: has(strength === 1.5),
    liftedStrong: has(lifted > 0),
    title: has(isTitle(text)),
    titleKind: has(kind === 'title'),
    endsAsTitle: has(TITLE_NOUNS.has(last)),
    titleWord: has(low.some((word) => TITLE_NOUNS.has(word))),
    opensAsTitle: has(TITLE_MODIFIERS.has(low[0] ?? '')),
    functions: share((word) => FUNCTIONS.has(word)),
    place: has(kind === 'place'),
    functionKind: has(kind === 'function'),
    holdsCity: has(kind !== 'place' && findCities(text).length > 0),
    people: share((word) => PEOPLE_NAMES.has(word)),
    common: share(isCommonWord),
    skill: has(findNamedSkills(text).length > 0),
    skillWhole: has(
      findNamedSkills(text).some(({ places }) =>
        places.some(({ start, end }) => start === 0 && end === text.length),
      ),
    ),
    capitals: words.filter((word) => /^[\p{Lu}\d&(]/u.test(word)).length / words.length,
    shouted: has(!/\p{Ll}/u.test(text)),
    small: has(/^\p{Ll}/u.test(text)),
    oneWord: has(words.length === 1),
    twoWords: has(words.length === 2),
    fiveWords: has(words.length >= 5),
    long: has(words.length >= 8),
    digits: has(/\d/.test(text)),
    reach: has(/@|\d{5}|\.com\b|https?:|www\./i.test(text)),
    verbal: has(
      /^(?:[a-z]+(?:ed|ing)|[A-Z][a-z]+ed|did|made|ran|wrote|built|took|led|kept|met)\b/.test(text),
    ),
    labelWord: has(
      /^(?:dates?|when|what|why|how|since|from|where|names?|mobile|phone|email|e-?mail|address|city|location|role|post|designation|duration|period|company|employer|organi[sz]ation|client|skills?|education|languages?|date|place|experience|responsibilit\w+|job profile|work|duties|total|current|present)\b/i.test(
        text,
      ),
    ),
    schooling: has(SCHOOLING_WORD.test(text)),
    department: has(/\b(?:department|dept|division|section|ward|wing|team|unit|branch)\b/i.test(text)),
    anybody: has(/\b(?:any|reputed|esteemed|your|organi[sz]ations?|compan(?:y|ies)|good)\b/i.test(text)),
    schoolKind: has(/\b(?:school|vidyalaya|academy|convent|college|university|institute)\b/i.test(text)),
  };
});

type Shape = ReturnType<typeof shapeOf>;

const isFirm = (shape: Shape) => shape.strong + shape.kindWord > 0 && shape.title === 0;
const isPost = (shape: Shape) => shape.title > 0;

const FIRM_LABEL =
  /\b(?:compan(?:y|ies)|(?:present|current|last|previous|prev|past|my) (?:co|org)\b|organi[sz]ations?|employers?|firm|concern|institut\w*|hospital|school|where(?! do you live)|works? (?:at|with|in|for)|working (?:at|with|for|place)|work ?place|place of work|employed (?:at|with|by)|workplace|establishment)\b/i;
const POST_LABEL =
  /\b(?:post|designation|position|role|title|nature of (?:job|work)|works? as|working as|worked as|as what|job|capacity|rank|profile|profession|occupation)\b/i;
const OTHER_LABEL =
  /\b(?:clients?|projects?|references?|college|location|address|city|place|duration|period|dates?|skills?|education|degree|name|father\S*|languages?|hobbies|tools?|buyers?|email|phone|mobile|environment|team|reporting|duties|responsibilit\w*|preferred|university|board|subjects?)\b/i;
const NOW =
  /\b(?:now|present(?:ly)?|current(?:ly)?|today|till date|to date|ongoing|at the moment|since|ab tak|these days|continuing|onwards?)\b/i;
const PAST =
  /\b(?:previous(?:ly)?|past|earlier|before|former(?:ly)?|ex|last|then|first|started|began|worked|was|were|left|prior|until)\b/i;

const WISH =
  /\b(?:objective|seeking|looking for|want to|wish to|would like|apply|applying|application|vacancy|reputed|esteemed|your (?:company|organi[sz]ation|school|firm)|to (?:work|join|obtain|secure|grow))\b/i;
const LEARNING =
  /\b(?:student|studying|studied|pursuing|pursued|passed|graduat\w+|enrol+ed|degree|diploma|intern(?:ship|ed)?|trainee|training|trained)\b/i;

/** What a unit shows of itself, with regard to the newest employment's dates. */
interface UnitSigns {
  readonly unit: Unit;
  /** Units between it and the newest dates, below zero above them; null without any dates. */
  readonly fromNewest: number | null;
  /** Other dates stand between it and the newest ones, or closer to it. */
  readonly isOthers: boolean;
  readonly label: string;
  /** No empty line parts it from the newest dates. */
  readonly inBlock: boolean;
  /** The same words stand as a line more than once. */
  readonly isRepeated: boolean;
  /** It names the latest year of all. */
  readonly isLatest: boolean;
  readonly holdsFirm: boolean;
  readonly holdsPost: boolean;
  readonly isNow: boolean;
  readonly isWish: boolean;
  readonly isLearning: boolean;
  readonly isPast: boolean;
  readonly isSentence: boolean;
  /** It tells of clients or referees. */
  readonly isOfOthers: boolean;
}

/** Words of a line that is no row of an employment. */
const LONGEST_ROW = 16;

function isSentence(text: string): boolean {
  return /\p{Ll}{3}\.$/u.test(text) || text.split(/\s+/).length > LONGEST_ROW;
}

/** The newest dates: those that go on, then the last to end; of these rows before sentences ("in charge of six since 2023"), then the last to begin. */
function newestAnchor(units: readonly Unit[]): number | null {
  const dated = units.flatMap(({ range, line, text }, at) =>
    range === null || ['education', 'projects', 'references', 'certifications'].includes(line.section)
      ? []
      : [{ range, at, isSentence: isSentence(text) || /\d\.$/.test(text) }],
  );
  const [first] = dated.toSorted(
    (a, b) =>
      has(b.range.current) - has(a.range.current) ||
      (a.range.current ? 0 : b.range.to - a.range.to) ||
      has(a.isSentence) - has(b.isSentence) ||
      b.range.from - a.range.from ||
      a.at - b.at,
  );
  return first?.at ?? null;
}

const NEAR = 8;

/** For each unit the nearest one with dates at or above it, and at or below it, the newest dates left out. */
function otherDates(units: readonly Unit[], newest: number | null) {
  const isOther = (at: number) => at !== newest && units[at]?.range !== null;
  const above: (number | undefined)[] = [];
  const below: (number | undefined)[] = [];
  for (let at = 0; at < units.length; at++) above[at] = isOther(at) ? at : above[at - 1];
  for (let at = units.length - 1; at >= 0; at--) below[at] = isOther(at) ? at : below[at + 1];
  return { above, below };
}

function unitSigns(units: readonly Unit[]): UnitSigns[] {
  const newest = newestAnchor(units);
  const { above: datesAbove, below: datesBelow } = otherDates(units, newest);
  const blocks: number[] = [];
  for (const { line } of units) blocks.push((blocks.at(-1) ?? 0) + has(line.opensBlock));
  const written = units.map(({ text }) => plainWords(text));
  const times = new Map<string, number>();
  for (const each of written) times.set(each, (times.get(each) ?? 0) + 1);
  const years = units.map(({ text, line }) =>
    line.section === 'education' || line.section === 'certifications'
      ? 0
      : Math.max(0, ...[...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))),
  );
  const latest = years.reduce((highest, year) => Math.max(highest, year), 0);
  return units.map((unit, at) => {
    const away = newest === null ? null : at - newest;
    const [before = -Infinity, after = Infinity] = [datesAbove[at], datesBelow[at]];
    const closest = Math.min(at - before, after - at);
    const between = newest !== null && (at > newest ? before > newest : after < newest);
    const above = units[at - 1];
    const isShort = above !== undefined && above.text.split(/\s+/).length <= 6 && !/\d/.test(above.text);
    return {
      unit,
      fromNewest: away,
      isOthers: between || (away !== null && closest < Math.abs(away) - 1),
      label: isShort ? above.text : '',
      inBlock: newest !== null && blocks[newest] === blocks[at],
      isRepeated: unit.text.length < 30 && (times.get(written[at] ?? '') ?? 0) > 1,
      isLatest: latest > 0 && years[at] === latest,
      holdsFirm: unit.mentions.some(({ text }) => isFirm(shapeOf(text))),
      holdsPost: unit.mentions.some(({ text }) => isPost(shapeOf(text))),
      isNow: NOW.test(unit.text),
      isWish: WISH.test(unit.text),
      isLearning: LEARNING.test(unit.text),
      isPast: PAST.test(unit.text),
      isSentence: isSentence(unit.text),
      isOfOthers: /\bclients?\b|\breferences?\b|\bbuyers?\b/i.test(unit.text),
    };
  });
}

/** What the mentions of a resume are judged by together. */
export interface ReadUnits {
  readonly units: readonly Unit[];
  readonly around: readonly UnitSigns[];
  /** The person's name, plain. */
  readonly name: string | null;
  /** In how many units a mention stands, by its plain text. */
  readonly times: ReadonlyMap<string, number>;
  readonly firstFirm: number | null;
  readonly firstPost: number | null;
}

/** What one mention shows, whether it is to be the employer or the post. */
export function mentionSigns(mention: Mention, resume: ReadUnits) {
  const around = resume.around[mention.unit];
  if (around === undefined) throw new Error('a mention outside its resume');
  const { unit, fromNewest, isOthers } = around;
  const { line, text, range } = unit;
  const shape = shapeOf(mention.text);
  const plain = plainWords(mention.text);
  const { label } = mention;
  const isLabelled = /[:–\t-]/.test(mention.before) || /^\s*$/.test(mention.before);
  const own = isLabelled && label.split(' ').length <= 7 ? label : '';
  const next = resume.units[mention.unit + 1];
  const siblings = unit.mentions;
  const beside = (offset: number) => siblings[mention.place + offset];
  const kindBeside = (test: (shape: Shape) => boolean) =>
    has(
      [beside(-1), beside(1), beside(2), beside(-2)].some(
        (each) => each !== undefined && !overlap(each.text, mention.text) && test(shapeOf(each.text)),
      ),
    );
  const [above, below] = [resume.around[mention.unit - 1], resume.around[mention.unit + 1]];
  const away = fromNewest === null ? null : Math.abs(fromNewest);
  const is = (section: string) => has(line.section === section);
  const preposition = mention.before.trim().toLowerCase();
  return {
    ...shape,
    bias: 1,
    isName: has(resume.name !== null && ` ${plain} `.includes(` ${resume.name} `)),
    firmLabel: has(FIRM_LABEL.test(own)),
    postLabel: has(POST_LABEL.test(own)),
    otherLabel: has(OTHER_LABEL.test(own)),
    nowLabel: has(NOW.test(own)),
    pastLabel: has(PAST.test(own)),
    labelsNext: has(/^\s*[:?]/.test(mention.after)),
    repeatedLine: has(around.isRepeated && mention.text.length >= text.length - 3),
    inBlock: has(around.inBlock),
    latestYear: has(around.isLatest),
    latestOpen: has(around.isLatest && range === null),
    promoted: has(/\b(?:promoted|elevated|became|redesignated)$/i.test(label)),
    began: has(/\b(?:joined|began|started|initially|career)\b/i.test(label)),
    undatedFirst: has(
      away === null && (resume.firstFirm === mention.unit || resume.firstPost === mention.unit),
    ),
    undatedEarly: away === null ? Math.max(0, 1 - mention.unit / 12) : 0,
    firmAbove: has(mention.place === 0 && FIRM_LABEL.test(around.label)),
    postAbove: has(mention.place === 0 && POST_LABEL.test(around.label)),
    otherAbove: has(mention.place === 0 && OTHER_LABEL.test(around.label)),
    with: has(/\b(?:with|joined|joining|served|leaving|left)\b/.test(preposition)),
    at: has(/@|\bat\b/.test(preposition)),
    in: has(/\b(?:in|for|by|under|to|from)\b/.test(preposition)),
    as: has(/\b(?:as|am|is|was|been|become)\b|\bof( an?| the)?$/.test(preposition)),
    beforeIn: has(/^\s*(?:in|at|with|@)\b/.test(mention.after)),
    beforeSince: has(/^\s*(?:since|from|as|where)\b/.test(mention.after)),
    opensUnit: has(mention.place === 0),
    laterPiece: Math.min(1, mention.place / 6),
    wholeUnit: has(mention.text.length >= text.length - 3),
    longUnit: Math.min(1, text.length / 200),
    sentence: has(around.isSentence),
    bullet: has(line.isBullet && !line.isCounted),
    counted: has(line.isCounted),
    heading: has(line.isHeading),
    opensBlock: has(line.opensBlock),
    nextBullet: has(next?.line.isBullet === true),
    experience: is('experience'),
    header: is('header'),
    summary: is('summary'),
    education: is('education'),
    skillsSection: is('skills'),
    projects: is('projects'),
    references: is('references'),
    personal: has(['personal', 'contact', 'languages', 'interests', 'declaration'].includes(line.section)),
    papers: has(['certifications', 'achievements', 'strengths'].includes(line.section)),
    atNewest: has(away === 0),
    nearNewest: has(away === 1),
    above1: has(fromNewest === -1),
    above2: has(fromNewest === -2),
    above3: has(fromNewest === -3),
    below1: has(fromNewest === 1),
    below2: has(fromNewest === 2),
    below3: has(fromNewest === 3),
    far: away === null ? 0 : Math.min(1, away / NEAR),
    undated: has(away === null),
    others: has(isOthers),
    ownCurrent: has(range?.current === true),
    ownPast: has(range?.current === false),
    wish: has(around.isWish),
    learning: has(around.isLearning),
    nowInUnit: has(around.isNow),
    pastInUnit: has(around.isPast),
    nowAbove: has(NOW.test(around.label)),
    pastAbove: has(PAST.test(around.label)),
    firmBeside: kindBeside(isFirm),
    postBeside: kindBeside(isPost),
    placeAfter: has(beside(1) !== undefined && shapeOf(beside(1)?.text ?? '').place > 0),
    firmAboveIt: has(above?.holdsFirm === true),
    postAboveIt: has(above?.holdsPost === true),
    firmBelowIt: has(below?.holdsFirm === true),
    postBelowIt: has(below?.holdsPost === true),
    early: Math.max(0, 1 - mention.unit / 12),
    second: has(mention.unit < 3),
    late: mention.unit / Math.max(1, resume.units.length),
    repeated: has((resume.times.get(plain) ?? 0) > 1),
    firstFirm: has(resume.firstFirm === mention.unit),
    firstPost: has(resume.firstPost === mention.unit),
    clientBeside: has(around.isOfOthers),
  };
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** A text as compared: small letters, no marks. */
export const plainWords = remember((text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim(),
);

/** The first unit that names something of a kind, or null. */
function firstWith(units: readonly Unit[], test: (shape: Shape) => boolean): number | null {
  const at = units.findIndex(
    ({ mentions, line }) =>
      !['education', 'references', 'skills'].includes(line.section) &&
      mentions.some(({ text }) => test(shapeOf(text))),
  );
  return at === -1 ? null : at;
}

function timesOf(units: readonly Unit[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { mentions } of units) {
    for (const plain of new Set(mentions.map(({ text }) => plainWords(text))))
      times.set(plain, (times.get(plain) ?? 0) + 1);
  }
  return times;
}

/** Everything that the signs of a resume's mentions look at. `name` is the person's. */
export function readUnits(units: readonly Unit[], name: string | null): ReadUnits {
  return {
    units,
    around: unitSigns(units),
    name: name === null ? null : plainWords(name),
    times: timesOf(units),
    firstFirm: firstWith(units, isFirm),
    firstPost: firstWith(units, isPost),
  };
}

/** What the rules for known layouts say to a mention: they are right on resumes as they know them, wrong on others. */
export function ruleSigns(text: string, read: Fact<string> | null, otherRead: Fact<string> | null) {
  const plain = plainWords(text);
  const ruled = read === null ? null : plainWords(read.value);
  const isRuled = plain === ruled;
  return {
    read: has(isRuled),
    readOther: has(otherRead !== null && plain === plainWords(otherRead.value)),
    readPart: has(!isRuled && ruled !== null && isWithin(plain, ruled)),
    readsNothing: has(ruled === null),
    readSure: has(isRuled && (read?.confidence ?? 0) > SURE),
    readNow: has(isRuled && (read?.confidence ?? 0) > GOES_ON),
  };
}

/** How sure the rules are of what a label gives, and of what goes on. */
const SURE = 0.9;
const GOES_ON = 0.8;

/** Whether one of two plain texts holds the other's words. */
export function isWithin(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

/** What speaks for or against some words being the present employer, or the present post. */
export type WorkSigns = ReturnType<typeof mentionSigns> & ReturnType<typeof ruleSigns>;
