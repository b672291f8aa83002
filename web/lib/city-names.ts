import { CITY_ALIASES } from '#contract/options.ts';

/** Of each city that is known under several names all of them, that of the pickers first. */
const CITIES_BY_NAMES: readonly (readonly string[])[] = Object.entries(CITY_ALIASES).map(([city, others]) => [
  city,
  ...others,
]);
const NONE: readonly string[] = [];

function namesOf(name: string): readonly string[] {
  const wanted = plain(name);
  return CITIES_BY_NAMES.find((names) => names.some((each) => plain(each) === wanted)) ?? NONE;
}

/** By which other names a city is known, of whichever it is called by; none of most. */
export function otherNames(city: string): readonly string[] {
  const called = plain(city);
  return namesOf(city).filter((name) => plain(name) !== called);
}

/** The name of a city in the pickers, for any that it is known by; any other text as it is. */
export function pickedName(city: string): string {
  return namesOf(city)[0] ?? city;
}

/** Whether a city has a name with these letters in it: who types "Bengaluru" means Bangalore. */
export function isCalled(city: string, typed: string): boolean {
  const wanted = plain(typed);
  return [city, ...otherNames(city)].some((name) => plain(name).includes(wanted));
}

/** A city with its other names beside it: "Bangalore (also Bengaluru)". */
export function cityText(city: string): string {
  const others = otherNames(city).join(', ');
  return others ? `${city} (also ${others})` : city;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
