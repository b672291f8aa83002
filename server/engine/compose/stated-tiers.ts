import { isTitleNoun, titleWords } from './title-words.ts';

/** Before what is only good to have. */
const NICE_BEFORE =
  /\b(?:(?:good|nice|great) (?:to (?:have|hv)|if)|preferably|preference (?:to|for|will be given to)|bonus(?: points)?(?: for| if)|plus points? (?:for|if)|would be (?:great|nice|good|a plus) (?:if|to have)|ideally|optional(?:ly)?|added advantage (?:for|if)|a plus if|brownie points)\b/gi;
const NICE_AFTER =
  /^[^,;.()–]{0,60}?\b(?:(?:is|are|will be|would be|as)? ?an? (?:big |huge |definite )?(?:plus|bonus|added advantage|advantage)|(?:is|are|(?:will|would|shall|should) be) (?:plus|bonus|advantage)|plus points?|(?:is |are )?(?:preferred|preferable|desirable|optional)|(?:is |are )?(?:good|nice) to (?:have|hv)|(?:is |are )?(?:good|nice)(?:,? but)? not (?:a )?(?:must|mandatory|compulsory|required|necessary)|not (?:a )?(?:must|mandatory|compulsory|required|necessary),? (?:but|though) (?:is )?(?:good|nice|a plus|preferred|an advantage)|(?:is |are )?(?:nice|(?<!\bfreshers?(?: are| also| too)* )welcome) ?(?=$|[,;.)])|(?:would|will) (?:be|help)|(?:is |are )?(?:an )?added advantage|helps\b|(?:exposure |knowledge |experience )?plus\s*$|ho to (?:accha|acha|badhiya))/i;

const MUST_WORD = String.raw`(?:must|mandatory|compulsory|essential|zar+oori)\b`;
/** Behind what is a must; what comes behind "must have" is told of there. */
const MUST = String.raw`${MUST_WORD}(?![ -]have)`;
/** Behind a list: "Java, Spring and Kafka are must"; "SQL is a must" says it of one. */
const IS_MUST = new RegExp(String.raw`\b${MUST}`, 'i');
const LIST_IS_MUST = new RegExp(
  String.raw`^(?:(?! (?:but|prefer\w*|optional|good|plus|advantage)\b|\bmust\b)[^;.()]){0,160}?(?<!\b(?:is|is a|not|not a) )\b${MUST}`,
  'i',
);
const ONE_IS_MUST = new RegExp(String.raw`^[^,;.()–]{0,40}?\bis (?:a |also )*${MUST}`, 'i');
const NO_MORE = /^\s*(?:$|[,;.)])/;
/** A wish for people of some sort says nothing of the skills behind the comma. */
const OF_PEOPLE = /^\s*(?:from|candidates?|locals?|(?:fe)?males?|ladies|someone|people|those|with own)\b/i;

/** A sentence of nothing but wishes: "Spark, Airflow desirable". */
const ALL_WISHED =
  /^((?:[^,;.()–:]{1,30},){1,5}[^,;.()–:]{1,30}?) (?:(?:is|are|will be|would be) )?(?:preferred|preferable|desirable|optional|(?:good|nice) to have|(?:an? |added )*(?:plus|bonus|advantage))\s*$/i;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a list that is a must begins behind a wish: "good to have AWS, but Java and Kafka must". */
function mustsFrom(text: string, from: number): number {
  const rest = text.slice(from);
  const must = new RegExp(String.raw`(?<!\bnot (?:a )?)\b${MUST_WORD}`, 'i').exec(rest);
  if (!must) return text.length;
  const before = rest.slice(0, must.index);
  const turn = before.search(/ but\b/i);
  if (turn !== -1) return from + turn;
  const comma = / is (?:a )?$/i.test(before) ? before.lastIndexOf(',') : before.indexOf(',');
  return comma === -1 ? text.length : from + comma;
}

/**
 * Where a text speaks of what is only good to have: from such a word on, in brackets no further than these, and not up to what
 * it says is a must. `names` tells whether a skill is named between two places: a wish for something else ends at its comma.
 */
export function wishesIn(text: string, names: (start: number, end: number) => boolean): Span[] {
  const list = ALL_WISHED.exec(text)?.[1] ?? '';
  const parts = [...list.matchAll(/[^,]+/g)];
  const isWish = (part: string) =>
    !IS_MUST.test(part) && !titleWords(part).some(({ key }) => isTitleNoun(key));
  if (
    parts.length > 1 &&
    parts.every(({ index, 0: part }) => isWish(part) && names(index, index + part.length))
  )
    return [{ start: -1, end: text.length }];
  return [...text.matchAll(NICE_BEFORE)].flatMap(({ index: start, 0: word }) => {
    const from = start + word.length;
    // "SAP good to have, Tally": said of what stands before.
    if (NO_MORE.test(text.slice(from))) return [];
    const closes = /\([^()]*$/.test(text.slice(0, start)) ? text.indexOf(')', from) : -1;
    const comma = text.indexOf(',', from);
    const isOther = comma !== -1 && (OF_PEOPLE.test(text.slice(from)) || !names(from, comma));
    const end = isOther ? comma : mustsFrom(text, from);
    return [{ start, end: Math.min(end, closes === -1 ? text.length : closes) }];
  });
}

/** Whether what stands behind a skill says that it is only good to have. */
export function isWishedAfter(after: string): boolean {
  return NICE_AFTER.test(after);
}

/** Whether what stands behind a skill says that it is a must, alone or with the list that it belongs to. */
export function isMustAfter(after: string): boolean {
  return ONE_IS_MUST.test(after) || LIST_IS_MUST.test(after);
}
