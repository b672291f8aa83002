import type { Bounds } from '#contract/bounds.ts';
import { limits } from '#contract/limits.ts';
import { canonicalCity } from '#server/engine/cities.ts';
import { NUMBER_WORDS, numberOf } from '#server/engine/text/number-words.ts';
import { findTitle } from './find-title.ts';
import { isOrganisationsYears } from './organisation-years.ts';
import type { Prompt, Statement } from './prompt-text.ts';

const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|${NUMBER_WORDS.slice(1).join('|')}|zero)`;
const UNIT = String.raw`(years?|yrs?|yoe|pqe|saal|sal|y(?![a-z])|months?|mths?|mon(?= ?(?:-|–|to) ?\d)|mos(?![a-z]))`;
const BETWEEN = String.raw` ?(?:-|–|to|or|\/|se|up ?to|till) ?`;
const PLUS = String.raw`( ?\+| plus| or more| and above)`;

/** "5-8 yrs", "6 months to 2 years", "3 plus years", "18 months". */
const WITH_UNIT = new RegExp(
  String.raw`(?<![\d.,₹])\b${NUMBER}${PLUS}? ?(?:\(\w+\) ?)?(?:${UNIT}\.?)?(?:${BETWEEN}${NUMBER}${PLUS}?)? ?(?:\(\w+\) ?)?${UNIT}\b`,
  'gi',
);
/** "at least a year of writing". */
const A_YEAR = /\b(?:at ?least|min(?:imum)?\.?(?: of)?|over|more than) (?:a|1) (?:full )?(?:year|yr)\b/gi;
const STAYS = /\b(?:stay|commit|bond|contract|sign|lock)\w*\b[^,.;]{0,16}$/i;
/** "all levels between 2 and 6 years". */
const BETWEEN_TWO = new RegExp(
  String.raw`\bbetween ${NUMBER} ?(?:years?|yrs?)? ?(?:and|&) ?${NUMBER} ?${UNIT}\b`,
  'gi',
);
/** "exp: 6–9", "experience 4+": no unit is needed beside the word, nor under that label. */
const AFTER_WORD = new RegExp(
  String.raw`\b(?:experience|exp)\b\.?[ :–-]*(?:required |range |level |of |is )?(?:min(?:imum)?\.? |at ?least )?${NUMBER}${PLUS}?(?:${BETWEEN}${NUMBER})?(?!-?\d|%|,\d| ?(?:lpa|lakh|lac|l\b|k\b|days?|months?|years?|yrs?|y\b))`,
  'gi',
);
const BEFORE_WORD = new RegExp(
  String.raw`(?<![\d.,₹])\b${NUMBER}${PLUS}?(?:${BETWEEN}${NUMBER})? (?:of )?(?:experience|exp)\b`,
  'gi',
);
const BARE = new RegExp(String.raw`^${NUMBER}${PLUS}?(?:${BETWEEN}${NUMBER})?(?:\b|$)`, 'i');

const AT_LEAST =
  /(?:\b(?:min(?:imum)?\.?(?: exp(?:erience)?)?(?: of)?|at ?least|over|(?<!\b(?:not|no) )more than|above|not less than|no less than|from|kam se kam)|≥)\s*(?:an? )?$/i;
/** "Min 3-4 yrs", "2-3 years minimum": the least that will do, named as loosely as people speak. */
const LEAST_BEFORE =
  /(?:\b(?:min(?:imum)?\.?(?: exp(?:erience)?)?(?: of)?|at ?least|(?:not|no) less than|kam se kam)[ :]*)$/i;
const LEAST_AFTER =
  /^\s*(?:of )?(?:experience |exp )?(?:is )?(?:minimum|min|at ?least)\b\.?(?= ?(?:$|[,.;)]|(?:exp|experience|required|reqd|needed|must|in|of|with|as)\b))/i;
/** "Min 2-4 years, max 4": both ends are meant. */
const MOST_AFTER =
  /^[^.;]{0,40}?\b(?:max(?:imum)?|at ?most|not more than|no more than|up ?to)\b\.?(?: of)? ?(\d{1,2})\b(?! ?(?:lpa|ctc|lakhs?|lacs?|l\b|k\b|days?|months?|(?:years?|yrs?) (?:old|of age|age)\b|people|persons?|candidates?|km))/i;
/** Further apart both ends are meant: "min 3-8 years". */
const LOOSELY = 2;
const AT_MOST =
  /(?:\b(?:up ?to|max(?:imum)?\.?(?: of)?|less than|under|within|not more than|no more than|below|till|upto))\s*$/i;
const OR_MORE =
  /^\s*(?:of )?(?:experience |exp )?(?:\+|plus\b|and (?:above|more|over)|or (?:more|above)|& above|onwards|minimum\b|min\b|at ?least\b(?= ?(?:$|[,.;)])))/i;
/** "2 yrs min, max 4": the other bound, told after the first; and "min 2, max 4 yrs", told before it. */
const THEN_AT_MOST =
  /^\s*(?:of )?(?:exp(?:erience)? )?(?:min(?:imum)?\.?|at ?least)?[\s,;/]*(?:and |& |to |but )?(?:max(?:imum)?\.?|at ?most|not more than|no more than)(?: of)? ?(\d{1,2})\b(?! ?(?:lpa|ctc|lakhs?|lacs?|l\b|k\b|days?|months?|(?:years?|yrs?) (?:old|of age|age)\b|people|persons?|candidates?|km))/i;
const AT_LEAST_BEFORE =
  /\bmin(?:imum)?\.?(?: of)? ?(\d{1,2})(?: ?(?:years?|yrs?|y)\.?)?[\s,;/]*(?:and |& |to |but )?max(?:imum)?\.?(?: of)? ?$/i;
const OR_LESS = /^\s*(?:of )?(?:experience |exp )?(?:max(?:imum)?\b|or less|tak\b)/i;

const NOT_WORK_BEFORE =
  /\b(?:age|aged|ages|bond(?: of| period)?|contract(?: of| for)?|warranty|established|legacy|for the (?:last|past)|since|in business|probation(?: of)?|notice(?: period)?|within|next|internship(?: of)?|training(?: of| for)?|children|students|kids|class(?:es)?|grades?|every|once in|tenure|lease|age limit|age group|between the ages? of)\b[\s:–of-]*(?:is |between |from |below |under |above |max |upto |up to )*$/i;
const NOT_WORK_AFTER =
  /^\s*(?:-? ?olds?\b|of age|age\b|bond|contract|warranty|probation|legacy|in business|of legacy|in the market|in operation|strong|track record of the|full[- ]time degree|(?:ki|ka) umar|programme?|internship|notice|gap\b|history|plan|commitment)/i;
/** "3 years diploma" is how long it takes; between two numbers of years nobody learns. */
const COURSE_AFTER = /^\s*(?:diploma|degree|course)/i;
const OF_A_PART =
  /\b(?:out of which|of which|including|with at ?least|incl\.?|relevant|with a minimum of|and)\b[^,]{0,14}$/i;
const ABOUT_EXPERIENCE = /^[\s)+]*(?:of |in |as )?(?:[\w&/,.'+#-]+ ){0,4}?(?:experience|exp\b|experienced)/i;

/** "Male, 18 to 35 yrs", "helper, 18-30 yrs": an age, where such people or a post for the young stand with it. */
const YOUNGEST = 18;
const LEAST_OF_AGES = 6;
const OF_SOMEBODY =
  /\b(?:ages?|aged|(?:fe)?males?|boys?|girls?|lad(?:y|ies)|gents?|men|women|ladka|ladke|ladki|candidates?)\b/i;
const FOR_THE_YOUNG =
  /\b(?:helpers?|guards?|drivers?|riders?|boys?|girls?|peons?|pickers?|packers?|loaders?|waiters?|waitress(?:es)?|stewards?|telecallers?|callers?|receptionists?|cashiers?|trainees?|apprentices?|interns?|workers?|labou?rs?|operators?|watch(?:man|men)|sweepers?|cleaners?|maids?|nann(?:y|ies)|promoters?|bouncers?|gardeners?|sales(?:man|men|girls?|boys?|person)|clerks?|executives?|agents?|assistants?|attendants?|fitters?|welders?|electricians?|tailors?|hostess(?:es)?|crew)\b/i;
const SENIOR =
  /\b(?:senior|sr|chief|c[efto]o|chro|cmo|cxo|vp|avp|svp|vice|president|directors?|heads?|principal|partner|dean|professor|gm|agm|dgm|general|manager|mgr|lead|leader)\b/i;
const SURELY_SENIOR =
  /\b(?:chief|c[efto]o|chro|cmo|cxo|vp|avp|svp|vice|president|directors?|heads?|principal|partner|dean|professor|gm|agm|dgm|general manager)\b/i;

const OF_WORK_BEFORE = /\b(?:experience|exp)\b[^.,]{0,24}$/i;
const OF_WORK_AFTER = /^ ?(?:of |in )?(?:(?!\d)[\w&/]+ ){0,3}(?:experience|exp|experienced)\b/i;

function isAge({ low, high, named }: Span, before: string, after: string, titleOf: () => string): boolean {
  if (named || OF_WORK_BEFORE.test(before) || OF_WORK_AFTER.test(after)) return false;
  if (low < YOUNGEST || (high === null ? !AT_MOST.test(before) : high - low < LEAST_OF_AGES)) return false;
  const title = titleOf();
  return OF_SOMEBODY.test(before.slice(-30)) || OF_SOMEBODY.test(after.slice(0, 20))
    ? !SURELY_SENIOR.test(title)
    : FOR_THE_YOUNG.test(title) && !SENIOR.test(title);
}

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
  for (const m of text.matchAll(BETWEEN_TWO)) {
    const [low, high] = [inYears(m[1], m[3], false) ?? 0, inYears(m[2], m[3], true)];
    add({ start: m.index, end: m.index + m[0].length, low, high, more: false, named: false });
  }
  for (const m of text.matchAll(WITH_UNIT)) {
    const low = inYears(m[1], m[3] ?? m[6], false) ?? 0;
    const high = inYears(m[4], m[6], true);
    const more = (m[2] ?? m[5]) !== undefined;
    add({ start: m.index, end: m.index + m[0].length, low, high: more ? null : high, more, named: false });
  }
  for (const m of text.matchAll(/\bcouple of (?:years|yrs)\b/gi))
    add({ start: m.index, end: m.index + m[0].length, low: 2, high: null, more: false, named: false });
  for (const m of text.matchAll(A_YEAR))
    if (!STAYS.test(text.slice(0, m.index)))
      add({ start: m.index, end: m.index + m[0].length, low: 1, high: null, more: true, named: false });
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

/** What is further apart is something else: "min 2 years, max 45" is an age. */
const WIDEST = 15;

/** The bounds of a span with what stands around it; `high` is null when only one number is told. */
function boundsOf({ low, high, more }: Span, before: string, after: string): Pick<Span, 'low' | 'high'> {
  if (high !== null) return { low, high: high < low ? null : high };
  const most = more ? undefined : THEN_AT_MOST.exec(after)?.[1];
  if (most !== undefined && Number(most) > low && Number(most) - low <= WIDEST)
    return { low, high: Number(most) };
  const least = more ? undefined : AT_LEAST_BEFORE.exec(before)?.[1];
  if (least !== undefined && Number(least) < low) return { low: Number(least), high: low };
  return { low, high };
}

/** Whether two numbers so near each other are a lower bound: "min 3-4 yrs". */
function isLeast(low: number, high: number, before: string, own: string, after: string): boolean {
  if (low === 0 || high <= low || high - low > LOOSELY) return false;
  const most = MOST_AFTER.exec(after)?.[1];
  if (most !== undefined && Number(most) <= high + WIDEST) return false;
  return LEAST_BEFORE.test(before) || LEAST_AFTER.test(after) || /\b(?:min|at ?least)/i.test(own);
}

function mentionsIn(statement: Statement, titleOf: () => string): Mention[] {
  const { text, label } = statement;
  const found: Mention[] = [];
  for (const span of spansIn(statement)) {
    const before = text.slice(Math.max(0, span.start - 50), span.start);
    const after = text.slice(span.end, span.end + 60);
    const own = text.slice(span.start, span.end);
    if (NOT_WORK_BEFORE.test(before) || NOT_WORK_AFTER.test(after)) continue;
    if (COURSE_AFTER.test(after) && span.high === null) continue;
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
    const { low, high } = boundsOf(span, before, after);
    if (low > limits.experienceYears.max || (high ?? 0) > limits.experienceYears.max) continue;
    const near =
      span.named || ABOUT_EXPERIENCE.test(after) || /\b(?:experience|exp)\b[^.]{0,24}$/i.test(before);
    if (label !== 'experience' && isAge(span, before, after, titleOf)) continue;
    // "6 months – 2 yrs" is told of work; of months alone it is not sure.
    const ofMonths = /mon|mth|mos/i.test(own) && !/y(?:ea)?rs?\b/i.test(own);
    if (!near && ofMonths && label !== 'experience') continue;
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
      found.push({ min: most ? 0 : low, max: least ? null : low, weight });
    } else {
      const least =
        span.high !== null && isLeast(low, high, statement.least === true ? 'min' : before, own, after);
      found.push({ min: low, max: least ? null : high, weight });
    }
  }
  return found;
}

const FRESHER =
  /\bfreshers?\b|\bfresh (?:\p{L}+ ){0,3}?(?:ok|okay|welcome|can apply|may apply)\b|\bno (?:prior |previous |work )?exp(?:erience)? (?:is )?(?:needed|required|necessary)|(?<=^|[,;(] ?|\b(?:prior|previous|work|any) )exp(?:erience)? (?:is )?not (?:needed|required|reqd|necessary|mandatory)|\bentry[- ]level\b|\bjust graduated\b|\b(?:recent|new|fresh) (?:graduates?|pass ?outs?)\b|\bpassouts?\b/iu;
/** "Telecaller exp not required", "2024 batch" take freshers, unless years are asked: then "CT exp not mandatory" is of that alone. */
const NONE_OF_IT =
  /\b20\d\d batch\b|\bexp(?:erience)? (?:is )?not (?:needed|required|reqd|necessary|mandatory)/i;
const POLITELY = '(?:please |kindly |pls |plz |strictly |are |is )*';
const NO_FRESHERS = new RegExp(
  [
    String.raw`\b(?:no|not(?: for| looking for)?|don't want|avoid|except|without) (?:any )?freshers?\b`,
    // "Freshers ok, not above 30" says no more than its own.
    String.raw`\bfreshers?,? ${POLITELY}(?:excuse|do not|don't|dont|cannot|can't|should not|need not|nahi|not\b(?! (?:above|over|below|under|more|less|older|beyond|only|just|from|an?\b)))`,
    // "Fresher/telecaller pls dont apply", "fresher TL not allowed".
    String.raw`\bfreshers?(?: ?(?:\/|,|or|and) ?\p{L}+| (?!(?:ok|okay|welcome|can|also|allowed|apply|may|will|are|is|chal\p{L}+)\b)\p{L}+),? ${POLITELY}(?:excuse|(?:do not|don't|dont|cannot|can't|should not|need not) (?:please |pls )?(?:apply|send)|not (?:eligible|allowed|considered|accepted))\b`,
  ].join('|'),
  'iu',
);

/** "Diploma civil, 2-5, 18k", "java developer pune 3-5": by itself or behind a city, where no years are told otherwise. */
const APART = /(?<![\d.])(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?= ?(?:,|$))/g;
/** "Power BI developer needed, 3+, Noida". */
const APART_OR_MORE = /(?<![\d.])(\d{1,2}) ?\+(?= ?(?:,|$))/g;
const MOST_OR_MORE = 8;
const MOST_APART = 15;
const WIDEST_APART = 5;
/** More are thousands of a month's pay, or the classes of a school. */
const MOST_TO_BEGIN_WITH = 5;
const TEACHES =
  /\b(?:teach(?:er|ers|ing)?|tutors?|tuitions?|facult(?:y|ies)|educators?|lecturers?|[tp]gt|prt|coaching)\b/i;

function yearsApart({ text, label }: Statement): Mention | null {
  if (label !== null && label !== 'requirements') return null;
  const [more] = numbersApart(text, APART_OR_MORE);
  if (more !== undefined && more <= MOST_OR_MORE) return { min: more, max: null, weight: 0 };
  const [min, max] = numbersApart(text, APART);
  return min !== undefined &&
    max !== undefined &&
    min <= MOST_TO_BEGIN_WITH &&
    min < max &&
    max <= MOST_APART &&
    max - min <= WIDEST_APART
    ? { min, max, weight: 0 }
    : null;
}

/** "Guard shift pune 2-6", "flat in pune 2-3". */
const HOURS_OR_FLAT_BEFORE = /\b(?:shifts?|timings?|duty|batch(?:es)?|flats?|bhk)\b/i;

/** The numbers of the first that stands by itself or behind a city. */
function numbersApart(text: string, pattern: RegExp): number[] {
  for (const { index, 1: low, 2: high } of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, index - 40), index);
    const word = /(?<!\p{L})\p{L}+(?= $)/u.exec(before)?.[0];
    const isBehindCity =
      word !== undefined && canonicalCity(word) !== null && !HOURS_OR_FLAT_BEFORE.test(before);
    if (/^ ?$|, ?$/.test(before) || isBehindCity)
      return [Number(low), ...(high === undefined ? [] : [Number(high)])];
  }
  return [];
}

/** The years of experience that a prompt asks for; both bounds null when it says nothing. */
export function readExperience(prompt: Prompt): Bounds {
  let title: string | undefined;
  const titleOf = (): string => (title ??= findTitle(prompt));
  const mentions = prompt.statements
    .flatMap((statement) => mentionsIn(statement, titleOf))
    .filter((mention) => mention.weight > -5);
  const best =
    mentions.toSorted((a, b) => b.weight - a.weight)[0] ??
    (TEACHES.test(prompt.text)
      ? undefined
      : prompt.statements.map(yearsApart).find((apart) => apart !== null));
  const said = prompt.statements.filter(({ label }) => label !== 'about');
  const freshers = said.some(({ text }) => FRESHER.test(text) && !NO_FRESHERS.test(text));
  if (!best)
    return freshers || said.some(({ text }) => NONE_OF_IT.test(text))
      ? { min: 0, max: 0 }
      : { min: null, max: null };
  if (freshers) return { min: 0, max: best.max };
  // "Min 6 months, no freshers": no whole year, and yet more than none.
  const some = best.min === 0 && best.max !== 0 && said.some(({ text }) => NO_FRESHERS.test(text));
  return { min: some ? 1 : best.min, max: best.max };
}
