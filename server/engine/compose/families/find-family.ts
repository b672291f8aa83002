import type { Industry } from '#contract/options.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { withoutPrincipalsRank } from '#server/engine/text/principal.ts';
import { commercial } from './data/commercial.ts';
import { creative } from './data/creative.ts';
import { engineering } from './data/engineering.ts';
import { finance } from './data/finance.ts';
import { health } from './data/health.ts';
import { operations } from './data/operations.ts';
import { people } from './data/people.ts';
import { technology } from './data/technology.ts';
import { writtenOnly } from './data/written-only.ts';
import { parseFamilies, roleKey, type RoleFamily } from './parse-families.ts';

const DATA = [technology, creative, commercial, finance, engineering, health, people, operations];

let families: readonly RoleFamily[] | undefined;

/** Every role family in the order of the data files, the general one last; parsed at first use. */
export function allFamilies(): readonly RoleFamily[] {
  families ??= DATA.flatMap(parseFamilies);
  return families;
}

let aside: readonly RoleFamily[] | undefined;

/** The families that only written jobs know besides those of `allFamilies`. */
export function familiesAside(): readonly RoleFamily[] {
  aside ??= parseFamilies(writtenOnly);
  return aside;
}

/** The family of roles of which nothing is known. */
export function generalFamily(): RoleFamily {
  const family = allFamilies().at(-1);
  if (!family) throw new Error('There are no role families.');
  return family;
}

/** A longer name says more: "hr manager" beats "plant" in "HR Manager - Plant". */
const PER_WORD = 10;
const MOST_VOTES = 4;

/** How well a title fits a family: by its longest name in it, the later one among equals. 0 when it has none. */
function titleFit(title: string, family: RoleFamily): number {
  const padded = ` ${title} `;
  let best = 0;
  for (const role of family.roles) {
    const at = padded.lastIndexOf(` ${role} `);
    if (at === -1) continue;
    const end = (at + role.length) / padded.length;
    best = Math.max(best, role.split(' ').length * PER_WORD + end);
  }
  return best;
}

/** Titles that say a rank and nothing of the work. */
const GENERAL_TITLE =
  /^(?:(?:senior|assistant|deputy|general|junior|associate|unit|centre|center|program|programme|project) )*(?:manager|coordinator|trainer|head|officer|supervisor|in-charge|director|lead|administrator)$/i;
const BY_INDUSTRY: Partial<Record<Industry, string>> = {
  'Non-Profit Organizations': 'Social work and development',
  'Healthcare & Pharmaceuticals': 'Hospital administration',
  'Education & EdTech': 'Academic coordination',
  'E-commerce & Retail': 'Retail store',
  'Agriculture & Food Processing': 'Agriculture and food',
  'Real Estate': 'Civil and site',
  Manufacturing: 'Production',
  'Energy & Utilities': 'Electrical and automation',
  'Banking & Financial Services': 'Banking and credit',
};
/** Where the industry is none of the product's own: by the place that the employer runs. */
const BY_PLACE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hotel|resort|restaurant|caf[eé])\b/i, 'Hotel and restaurant service'],
  [/\b(?:gym|salon|spa|fitness)\b/i, 'Fitness and beauty'],
  [/\b(?:warehouse|godown|logistics|courier|transport)\b/i, 'Logistics and warehouse'],
];
/** Titles of a shop's counter, which elsewhere are an accounts office's. */
const AT_COUNTER = /^billing (?:executive|clerk|assistant|staff)$/i;
/** Who goes from farm to farm, where the employer sells to them. */
const IN_FIELDS = /^(?:senior |junior )?field (?:officer|executive|assistant|supervisor|staff)$/i;
/** Who sells in a shop waits for customers and does not look for them. */
const SELLS_THERE = /^(?:senior |junior |counter )?sales (?:executive|associate|staff|officer)$/i;
const SHOP = /\b(?:showroom|store|shop|outlet|boutique|supermarket)$/i;
/** So many of a shop's skills tell of one that nobody named. */
const OF_A_SHOP = 2;

const OFFICE = 'Administration and front office';

/** Titles that one word of theirs would lead astray, by the family that they belong to. */
const LED_ASTRAY: readonly (readonly [RegExp, string])[] = [
  [/\bshowroom (?:sales|managers?|executives?|heads?|in-?charge)\b/i, 'Retail store'],
  [/\b(?:tally|accounts?|accounting|billing|busy|gst) operators?\b/i, 'Accounts'],
  [/\b(?:data[ -]?entry|computer|data|typing|dtp|office) operators?\b/i, 'Data entry and records'],
  [
    /(?<!\b(?:sample|blood|milk|toll|waste|garbage|cash) )\bcollections? (?:executive|officer|agent|associate)s?\b/i,
    'Banking and credit',
  ],
  [/\b(?:cnc|vmc|hmc|cam) (?:machine )?programmers?\b/i, 'Production'],
  [/\bdata[ -]?entry\b/i, 'Data entry and records'],
  [
    /\b(?:bpo|kpo|call[ -]?cent(?:re|er)|voice|chat|customer care|customer support|calling) operators?\b/i,
    'Customer support and BPO',
  ],
  [
    /\b(?:jewell?ery (?:designer|cad designer|maker|craftsman)|gold ?smith|diamond setter|stone setter)\b/i,
    'Jewellery making',
  ],
  [/\b(?:(?:hospital|ipd|opd|tpa|patient) billing|tpa)\b/i, 'Hospital administration'],
  [/\bgold (?:valuer|appraiser)\b|\bvaluer\b/i, 'Banking and credit'],
  [
    /\b(?:jcb|excavator|hydra|poclain|backhoe|dumper|tipper|grader|roller|tractor|heavy equipment|lift|elevator) (?:operator|driver|attendant)s?\b/i,
    'Security and driving',
  ],
  [
    /\b(?:maid|nanny|babysitter|ayah?|governess|(?:home|house|domestic|elderly) (?:help|helper|care ?(?:taker|giver)|attendant|cook|maid))\b/i,
    'Household help',
  ],
  [
    /\b(?:wedding|events?) (?:(?:and|&) \w+ )?(?:planner|coordinator|manager|executive|designer|stylist|producer|operations|lead|head|supervisor|associate|assistant)\b/i,
    'Events and weddings',
  ],
  [
    /\b(?:solar|epc|substation|transmission|electrical|power) (?:\w+ )?project (?:manager|head|lead|coordinator|engineer)\b/i,
    'Engineering projects',
  ],
  [
    /\b(?:civil|construction|interiors?|fit-?out|infrastructure|highway|building|mep) (?:\w+ )?project (?:manager|head|lead|coordinator)\b/i,
    'Civil and site',
  ],
  [
    /\b(?:structural|rcc|steel structure|peb|bridge) (?:design |designer |detailing )*(?:engineer|designer|consultant|lead|manager)\b/i,
    'Civil and site',
  ],
  [
    /\bagr(?:i(?:culture|cultural)?|o) (?:field |extension |technical )*(?:officer|executive|assistant|supervisor|coordinator)\b/i,
    'Agriculture and food',
  ],
  [/\bbureau chief\b/i, 'Content and journalism'],
  [/\bembryologist\b/i, 'Allied health'],
  [/\b(?:animal|poultry|cattle|dairy|livestock|feed|aqua|pet) nutritionist\b/i, 'Agriculture and food'],
  [
    /\b(?:power|energy|electricity) (?:trad(?:ing|ers?)|markets?|scheduling)\b|\b(?:power|energy|electricity|regulatory|(?:short|medium|long)[ -]term)(?: (?:and|&))? open access\b|\bopen access (?:(?:and|&) )?(?:power|energy|electricity|regulatory)\b/i,
    'Power trading',
  ],
  [
    /^(?!.*\b(?:highways?|tolls?|roads?)\b).*\bo ?& ?m engineer\b|\bsolar (?:\w+ )?(?:site|service) (?:engineer|supervisor|in-?charge)\b/i,
    'Electrical and automation',
  ],
  [
    /(?<!\b(?:music(?:al)?|surgical|medical|dental) )\binstrument(?:ation)? (?:\w+ )?(?:engineer|technician|fitter|mechanic)s?\b/i,
    'Electrical and automation',
  ],
  [
    /\bcarbon (?:credits?|footprint(?:ing)?|accounting|markets?|projects?|offsets?|neutrality|emissions?|trading)\b|(?<!\bactivated )\bcarbon analysts?\b|\bdecarboni[sz]ation\b/i,
    'Safety and environment',
  ],
  [/\bcompliance engineer\b/i, 'Quality'],
  [/\bdevice drivers?\b/i, 'Embedded and chips'],
  [/\bdata steward\b/i, 'Data analysis'],
  [/\b(?:office|pantry|tea|lift|parking|cloak ?room) (?:attendant|boy|girl|staff|helper)s?\b/i, OFFICE],
  [/\bepabx operators?\b/i, OFFICE],
  [/\bnaval architects?\b/i, 'Mechanical design'],
  [
    /\b(?:pa system|public address|sound system|audio(?:[- ]?visual)?|av|stage (?:sound|light\w*)) (?:technician|engineer|operator)s?\b/i,
    'Film, photography and animation',
  ],
  [/\bnight auditor\b/i, 'Hotel and restaurant service'],
  [/\benergy auditor\b/i, 'Electrical and automation'],
  [/\b(?:film|post[- ]?) ?production\b/i, 'Film, photography and animation'],
  [/\b(?:ship|vessel|tug|boat) captain\b/i, 'General'],
  [/\b(?:traffic|fire|parking) warden\b/i, 'Security and driving'],
  [/\bplacement (?:officer|coordinator|head|cell)\b/i, 'Academic coordination'],
  [/\b(?:articleship|articled)\b|\barticle (?:assistant|trainee|clerk|student)\b/i, 'Audit and tax'],
  [/\btelephone operator\b/i, OFFICE],
  [/\bsemi-qualified ca\b/i, 'Audit and tax'],
  [
    /\b(?:weaving|spinning|dyeing|knitting|loom|carding|winding|autoconer) (?:supervisor|in-?charge|operator|fitter|jobber|helper|officer|manager|master)s?\b/i,
    'Production',
  ],
];
/** Who analyses quality where goods are made tests no software. */
const ANALYSES_QUALITY =
  /^(?:senior |junior |lead )?(?:quality analyst|(?:qa|quality assurance) (?:engineer|analyst))$/i;
const OF_GOODS: readonly Industry[] = [
  'Manufacturing',
  'Automotive',
  'Healthcare & Pharmaceuticals',
  'Agriculture & Food Processing',
  'Energy & Utilities',
];
/** A rank before the field: "Assistant General Manager Finance" belongs to finance. */
const RANK_BEFORE_FIELD =
  /^(?:(?:assistant|deputy|associate|senior|additional|joint|executive) )*(?:general manager|vice president|director)\b[^\p{L}]*(?:of )?(?=\p{L})/iu;

/** Whether somebody works in a shop, by the place that the employer runs or the asked skills. */
function isShop(setting: string | null, skills: readonly Skill[]): boolean {
  return SHOP.test(setting ?? '') || skills.filter(({ field }) => field === 'Retail').length >= OF_A_SHOP;
}

function familyNamed(name: string): RoleFamily | undefined {
  return [...allFamilies(), ...familiesAside()].find((family) => family.name === name);
}
const MANY_SKILLS = 3;

/**
 * The family of a general title, "Manager" or "Programme Manager", by the employer's industry or the place that it
 * runs (`setting`); null for a title that says more, and where the asked skills are plainly of one trade.
 */
export function familyByIndustry(
  title: string,
  industry: Industry | null,
  skills: readonly Skill[],
  setting: string | null,
): RoleFamily | null {
  if (industry === null) return null;
  // "Quality assurance" is said of goods and of software.
  const isTechnical = skills.some(
    ({ group, name }) => group === 'technology' && name !== 'Quality Assurance',
  );
  if (ANALYSES_QUALITY.test(title) && OF_GOODS.includes(industry) && !isTechnical)
    return familyNamed('Quality') ?? null;
  const name = BY_INDUSTRY[industry] ?? BY_PLACE.find(([place]) => place.test(setting ?? ''))?.[1];
  const isGeneral =
    GENERAL_TITLE.test(title) ||
    (industry === 'Agriculture & Food Processing' && IN_FIELDS.test(title)) ||
    (industry === 'Healthcare & Pharmaceuticals' && AT_COUNTER.test(title)) ||
    (industry === 'E-commerce & Retail' &&
      (AT_COUNTER.test(title) || (SELLS_THERE.test(title) && isShop(setting, skills))));
  if (name === undefined || !isGeneral) return null;
  const own = allFamilies().find((family) => family.name === name);
  const counts = new Map<string, number>();
  for (const { field, group } of skills) {
    if (group !== 'general' && !own?.fields.includes(field)) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) >= MANY_SKILLS ? null : (own ?? null);
}

/** Who attends to a pump or a lift nurses nobody. */
function isAttendantElsewhere(title: string): boolean {
  return (
    /\battendant$/i.test(title) &&
    /^(?:petrol|fuel|cng|lift|parking|golf|cloak|toilet|pool|counter|locker)\b/i.test(title)
  );
}

/**
 * An architect of whom nothing else is said: by law a title of those who design buildings, and of software only where its
 * skills are asked for.
 */
const ARCHITECT =
  /^(?:(?:senior|junior|lead|principal|chief|assistant|associate|deputy|trainee|intern|fresher|project|design|site|residential|registered|qualified|interiors?|landscape|urban|conservation|heritage|building|hospital|healthcare|retail|sustainable|green) )*architects?$/i;

function isOfBuildings(title: string, skills: readonly Skill[]): boolean {
  return ARCHITECT.test(title) && !skills.some(({ group }) => group === 'technology');
}

/**
 * The family of a role by its title, the asked skills deciding between equals and where the title says nothing. The
 * general family when neither tells.
 */
export function findFamily(post: string, skills: readonly Skill[]): RoleFamily {
  const title = withoutPrincipalsRank(post);
  const astray = isOfBuildings(title, skills)
    ? 'Architecture and interiors'
    : LED_ASTRAY.find(([written]) => written.test(title))?.[1];
  const own = astray === undefined ? undefined : familyNamed(astray);
  if (own) return own;
  const field = roleKey(title.replace(RANK_BEFORE_FIELD, ''));
  const key = allFamilies().some((family) => titleFit(field, family) > 0) ? field : roleKey(title);
  const named = skills.filter((skill) => skill.group !== 'general');
  const fits = allFamilies().map((family) => {
    const own = named.filter((skill) => family.fields.includes(skill.field)).length;
    const votes = Math.min(MOST_VOTES, own);
    return { family, fit: titleFit(key, family) + votes };
  });
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a));
  if (best.fit === 0 || (best.family.name === 'Nursing' && isAttendantElsewhere(title)))
    return generalFamily();
  return best.family;
}
