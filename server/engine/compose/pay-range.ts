import { limits } from '#contract/limits.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { canonicalCity } from '#server/engine/cities.ts';
import { MONTHLY_UP_TO } from '../monthly-pay.ts';
import type { Prompt, Statement } from './prompt-text.ts';
import { isTitleNoun, ownPost } from './title-words.ts';

const CURRENCY = String.raw`(?:₹|\brs\.?|\binr|\brupees) ?`;
const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,8}(?:\.\d{1,2})?)`;
const UNIT = String.raw`(lpa|l\.p\.a\.?|la[kc]hs?|lacs?|l(?![a-z])|crores?|cr(?![a-z])|k(?![a-z])|thousand|ha[zj]aa?r)`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,a-z$])(${CURRENCY})?${NUMBER} ?(?:\/-)? ?${UNIT}?(?:(?: ?\/ ?| per | a )(?:month|mth)| ?p\.?m\.?)?(?: ?(?:-|–|to|and|se) ?(${CURRENCY})?${NUMBER} ?(?:\/-)? ?${UNIT}?)?`,
  'gi',
);

const PAY_WORD =
  /\b(?:ctc|salary|salaries|package|pay|paying|budget|compensation|remuneration|stipend|lpa|in[ -]?hand|take[ -]?home|fixed|offering|offered|wages?|tankhwah|c\.t\.c)\b/i;
const PAY_JUST_BEFORE =
  /\b(?:ctc|salary|package|pay|paying|budget|compensation|remuneration|stipend|offer|offering|wages?)\b[\s:=–(-]*(?:is |of |range |upto |up to |max |maximum |between |from |around |about |approx\.? |will be |starts? (?:at|from) |starting (?:at|from) |fixed |negotiable |under |within |max\.? |min |minimum |in hand |inhand |per month |monthly |p\.?m\.? )*[:(–-]? ?$/i;
const NOT_PAY_BEFORE =
  /\b(?:others?|people|toppers?|performers?|some|colleagues|team members|many)(?: \w+){0,3} (?:earn|mak|get|tak)\w*|\b(?:target|targets|revenue|turnover|portfolio|loan|loans|ticket size|aum|funding|raised|worth|value|valued|sales of|business of|spends?|budgets of|(?:ad|ads|marketing|media|campaign|project|department|annual|p&l|capex) budgets?|incentives?|bonus(?:es)?|allowance|insurance|mediclaim|cover(?:age)?|esops?|commission|quota|bed|fees?|deposit|orders?|billing|handled|manage|managing|collections? of|projects?|sites?|fund|client|clients|sells?|retention bonus|variable)\b[^.,;]{0,18}$/i;
const NOT_PAY_AFTER =
  /^ ?(?:rs )?(?:(?:target|turnover|revenue|company|group|firm|business|brand|project|projects|fund|users?|customers?|subscribers|followers|downloads|students|patients|units|tonnes?|sq|square|people|members|households|farmers|orders|employees|loans?|portfolio|sales|cover|insurance|mediclaim|bonus|joining bonus|incentives?|aum|transactions|records|lines|requests|visitors|club|deals?|litres|bottles|calls|leads|beds?|days|hours?|hrs|years?|yrs?|months?|openings?|positions?|%|kms?|kg|mm|am\b|pm\b(?= to| -)|monthly (?:active|orders|users)|stores|outlets|schools|villages|kv|kva|mw|tpd|rpm)\b|%)/i;
const MONTHLY_AFTER =
  /^[\s/(-]*(?:(?:fixed|gross|net|take[ -]?home|in[ -]?hand|ctc|only|salary|basic|rupees|rs)[\s,/-]*)*(?:(?:\/|per|a|each|every)[ ]?(?:month|mo\b|mth|m\b)|monthly|p\.? ?m\b\.?|month|mahin|in[ -]?hand|take[ -]?home)/i;
const ANNUAL_AFTER =
  /^[\s/(-]*(?:(?:fixed|gross|net|ctc|only|salary|rupees|rs)[\s,/-]*)*(?:(?:\/|per|a)[ ]?(?:year|annum|yr\b)|p\.? ?a\b\.?|annual|yearly|ctc\b)/i;
const MONTHLY_BEFORE = /\b(?:monthly|per month|in[ -]?hand|take[ -]?home|p\.?m\.?|stipend)\b[^.;]{0,24}$/i;
const ANNUAL_BEFORE = /\b(?:annual|yearly|per annum|ctc|p\.?a\.?)\b[^.;]{0,20}$/i;
const AT_MOST_BEFORE =
  /\b(?:up ?to|max(?:imum)?|not more than|no more than|within|below|under|less than|cap(?:ped)? (?:at|of)|budget|ceiling|till|not exceeding|can go (?:up )?to|stretch(?:able)? to)\b[\s:=.–(-]*(?:(?:is|of|max|maximum|ctc|salary|up ?to|around|about|approx|under|within|range|we have|till)[\s:.]*)*$/i;
const AT_MOST_AFTER = /^[^.;,]{0,14}?\b(?:max(?:imum)?|tak|ceiling|at (?:the )?most|tops|upper limit)\b/i;
const AT_LEAST_BEFORE =
  /\b(?:min(?:imum)?|starting|starts|from|above|at ?least|more than|over|not less than)\b[\s:.–-]*(?:(?:of|from|at|ctc|salary|is|with)[\s:.]*)*$/i;
const AT_LEAST_AFTER =
  /^(?:\+(?! ?[a-z(\d])| ?(?:onwards?|and above|or more|upwards|plus(?! ?(?:incentive|variable|pf|bonus|esop))|minimum|min\b))/i;

/** "14000 + petrol", "13000 fix": what else is paid stands behind a month's pay. */
const MORE_AFTER =
  /^ ?(?:fix(?:ed)?\b|basic\b|(?:\+|plus|and) ?(?:fix(?:ed)? )?(?:\d{3,5}\b|ot\b|over ?time|pf\b|esi|ta\b|da\b|incentives?\b|inc\b|petrol|fuel|food|stay\b|comm(?:ission)?\b|tips?\b|bonus|allowances?\b|accom|room\b|per (?:order|delivery)))/i;

const SALARY_BEFORE = /\b(?:salary|pay|wages?)\b[\s:–-]*$/i;

const ALONE_BEFORE = /(?:^|[,–|(])\s*$/;

/** Flats "of 80 lakhs to 1.2 crore", clients "with 2 to 5 cr", "villas goa 2-5 cr". */
const PRICE_BEFORE =
  /\b(?:of|for|with|from|worth|at)\s*$|\b(?:flats?|villas?|plots?|apartments?|homes|houses|bungalows?|propert(?:y|ies)|bhk)\b[^,.;]{0,24}$/i;

/** "VP sales gurgaon 1 cr to 1.5 cr", "CFO 20+ yrs 1-1.5 cr": behind a city, years or a title; "store sales 2-3 cr" is turnover. */
function isBehindJob(before: string): boolean {
  const word = /(?<!\p{L})\p{L}+(?=\s*$)/u.exec(before)?.[0].toLowerCase();
  return (
    /(?:\b(?:years?|yrs?|exp|experience)\.?|\d ?\+)\s*$/i.test(before) ||
    (word !== undefined && (canonicalCity(word) !== null || isTitleNoun(word)))
  );
}

/** Whose crores beside their post are the sales, the house or the loans that they answer for, or an employer's. */
const ANSWERS_FOR_CRORES =
  /\b(?:sales|business development|bdm|bde|key accounts?|accounts? manager|area|cluster|territory|zonal|stores?|branch|showroom|outlet|shop|restaurant|floor|section|counter|retail|team head|relationship|property|real estate|realty|insurance|loans?|credit|collections?|recovery|purchase|procurement|site|fund ?rais\w+|telecall\w+|assistant|(?<!company )secretary|executive|officer|coordinator|supervisor|cashier|clerk|teacher|(?:bar|restaurant|banquet) captain)\b|\bprincipal$|^manager\b/i;
/** Those who are paid crores whatever they answer for. */
const LEADS =
  /\b(?:c[a-z]o|cxo|chro|cmd|chief|[seag]?vp|president|director|md|founder|chairman|chairperson|partner|gm|general manager|country manager)\b|(?<!\b(?:store|branch|showroom|outlet|shop|floor|section|team|counter) )\bhead\b/i;
/** Whether whom the title names may be paid crores. */
function mayEarnCrores(title: string): boolean {
  const own = ownPost(title);
  return LEADS.test(own) || !ANSWERS_FOR_CRORES.test(own);
}

/** "Guard, 16500, night duty": by itself between commas. */
function isApart(before: string, after: string): boolean {
  return /[,–|(]\s*$/.test(before) && /^\/?\s*(?:$|[,.|–)])/.test(after);
}

const MIN_RUPEES = 24_000;
const LEAST_OF_A_YEAR = 48_000;
const MAX_RUPEES = lakhsToRupees(limits.ctcLakhs.max);

export interface PayBounds {
  /** whole rupees a year */
  readonly min: number | null;
  readonly max: number | null;
}

type Period = 'month' | 'year' | null;

function yearly(written: string, unit: string, period: Period): number | null {
  const number = Number(written.replaceAll(',', ''));
  if (unit.startsWith('cr')) return lakhsToRupees(number * 100);
  if (unit.startsWith('l')) return lakhsToRupees(number) * (period === 'month' ? 12 : 1);
  const plain = unit === '' ? number : number * 1000;
  if (unit === '' && number <= 200) return period === 'month' ? null : lakhsToRupees(number);
  if (plain < 1000) return null;
  // "22-30k CTC": nobody is paid as little for a year.
  const isMonths = period === 'month' || plain < (period === null ? MONTHLY_UP_TO : LEAST_OF_A_YEAR);
  const months = isMonths ? 12 : 1;
  return Math.round(plain * months);
}

interface Found extends PayBounds {
  readonly weight: number;
}

function amountsIn({ text, label, labelled }: Statement, maybeCrores: boolean): Found[] {
  const found: Found[] = [];
  const underLabel = label === 'pay';
  if (label === 'experience' || label === 'openings' || label === 'about') return found;
  for (const m of text.matchAll(AMOUNT)) {
    const [whole, currency, low = '', unitLow, currencyHigh, high, unitHigh] = m;
    const before = text.slice(Math.max(0, m.index - 48), m.index);
    const after = text.slice(m.index + whole.length, m.index + whole.length + 40);
    const unit = (unitHigh ?? unitLow ?? '').toLowerCase();
    const money = (currency ?? currencyHigh) !== undefined || whole.includes('/-');
    const justBefore =
      PAY_JUST_BEFORE.test(before) ||
      (underLabel && labelled && m.index < 24) ||
      // "3.5-4.5 fixed + TA"
      (high !== undefined && /^ ?fix(?:ed)?\b(?= ?(?:$|[,.+)]|plus|and))/i.test(after));
    const payNear = underLabel || PAY_WORD.test(before) || PAY_WORD.test(after.slice(0, 24));
    // "22000/month" holds its period itself.
    const isMonthly = MONTHLY_AFTER.test(after) || /(?:month|mth|\bp\.?m\.?)$/i.test(whole);
    const periodic = isMonthly || ANNUAL_AFTER.test(after);
    const certain = /^l\.?p/.test(unit);
    if (!certain && !justBefore && NOT_PAY_BEFORE.test(before)) continue;
    if (!certain && NOT_PAY_AFTER.test(after) && !periodic) continue;
    if (/\b(?:incentives?|bonus|commission|variable)\b[^.;,]{0,12}$/i.test(before)) continue;
    const value = Number(low.replaceAll(',', ''));
    const salaryLike =
      value >= 6000 &&
      value <= 99_000 &&
      (high !== undefined || MORE_AFTER.test(after) || (value % 500 === 0 && isApart(before, after)));
    if (
      unit === '' &&
      !money &&
      !justBefore &&
      !salaryLike &&
      !(periodic && Number(low.replaceAll(',', '')) >= 1000)
    )
      continue;
    if (
      unit === '' &&
      Number(low.replaceAll(',', '')) <= 200 &&
      (!justBefore || /^ ?(?!max\b|fix)[a-z/]/i.test(after))
    )
      continue;
    // "Salary 30 to 35 + incentives" may be thousands a month or lakhs a year.
    if (unit === '' && value >= 15 && value <= 99 && SALARY_BEFORE.test(before) && /^ ?\+ ?inc/i.test(after))
      continue;
    // "…, hybrid, 1.2-1.5 Cr + ESOPs", "90L-1.5cr": by itself between commas, or a range, and no company's turnover.
    const fromLakhs = high !== undefined && unitLow?.toLowerCase().startsWith('l') === true;
    const crores =
      unit.startsWith('cr') &&
      (fromLakhs || (value <= 10 && maybeCrores)) &&
      (ALONE_BEFORE.test(before) ||
        (high !== undefined && !PRICE_BEFORE.test(before) && (fromLakhs || isBehindJob(before)))) &&
      /^\s*(?:$|[,+.|–)]|fixed)/.test(after);
    const alone =
      !payNear &&
      !periodic &&
      !certain &&
      !money &&
      !salaryLike &&
      !crores &&
      !unit.startsWith('l') &&
      !/^(?:k|th|ha)/.test(unit);
    if (alone) continue;
    const period: Period = isMonthly
      ? 'month'
      : ANNUAL_AFTER.test(after)
        ? 'year'
        : MONTHLY_BEFORE.test(before) && !certain
          ? 'month'
          : ANNUAL_BEFORE.test(before)
            ? 'year'
            : null;
    const first = yearly(low, (unitLow ?? unit).toLowerCase(), period);
    const second = high === undefined ? null : yearly(high, unit, period);
    if ([first, second].some((value) => value !== null && (value < MIN_RUPEES || value > MAX_RUPEES)))
      continue;
    if (first === null) continue;
    const weight =
      (underLabel ? 4 : 0) +
      (certain ? 3 : 0) +
      (justBefore ? 3 : 0) +
      (payNear ? 1 : 0) +
      (periodic ? 1 : 0);
    if (second !== null && second >= first) {
      found.push({ min: first, max: second, weight: weight + 1 });
    } else if (AT_MOST_AFTER.test(after) || (AT_MOST_BEFORE.test(before) && !/^\+(?! ?[a-z])/.test(after))) {
      found.push({ min: null, max: first, weight });
    } else if (AT_LEAST_BEFORE.test(before) || AT_LEAST_AFTER.test(after)) {
      found.push({ min: first, max: null, weight });
    } else {
      found.push({ min: first, max: first, weight });
    }
  }
  return found;
}

/**
 * The yearly pay that a prompt offers to whom the title names, in whole rupees; amounts that are no pay (targets, turnover,
 * bonus) are left.
 */
export function readPayRange(prompt: Prompt, title: string): PayBounds {
  const maybeCrores = mayEarnCrores(title);
  const found = prompt.statements
    .flatMap((each) => amountsIn(each, maybeCrores))
    .toSorted((a, b) => b.weight - a.weight);
  const best = found[0];
  if (!best) return { min: null, max: null };
  const most = found.find((each) => each !== best && each.min === null && each.max !== null);
  if (best.max === null && most && (most.max ?? 0) >= (best.min ?? 0))
    return { min: best.min, max: most.max };
  return { min: best.min, max: best.max };
}
