import { limits } from '#contract/limits.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { lookup } from '../lookup.ts';
import { CASED, SHORT_FORMS } from './data/title-forms.ts';

const SMALL = new Set(['and', 'of', 'for', 'in', 'de', 'cum', 'to', 'the', 'with', 'a', 'or']);

let skillCase: Map<string, string> | undefined;

/** How skills write their own names: "java" → "Java", "postgresql" → "PostgreSQL". */
function casedSkills(): Map<string, string> {
  skillCase ??= new Map(
    allSkills()
      .filter(({ name, group }) => group === 'technology' && !name.includes(' '))
      .map(({ name }) => [name.toLowerCase(), name]),
  );
  return skillCase;
}

/** Words whose plural ends otherwise, or that only look plural. */
const SINGULAR: Record<string, string> = {
  staff: 'staff',
  sales: 'sales',
  accounts: 'accounts',
  operations: 'operations',
  faculties: 'faculty',
  secretaries: 'secretary',
  salesmen: 'salesman',
  foremen: 'foreman',
  watchmen: 'watchman',
  draughtsmen: 'draughtsman',
  linemen: 'lineman',
  salespeople: 'salesperson',
  ladies: 'lady',
  boss: 'boss',
  hostess: 'hostess',
  stewardess: 'stewardess',
  analysis: 'analysis',
  commis: 'commis',
  dba: 'dba',
  cs: 'cs',
};

/** The singular of a title's noun, in small letters: "Nurses" → "nurse", "CAs" → "ca". */
export function singular(word: string): string {
  const small = word.toLowerCase().replace(/['’]s$/, '');
  const known = lookup(SINGULAR, small);
  if (known !== undefined) return known;
  if (/(?:ss|us|is)$/.test(small) || small.length < 3) return small;
  if (small.endsWith('ies')) return `${small.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z)es$/.test(small)) return small.slice(0, -2);
  return small.replace(/s$/, '');
}

function cased(word: string, first: boolean): string {
  const small = word.toLowerCase();
  const short = lookup(SHORT_FORMS, small);
  if (short !== undefined) return short;
  const fixed = CASED.get(small) ?? casedSkills().get(small);
  if (fixed !== undefined) return fixed;
  if (!first && SMALL.has(small)) return small;
  const isAbbreviation = /^\p{Lu}{2,4}$/u.test(word);
  if (isAbbreviation && (word.length <= 3 || !isCommonWord(small))) return word;
  if (/\p{Ll}\p{Lu}/u.test(word)) return word;
  if (small.includes('-')) {
    return small
      .split('-')
      .map((part) => CASED.get(part) ?? part.charAt(0).toUpperCase() + part.slice(1))
      .join('-');
  }
  return small.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase());
}

/** What stands behind the PA that is a set of loudspeakers, and nobody's assistant. */
const OF_LOUDSPEAKERS = /^(?:systems?|technician|equipment|sound)$/i;

/** Title case as names have it, short forms written out: "sr java dev" → "Senior Java Developer". */
export function titleCase(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim().split(' ');
  return words
    .map((word, at) => {
      if (/^pa$/i.test(word) && OF_LOUDSPEAKERS.test(words[at + 1] ?? '')) return 'PA';
      const [, opening = '', core = '', closing = ''] = /^([("]*)(.*?)([)",.]*)$/.exec(word) ?? [];
      const parts = core.split('/').map((part) => cased(part, at === 0));
      return `${opening}${parts.join('/')}${closing.replace(/[.,]+$/, '')}`;
    })
    .join(' ')
    .slice(0, limits.job.title.max)
    .trim();
}
