import type { Bounds } from '#contract/bounds.ts';
import { limits } from '#contract/limits.ts';
import { NUMBER_WORDS, numberOf } from '#server/engine/text/number-words.ts';
import { isOrganisationsYears } from './organisation-years.ts';
import type { Prompt, Statement } from './prompt-text.ts';

const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|${NUMBER_WORDS.slice(1).join('|')}|zero)`;
const UNIT = String.raw`(years?|yrs?|yoe|pqe|saal|y(?![a-z])|months?|mths?|mos(?![a-z]))`;
const BETWEEN = String.raw` ?(?:-|–|to|or|\/|se|up ?to|till) ?`;
const PLUS = String.raw`( ?\+| plus| or more| and above)`;

/** "5-8 yrs", "6 months to 2 years", "3 plus years", "18 months". */
const WITH_UNIT = new RegExp(
  String.raw`(?<![\d.,₹])\b${NUMBER}${PLUS}? ?(?:\(\w+\) ?)?(?:${UNIT}\.?)?(?:${BETWEEN}${NUMBER}${PLUS}?)? ?(?:\(\w+\) ?)?${UNIT}\b`,
  'gi',
);
/** "exp: 6–9", "experience 4+": no unit is needed beside the word, nor under that label. */
const AFTER_WORD = new RegExp(
  String.raw`\b(?:experience|exp)\b\.?[ :–-]*(?:required |range |level |of |is )?(?:min(?:imum)?\.? |at ?least )?${NUMBER}${PLUS}?(?:${BETWEEN}${NUMBER})?(?![\d%,]| ?(?:lpa|lakh|lac|l\b|k\b|days?|months?|years?|yrs?|y\b))`,
  'gi',
);
const BEFORE_WORD = new RegExp(
  String.raw`(?<![\d.,₹])\b${NUMBER}${PLUS}?(?:${BETWEEN}${NUMBER})? (?:of )?(?:experience|exp)\b`,
  'gi',
);
const BARE = new RegExp(String.raw`^${NUMBER}${PLUS}?(?:${BETWEEN}${NUMBER})?(?:\b|$)`, 'i');

const AT_LEAST =
  /(?:\b(?:min(?:imum)?\.?(?: of)?|at ?least|over|more than|above|not less than|no less than|from|kam se kam))\s*(?:an? )?$/i;
const AT_MOST =
  /(?:\b(?:up ?to|max(?:imum)?\.?(?: of)?|less than|under|within|not more than|no more than|below|till|upto))\s*$/i;
const OR_MORE =
  /^\s*(?:of )?(?:experience |exp )?(?:\+|plus\b|and (?:above|more|over)|or (?:more|above)|& above|onwards|minimum\b|min\b)/i;
const OR_LESS = /^\s*(?:of )?(?:experience |exp )?(?:max(?:imum)?\b|or less|tak\b)/i;

const NOT_WORK_BEFORE =
  /\b(?:age|aged|ages|bond(?: of| period)?|contract(?: of| for)?|warranty|established|legacy|for the (?:last|past)|since|in business|probation(?: of)?|notice(?: period)?|within|next|internship(?: of)?|training(?: of| for)?|children|students|kids|class(?:es)?|grades?|every|once in|tenure|lease|age limit|age group|between the ages? of)\b[\s:–of-]*(?:is |between |from |below |under |above |max |upto |up to )*$/i;
const NOT_WORK_AFTER =
  /^\s*(?:-? ?olds?\b|of age|age\b|bond|contract|diploma|degree|course|warranty|probation|legacy|in business|of legacy|in the market|in operation|strong|track record of the|full[- ]time degree|(?:ki|ka) umar|programme?|internship|notice|gap\b|history|plan|commitment)/i;
const OF_A_PART =
  /\b(?:out of which|of which|including|with at ?least|incl\.?|relevant|with a minimum of|and)\b[^,]{0,14}$/i;
const ABOUT_EXPERIENCE = /^[\s)+]*(?:of |in |as )?(?:[\w&/,.'+#-]+ ){0,4}?(?:experience|exp\b|experienced)/i;

interface Mention extends Bounds {
  readonly weight: number;
}

function inYears(written: string | undefined, unit: string | undefined, upward: boolean): number | null {
  if (written === undefined) return null;
  const value = /^m/i.test(unit ?? '') ? numberOf(written) / 12 : numberOf(written);
  return upward ? Math.ceil(value) : Math.floor(value);
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  /** Null when only one number is written. */
  readonly high: number | null;
  readonly more: boolean;
  readonly named: boolean;
}

function spansIn({ text, label, labelled }: Statement): Span[] {
  const spans: Span[] = [];
  const add = (span: Span): void => {
    if (!spans.some((other) => span.start < other.end && span.end > other.start)) spans.push(span);
  };
  for (const m of text.matchAll(WITH_UNIT)) {
    const low = inYears(m[1], m[3] ?? m[6], false) ?? 0;
    const high = inYears(m[4], m[6], true);
    const more = (m[2] ?? m[5]) !== undefined;
    add({ start: m.index, end: m.index + m[0].length, low, high: more ? null : high, more, named: false });
  }
  const bare = labelled && label === 'experience' ? [BARE.exec(text)] : [];
  for (const m of [...text.matchAll(AFTER_WORD), ...text.matchAll(BEFORE_WORD), ...bare]) {
    if (!m) continue;
    const low = inYears(m[1], 'years', false) ?? 0;
    const high = inYears(m[3], 'years', true);
    const more = m[2] !== undefined;
    add({ start: m.index, end: m.index + m[0].length, low, high, more, named: true });
  }
  return spans;
}

function mentionsIn(statement: Statement): Mention[] {
  const { text, label } = statement;
  const found: Mention[] = [];
  for (const span of spansIn(statement)) {
    const before = text.slice(Math.max(0, span.start - 50), span.start);
    const after = text.slice(span.end, span.end + 60);
    const own = text.slice(span.start, span.end);
    if (NOT_WORK_BEFORE.test(before) || NOT_WORK_AFTER.test(after)) continue;
    if (
      label === 'joining' ||
      label === 'notice' ||
      label === 'shift' ||
      label === 'offer' ||
      label === 'education'
    )
      continue;
    if (
      isOrganisationsYears(
        text.slice(Math.max(0, span.start - 200), span.start),
        text.slice(span.end, span.end + 160),
      )
    )
      continue;
    const high = span.high !== null && span.high < span.low ? null : span.high;
    if (span.low > limits.experienceYears.max || (high ?? 0) > limits.experienceYears.max) continue;
    const near =
      span.named || ABOUT_EXPERIENCE.test(after) || /\b(?:experience|exp)\b[^.]{0,24}$/i.test(before);
    if (!near && /month|mth|mos/i.test(own) && label !== 'experience') continue;
    const weight =
      (label === 'experience' ? 6 : 0) +
      (near ? 2 : 0) +
      (/\b(?:total|overall)\b[^,]{0,12}$/i.test(before) || /^ (?:total|overall)/i.test(after) ? 3 : 0) -
      (OF_A_PART.test(before) ? 3 : 0) -
      (label === 'nice' ? 5 : 0) -
      (label === 'about' ? 8 : 0);
    if (high === null) {
      const least = span.more || AT_LEAST.test(before) || OR_MORE.test(after) || /min|at ?least/i.test(own);
      const most = !least && (AT_MOST.test(before) || OR_LESS.test(after));
      found.push({ min: most ? 0 : span.low, max: least ? null : span.low, weight });
    } else {
      found.push({ min: span.low, max: high, weight });
    }
  }
  return found;
}

const FRESHER =
  /\bfreshers?\b|\bno (?:prior |previous |work )?exp(?:erience)? (?:is )?(?:needed|required|necessary)|\bexp(?:erience)? (?:is )?not (?:needed|required|necessary|mandatory)|\bentry[- ]level\b|\bjust graduated\b|\b(?:recent|new|fresh) (?:graduates?|pass ?outs?)\b|\bpassouts?\b/i;
const NO_FRESHERS =
  /\b(?:no|not(?: for| looking for)?|don't want|avoid|except|without) (?:any )?freshers?\b|\bfreshers?,? (?:please |kindly |pls )?(?:excuse|do not|don't|cannot|can't|should not|need not|not|nahi)/i;

/** The years of experience that a prompt asks for; both bounds null when it says nothing. */
export function readExperience(prompt: Prompt): Bounds {
  const mentions = prompt.statements.flatMap(mentionsIn).filter((mention) => mention.weight > -5);
  const best = mentions.toSorted((a, b) => b.weight - a.weight)[0];
  const freshers = prompt.statements.some(
    ({ text, label }) => label !== 'about' && FRESHER.test(text) && !NO_FRESHERS.test(text),
  );
  if (!best) return freshers ? { min: 0, max: 0 } : { min: null, max: null };
  if (!freshers) return { min: best.min, max: best.max };
  return { min: 0, max: best.max };
}
