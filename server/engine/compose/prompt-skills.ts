import { limits } from '#contract/limits.ts';
import { listedSkills } from '#server/engine/extract/listed-skills.ts';
import { findNamedSkills, findSkills } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { withoutSame } from '#server/engine/taxonomy/without-same.ts';
import { blankHiring } from '#server/engine/text/hiring-words.ts';
import { SPECIALITIES } from './data/title-forms.ts';
import type { RoleFamily } from './families/parse-families.ts';
import { TOLD_WITH_WIDER } from '#server/engine/taxonomy/own-names.ts';
import { HOUSE, shownAs } from './shown-as.ts';
import {
  fits,
  groupOf,
  hasAnotherSense,
  isTechnical,
  meant,
  paysStaff,
  skillsWithin,
  writtenAt,
} from './skill-senses.ts';
import { spelledOut } from './spelled-out.ts';
import { SPEAKS_OF_PERKS } from './stated-terms.ts';
import { isMustAfter, isWishedAfter, wishesIn } from './stated-tiers.ts';
import { isTitleNoun } from './title-words.ts';
import type { Prompt, Statement } from './prompt-text.ts';
import { singular } from './write-title.ts';

/** A skill that a job asks for; `skill` is null for one that the taxonomy does not know. */
export interface AskedSkill {
  readonly name: string;
  readonly skill: Skill | null;
  readonly tier: 'must' | 'nice';
  /** The prompt says that it is a must, where of others it only tells. */
  readonly stressed?: boolean;
  /** What it shares with those that will do as well: "greytHR or Keka". */
  readonly either?: string;
}

const OF_A_COMPANY =
  /^(?: [\w-]+){0,2} (?:company|manufactur\w+|firm|startup|start-up|dealer\w*|exporters?|industry|factory|mills?|chain|group|business|teams?|departments?|colleagues)\b/i;

/** Takes out what names no skill: hiring itself, phones, degrees. */
function withoutOther(text: string): string {
  return blankHiring(text).replaceAll(
    /\b(?:android|smart) ?phone\b|(?<=\bmbbs ?(?:\/|,|or) ?)b[ahu]ms\b|\bb[ahu]ms\b(?= ?(?:\/|,|or) ?mbbs\b)|\b[bdm]\.? ?pharm\b|\bdiploma(?: in)? [a-z]+(?:\/[a-z]+)?/gi,
    (phrase) => ' '.repeat(phrase.length),
  );
}

interface Place {
  readonly asked: AskedSkill;
  readonly order: number;
  readonly start: number;
  readonly end: number;
}

/** Whether a slash between two means "or": programs of one kind do as well, "PF/ESI" are both wanted. */
function isEither({ skill: one }: AskedSkill, { skill: other }: AskedSkill): boolean {
  if (one === null || other === null) return false;
  if (one === other) return OF_PRODUCTS.test(one.name);
  return one.group === 'technology' && other.group === 'technology' && one.family === other.family;
}
const OF_PRODUCTS = /^(?:HRIS|Job Portals|CRM|ERP|Tally|SAP)$/;

/** The skills in their order, those among which anybody may choose marked as such. */
function withChoices(places: readonly Place[], text: string): AskedSkill[] {
  const inOrder = places.toSorted((a, b) => a.order - b.order);
  const groups = inOrder.map((_, at) => at);
  const gapBefore = (at: number) => text.slice(inOrder[at - 1]?.end ?? 0, inOrder[at]?.start ?? 0);
  for (const [at, { asked }] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before === undefined || before.start === inOrder[at]?.start) continue;
    const gap = gapBefore(at);
    const isOr =
      /^\s*,?\s*\bor(?: an?)?\s+$/i.test(gap) || (/^ ?\/ ?$/.test(gap) && isEither(before.asked, asked));
    if (!isOr) continue;
    groups[at] = groups[at - 1] ?? at;
    // "Keka, greytHR or Darwinbox": what stands before the comma is of the choice, too.
    for (let back = at - 1; back > 0 && /^ ?, ?$/.test(gapBefore(back)); back -= 1) {
      const [one, other] = [inOrder[back - 1]?.asked.skill, inOrder[back]?.asked.skill];
      if (!one || !other || one.field !== other.field || one.family !== other.family) break;
      const [from, to] = [groups[back] ?? back, groups[back - 1] ?? back];
      for (const [each, group] of groups.entries()) if (group === from) groups[each] = to;
    }
  }
  return inOrder.map(({ asked }, at) => {
    const own = inOrder.filter((_, other) => groups[other] === groups[at]).map((each) => each.asked.name);
    return new Set(own).size > 1 ? { ...asked, either: own.join('|') } : asked;
  });
}

/** Whoever works with money is asked for what all of them know. */
function isOwnTrade(skill: Skill, family: RoleFamily): boolean {
  return family.fields.includes(skill.field) || (skill.group === 'finance' && groupOf(family) === 'finance');
}

/** "Branch Manager" names a post and "Play School" a house, although resumes list them as what somebody knows. */
function isPostOrHouse(name: string): boolean {
  return HOUSE.test(name) || isTitleNoun(name.toLowerCase().split(' ').at(-1) ?? '');
}

function skillsIn(statement: Statement, family: RoleFamily): AskedSkill[] {
  const plain = spelledOut(withoutOther(statement.text), family);
  // "Go or Python" is a list, in which "Go" is a language.
  const text = plain.replaceAll(' or ', ' ,  ');
  const nice = statement.label === 'nice';
  const usual = findSkills(text);
  const isRead = ({ start, end }: { start: number; end: number }): boolean =>
    usual.some(
      ({ skill, places }) =>
        skill.group !== 'general' && places.some((place) => place.start < end && start < place.end),
    );
  // A name that jobs seldom ask for is read only of the role's own trade: "RBI reporting" in a bank.
  const narrower = findNamedSkills(text).filter(
    ({ skill, places }) =>
      skill.isNarrower &&
      isOwnTrade(skill, family) &&
      !isPostOrHouse(skill.name) &&
      !places.some((place) => isRead(place) || OF_A_COMPANY.test(text.slice(place.end, place.end + 50))),
  );
  const named = [...usual, ...narrower];
  const wishes = wishesIn(plain, (from, to) =>
    named.some(({ places }) => places.some(({ start }) => start >= from && start < to)),
  );
  const found = named.flatMap(({ skill, places }) => {
    const fitting = places.filter(
      ({ start, end }) =>
        (family.fields.includes(skill.field) || !OF_A_COMPANY.test(text.slice(end, end + 50))) &&
        fits(skill, writtenAt(text, start, end), family, statement.label),
    );
    return fitting.flatMap(({ start, end }) => {
      const at = writtenAt(text, start, end);
      const after = plain.slice(end);
      const tier =
        nice || wishes.some((wish) => start > wish.start && start < wish.end) || isWishedAfter(after)
          ? ('nice' as const)
          : ('must' as const);
      const stressed = tier === 'must' && isMustAfter(after);
      const own = meant(skill, at, family);
      const inner = skillsWithin(at.written, own).map((each) => ({
        name: each.name,
        skill: each,
        tier,
        stressed,
      }));
      const written = shownAs(own, at.written);
      const shown = own === skill || TOLD_WITH_WIDER.has(written) ? written : own.name;
      const wider = TOLD_WITH_WIDER.has(shown) ? [{ name: own.name, skill: own, tier, stressed }] : [];
      return [...wider, { name: shown, skill: own, tier, stressed }, ...inner].map((asked, place) => ({
        asked,
        order: start + place / 10,
        start,
        end,
      }));
    });
  });
  return withChoices(found, plain);
}

const FUNDS = /\b(?:pf|epf|esic?|gratuity)\b/gi;

const GIVEN = /\b(?:provided|given|benefits?|offer(?:ed)?|extra|plus|ctc|salary)\b/i;

/** Perks cut out of a sentence that also says other things; to whoever runs a payroll the funds are work. */
function withoutPerks(statement: Statement, family: RoleFamily): Statement {
  const parts = statement.text.split(/(?<=[,;–+])/);
  const isGiven = GIVEN.test(statement.text) || !paysStaff(family);
  const kept = parts.filter(
    (part) => !SPEAKS_OF_PERKS.test(isGiven ? part : part.replaceAll(FUNDS, 'funds')),
  );
  return { ...statement, text: kept.join('') };
}

function askedIn(statement: Statement, family: RoleFamily): AskedSkill[] {
  if (statement.label === 'offer' || statement.label === 'pay' || statement.label === 'location') return [];
  const clean = withoutPerks(statement, family);
  const places = skillsIn(clean, family);
  const isList = statement.label === 'skills' || (statement.label === 'nice' && statement.labelled);
  if (!isList) return places;
  const tier: AskedSkill['tier'] = statement.label === 'nice' ? 'nice' : 'must';
  const named = listedSkills([clean.text.replace(/[.;]+$/, '')])
    .filter(({ name }) => name.length <= limits.skills.nameLength)
    .map(
      ({ name, skill }) =>
        places.find((each) => skill !== null && each.skill === skill) ?? {
          name,
          skill,
          tier,
        },
    );
  return [...named, ...places];
}

function subjectsOf(title: string, family: RoleFamily): AskedSkill[] {
  if (!family.fields.includes('Teaching')) return [];
  return (
    title
      .toLowerCase()
      .replaceAll(/\b(?:computer|social|political) science\b/g, (subject) =>
        subject.startsWith('c') ? 'computer' : 'history',
      )
      .split(/[^\p{L}]+/u)
      .filter((word) => SPECIALITIES.has(word))
      .flatMap((word) => findSkills(`${word} teacher`))
      // A placement officer's "placement" is no subject.
      .filter(({ skill }) => skill.name !== 'Teaching')
      .map(({ skill }) => ({ name: skill.name, skill, tier: 'must' as const }))
  );
}

/** A list of skills says what matters before the rest does, duties say it last. */
function precedence({ label }: Statement): number {
  if (label === 'skills') return 0;
  return label === 'duties' ? 2 : 1;
}

function isGeneral({ skill }: AskedSkill): boolean {
  return skill?.group === 'general';
}

/** Trades of software, as nobody calls a tool or a platform. */
const TRADE =
  /^(?:(?:Software|Full Stack|Frontend|Backend|Web|Mobile App) Development|Data (?:Science|Analysis)|Software Architecture|Site Reliability Engineering|(?:Database|System) Administration)$/;

/**
 * The trades of software that a prompt names only by its post: Backend Development by "backend developer", but not Java by "Java
 * developer". Elsewhere a trade is what people list themselves: Accounting, Nursing.
 */
function impliedSkills({ text }: Prompt, title: string): ReadonlySet<Skill> {
  const post = title.toLowerCase();
  const isOfPost = (written: string, after: string) =>
    post.includes(singular(written)) &&
    (isTitleNoun(written.split(/[ -]/).at(-1) ?? '') || isTitleNoun(/^ (\p{L}+)/u.exec(after)?.[1] ?? ''));
  return new Set(
    findSkills(text)
      .filter(
        ({ skill, places }) =>
          TRADE.test(skill.name) &&
          places.every(({ start, end }) =>
            isOfPost(text.slice(start, end).toLowerCase(), text.slice(end, end + 30).toLowerCase()),
          ),
      )
      .map(({ skill }) => skill),
  );
}

/** So many named skills say what matters; the trade that the post's name implies is no demand beside them. */
const SAY_ENOUGH = 2;

/** The skills without those that only the post's name implies, where enough others are named as a must. */
function withoutImplied(all: readonly AskedSkill[], implied: ReadonlySet<Skill>): readonly AskedSkill[] {
  const isImplied = ({ skill, name }: AskedSkill) =>
    skill !== null && implied.has(skill) && name === skill.name;
  const named = new Set(
    all
      .filter((each) => each.tier === 'must' && !isImplied(each) && !isGeneral(each))
      .map(({ name }) => name),
  );
  return named.size < SAY_ENOUGH ? all : all.filter((each) => !isImplied(each));
}

/**
 * The skills that a prompt asks for, at most 15: those that are a must in their order, then those good to have, what
 * every office wants last. Trades, perks and the company's own words are none.
 */
export function readPromptSkills(prompt: Prompt, title: string, family: RoleFamily): AskedSkill[] {
  // A language in brackets, "Backend Engineer (Go)", is told by another beside it.
  const listed = isTechnical(family) ? `${title.replaceAll(/[()]/g, ', ')}, SQL` : title;
  const fromTitle: AskedSkill[] = findSkills(listed)
    .filter(({ skill }) => listed === title || skill.name !== 'SQL' || /sql/i.test(title))
    .toSorted((a, b) => (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0))
    .filter(
      ({ skill }) =>
        skill.group !== 'general' &&
        !(isTechnical(family) && !['technology', 'commercial', 'people'].includes(skill.group)),
    )
    .flatMap(({ skill, places }) => {
      const at = writtenAt(listed, places[0]?.start ?? 0, places[0]?.end ?? 0);
      if (hasAnotherSense(at, skill, family)) return [];
      const own = meant(skill, at, family);
      return [own, ...skillsWithin(at.written, own)];
    })
    .map((skill) => ({ name: skill.name, skill, tier: 'must' }));
  const stated = prompt.statements
    .filter(({ label }) => label !== 'about')
    .toSorted((a, b) => precedence(a) - precedence(b))
    .flatMap((each) => askedIn(each, family));
  const implied = impliedSkills(prompt, title);
  const ofPost = [
    ...fromTitle.filter(({ skill }) => skill?.group === 'technology'),
    ...subjectsOf(title, family),
  ];
  // What the title only counts as is told by what the text says of it.
  const told = new Set(stated.map(({ skill }) => skill));
  const all = withoutImplied(
    [...ofPost, ...stated, ...fromTitle.filter(({ skill }) => !told.has(skill))],
    implied,
  );
  const ordered = [
    ...all.filter((each) => ofPost.includes(each)),
    ...all.filter((each) => each.stressed === true && !isGeneral(each)),
    ...all.filter((each) => each.tier === 'must' && !isGeneral(each)),
    ...all.filter((each) => each.tier === 'nice' && !isGeneral(each)),
    ...all.filter((each) => isGeneral(each)),
  ];
  const seen = new Map<string, AskedSkill>();
  for (const each of ordered) {
    const key = each.name.toLowerCase();
    // "Chef de partie" is the post, which counts as a skill of its own name.
    const isPost = each.skill !== null && each.name !== each.skill.name && key === title.toLowerCase();
    const isOnlyPost = each.skill?.isNarrower === true && key === title.toLowerCase();
    const own = isPost && each.skill ? each.skill.name : each.name;
    if (!isOnlyPost && !seen.has(own.toLowerCase())) seen.set(own.toLowerCase(), { ...each, name: own });
  }
  return withoutSame([...seen.values()], ({ name }) => name).slice(0, limits.skills.extracted);
}
