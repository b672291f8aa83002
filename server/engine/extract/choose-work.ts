import { canonicalCity } from '#server/engine/cities.ts';
import { TOLD_WEIGHTS } from './data/told-weights.ts';
import { WORK_WEIGHTS } from './data/work-weights.ts';
import type { ResumeDocument } from './document.ts';
import { tidyCompany, tidyTitle } from './employment.ts';
import { exportedJob } from './exported.ts';
import type { Fact } from './fact.ts';
import { chanceOf, weigh, type Weights } from './learned.ts';
import { unitsOf, type Mention, type Unit } from './mentions.ts';
import { isNoEmployer, isPartOfAnyFirm, pastUnits, unitsOfApplication } from './not-employers.ts';
import { type ToldSigns, toldSigns, type ToldWeights } from './told-employer.ts';
import { type Offer, pairsOf, type Weighed, type WorkWeights } from './work-pairs.ts';
import { isWithin, mentionSigns, plainWords, readUnits, ruleSigns, type WorkSigns } from './work-signs.ts';

/** Present employer and post, as the rules for known layouts read them, or as they were chosen. */
export interface Work {
  readonly company: Fact<string> | null;
  readonly position: Fact<string> | null;
}

/** What the rules read is offered too, where they read it otherwise than any mention stands. */
function ruledMention(
  fact: Fact<string> | null,
  mentions: readonly Mention[],
  units: readonly { readonly text: string }[],
): Mention[] {
  if (fact === null) return [];
  const plain = plainWords(fact.value);
  if (mentions.some(({ text }) => plainWords(text) === plain)) return [];
  // Where its words stand apart, as in a text of one line that was taken to pieces, the first unit holds it.
  const unit = Math.max(
    0,
    units.findIndex(({ text }) => plainWords(text).includes(plain)),
  );
  return [{ text: fact.value, before: '', label: '', after: '', unit, place: mentions.length }];
}

/** Everything in a resume that may be its person's employer or post, with its signs. `ruled` is what the rules read. */
export function workOffers(
  document: ResumeDocument,
  ruled: Work,
  name: string | null,
  today: string,
): { units: Unit[]; companies: Offer[]; positions: Offer[] } {
  const units = unitsOf(document, today);
  const named = units.flatMap(({ mentions }) => mentions);
  const mentions = [
    ...named,
    ...ruledMention(ruled.company, named, units),
    ...ruledMention(ruled.position, named, units),
  ];
  const resume = readUnits(units, name);
  const other = new Set([...unitsOfApplication(units), ...pastUnits(units)]);
  const seen = mentions.filter(({ unit }) => !other.has(unit));
  const offers = (read: Fact<string> | null, beside: Fact<string> | null) =>
    seen.map((mention) => ({
      mention,
      // Made where they are asked for: to keep those of all mentions of a long text costs more than all else.
      get signs() {
        return { ...mentionSigns(mention, resume), ...ruleSigns(mention.text, read, beside) };
      },
    }));
  return {
    units,
    companies: offers(ruled.company, ruled.position).filter(({ mention }) => {
      const unit = units[mention.unit];
      return unit !== undefined && !isNoEmployer(mention, unit);
    }),
    positions: offers(ruled.position, ruled.company).filter(
      ({ mention }) => canonicalCity(mention.text) === null,
    ),
  };
}

const MOST_TRIED = 8;

/** The offers that weigh most. */
export function foremostOffers(offers: readonly Offer[], weights: Weights<keyof WorkSigns>): Weighed[] {
  return offers
    .map(({ mention, signs }) => ({ mention, order: weigh(signs, weights) }))
    .toSorted((a, b) => b.order - a.order)
    .slice(0, MOST_TRIED);
}

/** Less likely than this, the text does not say it. */
const LEAST_CHANCE = 0.15;

/** What was chosen, in the rules' wording where they read more or less of it, but not the `other` too: they know what belongs to a title and what to a place. */
function factOf(
  { mention, order }: Weighed,
  other: Weighed,
  together: number,
  ruled: Fact<string> | null,
  tidy: (given: string) => string,
): Fact<string> | null {
  const wording = ruled === null ? '' : plainWords(ruled.value);
  const isRuled =
    ruled !== null &&
    isWithin(plainWords(mention.text), wording) &&
    !` ${wording} `.includes(` ${plainWords(other.mention.text)} `);
  const chance = Math.max(chanceOf(order), chanceOf(together));
  if (chance < LEAST_CHANCE) return null;
  return { value: isRuled ? ruled.value : tidy(mention.text), confidence: chance };
}

interface Chosen {
  readonly company: Weighed;
  readonly position: Weighed;
  /** What the signs of the two weigh as a pair. */
  readonly order: number;
  /** What speaks for or against the resume telling a present employer at all. */
  readonly told: ToldSigns;
}

/** The employer and post whose signs weigh most as a pair, and what tells whether there is an employer; null without any pair. */
export function choosePair(
  document: ResumeDocument,
  { units, companies: firms, positions: posts }: ReturnType<typeof workOffers>,
  weights: WorkWeights,
): Chosen | null {
  const companies = foremostOffers(firms, weights.company);
  const positions = foremostOffers(posts, weights.position);
  const [best] = pairsOf(companies, positions)
    .map((pair) => ({ ...pair, order: weigh(pair.signs, weights.pair) }))
    .toSorted((a, b) => b.order - a.order);
  const offer = firms.find(({ mention }) => mention === best?.company.mention);
  if (best === undefined || offer === undefined) return null;
  const { company, position, order } = best;
  const next = companies.find(({ mention }) => plainWords(mention.text) !== plainWords(company.mention.text));
  const told = toldSigns(document, units, offer, {
    alone: company.order,
    together: order,
    next: next?.order ?? null,
  });
  return { company, position, order, told };
}

/** What the rules read, without a department that they took for the employer. */
function withoutDepartmentAlone({ company, position }: Work): Work {
  if (company === null || !isPartOfAnyFirm(company.value)) return { company, position };
  return { company: null, position };
}

/** Less likely than this, what was chosen is no present employer: a client, a college, one who was left. */
const LEAST_TOLD = 0.5;

/**
 * The present employer and post among all that a resume names, chosen as a pair by learned signs, what the rules for
 * known layouts `read` being one of them. Blank where nothing is likely enough, and the employer where the
 * resume seems to tell of none.
 */
export function chooseWork(
  document: ResumeDocument,
  read: Work,
  name: string | null,
  today: string,
  weights: WorkWeights = WORK_WEIGHTS,
  toldWeights: ToldWeights = TOLD_WEIGHTS,
): Work {
  const ruled = withoutDepartmentAlone(read);
  // Such a profile has one form only, in one line of small letters, where no sign tells anything.
  if (exportedJob(document) !== null) return ruled;
  const best = choosePair(document, workOffers(document, ruled, name, today), weights);
  if (best === null) return ruled;
  const { company, position, order, told } = best;
  const isTold = chanceOf(weigh(told, toldWeights)) >= LEAST_TOLD;
  return {
    company: isTold ? factOf(company, position, order, ruled.company, tidyCompany) : null,
    position: factOf(position, company, order, ruled.position, tidyTitle),
  };
}
