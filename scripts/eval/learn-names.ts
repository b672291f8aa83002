import { readEmail } from '#server/engine/extract/contact.ts';
import { readDocument, type ResumeDocument } from '#server/engine/extract/document.ts';
import type { NameWeights } from '#server/engine/extract/name-signs.ts';
import { readName, signedNames } from '#server/engine/extract/name.ts';
import type { ResumeCase } from './cases.ts';
import { sameName } from './fields.ts';
import { COUNTS, type Sample, fitWeights } from './logistic.ts';
import { layoutOfMade } from './made-resumes.ts';

interface NameCase {
  readonly case: ResumeCase;
  readonly document: ResumeDocument;
  readonly email: string | null;
  readonly signed: ReturnType<typeof signedNames>;
  readonly counts: number;
}

const RIDGE = 1;

/** A resume with everything in it that may be its person's name. */
function nameCase(resume: ResumeCase, isMade: boolean): NameCase {
  const document = readDocument(resume.text, isMade ? layoutOfMade(resume) : null);
  const email = readEmail(document)?.value ?? null;
  return {
    case: resume,
    document,
    email,
    signed: signedNames(document, email),
    counts: isMade ? COUNTS.made : COUNTS.written,
  };
}

/** Learns what speaks for words being the person's name. */
export function learnNames(cases: readonly NameCase[]): NameWeights {
  const samples = cases.flatMap(({ case: { expect }, signed, counts }) =>
    signed.map(({ offer, signs }): Sample<keyof typeof signs> => ({
      signs,
      right: sameName(expect.name, offer.words.join(' ')),
      counts,
    })),
  );
  return fitWeights(samples, RIDGE);
}

/** Of some cases: how many names are read rightly, and how many are made up where none is stated. */
export function judgeNames(
  cases: readonly NameCase[],
  weights: NameWeights,
  tell: (line: string) => void = () => undefined,
): Record<string, number> {
  const tally = { names: 0, name: 0, offered: 0, 'no name': 0, 'name invented': 0 };
  for (const {
    case: { id, expect },
    document,
    email,
    signed,
  } of cases) {
    const read = readName(document, email, weights);
    if (expect.name === null) {
      tally['no name'] += 1;
      tally['name invented'] += Number(read !== null);
      if (read !== null) tell(`${id} name invented: ${read.value} (${read.confidence.toFixed(2)})`);
      continue;
    }
    tally.names += 1;
    const isRight = sameName(expect.name, read?.value ?? null);
    const isOffered = signed.some(({ offer }) => sameName(expect.name, offer.words.join(' ')));
    tally.name += Number(isRight);
    tally.offered += Number(isOffered);
    if (!isRight)
      tell(
        `${id} name: ${expect.name}${isOffered ? '' : ' (not offered)'}, read ${read?.value} (${read?.confidence.toFixed(2)})`,
      );
  }
  return tally;
}

/** Every case to learn from: those made of layouts and the labelled ones. */
export function nameCases(made: readonly ResumeCase[], written: readonly ResumeCase[]): NameCase[] {
  return [
    ...made.map((resume) => nameCase(resume, true)),
    ...written.map((resume) => nameCase(resume, false)),
  ];
}
