/** Of a text by which resumes are searched; apart from the others, as one form alone needs them. */
export const resumeQueryMessages = {
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
const OPERATORS: Record<string, 'and' | 'or' | 'not'> = {
  and: 'and',
  '&': 'and',
  '&&': 'and',
  or: 'or',
  '|': 'or',
  '||': 'or',
  not: 'not',
};

type Part = { kind: 'and' | 'or' | 'not' | '(' | ')' } | Extract<ResumeQuery, { kind: 'words' }>;

/**
 * Reads what recruiters type to search resumes: words, all of which are to stand there; "a phrase"; AND, OR and NOT (or a
 * minus before a word) in capitals or not; brackets. OR binds less than what stands side by side. Nothing is an error: a
 * quotation mark or bracket that nobody closes ends at the end, an operator with nothing beside it is passed over.
 * Undefined where no word is left.
 */
export function readResumeQuery(text: string): ResumeQuery | undefined {
  const parts = partsOf(text);
  let at = 0;
  let depth = 0;

  function readAny(): ResumeQuery | undefined {
    const ways: (ResumeQuery | undefined)[] = [];
    for (;;) {
      ways.push(readAll());
      const next = parts[at]?.kind;
      // A bracket that closes none is passed over.
      if (next === 'or' || (next === ')' && depth === 0)) at += 1;
      else break;
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
    depth += 1;
    const inside = readAny();
    depth -= 1;
    if (parts[at]?.kind === ')') at += 1;
    return inside;
  }

  return readAny();
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const [part, quoted] of text.replaceAll(QUOTES, '"').matchAll(PART)) {
    if (quoted !== undefined) parts.push({ kind: 'words', text: quoted.trim(), exact: true });
    else if (part === '(' || part === ')') parts.push({ kind: part });
    else parts.push(...plainParts(part));
  }
  return parts.filter((part) => part.kind !== 'words' || /[\p{L}\p{N}]/u.test(part.text));
}

function plainParts(part: string): Part[] {
  const operator = OPERATORS[part.toLowerCase()];
  if (operator) return [{ kind: operator }];
  if (!part.startsWith('-')) return [{ kind: 'words', text: part, exact: false }];
  // With nothing behind it, it stands before a phrase or a bracket.
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

/** What is wrong with a text by which resumes are searched, or null; nothing is with an empty one. */
export function resumeQueryProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const query = readResumeQuery(text);
  if (!query) return resumeQueryMessages.noWord;
  return asksForSomething(query) ? null : resumeQueryMessages.onlyNot;
}
