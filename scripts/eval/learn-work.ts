import { chooseWork, foremostOffers, workOffers, type Work } from '#server/engine/extract/choose-work.ts';
import { readEmail } from '#server/engine/extract/contact.ts';
import { readDocument, type ResumeDocument } from '#server/engine/extract/document.ts';
import { readEmployment } from '#server/engine/extract/employment.ts';
import type { NameWeights } from '#server/engine/extract/name-signs.ts';
import { readName } from '#server/engine/extract/name.ts';
import { pairsOf, type Offer, type WorkWeights } from '#server/engine/extract/work-pairs.ts';
import type { ToldWeights } from '#server/engine/extract/told-employer.ts';
import type { ResumeCase } from './cases.ts';
import { closeCompany, sameCompany, sameText } from './fields.ts';
import { COUNTS, fitWeights, type Sample } from './logistic.ts';

export interface WorkCase {
  readonly case: ResumeCase;
  readonly isMade: boolean;
  readonly document: ResumeDocument;
  readonly ruled: Work;
  readonly name: string | null;
  readonly offers: ReturnType<typeof workOffers>;
}

/** What the rules read is no sign in the cases that the rules were made for: they know those by heart. */
const RULE_SIGNS = { read: 0, readOther: 0, readPart: 0, readsNothing: 0, readSure: 0, readNow: 0 };

const RIDGE = 2;

/** A resume with everything in it that may be employer or post. */
function workCase(resume: ResumeCase, isMade: boolean, names: NameWeights, today: string): WorkCase {
  const document = readDocument(resume.text);
  const ruled = readEmployment(document, today);
  const name = readName(document, readEmail(document)?.value ?? null, names)?.value ?? null;
  const { units, companies, positions } = workOffers(document, ruled, name, today);
  const blind = (offers: Offer[]) =>
    isMade ? offers : offers.map(({ mention, signs }) => ({ mention, signs: { ...signs, ...RULE_SIGNS } }));
  return {
    case: resume,
    isMade,
    document,
    ruled,
    name,
    offers: { units, companies: blind(companies), positions: blind(positions) },
  };
}

/** Learns what counts for employers and posts: first each by itself, then the pairs of those that weigh most. */
export function learnWork(cases: readonly WorkCase[]): WorkWeights {
  const counts = ({ isMade }: WorkCase) => (isMade ? COUNTS.made : COUNTS.written);
  const isCompany = ({ expect }: ResumeCase, text: string) => closeCompany(expect.current_company, text);
  const isPosition = ({ expect }: ResumeCase, text: string) => sameText(expect.current_position, text);
  const samples = (
    of: (each: WorkCase) => readonly Offer[],
    isRight: typeof isCompany,
  ): Sample<keyof Offer['signs']>[] =>
    cases.flatMap((each) =>
      of(each).map(({ mention, signs }) => ({
        signs,
        right: isRight(each.case, mention.text),
        counts: counts(each),
      })),
    );
  const company = fitWeights(
    samples(({ offers }) => offers.companies, isCompany),
    RIDGE,
  );
  const position = fitWeights(
    samples(({ offers }) => offers.positions, isPosition),
    RIDGE,
  );
  const pairs = cases
    .filter(({ case: { expect } }) => expect.current_company !== null && expect.current_position !== null)
    .flatMap((each) =>
      pairsOf(
        foremostOffers(each.offers.companies, company),
        foremostOffers(each.offers.positions, position),
      ).map((pair) => ({
        signs: pair.signs,
        right:
          isCompany(each.case, pair.company.mention.text) &&
          isPosition(each.case, pair.position.mention.text),
        counts: counts(each),
      })),
    );
  return { company, position, pair: fitWeights(pairs, RIDGE / 2) };
}

/** Of some cases: how many employers and posts are chosen rightly, and how many were by the rules alone. */
export function judgeWork(
  cases: readonly WorkCase[],
  { work, told }: { readonly work: WorkWeights; readonly told: ToldWeights },
  today: string,
  tell: (line: string) => void = () => undefined,
) {
  const tally = {
    companies: 0,
    company: 0,
    'company by rules': 0,
    positions: 0,
    position: 0,
    'position by rules': 0,
    'company invented': 0,
    'invented by rules': 0,
    'no company': 0,
  };
  for (const {
    case: { id, expect },
    document,
    ruled,
    name,
  } of cases) {
    const { company, position } = chooseWork(document, ruled, name, today, work, told);
    const [wanted, post] = [expect.current_company, expect.current_position];
    if (wanted === null) {
      tally['no company'] += 1;
      tally['company invented'] += Number(company !== null);
      if (company !== null)
        tell(`${id} company: none, chosen ${company.value} (${company.confidence.toFixed(2)})`);
      tally['invented by rules'] += Number(ruled.company !== null);
    } else {
      tally.companies += 1;
      tally.company += Number(sameCompany(wanted, company?.value ?? null));
      tally['company by rules'] += Number(sameCompany(wanted, ruled.company?.value ?? null));
      if (!sameCompany(wanted, company?.value ?? null))
        tell(
          `${id} company: ${wanted}, chosen ${company?.value} (${company?.confidence.toFixed(2)}), rules ${ruled.company?.value}`,
        );
    }
    if (post === null) continue;
    tally.positions += 1;
    tally.position += Number(sameText(post, position?.value ?? null));
    tally['position by rules'] += Number(sameText(post, ruled.position?.value ?? null));
    if (!sameText(post, position?.value ?? null))
      tell(
        `${id} position: ${post}, chosen ${position?.value} (${position?.confidence.toFixed(2)}), rules ${ruled.position?.value}`,
      );
  }
  return tally;
}

/** Every case to learn from: those made of layouts and the labelled ones. */
export function workCases(
  made: readonly ResumeCase[],
  written: readonly ResumeCase[],
  names: NameWeights,
  today: string,
): WorkCase[] {
  return [
    ...made.map((resume) => workCase(resume, true, names, today)),
    ...written.map((resume) => workCase(resume, false, names, today)),
  ];
}
