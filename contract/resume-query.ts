import { limits } from './limits.ts';

/** Of a text by which resumes are searched; apart from the others, as one form alone needs them. */
export const resumeQueryMessages = {
  shortStart: `Type at least ${limits.resumeQuery.start} letters before *`,
  noWord: 'Type at least one word to look for in resumes',
  onlyNot:
    'Add a word that the resume must have, on each side of OR: NOT only leaves out some of those that are found',
} as const;

/** What a resume is asked to say: all or any of several, not something, or a word or a phrase. */
export type ResumeQuery =
  | { kind: 'all' | 'any'; of: readonly ResumeQuery[] }
  | { kind: 'not'; of: ResumeQuery }
  /** `exact`: it stood in quotation marks, and is meant as it is written */
  | { kind: 'words'; text: string; exact: boolean };

const PART = /"([^"]*)"?|[()]|[^\s()"]+/g;
/** As phones and text programs make them. */
const QUOTES = /[“”„«»]/g;
/** NOT in capitals only: "not for profit" is what resumes say. */
const OPERATOR = /^(?:(?<and>and|&&?)|(?<or>or|\|\|?))$/i;
const ENDS_IN_STAR = /([\p{L}\p{N}]*)\*+$/u;

type Part = { kind: 'and' | 'or' | 'not' | '(' | ')' } | Extract<ResumeQuery, { kind: 'words' }>;

/**
 * Reads what recruiters type to search resumes: words, all of which are to stand there; "a phrase"; AND, OR and NOT (or a
 * minus right before a word); brackets. OR binds less than what stands side by side. Nothing is an error: a quotation mark
 * or bracket that nobody closes ends at the end; an operator with nothing beside it or a bracket that closes none is passed
 * over. Undefined where no word is left.
 */
export function readResumeQuery(text: string): ResumeQuery | undefined {
  const parts = partsOf(text);
  let at = 0;

  function readAny(): ResumeQuery | undefined {
    const ways = [readAll()];
    while (parts[at]?.kind === 'or') {
      at += 1;
      ways.push(readAll());
    }
    return joined('any', ways);
  }

  function readAll(): ResumeQuery | undefined {
    const each: (ResumeQuery | undefined)[] = [];
    for (let next = parts[at]; next && next.kind !== 'or' && next.kind !== ')'; next = parts[at])
      each.push(readOne());
    return joined('all', each);
  }

  function readOne(): ResumeQuery | undefined {
    const part = parts[at];
    at += 1;
    if (part?.kind === 'words') return part;
    if (part?.kind === 'not') {
      const next = parts[at]?.kind;
      const denied = next === 'not' || next === '(' || next === 'words' ? readOne() : undefined;
      return denied && { kind: 'not', of: denied };
    }
    if (part?.kind !== '(') return undefined;
    const inside = readAny();
    if (parts[at]?.kind === ')') at += 1;
    return inside;
  }

  return readAny();
}

function partsOf(typed: string): Part[] {
  const text = typed.replaceAll(QUOTES, '"');
  const parts: Part[] = [];
  let open = 0;
  for (const { 0: part, 1: quoted, index } of text.matchAll(PART)) {
    if (quoted !== undefined) parts.push({ kind: 'words', text: quoted.trim(), exact: true });
    else if (part === '(' || part === ')') {
      if (part === ')' && open === 0) continue;
      open += part === '(' ? 1 : -1;
      parts.push({ kind: part });
    } else parts.push(...plainParts(part, text[index + part.length] ?? ' '));
  }
  return parts.filter((part) => part.kind !== 'words' || /[\p{L}\p{N}]/u.test(part.text));
}

/** What a part without quotation marks and brackets is, `next` being the character behind it. */
function plainParts(part: string, next: string): Part[] {
  const operator = OPERATOR.exec(part)?.groups;
  if (operator) return [{ kind: operator['and'] ? 'and' : 'or' }];
  // A minus before a phrase or a bracket stands right before it.
  if (part === 'NOT' || (part === '-' && /["(]/.test(next))) return [{ kind: 'not' }];
  const word: Part = { kind: 'words', text: part.replace(/^-/, ''), exact: false };
  return part.startsWith('-') && part !== '-' ? [{ kind: 'not' }, word] : [word];
}

function joined(kind: 'all' | 'any', parts: readonly (ResumeQuery | undefined)[]): ResumeQuery | undefined {
  const of = parts.filter((part) => part !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

/** Whether something is asked for, not only kept out: all resumes but some are no search. */
function asksForSomething(query: ResumeQuery): boolean {
  if (query.kind === 'words') return true;
  if (query.kind === 'not') return false;
  return query.kind === 'all' ? query.of.some(asksForSomething) : query.of.every(asksForSomething);
}

function hasShortStart(query: ResumeQuery): boolean {
  if (query.kind === 'not') return hasShortStart(query.of);
  if (query.kind !== 'words') return query.of.some(hasShortStart);
  const start = query.exact ? null : ENDS_IN_STAR.exec(query.text);
  return start !== null && (start[1] ?? '').length < limits.resumeQuery.start;
}

/** Whether a term is only how a word begins: it ends in a star, outside of quotation marks. */
export const isStartOfWord = ({ text, exact }: { text: string; exact: boolean }) =>
  !exact && ENDS_IN_STAR.test(text);

/** What is wrong with a text by which resumes are searched, or null; nothing is with an empty one. */
export function resumeQueryProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const query = readResumeQuery(text);
  if (!query) return resumeQueryMessages.noWord;
  if (hasShortStart(query)) return resumeQueryMessages.shortStart;
  return asksForSomething(query) ? null : resumeQueryMessages.onlyNot;
}
