import { isLocality } from '#server/engine/compose/data/localities.ts';
import { FUNCTIONS, TITLE_NOUNS } from './data/title-words.ts';
import type { Mention, Unit } from './mentions.ts';
import { companyStrength, isTitle } from './segments.ts';

/** Authorities, which are employers: the Public Works Department, the Income Tax Department. */
const AUTHORITY =
  /\b(?:gov(?:t|ernment)|state|central|union|ministry|public works|forest|police|postal?|posts|revenue|health|agriculture|irrigation|excise|income[ -]tax|fire|education|railways?|municipal|electricity|welfare|labour|archaeolog\w*|of (?:India|[\p{Lu}]\p{L}+ Pradesh))\b/iu;
const NAMED_DEPARTMENT = /^(.+?)\s+(?:department|dept|deptt|division|section|dep['’]t)\.?$/i;
const DEPARTMENT_OF_FIRM =
  /^(?:[\p{L}&/]+ ){1,4}(?:department|dept|deptt|division|section)\.? (?:of|at|in) (?=\p{Lu})/iu;
const MORE_FUNCTIONS =
  /^(?:payables?|receivables?|resources?|hrd?|admin|accounts?|stores?|and|&|the|of|our|control|assurance|care|relations?|desk)$/;

/** Whether words name a part of any firm ("Accounts Payable Department") and no employer ("Forest Department"). */
export function isDepartment(text: string): boolean {
  const name = NAMED_DEPARTMENT.exec(text.trim().replace(/^\(|\)$/g, ''))?.[1];
  if (name === undefined || AUTHORITY.test(text)) return false;
  return name
    .toLowerCase()
    .split(/[\s/,-]+/)
    .every((word) => FUNCTIONS.has(word) || MORE_FUNCTIONS.test(word));
}

/** Whether words name a post with its department in one: "Assistant Manager (Purchase Department)". */
function isPostOfDepartment(text: string): boolean {
  const [, post = '', department = ''] = /^(.+?)\s*[(,–-]\s*([^(),]+?)\)?$/.exec(text) ?? [];
  return isTitle(post) && isDepartment(department);
}

/** A firm without the department that somebody works in there: "Purchase Department of Vardhman Yarns". */
export function withoutDepartment(company: string): string {
  const department = DEPARTMENT_OF_FIRM.exec(company)?.[0].replace(/ (?:of|at|in) $/i, '') ?? '';
  return isDepartment(department) ? company.replace(DEPARTMENT_OF_FIRM, '') : company;
}

/** Another word for the post behind a slash: "Cook / Rasoiya". */
function isOtherWordForPost({ text, before, label }: Mention): boolean {
  return (
    /^\s*\/\s*$/.test(before) &&
    TITLE_NOUNS.has(label.split(' ').at(-1)?.toLowerCase() ?? '') &&
    companyStrength(text) === 0
  );
}

/** Whether words name a department of any firm, alone or behind a post. */
export function isPartOfAnyFirm(text: string): boolean {
  return isDepartment(text) || isPostOfDepartment(text);
}

/** What closes the name of a road or quarter. */
const OF_ADDRESS =
  /\b(?:road|rd|street|nagar|colony|marg|lane|chowk|vihar|puram|enclave|layout|chawl|mohalla|bazar|phase \d+|sector[ -]?\d+\w?|ward no\.? ?\d+)\.?$/i;
/** What closes the names of shops and firms too: "Big Bazar", "Skill Lane". */
const OF_SHOPS = /\b(?:bazar|street|lane|enclave)\.?$/i;
const IS_LED = /:|@|\b(?:at|with|for)\s*$/i;

/**
 * Whether words are a part of a city or a road, as in "Kaveri Forge, Chakan" and "Burnpur Road, Asansol". A line that gives a
 * post or dates beside them, and no other employer, is of one that is called so: "Doctors Colony, Manager, 2019 - now".
 */
function isPartOfAddress({ text, before }: Mention, { line, range, mentions }: Unit): boolean {
  if (isLocality(text)) return true;
  if (!OF_ADDRESS.test(text) || text.split(' ').length > 4 || companyStrength(text) > 0) return false;
  if (OF_SHOPS.test(text) && (IS_LED.test(before) || line.section === 'experience')) return false;
  const isOfWork = range !== null || mentions.some((other) => isTitle(other.text));
  const isFirm = (other: string) => companyStrength(other) > 0 && !isTitle(other) && !other.includes(text);
  return !isOfWork || mentions.some((other) => isFirm(other.text));
}

/** A rank by itself, and what a bracket left over: "Dy" of "Dy. Manager", "22) & Kaveri". */
const NO_NAME = /^(?:sr|jr|dy|asst|addl|assoc|engg|mfg|exec|mgr)\.?$|^[^()]{0,12}\)/i;
const LEGAL_FORM = /\b(?:ltd|limited|llp|pvt|inc)\b/i;
const WHAT_IS_DONE =
  /^(?:taking|handling|doing|running|giving|having|providing|looking|conducting|making|selling)\b/i;

/** What somebody does: "taking batches"; a firm has capitals or a word of firms, or stands behind a label: "Making Sense". */
function isDoing({ text: read, before }: Mention, unit: Unit): boolean {
  // Capitals that the line lacks were given to it.
  const text = unit.text.includes(read) ? read : read.toLowerCase();
  return (
    WHAT_IS_DONE.test(text) &&
    !/ \p{Lu}/u.test(text) &&
    !before.includes(':') &&
    // Of small letters only, "classes" is no word of a firm.
    companyStrength(text) === 0 &&
    !LEGAL_FORM.test(text)
  );
}

/** Whether a piece of a resume is no employer, whatever else speaks for it. */
export function isNoEmployer(mention: Mention, unit: Unit): boolean {
  return (
    isPartOfAnyFirm(mention.text) ||
    isOtherWordForPost(mention) ||
    isPartOfAddress(mention, unit) ||
    NO_NAME.test(mention.text) ||
    isDoing(mention, unit)
  );
}

const APPLIED =
  /^\W*(?:application (?:for|to) (?:the )?(?:post|position|job|role|designation|vacancy)\b|applying for|applied for|(?:job|post|position|role|designation|vacancy)s?\s*(?:being |is )?(?:applied|applying|desired|sought)\b)|^\W*(?:job|post|position|role|designation)\s*[:–-][^,;|]{2,50}\b\(?applied\)?\W*$/i;

/** Whether a line tells the post that somebody applies for, and so neither theirs nor an employer. */
export function isOfApplication(text: string): boolean {
  return APPLIED.test(text);
}

/** The places of the units that tell only what is applied for. */
export function unitsOfApplication(units: readonly Unit[]): ReadonlySet<number> {
  return new Set(
    units.flatMap(({ text, line }, at) =>
      isOfApplication(text) && line.text.length < LONGEST_APPLICATION ? [at] : [],
    ),
  );
}

const LONGEST_APPLICATION = 90;

const OPENS_AS_PAST =
  /^\W*(?:past|prev(?:ious(?:ly)?)?|earlier|formerly|old|ex)\s*(?:job|work|employer|company)?\s*[:–-]/i;
const OPENS_AS_PRESENT =
  /^\W*(?:present(?:ly)?|current(?:ly)?|now)\s*(?:job|work|employer|company)?\s*[:–-]/i;

/** The places of the units labelled as past ("Past: …"), where another is labelled as present. */
export function pastUnits(units: readonly Unit[]): ReadonlySet<number> {
  const hasPresent = units.some(({ text }) => OPENS_AS_PRESENT.test(text));
  return new Set(units.flatMap(({ text }, at) => (hasPresent && OPENS_AS_PAST.test(text) ? [at] : [])));
}
