import { isPrincipalsRank } from '#server/engine/text/principal.ts';
import { tokenise, type Token } from '#server/engine/text/tokens.ts';
import type { Alias, OtherWords, Skill } from './parse.ts';
import { allSkills, narrowerSkills, skillsInOtherWords } from './skills.ts';

/** A stretch of the text searched, by offsets. */
interface Place {
  readonly start: number;
  readonly end: number;
}

export interface FoundSkill {
  readonly skill: Skill;
  /** Where it stands in the text, first to last. */
  readonly places: readonly Place[];
  /** How much the text is about it: the skill's weight, more for each mention. */
  readonly relevance: number;
}

interface Entry {
  readonly skill: Skill;
  readonly alias: Alias;
  readonly raws: readonly string[];
}

interface Match extends Place {
  readonly entry: Entry;
  settled: boolean;
}

type Index = ReadonlyMap<string, readonly Entry[]>;

let index: Index | undefined;
let wholeIndex: Index | undefined;

const byItsAliases = (skill: Skill): OtherWords => ({ skill, aliases: skill.aliases });

/** Aliases by their first word, the longest first. */
function indexOf(named: readonly OtherWords[]): Index {
  const index = new Map<string, Entry[]>();
  for (const { skill, aliases } of named) {
    for (const alias of aliases) {
      const first = alias.words[0] ?? '';
      const entries = index.get(first) ?? [];
      entries.push({ skill, alias, raws: tokenise(alias.written).map((token) => token.raw) });
      index.set(first, entries);
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.alias.words.length - a.alias.words.length);
  return index;
}

/** Of the skills that jobs ask for, made at first use. */
function aliasIndex(): Index {
  index ??= indexOf(allSkills().map(byItsAliases));
  return index;
}

/** Of these, all narrower names and other words, made at first use. */
function wholeAliasIndex(): Index {
  wholeIndex ??= indexOf([
    ...skillsInOtherWords(),
    ...[...allSkills(), ...narrowerSkills()].map(byItsAliases),
  ]);
  return wholeIndex;
}

/** Whether two neighbouring words may belong to one term: no list mark, sentence end or new paragraph between them. */
function joins(text: string, left: Token, right: Token, alias: Alias): boolean {
  const gap = text.slice(left.end, right.start);
  if (gap === '' || gap === ' ' || gap === '-' || gap === '.') return true;
  if (gap === '/' || gap === ' / ') return alias.written.includes('/');
  if (/^ ?\n ?$/.test(gap)) return /^\p{Ll}/u.test(right.raw);
  return /^(?: {1,3}| ?[-–] ?)$/.test(gap);
}

function matchAt(
  index: Index,
  text: string,
  tokens: readonly Token[],
  at: number,
): { entry: Entry; length: number } | null {
  for (const entry of index.get(tokens[at]?.norm ?? '') ?? []) {
    const { words } = entry.alias;
    const fits = words.every((word, offset) => {
      const token = tokens[at + offset];
      if (token?.norm !== word) return false;
      const before = tokens[at + offset - 1];
      return offset === 0 || before === undefined || joins(text, before, token, entry.alias);
    });
    if (fits) return { entry, length: words.length };
  }
  return null;
}

function writtenAsAsked(entry: Entry, tokens: readonly Token[]): boolean {
  return entry.raws.every((raw, offset) => {
    const written = tokens[offset]?.raw ?? '';
    return written === raw || (raw.length > 1 && written === raw.toUpperCase());
  });
}

const LIST_MARKS = String.raw`[\s,;/|•&()\t+:–-]|\band\b`;
const BETWEEN_ITEMS = new RegExp(`^(?:${LIST_MARKS})+$`);
const OPENS_ITEM = /(?:^|[,;/|•&(:\t+\n–-]|\band) *$/;
const CLOSES_ITEM = /^ *(?:$|[,;/|•&).\t+\n–-]|and\b)/;

/** Settles the ambiguous matches that stand alone in a list beside a settled one, until no more do. */
function settleListed(text: string, matches: Match[]): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (const [at, match] of matches.entries()) {
      if (match.settled) continue;
      if (!OPENS_ITEM.test(text.slice(Math.max(0, match.start - 8), match.start))) continue;
      if (!CLOSES_ITEM.test(text.slice(match.end, match.end + 8))) continue;
      const { alias, skill } = match.entry;
      const listed = [matches[at - 1], matches[at + 1]].some((other) => {
        if (!other?.settled) return false;
        if (alias.need === 'list' && other.entry.skill.group !== skill.group) return false;
        const gap = text.slice(Math.min(match.end, other.end), Math.max(match.start, other.start));
        return BETWEEN_ITEMS.test(gap);
      });
      if (listed) {
        match.settled = true;
        changed = true;
      }
    }
  }
}

/** A text is of a trade that holds so many of its settled names, and such a share of what its commonest holds. */
const OF_TRADE = { names: 2, share: 0.3 };
const OPENS_CLAUSE = /(?:^|[.\n•:;|\t]|\d[.)]) *$/;
/** What follows a name that heads a clause: "Forecasting of 1,900 SKUs", "Vetting: EPC, supply". */
const GOES_ON = /^ ?(?::| (?:of|in|for|through|by|from|with|at|to)\b)/;

/** Settles the ambiguous names of the trade that the text speaks of most, which head a clause or stand as an item. */
function settleOfTrade(text: string, matches: Match[]): void {
  const fields = new Map<string, number>();
  for (const { settled, entry } of matches)
    if (settled) fields.set(entry.skill.field, (fields.get(entry.skill.field) ?? 0) + 1);
  const least = Math.max(OF_TRADE.names, OF_TRADE.share * Math.max(0, ...fields.values()));
  for (const match of matches) {
    if (match.settled || match.entry.alias.need !== 'list') continue;
    if ((fields.get(match.entry.skill.field) ?? 0) < least) continue;
    const before = text.slice(Math.max(0, match.start - 8), match.start);
    const after = text.slice(match.end, match.end + 10);
    const isCapital = /^\p{Lu}/u.test(text.slice(match.start, match.end));
    const isItem = OPENS_ITEM.test(before) && CLOSES_ITEM.test(after);
    const isHead = isCapital && OPENS_CLAUSE.test(before) && GOES_ON.test(after);
    match.settled = isItem || isHead;
  }
}

/**
 * Short forms that mean a skill in its own trade and something else in others, with the words of these others: insulation
 * resistance, immediate release and investor relations are no industrial relations.
 */
const SHORT_FORMS: ReadonlyMap<string, RegExp> = new Map([
  [
    'ir',
    /\b(?:megger|insulation|cables?|transformers?|tablets?|dissolution|immediate release|investors?|valuation|equity research|spectroscop\w*|ftir|infrared|sensors?)\b/i,
  ],
  [
    'pr',
    /\b(?:code reviews?|pull requests?|merged?|commits?|git|github|gitlab|purchase (?:requisitions?|requests?|orders?)|indents?|grn|rfq|progesterone)\b/i,
  ],
  [
    'cro',
    /\b(?:clinical|icsr|meddra|drug safety|pharmacovigilance|bioequivalence|sponsors?|oscilloscopes?|contract research)\b/i,
  ],
  [
    'bpr',
    /\b(?:bmr|e?gmp|cgmp|batch|distillation|nitration|granulation|log ?sheets?|log ?books?|reactors?|qms|deviations?|capa)\b/i,
  ],
  [
    'lc',
    /\b(?:hplc|uplc|chromatograph\w*|lc-?ms(?:\/ms)?|mass spectrometr\w*|level crossings?|oscillators?|inductors?|learning cent(?:re|er)s?)\b/i,
  ],
  [
    'ipc',
    /\b(?:bmr|bpr|e?gmp|cgmp|solder\w*|pcbs?|pcba|smt|in[ -]?process|infection|hand hygiene|linux|rtos|threads?|semaphores?|sockets?|message queues?|tablets?|granulation|compression)\b/i,
  ],
  [
    'dcm',
    /\b(?:dicom|radiolog\w*|documents? control\w*|drawings?|transmittals?|dc motors?|demand control|sugar|fertili[sz]ers?|chlor-?alkali)\b/i,
  ],
  [
    'pcr',
    /\b(?:radial|tyres?|tires?|control room|broadcast\w*|news|switcher|bulletins?|change requests?|police|ambulances?)\b/i,
  ],
]);

/** Whether a listed item is such a short form, which what stands around it says the meaning of. */
export function isShortForm(item: string): boolean {
  return SHORT_FORMS.has(item.trim().toLowerCase());
}

/** Takes back such short forms where a text has words of their other meanings, and names nothing else of their field. */
function unsettleForeign(text: string, matches: readonly Match[]): void {
  const otherwise = ({ entry }: Match) => SHORT_FORMS.get(entry.alias.words.join(' '));
  const fields = new Set(
    matches
      .filter((match) => match.settled && otherwise(match) === undefined)
      .map(({ entry }) => entry.skill.field),
  );
  for (const match of matches)
    if (!fields.has(match.entry.skill.field) && otherwise(match)?.test(text)) match.settled = false;
}

const TO_SUPERIOR =
  /(?<!\b(?:promoted|elevated|raised) )\b(?:to|under|by|with|from) (?:(?:the|my|our|an?|senior) )*$/i;

/** Whether a match names somebody or something else than a skill: the rank of a principal engineer, one's own team leader. */
function isOfAnother(text: string, { entry, start, end }: Place & { readonly entry: Entry }): boolean {
  const name = entry.alias.words.join(' ');
  if (name === 'principal') return isPrincipalsRank(text.slice(end, end + 80));
  return name === 'team leader' && TO_SUPERIOR.test(text.slice(Math.max(0, start - 40), start));
}

/** The names of an index that a text holds, those with a need settled or not. */
function matchesIn(index: Index, text: string, tokens: readonly Token[]): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = matchAt(index, text, tokens, at);
    const first = tokens[at];
    const last = tokens[at + (found?.length ?? 1) - 1];
    if (!found || !first || !last) continue;
    if (isOfAnother(text, { entry: found.entry, start: first.start, end: last.end })) continue;
    const settled =
      found.entry.alias.need === 'nothing' ||
      (found.entry.alias.need === 'case' && writtenAsAsked(found.entry, tokens.slice(at, at + found.length)));
    matches.push({ entry: found.entry, start: first.start, end: last.end, settled });
    at += found.length - 1;
  }
  settleListed(text, matches);
  return matches;
}

function collected(matches: readonly Match[]): FoundSkill[] {
  const places = new Map<Skill, Place[]>();
  for (const { entry, start, end, settled } of matches) {
    if (!settled) continue;
    const known = places.get(entry.skill);
    if (known) known.push({ start, end });
    else places.set(entry.skill, [{ start, end }]);
  }
  return [...places]
    .map(([skill, where]) => ({
      skill,
      places: where,
      relevance: skill.weight * (1 + Math.log(where.length)),
    }))
    .sort((a, b) => b.relevance - a.relevance || (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0));
}

/**
 * The skills that a text names, the most relevant first: longest name first, whole words, every alias counted as its
 * skill. Names that mean something else in plain English ("Go", "C", "Excel") need their case or a list around them.
 * Offsets are into the text as given; normalise it before. `tokens`: those of the text, for who has them already.
 */
export function findSkills(text: string, tokens: readonly Token[] = tokenise(text)): FoundSkill[] {
  return collected(matchesIn(aliasIndex(), text, tokens));
}

let otherWords: ReadonlySet<string> | undefined;

/** Whether a text is words that only tell a skill and are no name of it: "debtors ageing" of Accounts Receivable. */
export function isInOtherWords(text: string): boolean {
  otherWords ??= new Set(
    skillsInOtherWords().flatMap(({ aliases }) => aliases.map(({ words }) => words.join(' '))),
  );
  return otherWords.has(
    tokenise(text)
      .map(({ norm }) => norm)
      .join(' '),
  );
}

/**
 * As `findSkills`, with the narrower names that resumes use ("MBRT", "Lab Dips"). What stands within a longer name is
 * that name only: "recruitment drives" is not also Recruitment. A name that is a word of plain English is also believed
 * where it heads a clause, or stands as an item, in a text of its trade: "Vetting: EPC, supply" of a lawyer.
 */
export function findNamedSkills(text: string): FoundSkill[] {
  const matches = matchesIn(wholeAliasIndex(), text, tokenise(text));
  settleOfTrade(text, matches);
  unsettleForeign(text, matches);
  return collected(matches);
}
