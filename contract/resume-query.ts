import { limits } from './limits.ts';

/** Of a text by which resumes are searched; apart from the others, as one form alone needs them. */
export const resumeQueryMessages = {
  tooLong: `Use at most ${limits.resumeQuery.max} characters`,
  starWithin: 'Put * at the end of a word, for how it begins: account*',
  shortStart: `Type at least ${limits.resumeQuery.start} letters before *`,
  loneMinus: 'Put the minus right before the word that is not to stand there, or write NOT',
  noWord: 'Type at least one word to look for in resumes',
  onlyNot: 'Add a word that the resume must have: NOT only leaves out some of those that are found',
  onlyNotInOr: 'Add a word that the resume must have on each side of OR, not only one that it must not',
} as const;

/** What a resume is asked to say: all or any of several, not something, or a word or a phrase. */
export type ResumeQuery =
  | { kind: 'all' | 'any'; of: readonly ResumeQuery[] }
  | { kind: 'not'; of: ResumeQuery }
  /** `exact`: it stood in quotation marks, and is meant as it is written */
  | { kind: 'words'; text: string; exact: boolean };

const PART = /"([^"]*)"?|[()]|[^\s()",;]+/g;
/** As phones and text programs make them. */
const QUOTES = /[“”„«»]/g;
const OPERATORS = new Map<string, 'and' | 'or' | 'not'>([
  ['and', 'and'],
  ['&', 'and'],
  ['&&', 'and'],
  ['or', 'or'],
  ['|', 'or'],
  ['||', 'or'],
  ['not', 'not'],
]);
/** A minus, as it is typed or as a text program makes it, or what programmers put in its place. */
const MINUS = /^[-–—!]/;
const LONE_MINUS = /(?:^|\s)[-–—!](?=\s|$)/;
const ENDS_IN_STAR = /([\p{L}\p{N}]*)\*+$/u;

type Part = { kind: 'and' | 'or' | 'not' | '(' | ')' } | Extract<ResumeQuery, { kind: 'words' }>;

/**
 * Reads what recruiters type to search resumes: words, all of which are to stand there; "a phrase"; AND, OR and NOT in
 * capitals or not, or a minus right before a word; brackets. OR binds less than what stands side by side. Nothing is an
 * error: a quotation mark or bracket that nobody closes ends at the end; an operator with nothing beside it or a bracket that
 * closes none is passed over. Undefined where no word is left.
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
      const of = next === 'not' || next === '(' || next === 'words' ? readOne() : undefined;
      return of && { kind: 'not', of };
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
  const operator = OPERATORS.get(part.toLowerCase());
  if (operator) return [{ kind: operator }];
  if (!MINUS.test(part)) return [{ kind: 'words', text: part, exact: false }];
  // A minus before a phrase or a bracket stands right before it.
  if (part.length === 1) return /["(]/.test(next) ? [{ kind: 'not' }] : [];
  return [{ kind: 'not' }, { kind: 'words', text: part.slice(1), exact: false }];
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

/** The words outside of quotation marks. */
function plainWords(query: ResumeQuery): string[] {
  if (query.kind === 'words') return query.exact ? [] : [query.text];
  return query.kind === 'not' ? plainWords(query.of) : query.of.flatMap(plainWords);
}

function starProblem(word: string): string | null {
  if (/\*[^*]/.test(word)) return resumeQueryMessages.starWithin;
  const start = ENDS_IN_STAR.exec(word)?.[1];
  return start !== undefined && start.length < limits.resumeQuery.start
    ? resumeQueryMessages.shortStart
    : null;
}

/** Whether a term is only how a word begins: it ends in a star, outside of quotation marks. */
export const isStartOfWord = ({ text, exact }: { text: string; exact: boolean }) =>
  !exact && ENDS_IN_STAR.test(text);

/** What is wrong with a text by which resumes are searched, or null; nothing is with an empty one. */
export function resumeQueryProblem(text: string): string | null {
  if (text.trim() === '') return null;
  if (text.trim().length > limits.resumeQuery.max) return resumeQueryMessages.tooLong;
  const query = readResumeQuery(text);
  if (!query) return resumeQueryMessages.noWord;
  // Between two words it may be meant either way; within a phrase it is the phrase's.
  if (LONE_MINUS.test(text.replaceAll(QUOTES, '"').replaceAll(/"[^"]*"?/g, '"')))
    return resumeQueryMessages.loneMinus;
  const wrong = plainWords(query).map(starProblem).find(Boolean);
  if (wrong) return wrong;
  if (asksForSomething(query)) return null;
  return query.kind === 'any' ? resumeQueryMessages.onlyNotInOr : resumeQueryMessages.onlyNot;
}
