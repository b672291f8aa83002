import { canonicalCity } from '#server/engine/cities.ts';
import {
  findNamedSkills,
  type FoundSkill,
  isInOtherWords,
  isShortForm,
} from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { tokenise } from '#server/engine/text/tokens.ts';
import { properWord, withProperWords } from '#server/engine/taxonomy/proper-words.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import type { Line } from './document.ts';
import { headingKind, INCLUDED, SPOKEN_LANGUAGE } from './sections.ts';

/** What somebody says of themselves, not of their work. */
const PERSONAL =
  /^(?:personal|(?:un)?married|single|male|female|indian|hindu|muslim|christian|sikh|jain|place|date|age|family|referees?|references?|none|nil|yes|no)\b|\b(?:d\.?o\.?b|born|children|wife|husband|father|mother(?! board)|caste|religion|nationality|mr|mrs|ms|shri|smt|mother tongue)\b/i;
const NOISE =
  /\b(?:years?|months?|yrs|experience|knowledge of|good (?:at|in)|little bit|knows|ability|responsible|including|etc|excellent|strong|hard ?working|honest|punctual|positive|self|quick|fast learner|proficient|expert|advanced|intermediate|beginner|basics?|and so on|various|using|like|such as)\b/i;
/** Who heads the other column, or gives a reference. */
const PERSON = /^(?:adv|dr|prof|er|capt|col|shri|smt)\.\s*\p{Lu}/iu;
/** What somebody says of joining and moving, in the middle of a list or below it. */
const STATUS =
  /\b(?:can|will|could|may|able to|ready to|willing to|available to) (?:also )?(?:join|relocate|travel|work)\b|\bjoin(?:ing|er)?s? (?:immediate(?:ly)?|asap|anytime|any time|in \d|within)\b|\bimmediate(?:ly)? (?:join\w*|available|availability)|\bavailable (?:immediately|from|for)\b|\b(?:ready|willing|open) (?:to|for) \w+|\bwillingness to\b|\b(?:notice period|serving notice|no notice)\b|^notice\b[\s:–-]*(?:of\s+)?(?:\d|immediate|nil\b|(?:one|two|three|fifteen|thirty|sixty|ninety)\b)|^\d+ (?:days?|months?)['’]? notice\b|^(?:current|present|preferred|native|base) (?:location|city|place)\b|^(?:lwd|last working day)\b|^(?:immediate|relocation|join immediately|notice|expected|current)$/i;
/** What somebody earns or expects, below a list: "Expected CTC", "Current salary 18"; salary negotiation is a skill. */
const PAY =
  /^(?:current|present|last|existing|expected|expectation|drawn|in[- ]?hand)\b(?:.*\b(?:ctc|salary|pay|package|remuneration|stipend)\b|\s*[:–-]?\s*(?:rs\.?|inr|₹)?\s*\d)|^(?:ctc|salary|package)(?: (?:expected|expectations?|drawn|\d.*))?$/i;
/** What is counted or measured ("4 warehouses", "500 calls per day", "8 hrs shift"), and days that are kept ("Sports Day"). */
const COUNT =
  /^\d[\d,.]*\+? (?:\p{L}+ )?\p{L}{3,}s$|\b\d[\d.]* ?(?:wpm|kms?|cms?|kgs?|lpa|lakhs?|crores?|sq\.? ?ft|hrs?|bed(?:ded)?|seater|pax|tons?|tonnes?|tpd|mtpa|lit(?:er|re)s?|ltrs?|mins?)\b|\d.*\bper (?:minute|hour|shift|day|week|month)\b|\d ?%/iu;
/** "9 DSM": so many of a post by its short form; a method and a machine are called so too: "6 Sigma", "5 AXIS". */
const COUNT_OF_SHORT_FORM = /^\d{1,3}\+? (?!(?:QC|SIGMA|TIER|BALL|AXIS|WHY|PLY)\b)\p{Lu}{2,5}$/u;
/** An employment, not an item of a list: "NMC Dubai 2021-now". */
const DATED =
  /(?:\b(?:19|20)|')\d\d\s*(?:[-–]|to|till?)\s*(?:'?\d\d|now|present|date|till|current|ongoing|today)\b/i;
/** What somebody was given: "Best teacher 2023", "Gold medal"; "Award interpretation" is work. */
const AWARD =
  /^(?:best|star|winner|won|topper|rank|awarded|employee of)\b.*\b(?:19|20)\d\d$|\b(?:award|medal|prize|trophy)(?:\b.*\b(?:19|20)\d\d)?$/i;
const EVENT_DAY =
  /\b(?:sports|annual|family|founders?['’]?s?|teachers?['’]?s?|children['’]?s?|women['’]?s|independence|republic|yoga) day\b/i;
const LEVEL =
  /\s*[([:–-]\s*(?:\d[\d.]*\s*(?:\+|\/|%)?.*|expe?rience\b.*|less than .*|expert|advanced|intermediate|beginner|basics?|proficient|good|excellent|fluent|strong|learning|working knowledge|[★☆●○•]+.*)[)\]]?\s*$/i;
const LABEL =
  /^(?:[A-Za-z][A-Za-z &/()-]{1,34}\s*(?::|–\s|(?<=\s|skills?|knowledge|known|SKILLS?|KNOWLEDGE|KNOWN)-{1,2}\s|\t(?=[^\t]*,))|(?:TOOLS?|SKILLS?|CONCEPTS|SOFTWARES?|TECHNOLOGIES|PLATFORMS?|DATABASES?|FRAMEWORKS?)(?= ))\s*/;

/** A label that says what follows: "Computer knowledge", "Clinical skills". */
export const TELLS_OF_A_LIST =
  /\b(?:skills?|skill set|knowledge|known|literacy|proficienc(?:y|ies)|competenc(?:y|ies))$/i;

const nameOfLabel = (label: string) => label.replaceAll(/[\s:–\t]+$/g, '');

function withoutLabelOfList(line: string): string {
  return line.replace(LABEL, (label) => (TELLS_OF_A_LIST.test(nameOfLabel(label)) ? '' : label));
}

/** A line without its label; one that names a skill itself ("Family Law – divorce, custody") is an item of the list. */
export function withoutLabel(written: string): string {
  const line = INCLUDED.exec(written)?.[1]?.replace(/(?<=,[^,]*) and (?=[^,]*$)/, ', ') ?? written;
  return line.replace(LABEL, (label) => {
    const name = nameOfLabel(label);
    if (TELLS_OF_A_LIST.test(name)) return '';
    const [found] = findNamedSkills(name);
    return found && found.places[0]?.start === 0 && name.length <= 30 ? `${name}, ` : '';
  });
}

/** A degree with its year below a list: "M.Stat ISI Kolkata (2022)". */
const OPENS_SCHOOLING =
  /^(?:[BM]\.? ?(?:Sc|Com|Tech|E|A|Ed|Stat|Pharm|Arch|Des|BA|CA|Phil|Voc)|MBA|PGDM|Ph\.?D|Diploma|ITI|HSC|SSC|1[02]th|BFA|MFA)\b.*\b(?:19|20)\d\d\b/;

/** Lines of a list that goes on: broken at the margin, not after an item; a degree below them is none of theirs. */
export function joinedLines(lines: readonly Line[]): string[] {
  const joined: string[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    if (OPENS_SCHOOLING.test(line.text)) continue;
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      before?.at === line.at - 1 &&
      !line.opensBlock &&
      !line.isBullet &&
      before.text.length >= 55 &&
      before.text.includes(',') &&
      !LABEL.test(line.text);
    if (goesOn) joined[joined.length - 1] = `${last}${/[.;]$/.test(last) ? ', ' : ' '}${line.text}`;
    else joined.push(line.text);
    before = line;
  }
  return joined;
}

/** An item of a list that stood in brackets: without the one that closes this list, or opens another. */
export function withoutLooseBracket(item: string): string {
  return item.replace(/^([^(]*)\)$/, '$1').replace(/\s*\([^()]*$/, '');
}

const LEAST_ITEMS = 4;
const DATE = /\b(?:19|20)\d\d\b/;

/** Whether a line holds nothing but short names, most of which are known skills: a list, whatever stands over it. */
export function isListOfSkills(line: string): boolean {
  if (DATE.test(line) || line.includes('@') || line.length >= LONGEST_LIST) return false;
  const items = itemsOf(withoutLabel(line));
  if (items.length < LEAST_ITEMS || items.filter(isPlainItem).length < 0.8 * items.length) return false;
  return items.filter((item) => findNamedSkills(item).length > 0).length >= items.length / 2;
}

/** How or when something is known, before its name: "earlier Opera", "exposure to Kafka", "fluent English". */
const LEADS_TO_ITEM =
  /^(?:(?:earlier|doing|(?:i )?can (?:do|handle)|previously|also|currently|exposure (?:to|in|on)|hands[- ]on(?: (?:in|with|on|experience (?:in|with|on)))?|familiar(?:ity)? with|expertise in|well versed (?:in|with)|working knowledge (?:of|in|on)|basic knowledge (?:of|in|on)|fluent(?: in)?)\s+)+(?!\p{L}+ing\s)(?=\S)/iu;

/** No line of a list is longer. */
export const LONGEST_LIST = 500;

/** "Dealer network of 120": how many there were. */
const HOW_MANY = /(?<=\p{L}{3}) of \d[\d,]*\+?(?: \p{L}+)?$/iu;

/** An item without how many there were; of "Team of 20" and "Control of 3 machines" no name is left. */
function withoutHowMany(item: string): string {
  const bare = item.replace(HOW_MANY, '');
  return bare !== item && !/\S\s+\S/.test(bare) && findNamedSkills(bare).length === 0 ? '' : bare;
}

/** "Motor claims/ Spot survey/ Salvage disposal": three of these marks part the items, as does one between blanks. */
const SLASHES = /\s*[,;|•\t]\s*|\s{2,}|\s*\/\s+/;
const SLASHED = /\S\/ [^/]*\S\/ [^/]*\S\/ /;

function itemsOf(line: string): string[] {
  return line
    .split(SLASHED.test(line) ? SLASHES : /\s*[,;|•\t]\s*|\s{2,}|\s+\/\s+/)
    .map((item) =>
      withoutLooseBracket(withoutHowMany(item.replace(LEVEL, '')))
        .replaceAll(/^[\s.:–-]+|[\s.:–-]+$/g, '')
        .replaceAll(/\s+/g, ' ')
        .replace(LEADS_TO_ITEM, ''),
    )
    .filter(Boolean);
}

/** The items of a skills section as somebody listed them, without levels and years, and those that stood in brackets. */
function listedItems(lines: readonly string[]): { outer: string[]; asides: string[] } {
  const asides: string[] = [];
  const outer = lines.map((line) =>
    withoutLabel(line).replaceAll(/\s*\(([^()]*,[^()]*)\)/g, (_whole, inner: string) => {
      asides.push(inner);
      return '';
    }),
  );
  // What stands in brackets, "AWS (EC2, S3)", is a detail of what stands before: it comes last.
  return { outer: outer.flatMap(itemsOf), asides: asides.flatMap(itemsOf) };
}

/** Whether an item that the taxonomy does not know can stand as a skill: a short name and nothing else. */
export function isPlainItem(item: string): boolean {
  return (
    item.split(' ').length <= 4 &&
    item.length >= 2 &&
    item.length <= 40 &&
    /^[\p{L}\d.#+][\p{L}\d .+#/&'()-]*$/u.test(item) &&
    /\p{L}{2}/u.test(item) &&
    !NOISE.test(item) &&
    !STATUS.test(item) &&
    !PERSONAL.test(item) &&
    !PERSON.test(item) &&
    !COUNT.test(item) &&
    !COUNT_OF_SHORT_FORM.test(item) &&
    !DATED.test(item) &&
    !PAY.test(item) &&
    !EVENT_DAY.test(item) &&
    !AWARD.test(item) &&
    !SPOKEN_LANGUAGE.test(item) &&
    canonicalCity(item.replace(/\s*\(.*$/, '')) === null &&
    !/^(?:rs|inr)\b/i.test(item) &&
    headingKind(item) === null &&
    !/^(?:and|or|in|of|with|to|for|the|a|i|my)\b|\b(?:and|or|in|of|with|to|for)$/i.test(item)
  );
}

function initials(name: string): string {
  return name
    .split(/[^\p{L}\d]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();
}

const LEAST_STEM = 4;

/** Of so many letters the rest is an ending: "invoic-ing", yet radiography is no radiology. */
function stemLength(word: string): number {
  return Math.max(LEAST_STEM, word.length - 3);
}

/** Whether what was written is only another spelling of the skill's name: "reactjs" for React, "BRS" for its words. */
function isSpellingOf(written: string, name: string, listed: boolean): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? [];
  if (/^\p{L}\d+\p{L}$/u.test(written)) return true; // "k8s"
  if (initials(name) === written.toLowerCase() || initials(written) === name.toLowerCase()) return true;
  const [asWritten, asNamed] = [words(written), words(name)];
  const isWritten = (own: string) =>
    asWritten.some(
      (word) => own.startsWith(word.slice(0, listed ? stemLength(word) : LEAST_STEM)) || word.startsWith(own),
    );
  if (!listed) return asNamed.some(isWritten);
  const isOfName = (word: string) =>
    asNamed.some((own) => own.startsWith(word.slice(0, stemLength(word))) || word.startsWith(own));
  return (
    asWritten.length >= asNamed.length &&
    asNamed.every(isWritten) &&
    asWritten.every((word) => isOfName(word) || SAYS_NO_MORE.test(word))
  );
}

/**
 * Who made a program and in which version, how well it is known, and words that every skill may be called by: "MS Excel" and
 * "Advanced Excel" are Excel, "Primavera P6" is Primavera, "Boiler Sales" more than Sales.
 */
const SAYS_NO_MORE =
  /^(?:ms|microsoft|adobe|apache|google|amazon|oracle|js|and|of|the|in|language|programming|cloud|software|tools?|skills?|knowledge|works?|working|package|suite|prime|erp|application|applications|process|handling|activities|jobs?|system|advanced?|basics?|[a-z]?\d+(?:\.\d+)?)$/;

const saysNoMore = (item: string): boolean =>
  item
    .toLowerCase()
    .split(' ')
    .every((word) => SAYS_NO_MORE.test(word));

/** What programs are called by common words. */
const PROGRAMS = /\b(?:excel|word|access|outlook|office|project|paint|windows|teams|tally|busy|visio)$/i;

/**
 * Whether an item that names several skills names one thing by their words, the last of which says what: "freight invoicing",
 * "injection moulds"; not "Docker Networking", two things.
 */
function isOneThing(item: string, found: readonly FoundSkill[]): boolean {
  const words = item.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    found.length > 1 &&
    words.length <= 3 &&
    words.every((word) => /^[\p{L}\d.+#-]+$/u.test(word)) &&
    found.some(
      ({ skill, places }) => skill.group !== 'technology' && places.some(({ end }) => end === item.length),
    ) &&
    (isCommonWord(last) || last.endsWith('ing')) &&
    !PROGRAMS.test(last) &&
    !words.every((word) => word.endsWith('ing')) &&
    isPlainItem(item) &&
    endsAsSkill(item)
  );
}

/** A name as compared with another of the same thing: without the plural's s and the two ways of writing "-ise". */
function inOneSpelling(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/s(?![\p{L}\d])/gu, '')
    .replaceAll(/iz(?=e|a|ing)/g, 'is');
}

/** A name with its words in the capitals that another gives them: "Rest API" as "REST APIs" is written. */
function inCapitalsOf(name: string, written: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return written.replaceAll(
    /\p{L}+/gu,
    (word) => words.find((each) => each.toLowerCase() === word.toLowerCase()) ?? word,
  );
}

/** Whether a name is of short forms only, the last of them no word: "SAP TRM"; behind one that is known it may be: "SAP PS". */
function areShortForms(written: string): boolean {
  const words = written.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isLed = words.length > 1 && first.length > 1 && properWord(first) === first;
  return words.every((word) => word.length <= 4) && (isLed || !isCommonWord(last.toLowerCase()));
}

/**
 * The name to show: the taxonomy's for another spelling of it; what the writer wrote for something narrower that only
 * counts as that skill ("JUnit" is not shown as Unit Testing). What somebody listed stays as they call it, unless every
 * word of the name is in it: "Kafka" and "Inventory Management" stay, "MS Excel" is Excel.
 */
export function shownName(skill: Skill, written: string, listed = false): string {
  // "Lab dip approval" opens a sentence: the capital is not the name's.
  if (EVENT_DAY.test(written)) return skill.name;
  // "WESTERN VOCALS" in a form of capitals only; short forms are written so anywhere, "SAP TRM" too.
  if (skill.isNarrower && /^[^\p{Ll}]{6,}$/u.test(written) && !areShortForms(written)) return skill.name;
  if (skill.isNarrower) return cased(/^\p{Lu}[^\p{Lu}]*$/u.test(written) ? written.toLowerCase() : written);
  // "Planogram" for Planograms, "mobilisation" for Mobilization: as right as the taxonomy's.
  if (listed && inOneSpelling(written) === inOneSpelling(skill.name))
    return inCapitalsOf(skill.name, cased(written));
  if (isSpellingOf(written, skill.name, listed)) return skill.name;
  return !listed && isInOtherWords(written) ? skill.name : cased(written);
}

/** Words of two and three letters that are no short forms in a list of capitals. */
const SHORT_WORDS = /\b(?:ONE|TWO|SIX|AND|FOR|THE|OF|TO|IN|BY|ON|TAX|CAR|AIR|OIL|GAS)\b/g;

/** A listed name with capitals as names have them: "poly house" and "SAFETY" are made so, "TIG" and "jQuery" stay. */
export function cased(written: string): string {
  if (written === written.toLowerCase()) {
    return withProperWords(written.replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase()));
  }
  const isShouted = /\p{Lu}{4}/u.test(written) && !/\p{Ll}/u.test(written);
  const spoken = isShouted
    ? written.replaceAll(SHORT_WORDS, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : written;
  return spoken.replaceAll(/\p{Lu}{4,}/gu, (word) =>
    isCommonWord(word.toLowerCase()) && properWord(word) !== word
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word,
  );
}

/** "Surveying (total station)": what it is done with, or how well. */
const withoutAside = (item: string): string => item.replace(/(?<=\S)\s+\([^()]*\)$/, '');

/** A listed item: the name to show, and its skill when the taxonomy knows it. */
export interface Listed {
  readonly name: string;
  readonly skill: Skill | null;
  /** What else its words would name by themselves. */
  readonly within: readonly Skill[];
}

/** What a list of skills names, line by line in its order, without levels, years and spoken languages. */
export function listedSkills(lines: readonly string[]): Listed[] {
  const listed: Listed[] = [];
  const { outer, asides } = listedItems(lines);
  const inList = (skill: Skill) => findNamedSkills(lines.join('\n')).some((each) => each.skill === skill);
  for (const [at, item] of [...outer, ...asides].entries()) {
    const named = findNamedSkills(item);
    const found = (isShortForm(item) ? named.filter(({ skill }) => inList(skill)) : named).toSorted(
      (a, b) => (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0),
    );
    if (isOneThing(item, found)) {
      const [skill, ...within] = found.map((each) => each.skill).toReversed();
      if (skill) listed.push({ name: cased(item), skill, within });
      continue;
    }
    for (const { skill, places } of found) {
      const [place] = places;
      const isWhole = place?.start === 0 && place.end === item.length;
      const alone = found.length === 1 && (isWhole || isPlainItem(item));
      listed.push({
        name: shownName(
          skill,
          alone ? withoutAside(item) : item.slice(place?.start, place?.end),
          alone && at < outer.length,
        ),
        skill,
        within: [],
      });
    }
    if (found.length > 0) continue;
    for (const part of item.split('/').map((each) => each.trim())) {
      // "Tally ERP 9 / Prime"
      if (isPlainItem(part) && !saysNoMore(part)) listed.push({ name: cased(part), skill: null, within: [] });
    }
  }
  // Ambiguous names ("C", "Go") are told only by their neighbours, so the section is also read as a whole.
  const named = new Set<Skill | null>(listed.flatMap(({ skill, within }) => [skill, ...within]));
  const text = lines.map(withoutLabelOfList).join('\n');
  const whole = findNamedSkills(text).filter(({ skill }) => !named.has(skill));
  for (const { skill, places } of whole) {
    // "Busy" is Busy Accounting; "Documentation" stays beside Filing, of which it is another name.
    const written = places
      .map(({ start, end }) => text.slice(start, end).toLowerCase())
      .filter((words) => skill.name.toLowerCase().includes(words));
    const plain = listed.findIndex(({ name }) =>
      [skill.name.toLowerCase(), ...written].includes(name.toLowerCase()),
    );
    if (plain === -1) listed.push({ name: skill.name, skill, within: [] });
    else listed[plain] = { name: skill.name, skill, within: [] };
  }
  return listed;
}

let endings: Set<string> | undefined;

/** Whether an item ends as skills end ("Objection Handling", "Need Analysis"): with the last word of one that is known. */
export function endsAsSkill(item: string): boolean {
  endings ??= new Set(
    allSkills().flatMap(({ aliases }) =>
      aliases.flatMap(({ words }) => (words.length >= 2 ? words.slice(-1) : [])),
    ),
  );
  return endings.has(tokenise(item).at(-1)?.norm ?? '');
}
