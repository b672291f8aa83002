import { isSurelyCity } from '#server/engine/cities.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { COMPANY_WORDS } from './data/company-words.ts';
import { PEOPLE_NAMES } from './data/given-names.ts';
import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS } from './data/title-words.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { headingKind } from './sections.ts';
import { segmentsOf } from './segments.ts';

const HONORIFIC =
  /^(?:(?:mr|mrs|ms|miss|sr|dr|prof|shri|smt|sri|kum|er|ca|cs|adv|ar|capt|col|lt|maj|chef(?! de\b)|ex[ -]?(?:hav|sub|nk|sgt|cpl|nb sub)|hav|sgt)\.?\s+)+(?=\S)/i;
const CREDENTIALS =
  /[\s,(–-]+(?:m\.?b\.?a|b\.?tech|m\.?tech|b\.?e|m\.?e|m\.?c\.?a|b\.?c\.?a|m\.?sc|b\.?sc|b\.?com|m\.?com|b\.?a|m\.?a|ph\.?d|b\.?ed|m\.?ed|ll\.?b|ll\.?m|mbbs|md|ms|bds|mds|bpt|mpt|bhms|bams|bums|bnys|bpharm|bhm|pgdca|pgdm|mhrm|acs|fcs|pt|msw|mph|mha|dmlt|bmlt|dpharm|d\.?pharm|mba|pgdba|cpim|shrm|cfp|cisa|cissp|itil|leed|gnm|anm|rn|acca|aca|fca|ca|cs|cma|icwa|cfa|cpa|pmp|csm|ccna|b\.?arch|m\.?arch|b\.?pharm|m\.?pharm|pharm\.?d|pgdm|pgdhrm|diploma|ame)\.?(?=[\s,.)–-]|$).*$/i;
const DEGREE = /^(?:[bm]\.? (?:des|tech|com|sc|ed|arch|pharm|phil|lib|voc|e|a)|ph\.? d|ll\.? ?[bm])\b/i;
const RESUME_WORDS =
  /\b(?:r[eé]sum[eé]|curriculum[\s-]+vitae|curriculam vitae|c\.?v\.?|bio[\s-]?data|profile)\b/gi;
const NAME_LABEL =
  /^(?:(?:full|candidate(?:'s)?|applicant(?:'s)?|my|your) )*(?:name|naam|applicant|candidate)(?: of (?:the )?(?:candidate|applicant))?(?: in full)?(?:\s*\([^()]{2,30}\))?\s*(?:[:–-]+|\t+)\s*/i;
const NEXT_LABEL =
  /\s+(?:(?:e-?mail|mobile|mob|phone|contact|ph|cell|address|dob|date|gender|age|location|tel)\b.*)$/i;
const FOREIGN_TO_NAMES = new Set(
  `the and for with from of in to at on address mobile phone contact mail linkedin github summary objective date place
  details personal information career work page confidential portfolio nationality gender male female indian married single
  signature declaration hereby yours faithfully sincerely dear sir madam hindi english father mother husband responsible experience education skills
  about me hobbies references available request photo experienced results driven seeking dynamic passionate years year team india
  bachelor master degree diploma passport languages language known present permanent current road street nagar colony cross phase
  flat house near opp floor block sector apartment apartments society district state pin po ps vpo distt tehsil taluka village post tamil nadu kerala
  karnataka maharashtra gujarat telangana andhra pradesh rajasthan punjab haryana bihar odisha assam bengal uttar west north south east
  certified qualified registered chartered professional ms word excel office sql java python tally microsoft google`.split(
    /\s+/,
  ),
);

/** The words of a name as it should be shown: capitals and dots in order, titles and degrees dropped. */
function nameWords(written: string): string[] {
  const bareName = written
    .replace(HONORIFIC, '')
    .replace(CREDENTIALS, '')
    .replaceAll(/[()[\]"“”*_]/g, ' ')
    .replaceAll(/(?<=\p{L}{2})\.(?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\b\p{L})\.\s*(?=\p{L})/gu, '. ')
    .trim();
  return bareName
    .split(/\s+/)
    .map((word) =>
      word.replaceAll(/^[^\p{L}]+|[^\p{L}.]+$/gu, '').replace(/(?<!^(?:mohd|md|sk))(?<=\p{L}{2})\.$/iu, ''),
    )
    .filter(Boolean);
}

function capitalised(word: string): string {
  const isMixed = /\p{Ll}/u.test(word) && /^\p{Lu}/u.test(word);
  if (isMixed || /^\p{L}\.?$/u.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
  if (/^\p{Lu}{2,3}$/u.test(word) && !/[AEIOUY]/.test(word)) return word; // initials: "KV"
  return word.toLowerCase().replaceAll(/(?:^|[-'])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether words could be a person's name at all. */
function couldBeName(words: readonly string[], emailUser: string): boolean {
  if (words.length === 0 || words.length > 5 || DEGREE.test(words.join(' '))) return false;
  if (!words.some((word) => word.replaceAll('.', '').length >= 3)) return false;
  return words.every((word, at) => {
    const low = word.toLowerCase().replaceAll('.', '');
    if (!/^\p{L}[\p{L}'.-]*$/u.test(word) || word.length > 20) return false;
    if (FOREIGN_TO_NAMES.has(low)) return false;
    if (PEOPLE_NAMES.has(low)) return true;
    // "Zoya Merchant", zoya.merchant@: trades are surnames too.
    const first = words[0]?.toLowerCase() ?? '';
    const isSurname =
      at > 0 &&
      low.length >= 5 &&
      emailUser.includes(low) &&
      emailUser.includes(first) &&
      !isCommonWord(first);
    if (isSurname && !FUNCTIONS.has(first)) return true;
    return !(
      TITLE_NOUNS.has(low) ||
      TITLE_MODIFIERS.has(low) ||
      FUNCTIONS.has(low) ||
      COMPANY_WORDS.has(low) ||
      isSurelyCity(low)
    );
  });
}

/** How much words look like a name and like the e-mail's owner. */
function scoreWords(words: readonly string[], emailUser: string): number {
  let score = 0;
  let listed = 0;
  for (const word of words) {
    const low = word.toLowerCase().replaceAll('.', '');
    const inEmail = low.length >= 3 && emailUser.includes(low);
    if (inEmail) score += 2;
    else if (low.length >= 5 && emailUser.includes(low.slice(0, 4))) score += 0.8;
    if (PEOPLE_NAMES.has(low)) listed += 1;
    else if (!inEmail && low.length > 2 && isCommonWord(low)) score -= 1.2;
  }
  score += Math.min(3, listed * 1.5);
  score += words.length >= 2 && words.length <= 4 ? 1 : 0;
  score -= words.length === 1 ? 0.8 : 0;
  if (words.every((word) => /^\p{Ll}/u.test(word))) score -= 1.5;
  return score;
}

/** "Hello, I'm Asha Rao", "Name Asha Rao". */
const GREETING =
  /^(?:(?:hello|hi|hey)\b[\s,!.]*)?(?:(?:i'm|i am|myself|my name is|this is)\s+|name\s+(?=\p{Lu}\p{L}*\.?\s\p{Lu}))/iu;

/** The ways to read a name out of one line: the whole line, what stands before a mark, the words before a title. */
function readings(text: string): string[] {
  const withoutResume = text
    .replaceAll(RESUME_WORDS, ' ')
    .replace(/^\s*(?:of|for|:|–|-|\|)+\s*/i, '')
    .replace(GREETING, '')
    .trim();
  const parts = withoutResume.split(/\s*[|•\t/:~]\s*|\s+[–-]\s+|–|,\s*|\s{2,}/);
  const leading: string[] = [];
  const words = (parts[0] ?? '').split(/\s+/);
  for (const [at, word] of words.entries()) {
    const low = word.toLowerCase().replaceAll(/[.,]/g, '');
    const endsName =
      TITLE_NOUNS.has(low) || TITLE_MODIFIERS.has(low) || FUNCTIONS.has(low) || /\d|@/.test(word);
    if (endsName && !PEOPLE_NAMES.has(low)) {
      if (at >= 2) leading.push(words.slice(0, at).join(' '));
      break;
    }
  }
  // The name in two scripts: "शुभ्रा / Shubhra".
  const latin = /[^\p{Script=Latin}\P{L}]/u.test(text)
    ? parts.filter((part) => /^[\p{Script=Latin}\s.]+$/u.test(part))
    : [];
  // "Kavita Rani (TGT Maths)"
  const unbracketed = /[([]/.test(withoutResume)
    ? [withoutResume.replaceAll(/[([][^()[\]]*[)\]]/g, ' ')]
    : [];
  return [withoutResume, parts[0] ?? '', ...leading, ...latin, ...unbracketed];
}

function largestOnFirstPage(document: ResumeDocument): number | null {
  const sizes = document.lines.filter(
    (line) => line.page === 1 && line.size !== null && headingKind(line.text) === null,
  );
  return sizes.length === 0 ? null : Math.max(...sizes.map((line) => line.size ?? 0));
}

const RESUME_OF = /\b(?:r[eé]sum[eé]|c\.?v\.?|vitae|bio-?data) of\b/i;
const TOP_LINES = 14;
const LAST_LINES = 6;
const MIN_SCORE = 2.6;

function positionScore(line: Line, document: ResumeDocument, firstAt: number): number {
  const above = document.lines[line.at - 1]?.text ?? '';
  const fromTop = line.at - firstAt;
  let score = fromTop < TOP_LINES ? Math.max(0, 2.2 - 0.25 * fromTop) : 0;
  if (above.length < 30 && above.search(RESUME_WORDS) !== -1) score += 0.8;
  if (line.at >= document.lines.length - LAST_LINES && fromTop >= TOP_LINES)
    score += /^\(.*\)$/.test(line.text) ? 1.5 : 0.6;
  return score;
}

/** Two or three lines of one name: "ANITA" above "RAO", in one size, perhaps with initials below. */
function joinedWithNext(line: Line, document: ResumeDocument): string[] {
  const [second, third] = document.lines.slice(line.at + 1, line.at + 3);
  const goesOn = (next: Line | undefined): next is Line =>
    next !== undefined && !next.opensBlock && !next.isHeading && next.size === line.size;
  const single = /^\p{Lu}[\p{L}'.]+$/u;
  if (!goesOn(second) || !single.test(line.text) || !single.test(second.text)) return [];
  const both = `${line.text} ${second.text}`;
  return goesOn(third) && /^\p{Lu}\p{L}{0,2}\.?$/u.test(third.text) ? [`${both} ${third.text}`] : [both];
}

/** A line deep in the text with a job title right under it: the name after a sidebar was read first. */
function opensAfterSidebar(line: Line, document: ResumeDocument): boolean {
  if (['experience', 'projects', 'references'].includes(line.section) || !line.opensBlock) return false;
  const following = document.lines.slice(line.at + 1, line.at + 3);
  return following.some(
    (next) => !next.isHeading && next.text.length <= 90 && segmentsOf(next.text)[0]?.kind === 'title',
  );
}

const NOT_THE_NAME =
  /^(?:father|mother|husband|spouse|guardian|reference|place|date|company|client|address)/i;
const OTHERS_NAMES = ['experience', 'projects', 'references', 'education'];

interface Page {
  readonly document: ResumeDocument;
  readonly firstAt: number;
  readonly largest: number | null;
}

/** "Asha Rao is an architect": a person told of by others. */
const TOLD_OF =
  /^((?:\p{Lu}[\p{L}.'-]*\s){1,3}\p{Lu}[\p{L}'-]+) (?:is|has|brings|heads|leads|works|joined)\b/u;

/** What a line may hold as the name, each with the bonus that its place gives. */
function offersOf(line: Line, { document, firstAt, largest }: Page): { written: string; bonus: number }[] {
  const labelled = NAME_LABEL.exec(line.text);
  if (labelled && !OTHERS_NAMES.includes(line.section)) {
    const value = line.text.slice(labelled[0].length).replace(NEXT_LABEL, '');
    return [{ written: value.split(/[|•\t,]/)[0] ?? '', bonus: 4 }];
  }
  const isLargest = largest !== null && line.page === 1 && line.size !== null && line.size >= largest * 0.98;
  const isTop = line.at - firstAt < TOP_LINES;
  const isLast = line.at >= document.lines.length - LAST_LINES;
  const afterSidebar = opensAfterSidebar(line, document);
  if (!isTop && !isLargest && !isLast && !afterSidebar) return [];
  const told = isTop ? TOLD_OF.exec(line.text)?.[1] : undefined;
  if (told !== undefined) return [{ written: told, bonus: positionScore(line, document, firstAt) }];
  const [opening = ''] = line.text.split(/\s*[|•\t,]\s*/);
  const text = line.text.length > 90 && opening.length <= 40 ? opening : line.text;
  if ((line.isHeading && line.section !== 'other') || text.length > 90 || NOT_THE_NAME.test(line.text))
    return [];
  const bonus =
    positionScore(line, document, firstAt) +
    (isLargest ? 2.5 : 0) +
    (RESUME_OF.test(line.text) ? 2 : 0) -
    (line.isBullet ? 1 : 0) +
    (afterSidebar ? 1.7 : 0);
  const offers = readings(text.replace(NEXT_LABEL, '')).map((written) => ({ written, bonus }));
  const joined = joinedWithNext(line, document);
  return [...offers, ...joined.map((written) => ({ written, bonus: bonus + 0.3 }))];
}

/**
 * The person's name, from wherever a resume may hold it: a label, the largest print of the first page, the top lines
 * (after "RESUME"), a signature; the e-mail address tells which candidate is right. Null when nothing is convincing.
 */
export function readName(document: ResumeDocument, email: string | null): Fact<string> | null {
  const emailUser = (email ?? '').split('@')[0]?.toLowerCase() ?? '';
  const firstAt = document.lines.findIndex((line) => !/^(?:page \d|private|confidential)/i.test(line.text));
  const page = { document, firstAt, largest: largestOnFirstPage(document) };
  const best = document.lines
    .flatMap((line) => offersOf(line, page))
    .filter(({ written }) => !/\S ?& ?\S/.test(written))
    .map(({ written, bonus }) => ({ words: nameWords(written), bonus }))
    .filter(({ words }) => couldBeName(words, emailUser))
    .map(({ words, bonus }) => ({ words, score: bonus + scoreWords(words, emailUser) }))
    .toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < MIN_SCORE) return null;
  return { value: best.words.map(capitalised).join(' '), confidence: Math.min(0.99, 0.45 + best.score / 12) };
}
