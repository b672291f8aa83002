import { NOT_IN_TITLE } from './data/title-forms.ts';
import { jobFromPrompt } from './job-from-prompt.ts';
import { readPrompt } from './prompt-text.ts';
import { withoutTurnedAway } from './turned-away.ts';

/** Whom somebody may not be chosen by, and who writes it should see that it counts for nothing. */
const OF_SOMEBODY = /^(?:fe)?males?$|^(?:gents|ladies|women|men|girls?|boys?|young)$/;
/** Of longer texts nothing is told: each phrase costs a reading of the whole. */
const LONGEST_PROMPT = 1_200;
const MOST_PHRASES = 20;
const LONGEST_PHRASE = 90;

const BETWEEN = /,(?!\d)|[;|•()\n]|[.!?](?=\s|$)/g;
/** Politeness, and what says by itself only that somebody is wanted. */
const SAYS_NOTHING =
  /^(?:thanks?|thank|regards|sir|madam|details|etc|info|information|email|mail|whatsapp|call|contact|interested|candidates?|someone|somebody|person|people|skills?|experience|salary|location|years?|good|very|much|like|know|knowledge|work|working)$/;

interface Phrase {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function phrasesOf(prompt: string): Phrase[] {
  const cuts = [...prompt.matchAll(BETWEEN)].map(({ index }) => index);
  return [-1, ...cuts].map((cut, at) => {
    const [start, end] = [cut + 1, cuts[at] ?? prompt.length];
    return { text: prompt.slice(start, end).trim(), start, end };
  });
}

function carriesSomething(phrase: string): boolean {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}]*\p{L}{2,}[\p{L}\p{N}]*/gu) ?? []).some(
    (word) =>
      OF_SOMEBODY.test(word) || (word.length > 2 && !NOT_IN_TITLE.has(word) && !SAYS_NOTHING.test(word)),
  );
}

/**
 * The phrases of a prompt that `jobFromPrompt` makes nothing of, as they were written: the job is the same without
 * them, and they add nothing to its bare post or to a post of no trade either, so that nothing said twice, cut off or
 * known from the role counts as unused. What is turned away ("MBA not required") was understood. Nothing for long texts,
 * which would take long. Each phrase costs a few readings, so they come one at a time, null for a phrase that was used:
 * whoever asks may let others have their turn between them.
 */
export function* unusedPhrases(prompt: string, today: string): Generator<string | null, void> {
  const phrases = phrasesOf(prompt);
  if (prompt.length > LONGEST_PROMPT || phrases.length > MOST_PHRASES) return;
  const read = (text: string): string => JSON.stringify(jobFromPrompt(text, today));
  const whole = jobFromPrompt(prompt, today);
  const [job, heads] = [JSON.stringify(whole), [whole.title, 'Executive']];
  const alone = heads.map(read);
  const isUnused = ({ text, start, end }: Phrase): boolean =>
    carriesSomething(text) &&
    read(prompt.slice(0, start) + prompt.slice(end + 1)) === job &&
    heads.every((head, at) => read(`${head}, ${text}`) === alone[at]) &&
    !isTurnedAway(text);
  for (const phrase of phrases) yield isUnused(phrase) ? shortened(phrase) : null;
}

function shortened({ text }: Phrase): string {
  return text.length > LONGEST_PHRASE ? `${text.slice(0, LONGEST_PHRASE - 1).trimEnd()}…` : text;
}

function isTurnedAway(phrase: string): boolean {
  const read = readPrompt(phrase);
  return withoutTurnedAway(read).text !== read.text;
}
