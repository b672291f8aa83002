import { findCities } from '#server/engine/cities.ts';
import { wordWeight } from '#server/engine/text/word-weights.ts';
import { NOT_IN_TITLE } from './data/title-forms.ts';
import { withNames } from './phrases.ts';
import { readPrompt } from './prompt-text.ts';
import { isTitleNoun, titleWords } from './title-words.ts';

const OBJECT =
  /\b(?:of|for|on|across|within|around|in|into|to|from|our|with|managing|building|running|handling) (?:the |our |an? |their |all )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/giu;
const VERBLIKE = /(?:ing|ed|ly)$/i;
const DULL =
  /^(?:team|teams|role|work|position|company|people|way|years?|experience|someone|person|candidate|office|day|days|week|part|time|us|you|we|who|that|which|it|months?|kind|skills?|knowledge|charge|need|join|based|mode|remote|hybrid|freshers?|apply|basis|colleague|home|focus|site|reliable|calls|asks|expects?|good|strong|great|daily)$/i;
const MOST = 2;
const TELLING = 0.35;

/** The longest stretch of telling words, where no phrase is found. */
function longestRun(text: string, said: string): string[] {
  let best: string[] = [];
  let current: string[] = [];
  for (const { raw, key, gap } of titleWords(text)) {
    const stops =
      NOT_IN_TITLE.has(key) ||
      DULL.test(key) ||
      said.includes(key) ||
      raw.length > 24 ||
      !/^\p{L}/u.test(raw);
    if (gap.trim() !== '' || stops) current = [];
    if (!stops) current = [...current, raw.toLowerCase()].slice(0, 3);
    if (current.length > best.length) best = current;
  }
  return best.length === 0 ? [] : [withNames(best.join(' '))];
}

/** What a text is about, as short noun phrases in its own words; at most two, none of them already known. `told`: other things of it are written already, so that none is needed. */
export function readTopics(text: string, known: readonly string[], told: boolean): string[] {
  const said = ` ${known.join(' ').toLowerCase()} `;
  const found: { phrase: string; weight: number; at: number }[] = [];
  for (const { text: sentence } of readPrompt(text).statements) {
    const cities = findCities(sentence, { anyCase: true });
    for (const match of sentence.matchAll(OBJECT)) {
      const words = titleWords(match[1] ?? '');
      const own: string[] = [];
      for (const { raw, key } of words) {
        const stops =
          NOT_IN_TITLE.has(key) ||
          DULL.test(key) ||
          VERBLIKE.test(key) ||
          isTitleNoun(key) ||
          said.includes(key);
        if (stops && own.length > 0) break;
        if (!stops) own.push(raw);
      }
      const at = match.index + match[0].length - (match[1] ?? '').length;
      const inCity = cities.some(({ start, end }) => start < at + (match[1] ?? '').length && end > at);
      if (own.length === 0 || inCity || own.some((each) => each.length > 24)) continue;
      const weight = own.reduce((sum, each) => sum + wordWeight(each.toLowerCase()), 0);
      const phrase = withNames(
        own.map((each) => (/\p{Lu}.*\p{Lu}/u.test(each) ? each : each.toLowerCase())).join(' '),
      );
      if (
        weight >= TELLING &&
        !found.some((other) => other.phrase.includes(phrase) || phrase.includes(other.phrase))
      )
        found.push({ phrase, weight, at: found.length });
    }
  }
  if (found.length === 0) return told ? [] : longestRun(text, said);
  return found
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map(({ phrase }) => phrase);
}
