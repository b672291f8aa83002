import { canonicalCity } from '#server/engine/cities.ts';
import { FUNCTIONS } from '#server/engine/extract/data/title-words.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { isLocality } from './data/localities.ts';
import { BEHIND, JOINED_IN_TITLES, SPECIALITIES, WHOLE_TITLES } from './data/title-forms.ts';
import { lookup } from '../lookup.ts';
import { isSomebody, isTitleField, isTitleNoun, mayPrecede, type TitleWord } from './title-words.ts';
import { singular } from './write-title.ts';

const JOINED = /^ ?(?:[-–/&] ?)?$/;
const ABBREVIATED = /^(?:sr|jr|snr|jnr|ass|asst|asstt|dy|assoc|engg|mgr|exec|dr|acct|addl|maint)$/;

/** Whether a word (small letters) is a city or a part of one. */
export function isCity(key: string): boolean {
  return canonicalCity(key) !== null || isLocality(key);
}

/** Whether the word at `at` and the one before it stand as parts of one name. */
function holds(words: readonly TitleWord[], at: number): boolean {
  const here = words[at];
  const before = words[at - 1];
  if (!here || !before) return false;
  if (here.gap === '. ' || here.gap === '.') return ABBREVIATED.test(before.key);
  return JOINED.test(here.gap);
}

function isTechnology(raw: string): boolean {
  // Beside a language "Go" and "C" are languages too.
  return (
    findSkills(`Java, ${raw}`).some(({ skill }) => skill.group === 'technology' && skill.name !== 'Java') ||
    /^java$/i.test(raw)
  );
}

/** "AR/AP", "CNC/VMC": two of a kind, however little is known of them. */
function areInitials(one: TitleWord, other: TitleWord | undefined): boolean {
  return [one.raw, other?.raw ?? ''].every((raw) => /^\p{Lu}{2,4}$/u.test(raw));
}

const MOST_BEFORE = 5;
/** "2 wheeler", "three wheeler". */
const WHEELS = /^(?:[234]|two|three|four)$/;

/** "RSM type sales manager", "DGM grade engineer": the one post is told by the other. */
const LIKENESS = /^(?:type|grade|level|class|category)$/;

/** Where the name that ends with the noun at `noun` begins. */
export function beginning(words: readonly TitleWord[], noun: number): number {
  let first = noun;
  if (words[noun]?.key === 'staff' && words[noun - 1]?.key === 'of' && words[noun - 2]?.key === 'chief')
    return noun - 2;
  while (first > 0 && noun - first < MOST_BEFORE && holds(words, first)) {
    const before = words[first - 1];
    if (!before) break;
    const isAnd = before.key === 'and' || before.key === '&' || before.key === 'cum';
    if (isAnd) {
      const left = words[first - 2];
      const right = words[first];
      const fields = left && right && holds(words, first - 1) && joinsFields(left.key, right.key, before.key);
      if (!fields) break;
      first -= 2;
      continue;
    }
    if (before.key === 'us' && before.raw !== 'US') break;
    const earlier = words[first - 2];
    if (LIKENESS.test(before.key) && earlier && isTitleNoun(earlier.key)) break;
    if (earlier && isJoined(earlier, before)) {
      first -= 2;
      continue;
    }
    if (!mayPrecede(before.key, words[first]?.key) || isCity(before.key) || isSomebody(before.key)) break;
    if (before.key === 'wheeler' && earlier && WHEELS.test(earlier.key)) {
      first -= 2;
      continue;
    }
    const slashed = words[first]?.gap.includes('/') ?? false;
    if (
      slashed &&
      !isTechnology(`${before.raw}/${words[first]?.raw ?? ''}`) &&
      !isTitleField(before.key) &&
      !isTechnology(before.raw) &&
      !areInitials(before, words[first])
    )
      break;
    first -= 1;
  }
  return first;
}

function joinsFields(left: string, right: string, and: string): boolean {
  if (and === 'cum') return isTitleNoun(left) || isSomebody(left);
  if (JOINED_IN_TITLES.has(`${left}-${right}`)) return true;
  const isField = (key: string): boolean =>
    (isTitleField(key) || findSkills(key).length > 0) && mayPrecede(key);
  return (
    isField(left) && (isField(right) || isTitleNoun(right)) && !(isTitleNoun(left) && !FUNCTIONS.has(left))
  );
}

/** "Human resources", "supply chain": two words that are one name. */
function isJoined(one: TitleWord, other: TitleWord): boolean {
  return other.gap === ' ' && lookup(BEHIND, other.key)?.test(one.key) === true;
}

const LANGUAGES = /^(?:english|hindi|sanskrit|kannada|tamil|telugu|marathi|french|german)$/;
const TEACHES =
  /^(?:teacher|pgt|tgt|prt|faculty|tutor|trainer|translator|lecturer|professor|editor|interpreter)$/;

/** Ranks that say nothing without the field that often stands behind them: "Asst Manager Sales", "AGM Accounts & Finance". */
const NEEDS_A_FIELD =
  /^(?:manager|executive|officer|lead|leader|incharge|supervisor|coordinator|vp|avp|svp|head|director|gm|agm|dgm)$/;
const RANKED_ABOVE_A_FIELD =
  /^(?:manager|executive|officer|lead|leader|incharge|supervisor|coordinator|president|vp|avp|svp|head|director|gm|agm|dgm|associate|analyst|specialist|consultant|engineer|trainee|intern)$/;
const LEADS = /^(?:vp|avp|svp|head|director|gm|agm|dgm)$/;
/** Behind a rank these are where the work is, or whose. */
const NO_FIELD =
  /^(?:office|site|shift|online|business|corporate|international|domestic|residential|indian)$/i;

/** What follows a title and belongs to it: "(ICU)", "- Operations", "Maths", "II", "of Marketing". */
export function ending(words: readonly TitleWord[], noun: number, text: string, alone: boolean): string {
  const at = noun + 1;
  const next = words[at];
  const key = words[noun]?.key ?? '';
  if (!next) return '';
  const after = words[at + 1];
  if (TEACHES_GRADES.test(key) && /^(?: | ?[–-] ?| ?\(|, )$/.test(next.gap)) {
    const rest = run(words, at, isSubject);
    if (rest.length > 0 && !isTitleNoun(words[at + rest.length]?.key ?? '')) {
      const subject = rest.join(' ');
      return next.gap.includes('(') ? ` (${subject})` : `${/[–-]/.test(next.gap) ? ' - ' : ' '}${subject}`;
    }
  }
  if (ASSISTS.test(key) && next.key === 'to') {
    const [, boss] = WHOM.exec(text.slice(next.end)) ?? [];
    if (boss !== undefined) return ` to ${boss}`;
  }
  if (key === 'chef' && next.key === 'de' && after?.key === 'partie') return ' de Partie';
  const closes = (word: TitleWord): boolean =>
    // "vp sales gurgaon"
    isCity(words[words.indexOf(word) + 1]?.key ?? '') ||
    /^ ?(?:[(),.;:|–-]|$|for\b|in\b|at\b|with\b|needed|require[ds]?|reqd|wanted|chahiye|classes|to\b|who\b|before\b|by\b|on\b|from\b|under\b|as\b|position|role|post\b|later\b|[ga]nm\b|b\.? ?sc\b|\d)/i.test(
      text.slice(word.end),
    );
  if (
    /^(?:i{1,3}|iv|l?[1-3])$/i.test(next.raw) &&
    next.gap === ' ' &&
    /^sde$|engineer|developer|analyst|^commis?$/.test(singular(key)) &&
    closes(next)
  )
    return ` ${next.raw.toUpperCase()}`;
  if (
    next.key === 'of' &&
    /^(?:head|director|vp|president|manager|dean|chief)$/.test(singular(key)) &&
    after
  ) {
    const rest = run(
      words,
      at + 1,
      (word, then, before) =>
        isTitleField(word.key) ||
        findSkills(word.key).length > 0 ||
        lookup(BEHIND, word.key)?.test(before) === true ||
        lookup(BEHIND, then?.key ?? '')?.test(word.key) === true ||
        word.key === '&' ||
        word.key === 'and',
    );
    return rest.length > 0 ? ` of ${rest.join(' ')}` : '';
  }
  if (alone && NEEDS_A_FIELD.test(singular(key)) && next.gap === ' ' && isField(next.key)) {
    const rest = run(
      words,
      at,
      (word, then, before) => /^ (?:& )?$/.test(word.gap) && belongsToField(word, then, before),
    );
    const last = words[at + rest.length - 1];
    const fields = rest.filter((raw) => !/^(?:and|&)$/i.test(raw));
    if (
      last &&
      rest.length <= MOST_OF_FIELD &&
      closes(last) &&
      fields.every((raw) => isField(raw.toLowerCase()) && !NO_FIELD.test(raw))
    )
      return `${LEADS.test(key) ? '' : ' -'} ${rest.join(' ')}`;
  }
  if (LEADS.test(key) && next.gap === ' ') {
    const rest = run(
      words,
      at,
      (word) => mayPrecede(word.key) && !isCity(word.key) && !isTitleNoun(word.key),
    );
    const last = words[at + rest.length - 1];
    if (last && rest.length <= 2 && closes(last)) return ` ${rest.join(' ')}`;
  }
  if (/^(?:professor|lecturer)$/.test(singular(key)) && /^(?:in|of)$/.test(next.key) && after) {
    const rest = run(
      words,
      at + 1,
      (word) => mayPrecede(word.key) && !isCity(word.key) && !isTitleNoun(word.key),
    );
    return rest.length > 0 && rest.length <= 3 ? ` - ${rest.join(' ')}` : '';
  }
  if (/^ ?\($/.test(next.gap)) {
    const rest = run(
      words,
      at,
      (word) =>
        (SPECIALITIES.has(word.key) || isTechnology(word.raw) || (alone && FUNCTIONS.has(word.key))) &&
        !isCity(word.key) &&
        !/^(?:female|male|remote|hybrid|senior|junior)$/.test(word.key),
    );
    const last = words[at + rest.length - 1];
    if (
      rest.length > 0 &&
      rest.length <= (isTechnology(next.raw) ? 1 : 3) &&
      last &&
      text.charAt(last.end) === ')'
    )
      return ` (${rest.join(' ')})`;
    return '';
  }
  if (
    next.gap === ', ' &&
    FUNCTIONS.has(next.key) &&
    !isTitleNoun(next.key) &&
    /^ ?(?:[–|(]|- |$)/.test(text.slice(next.end)) &&
    words.length - noun <= 3
  )
    return ` - ${next.raw}`;
  // "Manager, Internal Audit", "analyst credit risk": what a rank alone would not say.
  if (alone && /^,? $/.test(next.gap) && RANKED_ABOVE_A_FIELD.test(singular(key))) {
    const rest = run(words, at, belongsToField);
    const last = words[at + rest.length - 1];
    const isWork = namesField(rest) && (key.startsWith('consultant') || !rest.some(isTechnology));
    if (last && isWork && rest.length <= MOST_OF_FIELD && closes(last)) return ` - ${rest.join(' ')}`;
  }
  if (LANGUAGES.test(next.key) && !TEACHES.test(singular(key))) return '';
  const dashed = /^ ?[–-] ?$/.test(next.gap);
  const speciality =
    SPECIALITIES.has(next.key) && (next.gap === ' ' || dashed) && closes(next) && !isTitleNoun(next.key);
  if (speciality && WHOLE_TITLES.has(key)) return `${dashed ? ' -' : ''} ${next.raw}`;
  if (speciality)
    return dashed
      ? ` - ${next.raw}`
      : /nurse|resident|doctor|rmo|technician/.test(key)
        ? ` (${next.raw})`
        : alone
          ? ''
          : ` - ${next.raw}`;
  if (
    alone &&
    !speciality &&
    next.gap === ' ' &&
    FUNCTIONS.has(next.key) &&
    !isTitleNoun(next.key) &&
    closes(next)
  )
    return ` - ${next.raw}`;
  if (dashed) {
    const rest = run(words, at, belongsToField);
    const last = words[at + rest.length - 1];
    const tells =
      (SPECIALITIES.has(next.key) || (alone && namesField(rest))) &&
      !(last && opensList(rest, text.slice(last.end)));
    return tells && last && rest.length <= MOST_OF_FIELD && closes(last) ? ` - ${rest.join(' ')}` : '';
  }
  return '';
}

const ASSISTS = /^(?:assistant|secretary|ea|pa)$/;
/** Whom an assistant assists: "to our CEO". */
const WHOM =
  /^ (?:(?:the|our|a|its) )?((?:c[efotimh]o|chro|md|cmd|vp|managing director|executive director|directors?|chairman|chairperson|chairwoman|founders?|president|vice president|principal|dean|country head|business head)(?: ?(?:&|and|\/) ?(?:c[efot]o|md|directors?|chairman|founders?))?)\b(?! of\b)/i;

const MOST_OF_FIELD = 4;

/** Whether a word after a title's dash belongs to the field that it names, "and" between two of them too. */
function belongsToField(word: TitleWord, next: TitleWord | undefined, before = ''): boolean {
  if (word.key === 'and' || word.key === '&')
    return next !== undefined && belongsToField(next, undefined, '') && isField(next.key);
  return mayPrecede(word.key, next?.key, before) && !isCity(word.key) && !isTitleNoun(word.key);
}

function isField(key: string): boolean {
  return FUNCTIONS.has(key) || SPECIALITIES.has(key) || /(?:ology|iatry|iatrics)$/.test(key);
}

/** Whether some of the words are a field of work, or all of them together a skill. */
function namesField(own: readonly string[]): boolean {
  return own.some((each) => isField(each.toLowerCase())) || findSkills(own.join(' ')).length > 0;
}

/** Whether words behind a dash are the first of a list of skills, and no field: "Accountant - Tally Prime, GST, TDS". */
function opensList(own: readonly string[], behind: string): boolean {
  const [, other = ''] = /^, ?([^,.;|]{2,30})(?=[,.;|]|$)/.exec(behind) ?? [];
  return !own.some((each) => FUNCTIONS.has(each.toLowerCase())) && findSkills(other).length > 0;
}

const TEACHES_GRADES = /^(?:pgt|tgt|prt)$/;
const SUBJECT_WORD =
  /^(?:social|political|studies|science|sanskrit|it|gk|general|environmental|vocal|physical|education)$/;

/** Whether a word after "PGT" is of a school subject: "maths", "social science", "Hindi & Sanskrit". */
function isSubject(word: TitleWord, next: TitleWord | undefined): boolean {
  if (word.key === '&' || word.key === 'and') return next !== undefined && isSubject(next, undefined);
  return (
    (SPECIALITIES.has(word.key) || SUBJECT_WORD.test(word.key)) && !isTitleNoun(word.key) && !isCity(word.key)
  );
}

/** The words from `at` on that pass, as long as they hold together. */
function run(
  words: readonly TitleWord[],
  at: number,
  passes: (word: TitleWord, next: TitleWord | undefined, before: string) => boolean,
): string[] {
  const found: string[] = [];
  for (let each = at; each < words.length; each += 1) {
    const word = words[each];
    if (
      !word ||
      !passes(word, words[each + 1], words[each - 1]?.key ?? '') ||
      (each > at && !holds(words, each))
    )
      break;
    found.push(word.raw);
  }
  while (/^(?:and|&)$/i.test(found.at(-1) ?? '')) found.pop();
  return found;
}

const TAKES_A_FIELD =
  /^(?:teacher|nurse|faculty|tutor|technician|trainer|doctor|executive|manager|assistant|officer|engineer|supervisor|head|incharge|coordinator|intern|trainee|helper|operator|developer|analyst|consultant|attendant|associate|designer|instructor|specialist|coach|staff|chef|cook|resident)$/;
const FOR_FIELD =
  /^ ?(?:for|of|in|to handle|to teach|who can teach|to manage)? ?(?:the |our |an? )?(?:(?:class(?:es)?|grades?|std\.?) [\divx]+(?: ?(?:-|–|to|and|&) ?[\divx]+)? ?)?$/i;

/** "Teacher for Maths", "manager for our store": the field that stands after a noun. */
export function fieldAfter(words: readonly TitleWord[], noun: number, text: string): string[] {
  const here = words[noun];
  if (!here || !TAKES_A_FIELD.test(singular(here.key))) return [];
  for (let at = noun + 2; at <= noun + 4; at += 1) {
    const word = words[at];
    if (!word) return [];
    if (/^(?:head|director|vp|president)$/.test(singular(here.key)) && words[noun + 1]?.key === 'of')
      return [];
    if (
      FOR_FIELD.test(text.slice(here.end, word.start)) &&
      /\b(?:for|of|in|teach|handle|manage)\b/.test(text.slice(here.end, word.start))
    ) {
      const field = run(words, at, ({ key }) => SPECIALITIES.has(key) && !isCity(key));
      if (field.length > 0 && field.length <= 2) return field;
    }
  }
  return [];
}
