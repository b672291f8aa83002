import { canonicalCity } from '#server/engine/cities.ts';
import type { CityWeights } from '#server/engine/extract/city-signs.ts';
import { readCity, signedCities } from '#server/engine/extract/city.ts';
import { readEmail } from '#server/engine/extract/contact.ts';
import { readDocument, type ResumeDocument } from '#server/engine/extract/document.ts';
import { weigh } from '#server/engine/extract/learned.ts';
import type { NameWeights } from '#server/engine/extract/name-signs.ts';
import { readName } from '#server/engine/extract/name.ts';
import type { ResumeCase } from './cases.ts';
import { COUNTS, fitWeights, type Sample } from './logistic.ts';

interface CityCase {
  readonly case: ResumeCase;
  readonly document: ResumeDocument;
  readonly name: string | null;
  readonly signed: ReturnType<typeof signedCities>;
  readonly city: string | null;
  readonly counts: number;
}

const RIDGE = 1;
/** The employer's city is mostly the person's too: which mention says so is told by what was learned before. */
const ROUNDS = 3;

/** A resume with every city that it names. */
function cityCase(resume: ResumeCase, isMade: boolean, names: NameWeights): CityCase {
  const document = readDocument(resume.text);
  const name = readName(document, readEmail(document)?.value ?? null, names)?.value ?? null;
  const city = resume.expect.current_city;
  return {
    case: resume,
    document,
    name,
    signed: signedCities(document, name),
    city: city === null ? null : (canonicalCity(city) ?? city),
    counts: isMade ? COUNTS.made : COUNTS.written,
  };
}

/** Learns what speaks for a city being the one where the person lives. */
export function learnCities(cases: readonly CityCase[]): CityWeights {
  let weights: CityWeights | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const samples = cases.flatMap(({ signed, city, counts }): Sample<keyof CityWeights>[] => {
      const own = signed.filter(({ mention }) => mention.city.name === city);
      const known = weights;
      const telling =
        known === null
          ? own
          : own.toSorted((a, b) => weigh(b.signs, known) - weigh(a.signs, known)).slice(0, 1);
      const others = signed.filter(({ mention }) => mention.city.name !== city);
      return [
        ...telling.map(({ signs }) => ({ signs, right: true, counts })),
        ...others.map(({ signs }) => ({ signs, right: false, counts })),
      ];
    });
    weights = fitWeights(samples, RIDGE);
  }
  if (weights === null) throw new Error('nothing was learned');
  return weights;
}

/** Of some cases: how many cities are read rightly, and how many are made up where none is stated. */
export function judgeCities(
  cases: readonly CityCase[],
  weights: CityWeights,
  tell: (line: string) => void = () => undefined,
): Record<string, number> {
  const tally = { cities: 0, city: 0, named: 0, 'no city': 0, 'city invented': 0 };
  for (const {
    case: { id },
    document,
    name,
    signed,
    city,
  } of cases) {
    const read = readCity(document, name, weights);
    const isRight = read?.value === city;
    if (city === null) {
      tally['no city'] += 1;
      tally['city invented'] += Number(read !== null);
      if (read !== null) tell(`${id} city invented: ${read.value} (${read.confidence.toFixed(2)})`);
      continue;
    }
    const isNamed = signed.some(({ mention }) => mention.city.name === city);
    tally.cities += 1;
    tally.city += Number(isRight);
    tally.named += Number(isNamed);
    if (!isRight)
      tell(
        `${id} city: ${city}${isNamed ? '' : ' (not named)'}, read ${read?.value} (${read?.confidence.toFixed(2)})`,
      );
  }
  return tally;
}

/** Every case to learn from: those made of layouts and the labelled ones. */
export function cityCases(
  made: readonly ResumeCase[],
  written: readonly ResumeCase[],
  names: NameWeights,
): CityCase[] {
  return [
    ...made.map((resume) => cityCase(resume, true, names)),
    ...written.map((resume) => cityCase(resume, false, names)),
  ];
}
