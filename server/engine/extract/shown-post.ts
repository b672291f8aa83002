import { withoutDates } from './dates.ts';
import type { ResumeDocument } from './document.ts';
import { isTitle } from './segments.ts';

/** "Engineer to Dy. Manager", "Clerk promoted to Accountant". */
const FROM_POST_TO_POST = /^(\S.{1,50}?)(,? (?:promoted|elevated))? to (\S.{1,50})$/iu;

/** Posts that others serve: nobody comes to them but from right below. */
const TOP =
  /\b(?:c[efot]o|coo|chro|m\.?d|e?s?a?vp|vice president|president|director|chief|chairman|head|partner|principal|a?d?gm|general manager)\b/i;
const RIGHT_BELOW_TOP =
  /^(?:[ad]gm|(?:deputy|dy\.?|assistant|asst\.?|additional|addl\.?|joint|jt\.?) general manager)\b.* to (?:gm|general manager)\b|^(?:avp|(?:assistant|asst\.?) vice president)\b.* to (?:vp|vice president)\b/i;

const GRADE_OF_NOUN: Record<string, number> = {
  executive: 1,
  officer: 1,
  engineer: 1,
  developer: 1,
  manager: 5,
};
const GRADE_OF_RANK: Record<string, number> = {
  junior: -0.5,
  jr: -0.5,
  assistant: -2,
  asst: -2,
  deputy: -1,
  dy: -1,
  joint: -1,
  jt: -1,
  senior: 0.5,
  sr: 0.5,
};

interface Grade {
  readonly noun: string;
  readonly grade: number;
  readonly isRanked: boolean;
  /** What the post is for: "sales", "area". */
  readonly field: readonly string[];
}

/** Where a post stands among those of its field; of most posts nobody can tell. */
function gradeOf(post: string): Grade | null {
  const words = post.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const [noun, ...others] = words.filter((word) => word in GRADE_OF_NOUN);
  if (noun === undefined || others.length > 0) return null;
  const ranks = words.filter((word) => word in GRADE_OF_RANK);
  return {
    noun,
    grade: ranks.reduce((sum, rank) => sum + (GRADE_OF_RANK[rank] ?? 0), GRADE_OF_NOUN[noun] ?? 0),
    isRanked: ranks.length > 0,
    field: words.filter((word) => word !== noun && word !== 'of' && !ranks.includes(word)),
  };
}

/**
 * Whether somebody can have risen from one post to the other: both of one field, the second higher. "Executive to Manager" may
 * serve one, and so may who has a field that the other lacks ("Front Office Executive to Manager").
 */
function isRise(first: string, last: string): boolean {
  if (TOP.test(first) || TOP.test(last)) return RIGHT_BELOW_TOP.test(`${first} to ${last}`);
  const [from, to] = [gradeOf(first), gradeOf(last)];
  if (from === null || to === null || from.grade >= to.grade) return false;
  const isOfNone =
    from.field.length === 0 && (from.noun === 'engineer' || from.noun === to.noun || to.isRanked);
  return (from.field.length > 0 || isOfNone) && from.field.every((word) => to.field.includes(word));
}

/** The later of two posts that a line surely gives as a career: "Engineer to Dy. Manager Production", not "Helper to Mechanic". */
function laterPost(written: string): string | null {
  const [, first = '', promoted, last = ''] = FROM_POST_TO_POST.exec(written.trim()) ?? [];
  if (!isTitle(first) || !isTitle(last)) return null;
  return promoted !== undefined || isRise(first, last) ? last : null;
}

/** "ACE certified Personal Trainer": who certified it is no part of the post. */
const CERTIFIED_BY = /^\p{Lu}[\p{Lu}&.]{1,8}[- ][Cc]ertified (?=\p{Lu})/u;

/** "POST CUTTING MASTER": a label without its mark, in a line of capitals; small letters tell "Post Merger Manager" from it. */
const LABEL =
  /^(?:POST|DESIGNATION|POSITION)\s+(?!GRADUATE|DOCTORAL|MASTER|OFFICE|MAN\b|PRODUCTION|SALES|MERGER|ACQUISITION|HARVEST|OPERATI|PAPERS?\b|PRESS|SECONDARY|AWARD|BASIC|PAID)(?=\p{Lu}[^\p{Ll}]*$)/u;

const HOW_EMPLOYED =
  /\s*\((?:freelanc(?:e|er|ing)|self[- ]employed|full[- ]time|part[- ]time|contract(?:ual)?|remote|hybrid|wfh)\)$/i;

/** The later post where a line of the resume goes on to it: "Engineer" of "Engineer to Dy. Manager, 2015 - till date". */
function goingOnTo(post: string, { lines }: ResumeDocument): string | null {
  for (const link of [`${post} to `, `${post} promoted to `, `${post}, promoted to `]) {
    const behind = lines.find(({ text }) => text.includes(link))?.text.split(link)[1];
    const next =
      withoutDates(behind ?? '')
        .split(/\s*(?:[,;|•\t(–]|\s-\s)/)[0]
        ?.trim() ?? '';
    const later = next === '' ? null : laterPost(link + next);
    if (later !== null) return later;
  }
  return null;
}

/**
 * A post that was chosen as it is shown: the last of a career in one line, without who certified it and without a bracket that
 * a comma cut ("Area Sales Manager (Kanpur").
 */
export function shownPost(post: string, document: ResumeDocument): string {
  const last = laterPost(post) ?? goingOnTo(post, document) ?? post;
  return last
    .replace(LABEL, '')
    .replace(CERTIFIED_BY, '')
    .replace(HOW_EMPLOYED, '')
    .replace(/(?<=\p{L}{3}.*)\s*\([^()]*$/u, '');
}

/** An employer that was chosen as it is shown: without the "at present" before it; "Present Perfect Media" is a name. */
export function shownEmployer(employer: string, { lines }: ResumeDocument): string {
  const bare = employer.replace(/^(?:at )?present\s+(?=\p{Lu})/iu, '');
  const whole = `at present ${bare}`.toLowerCase();
  return bare !== employer && lines.some(({ text }) => text.toLowerCase().includes(whole)) ? bare : employer;
}
