import type { JobFromPrompt } from '#contract/job-writing.ts';

/** What an editor would strike out of a written job: a name and what shows it. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a doubled word', /\b(\p{L}+)(?:,? \1\b(?![+#-])| (?:and|or) \1(?=[.,;\n]|$))/iu],
  ['a double space', /\S {2,}/],
  ['a space before punctuation', / [.,;:!?](?!\w)/],
  ['punctuation twice', /[,;:]\s*[,;:.]|(?<!\.)\.\.(?!\.)|[!?]\.|\.,(?! )/],
  ['an empty bullet', /^ *[-•*] *$/m],
  ['a bullet that starts small', /^- (?!\p{Lu}|\d|₹|\.NET|[-•*·\s]|$)/mu],
  ['a bullet within a bullet', /^- *[-•*·]/m],
  ['a sentence that starts small', /(?<!\.\p{L}{1,5}|\b(?:etc|vs|approx|incl|[Nn]os?|[Rr]s))[.!?] \p{Ll}/u],
  ['a sentence that ends in the air', /\b(?:at|of|and|or|the|a|an|our|with|from) *[.,;](?:\s|$)/],
  ['"a" before a vowel', /\b[Aa] (?![Ee]u|[Oo]n(?:e|ce)\b)[AEIOaeio]/],
  ['"a" before a silent h', /\b[Aa] (?:hour|honest|honou?r|heir)/],
  [
    '"an" before a consonant',
    /\b[Aa]n (?!hour|honest|honou?r|heir|[HFLMNRSX][A-Z]|[HFLMNRSX]\b)[^\W\daeiou_AEIOU]/,
  ],
  ['a brace or a placeholder', /[{}]|\b(?:undefined|NaN|TODO|TBD|lorem)\b|\bnull\b|\[object/],
  ['empty brackets', /\( *\)|\[ *\]|"\s*"/],
  [
    'a language in small letters',
    /\b(?:hindi|english|tamil|telugu|kannada|malayalam|marathi|gujarati|punjabi|bengali|odia|urdu)\b/,
  ],
  ['markup', /<\/?[a-z!]/i],
];

const NOT_A_SENTENCE = 25;

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?]) +(?=\p{Lu})/u)
    .map((each) => each.replace(/^- /, '').replace(/[.:]$/, '').trim().toLowerCase())
    .filter((each) => each.length >= NOT_A_SENTENCE);
}

/** The faults of a written job's texts, each with the words around it; empty when a picky reader would find none. */
export function writingFaults({ title, summary, description, requirements }: JobFromPrompt): string[] {
  const texts = { title, summary, description, requirements };
  const faults: string[] = [];
  for (const [where, text] of Object.entries(texts)) {
    for (const [name, pattern] of FAULTS) {
      const at = text.search(pattern);
      if (at >= 0) faults.push(`${where}: ${name}: "${text.slice(Math.max(0, at - 30), at + 40)}"`);
    }
    if (text !== text.trim()) faults.push(`${where}: space around it`);
  }
  for (const [where, text] of Object.entries({ summary, description, requirements })) {
    if (!/[.!?)]$|^- .*$/.test(text.trimEnd().split('\n').at(-1) ?? ''))
      faults.push(`${where}: does not end`);
  }
  const seen = new Set<string>();
  for (const sentence of [summary, description, requirements].flatMap(sentencesOf)) {
    if (seen.has(sentence)) faults.push(`said twice: "${sentence}"`);
    seen.add(sentence);
  }
  return faults;
}
