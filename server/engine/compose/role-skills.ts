import { findNamedSkills, findSkills } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { roleSkills } from './data/role-skills.ts';
import { SPECIALITIES } from './data/title-forms.ts';
import { closerFamily } from './families/closer-family.ts';
import { findFamily } from './families/find-family.ts';
import { roleKey, type RoleFamily } from './families/parse-families.ts';
import type { AskedSkill } from './prompt-skills.ts';

interface RoleSkills {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
}

let parsed: readonly RoleSkills[] | undefined;

/** The posts of the list with what each is asked for; parsed at first use. Throws on a line that is no post. */
export function allRoleSkills(): readonly RoleSkills[] {
  parsed ??= roleSkills
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('-- '))
    .map((line) => {
      const [titles, skills] = line.split(': ').map((part) => part.split(',').map((each) => each.trim()));
      if (!titles || !skills) throw new Error(`Not a post with its skills: ${line}`);
      return { titles, skills };
    });
  return parsed;
}

/**
 * What may stand beside a post's name without making another post of it: a rank, a qualification, a language or the
 * place. "Lead" is none of these, since a lead auditor audits no books.
 */
const BESIDE_POST = new Set(
  `senior sr junior jr assistant asst deputy chief head trainee apprentice intern fresher experienced qualified skilled part full time night day shift male female lady
  regional area zonal territory branch unit plant factory site office company hospital clinic school college hotel restaurant resort showroom shop store
  outlet mall warehouse godown society apartment residential corporate campus ward icu nicu picu ccu opd ot emergency and cum of for
  iti diploma gnm anm bsc ca mba english hindi tamil telugu kannada malayalam marathi gujarati bengali punjabi`
    .split(/\s+/)
    .map(roleKey),
);

interface Post {
  readonly name: string;
  /** In compared spelling. */
  readonly key: string;
  readonly skills: readonly string[];
}

let posts: readonly Post[] | undefined;

/** Each name of a post, the longest first; made at first use. */
function postsByLength(): readonly Post[] {
  posts ??= allRoleSkills()
    .flatMap(({ titles, skills }) => titles.map((name) => ({ name, key: roleKey(name), skills })))
    .toSorted((one, other) => other.key.length - one.key.length);
  return posts;
}

let subjectKeys: ReadonlySet<string> | undefined;

/** What teachers are called by: "Maths Teacher" is a teacher. */
function taught(): ReadonlySet<string> {
  subjectKeys ??= new Set([...SPECIALITIES, 'pt', 'pet'].map(roleKey));
  return subjectKeys;
}

/**
 * The skills that a title's post is asked for everywhere, by its longest name in the title; none for an unknown post, one of
 * another trade than the job's ("Cloud Architect") and where the title says more than rank and place ("Energy
 * Auditor").
 */
function usualSkills(title: string, inTitle: readonly Skill[], family: RoleFamily): readonly string[] {
  let rest = ` ${roleKey(title)} `;
  const named = postsByLength().filter(({ key }) => {
    if (!rest.includes(` ${key} `)) return false;
    rest = rest.replace(` ${key} `, '  ');
    return true;
  });
  const subjects = family.name === 'Teaching' ? taught() : new Set<string>();
  const isPlain = (word: string) => word === '' || BESIDE_POST.has(word) || subjects.has(word);
  if (!rest.split(' ').every(isPlain)) return [];
  const isOfFamily = (name: string) => closerFamily(name, findFamily(name, inTitle)).name === family.name;
  return named.find(({ name }) => isOfFamily(name))?.skills ?? [];
}

/** The skill of the taxonomy that a whole name stands for; null for an unknown one. */
export function namedSkill(name: string): Skill | null {
  const found = findNamedSkills(name).find(({ places }) =>
    places.some(({ start, end }) => start === 0 && end === name.length),
  );
  return found?.skill ?? allSkills().find((each) => each.name === name) ?? null;
}

const SELLS = /\bsales (?:executive|associate|staff|officer|person)$/i;

/**
 * The asked skills, with those that the post is asked for everywhere where the prompt names none beyond the title's
 * own. Whoever names one has said what matters, and nothing is put beside it.
 */
export function withUsualSkills(
  asked: readonly AskedSkill[],
  title: string,
  family: RoleFamily,
): AskedSkill[] {
  const inTitle = findSkills(title).map(({ skill }) => skill);
  const own = new Set(inTitle.map(({ name }) => name));
  // "Fanuc" is more than the CNC of the title that it counts as; good communication is asked of everybody.
  const isTold = ({ skill, name, tier }: AskedSkill) =>
    tier === 'nice' ||
    ((skill?.group !== 'general' || skill.field === 'Office software') &&
      !(own.has(skill?.name ?? name) && name === (skill?.name ?? name)) &&
      !title.toLowerCase().includes(name.toLowerCase()));
  if (asked.some(isTold)) return [...asked];
  // Who sells in a shop waits for customers and visits none.
  const post = family.fields.includes('Retail') && SELLS.test(title) ? 'Retail Sales Associate' : title;
  const usual = usualSkills(post, inTitle, family).map((name): AskedSkill => ({
    name,
    skill: namedSkill(name),
    tier: 'must',
  }));
  if (usual.length === 0) return [...asked];
  const general = asked.filter(({ skill }) => skill?.group === 'general');
  // A guard manages no security: the taxonomy's name for his trade is that of whoever leads it.
  const leads = /\b(?:manager|head|officer|supervisor|in-charge|executive|lead|director)\b/i.test(title);
  const rest = asked.filter(
    (each) => !general.includes(each) && (leads || !each.name.endsWith(' Management')),
  );
  const names = new Set<string>();
  return [...rest, ...usual, ...general].filter(({ name }) => {
    const key = name.toLowerCase();
    return !names.has(key) && names.add(key);
  });
}
