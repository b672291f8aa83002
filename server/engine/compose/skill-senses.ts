import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import type { RoleFamily } from './families/parse-families.ts';
import type { Statement } from './prompt-text.ts';

/** Names of a trade or employer that are skills only to those who work in it. */
export const TRADES =
  /^(?:real estate|retail|ed-?tech|hospitality|fintech|fmcg|agriculture|agri|dairy|construction|apparel|e-?commerce|logistics|warehouse|solar|solar energy|telecom|ngo|bpo|kpo|ites|consulting|oil and gas|cement|steel plant|automobile|poultry|pharmacy|us healthcare|dental|spa|packaging|electric vehicles?|ev|footwear|catering|food processing|plastics|mining|refinery|health insurance|mutual funds?|life insurance|general insurance|hotel management|seeds|biotech|bakery|tractors?|stock market|stationery|house ?keeping|healthcare management|cold chain|consumer durables|interiors|architect|leather goods|electronics retail|transportation|chef|driver|courier operations|aeronautical|petrochemicals?|home loans?|credit cards?|gold loans?|industrial automation|chemical plant|medical devices|insurance|jewellery|catering services|data center|3pl|cars?|two[- ]wheelers?|swimming|dance|yoga|recruiting|hiring|staffing|recruiter|it services|sales|marketing)$/i;
/** Words that are skills in a list and plain English elsewhere. */
export const PLAIN =
  /^(?:reporting|administration|appraisals?|training|flexible|flexibility|planning|research|coordination|coordinating|supervising|supervision|organi[sz]ing|innovative|innovation|dedicated|patience|hiring|recruiting|internet|documentation|inspection|punctuality|hard ?working|sincerity|presentation|creativity|analytical|installation|leadership qualities|converters|switches|compliance officer|admin work|adaptable|interpersonal|scm|transformers?|motors|staffing|editing|editorial|professor|professional|job postings?|quotations?|self motivated|collaboration|complaints|assembly|driver|packing)$/i;
const WORTH_KEEPING = new Set([
  'inspection',
  'transformers',
  'motors',
  'installation',
  'packing',
  'quotations',
  'complaints',
  'assembly',
  'driver',
  'editing',
  'scm',
]);

const TECH_NEIGHBOURS = [
  'Consulting and projects',
  'User experience',
  'Digital marketing',
  'Banking',
  'Accounting',
  'Graphic design',
  'Film and animation',
  'Logistics',
  'Manufacturing and quality',
];

/** Groups in which a neighbour's trade is a skill: solar to an electrician, mutual funds to a banker. */
const CRAFTS = ['engineering', 'finance', 'health', 'operations'];

let groups: Map<string, string> | undefined;

/** The group of a family's fields in the taxonomy. */
export function groupOf(family: RoleFamily): string | undefined {
  groups ??= new Map(allSkills().map((skill) => [skill.field, skill.group]));
  return groups.get(family.fields[0] ?? '');
}

/** Whether a family's people make or run information technology. */
export function isTechnical(family: RoleFamily): boolean {
  return family.industry === 'Information Technology';
}

/** Whether a family's people deal with wages, to whom the funds are work and no perk. */
export function paysStaff(family: RoleFamily): boolean {
  return family.fields.includes('Human resources') || family.fields.includes('Accounting');
}

/** A possible skill as it stands in its sentence. */
interface Written {
  readonly written: string;
  /** The 60 letters before it. */
  readonly before: string;
  /** The 90 letters after it. */
  readonly after: string;
}

/** What stands from `start` to `end` of a text, with its surroundings. */
export function writtenAt(text: string, start: number, end: number): Written {
  return {
    written: text.slice(start, end),
    before: text.slice(Math.max(0, start - 60), start),
    after: text.slice(end, end + 90),
  };
}

/** "CAD is not required": named, yet not asked for. */
const NOT_ASKED_AFTER =
  /^(?:(?!fresher|need|require|must|but)[^,;.–]){0,24}?\b(?:is |are )?(?:not (?:be )?(?:required|needed|necessary|mandatory|compulsory|a must|must|important|expected|looking)|isn't (?:required|needed|necessary)|aren't (?:required|needed)|nahi chahiye)\b(?!,? (?:but|though) [^,;.]{0,14}(?:good|nice|plus|advantage|prefer))/i;
const NOT_ASKED_BEFORE =
  /\b(?:no need (?:of|for|to know)|need not (?:know|have)|not (?:looking for|expecting|from)|don't need|no) (?:any |the |an? )?$/i;

interface OtherSense {
  readonly written: RegExp;
  /** True where the words around, or the trade, show that the skill is not meant. */
  readonly other: (at: Written, skill: Skill, family: RoleFamily) => boolean;
}

const MAKERS = ['engineering', 'creative', 'technology'];

/** Words with a skill's letters that mean something else in some company. */
const OTHER_SENSES: readonly OtherSense[] = [
  {
    written: /^(?:cad|drafting)$/i,
    other: ({ written }, _skill, family) =>
      !MAKERS.includes(groupOf(family) ?? '') && !(/^d/i.test(written) && family.fields.includes('Law')),
  },
  {
    written: /^drafting$/i,
    other: ({ after }) =>
      /^ (?:of |and \w+ )?(?:\w+ ){0,2}(?:agreement|contract|letter|notice|repl|deed|petition|polic|email|e-mail|mail|proposal)/i.test(
        after,
      ),
  },
  {
    written: /^motors?$/i,
    other: ({ before, after }, _skill, family) =>
      groupOf(family) !== 'engineering' ||
      /\p{Lu}\p{Ll}+ $/u.test(before) ||
      /^ (?:claims?|insurance|polic)/i.test(after),
  },
  {
    written: /^pumps?$/i,
    other: ({ before }) => /\b(?:petrol|fuel|diesel|cng|breast|infusion|syringe) $/i.test(before),
  },
  {
    written: /^sops?$/i,
    other: ({ before, after }) =>
      /\b(?:visa|students?|lor|lors|universit\w+|study abroad|overseas|admissions?)\b/i.test(
        `${before} ${after}`,
      ),
  },
  {
    written: /^filing$/i,
    other: ({ before }) =>
      /\b(?:visa|tax|itr|gst|tds|returns?|roc|patent|trademark|case|court|e|claim|application) ?-? ?$/i.test(
        before,
      ),
  },
  {
    written: /^usfda$/i,
    other: ({ after }) =>
      /^[ -]?(?:approved|inspected|certified|audited|plant|facility|compliant)/i.test(after),
  },
  {
    written: /^(?:footfalls?|conversion ratio)$/i,
    other: (_at, skill, family) => groupOf(family) !== skill.group,
  },
  // A lawyer's LLM is a degree.
  {
    written: /^llms?$/i,
    other: ({ before, after }, _skill, family) =>
      groupOf(family) !== 'technology' &&
      /\bll\.? ?b\b|\blaw\b|\blegal\b|degree|\bprefer/i.test(`${before} ${after}`),
  },
  // To a seller it is where the work is.
  { written: /^field ?work$/i, other: (_at, skill, family) => groupOf(family) !== skill.group },
  // These are qualifications.
  { written: /^(?:msw|iti|c\.?m\.?a)$/i, other: () => true },
  // Who teaches at a level has not passed its test for that.
  { written: /^(?:pgt|tgt|prt)s?$/i, other: () => true },
  // To a petrol pump it is where the road is.
  {
    written: /^highways?$/i,
    other: (_at, skill, family) => groupOf(family) !== skill.group,
  },
  // Elsewhere these are only the place.
  {
    written: /^(?:commercial buildings?|construction(?: sites?)?|cold storage|residential towers?)$/i,
    other: ({ written, after }, skill, family) =>
      !family.fields.includes(skill.field) && (!/^construction$/i.test(written) || /^ sites?\b/i.test(after)),
  },
  // An assistant general manager is no yearly meeting.
  {
    written: /^agm$/i,
    other: ({ before, after }) =>
      !/\b(?:board|egm|meetings?|minutes|resolutions?|roc|secretarial|notices?)\b/i.test(
        `${before} ${after}`,
      ),
  },
  {
    written: /^surveyors?$/i,
    other: (_at, skill, family) => skill.field === 'Insurance' && !family.fields.includes('Insurance'),
  },
  { written: /^nursing$/i, other: ({ after }) => /^ (?:college|home|school|institute|council)/i.test(after) },
  { written: /^sales?$/i, other: ({ before }) => /\b(?:agreements?|deeds?) (?:to|for|of) $/i.test(before) },
  { written: /^m ?& ?e$/i, other: (_at, _skill, family) => groupOf(family) === 'engineering' },
  // A salesperson's "sales nav" is a tool, and no fund's value.
  { written: /^nav$/i, other: (_at, skill, family) => groupOf(family) !== skill.group },
  // The transport office, and no parcel that comes back.
  {
    written: /^rto$/i,
    other: ({ after }) =>
      /^ (?:work|office|passing|regist|papers?|document|liais|agent|formalit)/i.test(after),
  },
  // A coder's certificate, and no code of procedure; the dealer's is told by its own line.
  { written: /^cpc(?: certified)?$/i, other: (_at, _skill, family) => !family.fields.includes('Law') },
  { written: /^nism$/i, other: () => true },
  // Who programs a machine writes no software.
  {
    written: /^programm(?:er|ing)$/i,
    other: ({ before }) => /\b(?:cnc|vmc|hmc|wire ?cut|edm|cmm|plc|mastercam|machine|robot) $/i.test(before),
  },
  // The kind of compliance is told before it and is a skill of its own.
  {
    written: /^compliance$/i,
    other: ({ before }) =>
      /\b(?:pf|esic?|epf|gst|tds|tax|payroll|posh|labou?r(?: laws?)?|factory|safety|ehs|gmp|hipaa|fssai|statutory)(?: (?:and|&))? $/i.test(
        before,
      ),
  },
  // The employer, unless somebody works with one.
  {
    written: /^ad agency$/i,
    other: ({ before }) =>
      !/\b(?:handl|manag|coordinat|liais|brief|with)\w* (?:the |our |an? )?$/i.test(before),
  },
  { written: /^architects?$/i, other: ({ before }) => /\bnaval $/i.test(before) },
  // Where somebody drives or wires, not what they make.
  {
    written: /^(?:cement|steel|chemical|sugar|paper|fertili[sz]er) plant$/i,
    other: (_at, skill, family) => family.fields.length > 0 && !family.fields.includes(skill.field),
  },
  // What a forest earns is no loan.
  { written: /^credit analy/i, other: ({ before }) => /\bcarbon $/i.test(before) },
  // Loudspeakers, and no assistant.
  { written: /^pa$/i, other: ({ after }) => /^ (?:systems?|technician|equipment|sound)\b/i.test(after) },
  // Who drives trains or flies drones steers no airliner, and a pilot project is a first try.
  {
    written: /^pilots?$/i,
    other: ({ before, after }) =>
      /\b(?:loco|drone|uav|auto|co-?driver) $/i.test(before) ||
      /^ (?:project|plant|study|launch|run|batch|phase|programme|program)\b/i.test(after),
  },
  // Who sells loans for a bank studies no algorithms.
  { written: /^dsa$/i, other: (_at, _skill, family) => !isTechnical(family) },
  // Outside of software a room is to sleep in, an Android a telephone, and whoever packs builds no machine images.
  { written: /^(?:packers?|room|android|backend)$/i, other: (_at, _skill, family) => !isTechnical(family) },
  // Who handles drivers drives nothing.
  {
    written: /^drivers?$/i,
    other: ({ after }) =>
      /^ (?:handling|management|mgmt|coordination|team|allocation|salary|duty|roster)\b/i.test(after),
  },
  // "Kam se kam" is at least, and "ghar ka kam" work.
  {
    written: /^kam$/i,
    other: ({ before, after }) => /\b(?:se|ka|ke|ki|ghar) $/i.test(before) || /^ se\b/i.test(after),
  },
  { written: /^reels?$/i, other: ({ after }) => /^ (?:of )?(?:thread|cable|yarn)/i.test(after) },
];

/** Whether what was written has another sense in a job of this family: the surveyor of land is no assessor of losses. */
export function hasAnotherSense(at: Written, skill: Skill, family: RoleFamily): boolean {
  return OTHER_SENSES.some(({ written, other }) => written.test(at.written) && other(at, skill, family));
}

/** Whether what was written means this skill in a job of this family. */
export function fits(skill: Skill, at: Written, family: RoleFamily, label: Statement['label']): boolean {
  const { written, before, after } = at;
  if (NOT_ASKED_AFTER.test(after) || NOT_ASKED_BEFORE.test(before)) return false;
  const own = family.fields.includes(skill.field);
  if (/^budget$/i.test(written)) return false;
  if (/^adr$/i.test(written)) return own;
  if (hasAnotherSense(at, skill, family)) return false;
  if (own && !/^(?:hiring|recruiting|ngo|appraisals?)$/i.test(written)) return true;
  // Real estate is a trade of its own to whoever sells.
  const sold = skill.field === 'Real estate' && groupOf(family) === skill.group;
  if (/^appraisals?$/i.test(written)) return own && label !== 'duties';
  const listed = label === 'skills' || label === 'nice';
  if (
    /^(?:(?:pf|esic?|epf)(?:,? ?(?:and|&|\/)? ?(?:esic?|pf))?|mediclaim|gratuity|health insurance|bonus act|life insurance|provident fund)$/i.test(
      written,
    )
  )
    return own || (paysStaff(family) && /\b(?:pf|epf|esic?)\b/i.test(written));
  if (
    TRADES.test(written) &&
    !listed &&
    !sold &&
    !(CRAFTS.includes(skill.group) && groupOf(family) === skill.group)
  )
    return false;
  if (PLAIN.test(written) && !listed && !(WORTH_KEEPING.has(written.toLowerCase()) && !isTechnical(family)))
    return false;
  if (isTechnical(family) && !listed && skill.group !== 'technology' && skill.group !== 'general') {
    return TECH_NEIGHBOURS.includes(skill.field) && /[ A-Z&]/.test(written);
  }
  return true;
}

/** "GCP" is a cloud to engineers and good clinical practice in a trial; a CNC's control is no robot. */
export function meant(skill: Skill, { written, before, after }: Written, family: RoleFamily): Skill {
  const inTrial = /^gcp$/i.test(written) && groupOf(family) === 'health';
  const atLaw = /^drafting$/i.test(written) && family.fields.includes('Law');
  const atMachine =
    /^fanuc$/i.test(written) &&
    !/^ robot/i.test(after) &&
    (family.roles.includes('cnc') || /\b(?:cnc|vmc|control|turning|lathe)/i.test(`${before} ${after}`));
  const inStaffMatters = /^pms$/i.test(written) && family.fields.includes('Human resources');
  const inPlant = /^ppc$/i.test(written) && ['engineering', 'operations'].includes(groupOf(family) ?? '');
  const inBooks = /^internal audit/i.test(written) && family.fields.includes('Taxation and audit');
  const atGarments = /^costing$/i.test(written) && family.fields.includes('Apparel and fashion');
  const other = inBooks
    ? 'Internal Audit'
    : inTrial
      ? 'Good Clinical Practice'
      : atLaw
        ? 'Legal Drafting'
        : atMachine
          ? 'CNC Programming'
          : inPlant
            ? 'Production Planning'
            : inStaffMatters
              ? 'Performance Management'
              : atGarments
                ? 'Costing Sheets'
                : null;
  return allSkills().find(({ name }) => name === other) ?? skill;
}

const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** The skills that the name of a narrower one contains: GST in "GST litigation". */
export function skillsWithin(written: string, skill: Skill): Skill[] {
  const words = written.split(' ');
  const [first = ''] = words;
  if (words.length < 2) return [];
  const parts = [words.slice(1).join(' '), words.slice(0, -1).join(' ')].filter(
    (part) => part.includes(' ') || (part === first && ABBREVIATION.test(part)),
  );
  return parts
    .flatMap((part) => findSkills(part))
    .filter(({ places, skill: inner }) => {
      const [place] = places;
      const whole = place && parts.some((part) => place.end - place.start === part.length);
      const isTrade = inner.group !== 'technology' && inner.group !== 'general';
      return (
        inner !== skill && first.toLowerCase() !== 'non' && isTrade && skill.group !== 'technology' && whole
      );
    })
    .map(({ skill: inner }) => inner);
}
