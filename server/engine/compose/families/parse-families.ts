import { INDUSTRIES, type Industry } from '#contract/options.ts';
import { tokenise } from '#server/engine/text/tokens.ts';

/** Whom a duty is for: everyone of the family, or only those at one level. */
export type DutyLevel = 'everyone' | 'junior' | 'senior' | 'manager';

export interface FamilyDuty {
  readonly text: string;
  readonly level: DutyLevel;
  /** Skills of the taxonomy, one of which must be asked for; none: it always fits. */
  readonly skills: readonly string[];
  /** Its text has a `{skills}` to fill. */
  readonly namesSkills: boolean;
}

/** Roles that are written about in the same way. */
export interface RoleFamily {
  readonly name: string;
  readonly department: string | null;
  readonly industry: Industry | null;
  /** The work can only be done on the spot: at a bed, a machine, a counter. */
  readonly onSite: boolean;
  /** Title words by which it is known, in compared spelling. */
  readonly roles: readonly string[];
  /** Fields of the taxonomy whose skills belong to it. */
  readonly fields: readonly string[];
  readonly degree: string;
  /** What its people do, as a verb phrase: "keep the books …". */
  readonly aim: string;
  readonly duties: readonly FamilyDuty[];
}

const LEVELS: Record<string, DutyLevel> = {
  '-': 'everyone',
  '+': 'everyone',
  '*': 'everyone',
  j: 'junior',
  s: 'senior',
  m: 'manager',
};

/** The compared spelling of a title or a role: "Sr. Java Developers" → "sr java developer". */
export function roleKey(text: string): string {
  return tokenise(text.replaceAll(/\bin[- ]charge/gi, 'incharge'))
    .map((token) => token.norm)
    .join(' ');
}

function list(text: string): string[] {
  return text === '-' ? [] : text.split(',').map((each) => each.trim());
}

function parseDuty(mark: string, text: string): FamilyDuty {
  const level = LEVELS[mark] ?? 'everyone';
  if (mark !== '*') return { text, level, skills: [], namesSkills: mark === '+' };
  const colon = text.indexOf(':');
  return {
    text: text.slice(colon + 1).trim(),
    level,
    skills: list(text.slice(0, colon)),
    namesSkills: false,
  };
}

function parseFamily(block: string): RoleFamily {
  const [head = '', ...lines] = block.trim().split('\n');
  const [name = '', department = '', industry = '', place = ''] = head.split('|').map((each) => each.trim());
  const named = new Map<string, string>();
  const duties: FamilyDuty[] = [];
  for (const line of lines.map((each) => each.trim())) {
    const [, label, value] = /^(role|fields|degree|aim): (.+)$/.exec(line) ?? [];
    const [, mark, text] = /^([-+*jsm]) (.+)$/.exec(line) ?? [];
    if (label !== undefined && value !== undefined) named.set(label, value);
    else if (mark !== undefined && text !== undefined) duties.push(parseDuty(mark, text));
    else throw new Error(`Not a line of a role family: ${line}`);
  }
  const of = (label: string): string => {
    const value = named.get(label);
    if (value === undefined) throw new Error(`The family ${name} has no "${label}:"`);
    return value;
  };
  return {
    name,
    department: department === '-' ? null : department,
    industry: INDUSTRIES.find((each) => each === industry) ?? null,
    onSite: place === 'site',
    roles: list(of('role')).map(roleKey),
    fields: list(of('fields')),
    degree: of('degree'),
    aim: of('aim'),
    duties,
  };
}

/**
 * Reads the text of role families. For each:
 *
 *     == Name | Department | Industry | site or anywhere      "-" where nothing can be said
 *     role: words of titles that belong here; the longest that fits decides
 *     fields: fields of the skills taxonomy
 *     degree: the usual qualification
 *     aim: what they do, as a verb phrase
 *     - a duty for everyone           + one that names the asked skills, at {skills}
 *     * Skill, Skill: a duty for whoever is asked for one of these skills
 *     j s m  duties for juniors, for seniors, for those who lead
 *
 * Throws on a line that is none of these.
 */
export function parseFamilies(text: string): RoleFamily[] {
  return text
    .split(/^== /m)
    .filter((block) => block.trim() !== '')
    .map(parseFamily);
}
