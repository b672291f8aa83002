import { type CityMention, cityMentions } from './city-mentions.ts';
import { cityPage, type CitySigns, citySigns, type CityWeights } from './city-signs.ts';
import { CITY_WEIGHTS } from './data/city-weights.ts';
import type { ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { chanceOf, weigh } from './learned.ts';

/** Less likely than this, the text does not say it. */
const LEAST_CHANCE = 0.3;
/** Likely enough for the city where somebody says that they live now. */
const LEAST_WHEN_SAID = 0.15;

/** Towns that have grown into a city whose name closes their addresses; a district's towns keep their own. */
const GROWN_INTO: Readonly<Record<string, string>> = { 'Pimpri-Chinchwad': 'Pune' };

/** Without towns beside the city that they have grown into, in one line: "Bhosari, PCMC, Pune-39" is of Pune. */
function withoutTownsBesideCity(mentions: readonly CityMention[]): CityMention[] {
  return mentions.filter(
    ({ city, line }) =>
      !mentions.some((other) => other.line === line && other.city.name === GROWN_INTO[city.name]),
  );
}

/**
 * The cities of a resume that may be the person's, with their signs; only those where they say that they live now, if
 * there are any.
 */
export function signedCities(
  document: ResumeDocument,
  name: string | null,
): { mention: CityMention; signs: CitySigns }[] {
  const mentions = withoutTownsBesideCity(cityMentions(document, name));
  // Who says where they live now is believed.
  const now = mentions.filter(({ isNow, isPersonal }) => isNow && isPersonal);
  const page = cityPage(document, name, mentions);
  return (now.length > 0 ? now : mentions).map((mention) => ({ mention, signs: citySigns(mention, page) }));
}

/**
 * The city where the person lives now, by the name of the city pickers, chosen by learned signs among all that the
 * resume names: that one is an employer's or a college's, or where somebody would like to work, is a sign among
 * others. `name` is the person's.
 */
export function readCity(
  document: ResumeDocument,
  name: string | null,
  weights: CityWeights = CITY_WEIGHTS,
): Fact<string> | null {
  const [best] = signedCities(document, name)
    .map(({ mention, signs }) => ({ mention, chance: chanceOf(weigh(signs, weights)) }))
    .toSorted((a, b) => b.chance - a.chance);
  if (best === undefined) return null;
  const { city, isNow, isPersonal } = best.mention;
  if (best.chance < (isNow && isPersonal ? LEAST_WHEN_SAID : LEAST_CHANCE)) return null;
  return { value: city.name, confidence: Math.min(0.99, best.chance) };
}
