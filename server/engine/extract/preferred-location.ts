import { findCities } from '#server/engine/cities.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { segmentsOf } from './segments.ts';

const PLACE = String.raw`(?:locations?|loc|cit(?:y|ies)|places?|base)\b\.?`;
const PREFERRED = String.raw`\b(?:pref(?:er(?:r?ed|ences?|able)?)?|desired)\b\.?`;
const OF_WORK = String.raw`(?:\s+(?:of|for)\s+(?:work|job|posting|employment))?`;

/** What is a label by its own words: "Preferred Location", "Pref. Job Loc", "Location preference", "Relocation:". */
const LABEL = new RegExp(
  [
    String.raw`${PREFERRED}\s*(?:job |work(?:ing)? |posting )?${PLACE}${OF_WORK}`,
    String.raw`\b(?:job |work )?(?:location|city|place)(?:\(s\)|s)?\s*\(?(?:preferences?|preferred|pref)\b\.?\)?`,
    String.raw`\brelocation(?: preferences?| preferred)?(?=\s*[:–-])`,
  ].join('|'),
  'i',
);

/** Words after which cities are those that somebody would move to or work in, and how surely. */
const WISHES: readonly (readonly [wish: RegExp, confidence: number])[] = [
  [
    /\b(?:willing|ready|open|happy|prepared|keen|able|flexible|can|could|will|wish(?:es|ing)?|wants?|wanting|looking|planning|would (?:like|love)|prefers?)\s+(?:to |for |on |towards )?(?:be )?(?:re-?locat(?:e|ing|ion)|mov(?:e|ing)|shift(?:ing)?)\b(?: back\b)?(?:\s+from\s+\p{L}+)?(?:\s+(?:to|in|at)\b)?\s*[:–-]?/iu,
    0.9,
  ],
  [
    /\b(?:willing|ready|open|happy|prepared|keen|flexible|wish(?:es|ing)?|wants?|would (?:like|love|prefer)|prefers?)\s+(?:to|on)\s+(?:work(?:ing)?|be (?:based|posted)|join|settle|stay)\s*(?:in|at|from|near|around|[:–-])/i,
    0.85,
  ],
  [
    /\b(?:prefer(?:s|red|ring|ably)?|open to)(?:\s+(?:working|a? ?(?:job|role|posting)s?))?\s*(?:in|at|[:–-])?/i,
    0.8,
  ],
  [
    /\b(?:looking for|seeking|interested in)\s+(?:an? )?(?:new |suitable |better |good )?(?:job|jobs|role|roles|position|opportunit(?:y|ies)|opening|openings|change)\s+(?:in|at|around|near)\b/i,
    0.7,
  ],
];

/** What is no wish of the person, or goes on to something else than where they would like to be. */
const ELSE =
  /\b(?:not|no|never|except|excluding|other than|apart|besides|unless|currently|current|presently|present|now|permanent|native|home|hails?|lives?|living|resid\w+|address|work(?:s|ed|ing)?|since|notice|total|exp\w*|ctc|salary|joining|date)\b|\d{2}|[:@]/i;
const NEGATED = /\b(?:not|never|cannot|can['’]?t|don['’]?t|won['’]?t|isn['’]?t|unable|no)\b[^.,;|]{0,20}$/i;
/** A city's office or market, which a wish in so many words does not end with. */
const OF_A_FIRM =
  /^\s*(?:office|branch|market|region|plant|clients?|customers?|based|team|vendors?|suppliers?|store|site)\b/i;
const FILLER =
  /^(?:anywhere|any|only|either|both|also|then|in|to|at|within|the|like|such as|preferably|yes|open|(?:city|cities|locations?|places?)|i\.?e\.?|\d[.)]?)$/i;
const PIECE_ENDS = /[|•·;\t]|(?<=\p{Ll}{2})\.\s|\s{3,}/u;
const PARTS = /[,/&()[\]+–>-]|\b(?:and|or)\b|\d[.)]/i;
/** No wish names more; a list of branches does. */
const MOST = 6;
const LONGEST_GAP = 40;

/** Words that part a city from the one before, or from what opens the list: marks, states, "and"; parts of towns where `open`. */
function isBetween(gap: string, open: boolean): boolean {
  if (gap.length > LONGEST_GAP || ELSE.test(gap)) return false;
  return gap
    .split(PARTS)
    .map((part) => part.trim().replaceAll(/^[.,]+|[.,]+$/g, ''))
    .filter((part) => part !== '')
    .every(
      (part) =>
        part.split(/\s+/).every((word) => FILLER.test(word)) ||
        segmentsOf(part).every(({ kind }) => kind === 'place') ||
        (open && /^(?:\p{Lu}[\p{L}.]*\s?){1,2}$/u.test(part)),
    );
}

/** The cities that a text begins with, and where they end. `open`: behind a label, where parts of towns may stand too. */
function leadingCities(text: string, open: boolean): { names: string[]; end: number } {
  let end = 0;
  const names: string[] = [];
  for (const city of findCities(text, { anyCase: true })) {
    if (!isBetween(text.slice(end, city.start), open)) break;
    names.push(city.name);
    end = city.end;
  }
  return { names: [...new Set(names)].slice(0, MOST), end };
}

const fact = (names: readonly string[], confidence: number): Fact<string> | null =>
  names.length === 0 ? null : { value: names.join(', '), confidence };

/** What stands under a label that has its line, or its cell of a row, to itself. */
function under(label: RegExpExecArray, line: Line, below: Line | undefined): string {
  const cells = line.text.split('\t');
  const at = line.text.slice(0, label.index).split('\t').length - 1;
  const values = below?.text.split('\t') ?? [];
  return values.length === cells.length ? (values[at] ?? '') : '';
}

function labelled(document: ResumeDocument): Fact<string> | null {
  for (const line of document.lines) {
    if (line.section === 'references' || line.section === 'projects') continue;
    const label = LABEL.exec(line.text);
    if (!label || NEGATED.test(line.text.slice(0, label.index))) continue;
    const below = document.lines[line.at + 1];
    const rest = line.text.slice(label.index + label[0].length).replace(/^(?:\(s\))?[\s:=.–-]+/, '');
    const [own = ''] = rest.split(PIECE_ENDS);
    // The list goes on in the next line.
    const value = /(?:[,/&]|\b(?:and|or))$/i.test(own.trim()) && below ? `${own} ${below.text}` : own;
    const { names } = leadingCities(value, true);
    if (names.length > 0) return fact(names, 0.95);
    const over = under(label, line, below);
    const { names: beneath, end } = leadingCities(over, true);
    if (beneath.length > 0 && isBetween(over.slice(end), true)) return fact(beneath, 0.9);
  }
  return null;
}

/** Where somebody's work is told, other people's wishes are, too. */
const OF_OTHERS: readonly string[] = ['experience', 'projects', 'education', 'references'];

function wished(document: ResumeDocument): Fact<string> | null {
  for (const [wish, confidence] of WISHES)
    for (const { text, section } of document.lines) {
      if (OF_OTHERS.includes(section)) continue;
      for (const piece of text.split(PIECE_ENDS)) {
        const said = wish.exec(piece);
        if (!said || NEGATED.test(piece.slice(0, said.index))) continue;
        const rest = piece.slice(said.index + said[0].length);
        const { names, end } = leadingCities(rest, false);
        if (names.length > 0 && !OF_A_FIRM.test(rest.slice(end))) return fact(names, confidence);
      }
    }
  return null;
}

/**
 * Where the person would like to work, when the resume says so: the cities by the names of the city pickers, at most six,
 * joined by a comma and a space. "Location" alone is where they are, and no wish.
 */
export function readPreferredLocation(document: ResumeDocument): Fact<string> | null {
  return labelled(document) ?? wished(document);
}
