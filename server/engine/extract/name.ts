import { NAME_WEIGHTS } from './data/name-weights.ts';
import type { ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { chanceOf, weigh } from './learned.ts';
import { type NameOffer, nameOffers } from './name-offers.ts';
import { namePage, type NameSigns, nameSigns, type NameWeights } from './name-signs.ts';
import { capitalised } from './name-words.ts';

/** Less likely than this, the text does not say it. */
const LEAST_CHANCE = 0.25;

/** Everything that may be the person's name, with its signs. */
export function signedNames(
  document: ResumeDocument,
  email: string | null,
): { offer: NameOffer; signs: NameSigns }[] {
  const offers = nameOffers(document);
  const page = namePage(document, offers, email);
  return offers.map((offer) => ({ offer, signs: nameSigns(offer, page) }));
}

/**
 * The person's name, from wherever a resume may hold it, chosen by learned signs: a label, the top lines, the largest
 * print of the first page, a signature, the e-mail address. Null when nothing is likely enough.
 */
export function readName(
  document: ResumeDocument,
  email: string | null,
  weights: NameWeights = NAME_WEIGHTS,
): Fact<string> | null {
  const [best] = signedNames(document, email)
    .map(({ offer, signs }) => ({ offer, chance: chanceOf(weigh(signs, weights)) }))
    .toSorted((a, b) => b.chance - a.chance);
  if (best === undefined || best.chance < LEAST_CHANCE) return null;
  return { value: best.offer.words.map(capitalised).join(' '), confidence: Math.min(0.99, best.chance) };
}
