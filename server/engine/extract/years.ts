import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { NUMBER_WORDS, numberOf } from '#server/engine/text/number-words.ts';
import { monthsCovered, monthRanges } from './dates.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Employment } from './employment.ts';
import type { Fact } from './fact.ts';
import { headingKind } from './sections.ts';
import { isTitle } from './segments.ts';
import { isTotalBesideDates, type StatedYears } from './stated-total.ts';

const NUMBER = String.raw`(\d{1,2}|${NUMBER_WORDS.slice(1).join('|')})`;
const YEARS = String.raw`(?:years?|yrs?|sa+l|varsh)\b\.?'?`;
const MONTHS = String.raw`(?:months?|mths?|mos)\b\.?`;

/** "04 Years 08 Months"; "2.10 years" (years.months); "8+ years"; "8-10 years"; "one and a half years"; "15 months". */
const FORMS: readonly (readonly [RegExp, (match: RegExpMatchArray) => number])[] = [
  [
    new RegExp(String.raw`\b${NUMBER} ?\+? ?${YEARS},? ?(?:and|&)? ?${NUMBER} ?${MONTHS}`, 'gi'),
    (m) => numberOf(m[1]) * 12 + numberOf(m[2]),
  ],
  [new RegExp(String.raw`\b${NUMBER} and (?:a )?half ${YEARS}`, 'gi'), (m) => numberOf(m[1]) * 12 + 6],
  [
    new RegExp(String.raw`(?<![\d.])(\d{1,2})\.(\d{1,2}) ?\+? ?${YEARS}`, 'gi'),
    (m) => numberOf(m[1]) * 12 + Math.min(11, numberOf(m[2])),
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,/-])\b${NUMBER} ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:\(\w+\) ?)?(?:plus )?${YEARS}`,
      'gi',
    ),
    (m) => numberOf(m[1]) * 12,
  ],
  [new RegExp(String.raw`(?<![\d.,/-])\b${NUMBER} ?\+? ?${MONTHS}`, 'gi'), (m) => numberOf(m[1])],
];

/** "Total Experience (in years): 8", "Years in HR: 8": the unit stands in the label. Made "…: 8 years". */
const YEARS_IN_LABEL =
  /\b((?:experience|exp) {0,3}\(?(?:in )?(?:years|yrs)\.?\)?|(?<!\d[ +]{0,3})(?:years|yrs) (?:of experience|in [\p{L}&/ ]{2,24}))( {0,3}[:=\t–-]+ {0,3}(?:\d{1,2}(?:\.\d{1,2})?\+?))(?![\d/.-]|\s?(?:y|m|lakh|lpa))/iu;

interface Mention extends StatedYears {
  readonly before: string;
  readonly after: string;
  readonly line: Line;
}

function mentionsIn(line: Line): Mention[] {
  const text = line.text
    .replaceAll(/\bexp\.(?=\s)/gi, 'exp')
    .replaceAll(/\b(year|yr|month)\(s\)/gi, '$1s')
    .replaceAll(/\bwork[ -]?ex\b\.?|\bexperience (?:summary|details?|profile)(?= ?[:–-])/gi, 'experience')
    .replaceAll(/\bexp(?:er|ir|re|eri)i?[ae]n[cs]e?\b/gi, 'experience')
    .replace(YEARS_IN_LABEL, '$1$2 years');
  const found: Mention[] = [];
  for (const [pattern, monthsOf] of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const rest = text.slice(end);
      // "7 yrs. Relevant: 4 yrs": the dot of an abbreviation ends a sentence before a capital.
      const endsSentence = match[0].endsWith('.') && /^\s+\p{Lu}/u.test(rest);
      found.push({
        months: monthsOf(match),
        before:
          text
            .slice(0, start)
            .replace(/\t$/, ': ')
            .split(/[.;•|\t](?:\s|$)/)
            .at(-1) ?? '',
        after: endsSentence ? '' : (rest.split(/[.;•|\t](?:\s|$)/)[0] ?? ''),
        line,
        text,
        start,
        end,
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const NOT_WORK =
  /\b(?:age|aged|old|degree|diploma|course|bond|warranty|ll\.?b|b\.?ed|notice|programme|gap|visa|passport|valid|internship|training period|probation|contract of)\b/i;
const TOTAL_BEFORE = /\b(?:total|overall|over all|cumulative|aggregate)\b[^.]{0,40}$/i;
const TOTAL_AFTER = /^\s*(?:of |in )?(?:total|overall)\b/i;
const RELEVANT = /\brelevant\b[^,]*$/i;
const RELEVANT_AFTER = /^[\s)+]*(?:of )?(?:\w+ )?relevant\b/i;
const SHARE =
  /\b(?:out of which|of which|including|inclusive of|which includes)\s*(?:around |about |over )?$/i;
const OF_EXPERIENCE =
  /^[\s)'+]*(?:of|in|as|at)?\s*(?:[\w&/,'-]+\s+){0,7}?(?:experience|exp\b|expertise|post[- ]?qualification|pqe\b|practice\b|(?:the )?bar\b|service(?=[\s,.]*$))/i;
const EXPERIENCE_BEFORE =
  /(?:(?:experience|\bexp\b\.?)\s*(?:of|is|:|–|-|\(|\)|=|\t|(?:in )?(?:years|yrs))*|\b(?:years|yrs) in [\p{L}&/ ]{2,24}[:=\t –-]+)\s*(?:of )?(?:about |around |over |more than |nearly |almost |approx\.? )?$/iu;

/** "Five years in cloud infrastructure", at the head of a resume. */
const OF_WORK =
  /^[\s)'+]*in(?=\s*[,;]|\s*$)|^[\s)'+]*(?:in|on|as|of|across|with|into|building|developing|designing|managing|working|leading|teaching|selling|running|handling|serving|practi[sc]ing)\s+\S|^[\s)'+]*(?:teaching|driving|nursing|practi[sc]ing|flying)\W*$/i;
const OPENS_SENTENCE =
  /^(?:\W*|.{0,24}\b(?:with|having|of|for|over|have|nearly|almost|about|around|than)\s*)$/i;

/** "I have been working for myself for", "I ran my own agency for": the writer tells of the whole working life. */
const WORKED_FOR =
  /^\W*(?:I am |I )?work(?:ing)? as (?:an? )?[^.;]{2,40} (?:from|since|for) (?:the )?(?:last |past )?$|^\W*I (?:have been working|have worked|have run|have been running|have been in|ran)\b[^.;]{0,60}?\bfor (?:the )?(?:last |past )?$/i;

/** "I am Asha from Pune, having": a letter's sentence tells of the whole person, and of no one skill. */
const OF_MYSELF = /^\W*I(?:'m| am| have)\b[^.;]{0,80}\b(?:having|have|with)\W*$/i;

/** "3.2 years   Notice: 30 days": a label begins another fact. */
const NEXT_LABEL = /\s\p{Lu}[\p{L} ]{2,20}[:=].*$/u;

/** "The company has 30 years of experience": an organisation's, not the person's. */
const OF_ORGANISATION =
  /\b(?:company|firm|organi[sz]ation|group|employer|brand|business|manufacturer|hospital|school|hotel) (?:(?:which|that) )?(?:has|have|had|is|was|with|having|of)\b[^.;,]{0,24}$/i;

type Meaning = 'total' | 'general' | 'relevant' | 'told' | 'alone' | 'beside' | 'none';

/** Whether the years are of an age, a course, a bond, a company. */
function isNotWork({ before, after }: Mention): boolean {
  return (
    NOT_WORK.test(before.slice(-30)) ||
    NOT_WORK.test(after.replace(NEXT_LABEL, '').slice(0, 22)) ||
    OF_ORGANISATION.test(before)
  );
}

function meaningOf(mention: Mention): Meaning {
  const { before, after, line } = mention;
  if (isNotWork(mention)) return 'none';
  if (SHARE.test(before)) return 'relevant';
  const nearRelevant = RELEVANT.test(before.slice(-32)) || RELEVANT_AFTER.test(after);
  if (nearRelevant) return 'relevant';
  if (TOTAL_BEFORE.test(before) || TOTAL_AFTER.test(after)) return 'total';
  const aboutExperience = OF_EXPERIENCE.test(after) || EXPERIENCE_BEFORE.test(before);
  // "Career profile: Solar project engineer (O&M) - 5 yrs", "Shift in-charge, 11+ years in moulding"
  const post = before
    .replace(/^[^:]{0,30}:\s+/, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/^[\s\W]+|[\s,|(–-]+$/g, '');
  const isBeside =
    (line.section === 'header' || line.section === 'summary') &&
    (/^\s*\)?\s*(?:\([^()]*\)\s*)?$/.test(after) || (line.section === 'summary' && OF_WORK.test(after))) &&
    isTitle(post.replaceAll(/\s+/g, ' '));
  if (isBeside) return 'general';
  const isAlone = line.section === 'header' && /^\W*$/.test(before) && /^\W*$/.test(after);
  const opensProfile =
    ['header', 'summary'].includes(line.section) &&
    (WORKED_FOR.test(before) || (OF_WORK.test(after) && OPENS_SENTENCE.test(before)));
  if (!aboutExperience) return opensProfile ? 'told' : isAlone ? 'alone' : 'none';
  if (line.section === 'skills' || line.section === 'projects' || line.section === 'education') return 'none';
  return 'general';
}

/** "3 years of experience in Java": the years of one skill, not of a working life. */
function isAboutOneSkill(mention: Mention): boolean {
  const about =
    /^[\s)'+]*(?:of )?(?:[\w-]+ ){0,3}?(?:experience|exp\.?|expertise) (?:in|on|with|as) ([^.;,]+)/i.exec(
      mention.after,
    );
  const beside = /([\w+#. ]{2,24})\s*(?:[-–:(]|for)\s*$/.exec(mention.before);
  // "TEACHING EXPERIENCE - 5 YEARS" heads all that was done.
  if (beside && headingKind(beside[1]?.trim() ?? '') === 'experience') return false;
  return findSkills(about?.[1] ?? beside?.[1] ?? '').length > 0;
}

const PROFILE_SECTIONS = ['header', 'summary', 'personal', 'contact'];

export interface Years {
  readonly total: Fact<number> | null;
  readonly relevant: Fact<number> | null;
}

function whole(months: number): number {
  return Math.floor(months / 12);
}

/** Stated and summed years that differ by more months than this are in doubt: the form asks to check them. */
const DIFFERS = 24;
const IN_DOUBT = 0.55;
/** So far from the left, in characters, years open their line, or their piece of it. */
const FOREMOST = 30;

/** So many months may be an age where no dates bear them out. */
const LEAST_AGE = 18 * 12;
/** Beside such a line years alone are an age. */
const OF_A_LIFE =
  /^\W*(?:age|aged|d\.?o\.?b|date of birth|birth|born|gender|sex|(?:fe)?male|marital|(?:un)?married|single)\b/i;

/**
 * Whether years by themselves, "10 years", stand at the head below the post, or below the line that follows it; nobody
 * tells the months of an age.
 */
function isNoAge({ line, months }: Mention, { lines }: ResumeDocument): boolean {
  if (months % 12 !== 0) return true;
  const at = lines.indexOf(line);
  const above = lines.slice(Math.max(0, at - 2), at);
  const around = [lines[at - 1], lines[at + 1]];
  // "HR Business Partner | 10+ years" says it in one line.
  const beside = line.text.split(/\s*[|•·\t]\s*/);
  return (
    [...above.map(({ text }) => text), ...beside].some(isTitle) &&
    !around.some((each) => each && OF_A_LIFE.test(each.text))
  );
}

/**
 * Whether the one thing that the head tells, or a line of the summary by itself, is said of the whole though the dates come to more: by a year, or by two
 * where they are years without months, yet never by more than a quarter.
 */
function isSaidOfTheWhole(told: Mention, { ranges }: Employment): boolean {
  const covered = monthsCovered(ranges);
  const most = ranges.some(({ from }) => from % 12 === 0) ? 24 : 12;
  const closesLine = /^[^,;.]*\.?$/.test(told.text.slice(told.end));
  return (
    (told.line.section === 'header' || closesLine) &&
    (
      told.text
        .slice(0, told.start)
        .split(/[|•·\t]/)
        .at(-1) ?? ''
    ).length <= FOREMOST &&
    covered - told.months <= Math.min(most, covered / 4)
  );
}

/** The months of employments that are told by their length alone: "G4S 3 years, SIS 2 years". */
function lengthsOfEmployments(document: ResumeDocument): number {
  return document.lines
    .filter(({ section, isHeading }) => section === 'experience' && !isHeading)
    .flatMap(mentionsIn)
    .filter(
      (mention) =>
        !isNotWork(mention) &&
        AN_EMPLOYER.test(mention.before.split(/[,;|]/).at(-1) ?? '') &&
        CLOSES.test(mention.after),
    )
    .reduce((sum, { months }) => sum + months, 0);
}

/** A few words, one of them with a capital, and nothing that says what for. */
const AN_EMPLOYER = /^(?=[^\p{Lu}]*\p{Lu})[^:]{2,60}$/u;
const CLOSES = /^\s*(?:[,;)|/&+]|and\b|$)/i;

const AT_BAR = /\b(?:years|yrs) (?:at|of|in) (?:the )?(?:bar|practice|experience)\b/i;

/** A line that belongs to the person as a whole: not one job's length, not a training. */
function speaksOfTheWhole(line: Line, today: string): boolean {
  if (['references', 'declaration', 'interests'].includes(line.section)) return false;
  // "Practising since 2016, 10 years at bar"
  if (line.section === 'header' && AT_BAR.test(line.text)) return true;
  return monthRanges(line.text, today).length === 0;
}

/** What the years of a line are; beside dates only a total of the person counts, the rest are of one employment. */
function statedIn(line: Line, today: string): { mention: Mention; meaning: Meaning }[] {
  const isWhole = speaksOfTheWhole(line, today);
  const mentions = mentionsIn(line).filter(({ months }) => months <= 50 * 12);
  return mentions.flatMap((mention) => {
    const meaning = meaningOf(mention);
    if (isWhole || OF_MYSELF.test(mention.before)) return [{ mention, meaning }];
    const isTotal = meaning !== 'relevant' && !isNotWork(mention);
    return isTotal && isTotalBesideDates(mention, mentions, line.section, today)
      ? [{ mention, meaning: meaning === 'total' ? meaning : 'beside' }]
      : [];
  });
}

/**
 * Whole years of experience, completed ones: as stated in total; else as stated in the profile, unless that is one
 * skill's share and the employments are longer; else the months that the employments cover; 0 for a fresher.
 */
export function readYears(document: ResumeDocument, employment: Employment, today: string): Years {
  const stated = document.lines.flatMap((line) => statedIn(line, today));
  const of = (meaning: Meaning) =>
    stated.filter((each) => each.meaning === meaning).map((each) => each.mention);
  const covered = monthsCovered(employment.ranges);
  const relevantStated = of('relevant')[0];
  const explicit = of('total')[0];
  const general = of('general').toSorted((a, b) => b.months - a.months);
  const profile = general.find(({ line }) => PROFILE_SECTIONS.includes(line.section)) ?? general[0];
  const oneSkill = general.find(isAboutOneSkill);
  const relevant = relevantStated ? { value: whole(relevantStated.months), confidence: 0.93 } : null;

  const stating = (months: number, confidence: number): Fact<number> => ({
    value: whole(months),
    confidence: covered > 0 && Math.abs(months - covered) > DIFFERS ? IN_DOUBT : confidence,
  });
  if (explicit) return { total: stating(explicit.months, 0.97), relevant };
  if (profile) {
    const inProfile = PROFILE_SECTIONS.includes(profile.line.section) || OF_MYSELF.test(profile.before);
    const isShare = !inProfile && isAboutOneSkill(profile) && covered > profile.months;
    if (!isShare) return { total: stating(profile.months, 0.92), relevant };
    return {
      total: { value: whole(covered), confidence: 0.8 },
      relevant: relevant ?? (oneSkill ? { value: whole(oneSkill.months), confidence: 0.75 } : null),
    };
  }
  const beside = of('beside')[0];
  if (beside) return { total: stating(beside.months, 0.88), relevant };
  const isBorneOut = ({ months }: Mention) =>
    covered === 0 ? months < LEAST_AGE : Math.abs(months - covered) <= DIFFERS;
  const alone = of('alone').filter((each) => isNoAge(each, document) && isBorneOut(each));
  const [told, another] = [...of('told'), ...alone];
  const isWhole = told !== undefined && !another && isSaidOfTheWhole(told, employment);
  if (told && (told.months > covered || isWhole)) return { total: stating(told.months, 0.85), relevant };
  if (covered > 0) return { total: { value: whole(covered), confidence: 0.82 }, relevant };
  const lengths = lengthsOfEmployments(document);
  if (lengths > 0) return { total: { value: whole(lengths), confidence: IN_DOUBT }, relevant };
  const isFresher = document.lines.some(
    (line) =>
      /\bfreshers?\b|no (?:prior |work )?experience|nil experience|experience ?[:–-] ?(?:nil|none|zero)\b/i.test(
        line.text,
      ) && !/train\w* freshers|freshers'? (?:day|party|training|batch)|\bwas a fresher/i.test(line.text),
  );
  return { total: isFresher ? { value: 0, confidence: 0.85 } : null, relevant };
}
