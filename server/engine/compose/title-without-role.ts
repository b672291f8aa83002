import { findSkills, type FoundSkill } from '#server/engine/taxonomy/find-skills.ts';
import { lookup } from '../lookup.ts';
import { ROLE_FOR_WORK } from './data/title-forms.ts';
import { dutyVerb } from './data/duty-verbs.ts';
import { isNoRole, NO_TITLE } from './no-role.ts';
import type { Prompt, Statement } from './prompt-text.ts';
import { titleOfSkills, titleOfWork } from './title-of-work.ts';
import { beginning, isCity } from './title-parts.ts';
import { isSomebody, isTitleField, mayPrecede, titleWords, withAnd } from './title-words.ts';
import { singular, titleCase } from './write-title.ts';

const PERSON_FOR =
  /^ ?(?:(?:senior|junior|experienced|good|strong) )?(?:(?:required|needed|wanted|reqd|chahiye) )?(?:who (?:can|will|could) (?:do|handle|manage|take care of)|for|to (?:handle|manage|do|look after|take care of|run)|in) (?:the |our |all |daily )*([\p{L}]+(?:[ -][\p{L}]+)?)/iu;

/** Programs and the like: nobody is an executive of one. */
const TOOL =
  /^(?:tally|busy|excel|ms |microsoft|sap|zoho|quickbooks|adobe|photoshop|illustrator|canva|wordpress)/i;

/** Whether words (small letters) name something that a person may be wanted to do. */
function isActivity(words: string): boolean {
  if (/^(?:work|join|start|com|look|liv|stay)ing$/.test(words)) return false;
  const skills = findSkills(words);
  if (skills.some(({ skill }) => skill.group === 'technology' || TOOL.test(skill.name))) return false;
  return /(?:ing|tion|ment)$/.test(words) || skills.length > 0;
}

/** "HR person", "Java resource", "someone to handle social media": a title for what somebody should do. */
export function titleOfSomebody(statement: Statement): string | null {
  const { label } = statement;
  const text = withAnd(statement.text);
  if (label === 'about' || label === 'offer' || label === 'duties') return null;
  const words = titleWords(text);
  const wantedFor = /([\p{L}]+(?: [\p{L}]+)?) (?:ke|k) (?:liye|lie)\b/iu.exec(text)?.[1]?.toLowerCase() ?? '';
  for (const [at, word] of words.entries()) {
    if (!isSomebody(word.key)) continue;
    const own = words.slice(beginning(words, at), at).map((each) => each.raw);
    const after = PERSON_FOR.exec(text.slice(word.end))?.[1]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const activity = after.replace(/ (?:at|in|for|of|from|near|on|with|to|and|our|the)$/, '');
    for (const work of [
      own.join(' ').toLowerCase(),
      own.includes('&') ? '' : (own.at(-1)?.toLowerCase() ?? ''),
      after,
      after.split(' ')[0] ?? '',
      wantedFor,
    ]) {
      const role = lookup(ROLE_FOR_WORK, work);
      if (role !== undefined) {
        const rank = own.find((each) => /^(?:sr|senior|jr|junior)$/i.test(each));
        return titleCase(rank === undefined ? role : `${rank} ${role}`);
      }
    }
    if (own.length === 0) {
      const work = titleOfWork(text.slice(word.end));
      if (work !== null) return work;
      if (isActivity(activity)) return titleCase(`${activity} Executive`);
    }
    if (own.length > 0 && own.length <= 3 && YOUNG_STAFF.test(word.key))
      return titleCase(`${own.join(' ')} ${isDeskWork(own) ? 'Executive' : 'Attendant'}`);
    const skills = findSkills(own.join(' '));
    if (own.length > 0 && skills.some(({ skill }) => skill.group === 'technology'))
      return titleCase(`${own.join(' ')} Developer`);
    if (own.length > 0 && (skills.length > 0 || isTitleField(own.at(-1)?.toLowerCase() ?? '')))
      return titleCase(`${own.join(' ')} Executive`);
  }
  return null;
}

/** Whether work is done at a desk or with customers: a "lift boy" attends to the lift and is no executive. */
function isDeskWork(own: readonly string[]): boolean {
  const isOfDesk = ({ skill }: FoundSkill) => !['engineering', 'operations'].includes(skill.group);
  return isTitleField(own.at(-1)?.toLowerCase() ?? '') || findSkills(own.join(' ')).some(isOfDesk);
}

/** "Delivery boys": whoever is said so does what stands before it. */
const YOUNG_STAFF = /^(?:boy|girl|lad|guy|lady|ladki|ladka)s?$/;

const PLACE_OF_WORK =
  /\b(?:showroom|store|shop|office|warehouse|kitchen|clinic|hotel|restaurant|factory|salon|gym|farm|hostel|godown)\b/i;

/** What stands where a role does: "wanted: two pandits", "mahout needed". */
const WANTED_NAME =
  /(?:\b(?:wanted|need|needs|hiring|looking for|opening for|vacancy for|require|requires|recruiting)\b[ :–-]*(?:(?:an?|the|one|two|three|some|few|\d{1,3}) ){0,2}((?:[\p{L}-]+ ){0,1}[\p{L}-]+)(?= ?(?:$|[,.;:(–-]|in\b|at\b|for\b|with\b|from\b)))|(?:^(?:an? |ek |one |two |three |four |five |\d{1,3} )?((?:[\p{L}-]+ )?[\p{L}-]+) (?:wanted|required|needed|reqd|chahiye)\b)/iu;

/** A trade that no list knows, by the place of its name in the sentence. */
function titleOfWanted(text: string): string | null {
  const match = WANTED_NAME.exec(text);
  const words = titleWords(match?.[1] ?? match?.[2] ?? '');
  const last = words.at(-1);
  if (!last) return null;
  const isName = words.every(
    ({ key }) =>
      mayPrecede(key) && !isCity(key) && !isSomebody(key) && dutyVerb(key) === null && !NO_TRADE.test(key),
  );
  return isName
    ? titleCase([...words.slice(0, -1).map(({ raw }) => raw), singular(last.key)].join(' '))
    : null;
}

const NO_TRADE =
  /(?:ed|ly|ing)$|^(?:ok|okay|lpa|ctc|lakhs?|salary|work|works|staff|member|members|team|talent|talents|employees?|workers?|hands?|passion|attitude|skills?|knowledge|background|graduates?|students?|budget|ours?|yours?|who|anything|something|everyone|sir|madam|thanks?)$/i;

/** The title of a labelled "Position: …" that holds no known noun. */
function titleOfLabel(text: string): string | null {
  const [name = ''] = text.split(/[,;(|]| (?:for|in|at|with|to|who|–) /i);
  const words = titleWords(name).filter(({ key }) => mayPrecede(key) && /\p{L}/u.test(key) && !isCity(key));
  const isNoName = words.some(({ key }) => isSomebody(key)) || dutyVerb(words[0]?.key ?? '') !== null;
  const own = words.slice(0, MOST_WORDS).map(({ raw }) => raw.slice(0, 30));
  return own.length === 0 || isNoName ? null : titleCase(own.join(' '));
}

const MOST_WORDS = 6;

const OPENING =
  /^[^,;:.(|–\n]{3,40}?(?=(?: ji)?\s*(?:$|[,;:.(|–\n]| (?:for|in|at|with|near|from|of|to)\b))/iu;
/** How those are called who do something: "falconer", "sarangi player", "liftman". */
const DOES_IT = /(?:[^aeiou]er|or|ist|man|woman|wala|wali|ian|smith|monger|keeper)s?$/;

/** A trade that no list knows, which the text opens with as people write it: "Falconer for an estate", "Mahout". */
function titleOfOpening(text: string): string | null {
  const [opening = ''] = OPENING.exec(text) ?? [];
  const named = titleWords(opening);
  // "Toddy tapper Palakkad"
  const words = named.slice(0, named.length > 1 && isCity(named.at(-1)?.key ?? '') ? -1 : undefined);
  const last = words.at(-1);
  if (!last || words.length > MOST_OF_TRADE || isNoRole(opening)) return null;
  const isAll = opening.length === text.replace(/[\s.!]+$/, '').length;
  const isName = words.every(
    ({ key, gap }, at) =>
      /^\p{L}+$/u.test(key) &&
      (at === 0 || gap === ' ') &&
      mayPrecede(key) &&
      !isCity(key) &&
      !isSomebody(key) &&
      !(at === 0 && dutyVerb(key) !== null) &&
      !NO_TRADE.test(key),
  );
  const isTrade = DOES_IT.test(last.key) || (isAll && words.length <= 2);
  return isName && isTrade
    ? titleCase([...words.slice(0, -1).map(({ raw }) => raw), singular(last.key)].join(' '))
    : null;
}

const MOST_OF_TRADE = 3;

/** A title where no role is named: from the work that is told, the skills, or the place, in this order. */
export function titleWithoutRole(prompt: Prompt): string {
  const told = prompt.statements.filter(({ label }) => label !== 'about' && label !== 'offer');
  const labelled = told.find((each) => each.label === 'title' && each.labelled);
  const works = told.map(({ text }) => text).join('\n');
  const somebody = told.find(
    ({ text, label }) =>
      label === null && titleWords(text).some(({ key }) => isSomebody(key) || /^(?:help|hands)$/.test(key)),
  );
  const place = somebody ? PLACE_OF_WORK.exec(somebody.text)?.[0] : undefined;
  return (
    (labelled ? titleOfFirstActivity(labelled.text) : null) ??
    titleOfWork(works) ??
    titleOfFirstActivity(told[0]?.text ?? '') ??
    titleOfSkills(prompt) ??
    (labelled ? titleOfLabel(labelled.text) : null) ??
    (place === undefined ? null : titleCase(`${place} assistant`)) ??
    told.map(({ text }) => titleOfWanted(text)).find((title) => title !== null) ??
    titleOfOpening(told[0]?.text ?? '') ??
    NO_TITLE
  );
}

/** Kinds of work that are more often the place or trade of the employer. */
const NAMES_A_PLACE =
  /^(?:it|office|field|stores?|kitchen|warehouse|quality|production|design|counter|security|logistics|hr|marketing)$/;

/** "Housekeeping, Goa": what is wanted is named by the work alone. */
function titleOfFirstActivity(text: string): string | null {
  const words = titleWords(text).filter(({ key }) => mayPrecede(key));
  const [first = '', second = ''] = words.map(({ key }) => key);
  const pair = lookup(ROLE_FOR_WORK, `${first} ${second}`);
  // "Credit card telesales 30 openings": what the opening words end with.
  const end = words.findIndex(({ gap }, at) => at > 0 && gap !== ' ');
  const last = words.slice(0, end === -1 ? undefined : end).at(-1)?.key ?? '';
  if (pair === undefined && !NAMES_A_PLACE.test(last) && words.length > 1 && end !== 1) {
    const role = end > MOST_OF_TRADE ? undefined : lookup(ROLE_FOR_WORK, last);
    if (role !== undefined) return role;
  }
  return (
    pair ?? (NAMES_A_PLACE.test(first) && words.length > 3 ? null : (lookup(ROLE_FOR_WORK, first) ?? null))
  );
}
