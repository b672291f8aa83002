import { canonicalCity } from '#server/engine/cities.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { NOT_SHIPPING_LINE } from '#server/engine/text/houses.ts';
import { monthRanges, type MonthRange } from './dates.ts';
import type { Line } from './document.ts';
import type { Job } from './job.ts';
import { SENTENCE_END } from './sentences.ts';
import { companyStrength, isTitle, segmentsOf } from './segments.ts';

/** Words that open another employment within a sentence. */
const TURN =
  /,?\s+(?=(?:(?:and )?thereafter|and then|(?:and )?(?:just )?before (?:that|this|it)\b|prior to (?:that|this|it)|and since|after which|after that|and now|and earlier|and previously|earlier I|previously I|whereas earlier)\b)/i;

const WORK_CUE =
  /\b(?:work(?:s|ed|ing)?|employ(?:ed|ment)|join(?:ed|ing)?|serv(?:e|es|ed|ing)|with|associated|engaged|posted|practi[cs]\w+|am|I'm|designated|handl(?:e|es|ing)|head(?:s|ing|ed)?|manag(?:e|es|ing|ed)|lead(?:s|ing)?|led|runs?|running|look(?:s|ing)? after|position|promoted|hired|moved|shifted|switched|appointed|attached|teach(?:es|ing)?|taught|presently|currently|now|at present|is|was|years? (?:at|with)|stint)\b/i;

const PAST_CUE =
  /\b(?:worked|was|were|left|until|earlier|previous(?:ly)?|before|formerly|prior|began|started|first|initially|served|taught|(?<!ha[sv]e? )led|spent|ended|closed)\b/i;

const PRESENT_CUE =
  /\b(?:present(?:ly)?|current(?:ly)?|now|today|till date|to date|these days|remain\w*|still|as on date|since|am|I'm|is|have been|has been|working|serving|heads|leads|manages|works|runs|serves|looks? after|looking after|at the moment|nowadays|hold(?:s)? (?:today|now|till date))\b/i;

/** Sentences about learning and wishes tell of no employment. */
const NO_WORK = new RegExp(
  String.raw`\b(?:university|college of|graduat\w+|degree|diploma|b\.? ?(?:com|sc|tech|a|e|ed)|m\.? ?(?:com|sc${NOT_SHIPPING_LINE}|tech|b\.?a|a|ed)|passed|studied|study|studying|enrol+ed|objective|seeking|looking for|want to|wish to|would like|intern(?:ed|ship)?|trained? (?:at|in|with|under)|volunteer\w*|project on|apply|applying|application|vacancy|reputed|esteemed|your (?:company|organi[sz]ation|school|firm))\b`,
  'i',
);

const NAME_WORD = String.raw`\p{Lu}[\p{L}\d&'’.-]*`;
const NAME = String.raw`${NAME_WORD}(?:\s+(?:${NAME_WORD}|&|\d{1,3}|(?:and|of|for|the|de)(?=\s+(?:the\s+)?\p{Lu})))*`;
const ORGANISATION = new RegExp(
  String.raw`\b(with|at|in|for|by|joined|joining|of|to|under|from|@)\s+(?:M\/s\.?\s*|the\s+)?(${NAME})(?:,\s+((?:Pvt\.?|Private|P\.)?\s*(?:Ltd|Limited|LLP)\b\.?))?`,
  'gu',
);

/** How sure a name behind a preposition is an employer, before its own words are looked at. */
const SURENESS: Readonly<Record<string, number>> = {
  with: 1,
  joined: 1,
  joining: 1,
  at: 0.7,
  '@': 0.9,
  by: 0.5,
  for: 0.4,
  in: 0.4,
  of: 0.2,
  to: 0.2,
  under: 0,
  from: 0,
};

const NO_EMPLOYER =
  /^(?:Mr|Mrs|Ms|Dr|Shri|Smt|Prof|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Class|Std|Grade|India|Bar Council|English|Hindi|Microsoft|MS|SAP|Excel|IT|HR|I|My|We|The|This|That)\b/;

const ENOUGH = 1;

/** The employer that a clause names, or null. */
function employerIn(clause: string, hasTitle: boolean): string | null {
  let best: { name: string; sureness: number } | null = null;
  for (const match of clause.matchAll(ORGANISATION)) {
    const [, word = '', written = '', tail] = match;
    const name = `${written}${tail ? ` ${tail}` : ''}`.replace(/(?<!\b(?:Ltd|Co|Inc|Bros))\.$/, '').trim();
    if (NO_EMPLOYER.test(name) || name.length < 3 || canonicalCity(name) !== null || /^\d/.test(name))
      continue;
    const strength = companyStrength(name);
    if (strength === 0 && (isTitle(name) || findSkills(name).length > 0)) continue;
    if (segmentsOf(name).every(({ kind }) => kind === 'place' || kind === 'function')) continue;
    const sureness =
      (SURENESS[word.toLowerCase()] ?? 0) +
      (strength > 0 ? 0.8 : 0) +
      (hasTitle ? 0.4 : 0) -
      (/\bpromoted\s*$/i.test(clause.slice(0, match.index)) ? 1 : 0);
    if (sureness >= ENOUGH && (best === null || sureness > best.sureness)) best = { name, sureness };
  }
  return best?.name ?? null;
}

/** What stands before a title in a sentence. */
const TITLE_CUE =
  /(?:\bas (?:an? |the |their |its )?|\b(?:promoted|elevated) (?:to|as) (?:an? |the )?(?:post of |position of )?|\b(?:post|position|role|rank|capacity) of (?:an? |the )?|\b(?:am|I'm) (?:now |presently |currently |at present )?(?:an? |the |their )?|\b(?:presently|currently|now|at present),? (?:an? |the )?|\b(?:was|is) (?:an? |the |their )?|^)/gi;

const MOST_WORDS = 7;

/** The longest run of words at the start of a text that is a title. */
function leadingTitle(text: string): string | null {
  const run =
    /^[^,.;:!–]*?(?=\s+(?:at|with|in|for|since|from|where|by|and (?:have|am|I|where|remain|still|now|was)|of (?:the|a|our)|under|till|until|on|under)\b|[,.;:!–]|$)/i.exec(
      text.replaceAll(/\b(Asst|Sr|Jr|Dy|Addl|Assoc)\./g, '$1'),
    )?.[0];
  const words = (run ?? '').trim().split(/\s+/).slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const title = words.slice(0, count).join(' ');
    if (isTitle(title)) return title;
  }
  return null;
}

/** The title that a clause gives its person: the last, when somebody was promoted. */
function titleIn(clause: string): string | null {
  const titles = [...clause.matchAll(TITLE_CUE)].flatMap((cue) => {
    const title = leadingTitle(clause.slice(cue.index + cue[0].length));
    return title === null ? [] : [{ title, promoted: /promoted|elevated/i.test(cue[0]) }];
  });
  return (
    (titles.findLast(({ promoted }) => promoted) ?? titles.find(({ title }) => title !== ''))?.title ?? null
  );
}

const JOINED = /\b(?:join(?:ed|ing)|since|from)\b/i;
const WHEN =
  /\b(?:in|on|since|from)\s+((?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:\p{L}{3,9}\.?,?\s+)?(?:19|20)\d\d)\b/u;

/** When the employment of a clause was: its range, or the day of joining up to now. */
function stayIn(clause: string, today: string): MonthRange | null {
  const range = monthRanges(clause, today)[0];
  if (range) return range;
  if (!JOINED.test(clause)) return null;
  return monthRanges(`since ${WHEN.exec(clause)?.[1] ?? ''}`, today)[0] ?? null;
}

/** Lines that run on, as whole paragraphs. */
function paragraphs(lines: readonly Line[]): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = found.at(-1);
    const goesOn =
      last !== undefined &&
      before?.at === line.at - 1 &&
      !line.opensBlock &&
      !line.isBullet &&
      before.text.length > 50 &&
      !/[.:]$/.test(before.text);
    if (goesOn) last.text += ` ${line.text}`;
    else found.push({ at: line.at, text: line.text });
    before = line;
  }
  return found;
}

const LONGEST_CLAUSE = 600;

/**
 * Employments told in running text, clause by clause: "For four years I have been with Kaveri Tiles, where I am Kiln
 * Supervisor." A name counts as the employer by the word before it and by its own.
 */
export function proseJobs(lines: readonly Line[], today: string): Job[] {
  const jobs: Job[] = [];
  for (const { at, text } of paragraphs(lines)) {
    for (const sentence of text.slice(0, 4 * LONGEST_CLAUSE).split(SENTENCE_END)) {
      for (const clause of sentence.split(TURN)) {
        if (clause.length > LONGEST_CLAUSE || !WORK_CUE.test(clause) || NO_WORK.test(clause)) continue;
        const title = titleIn(clause);
        const company = employerIn(clause, title !== null);
        if (company === null) continue;
        const stay = stayIn(clause, today);
        const isPast =
          PAST_CUE.test(clause) &&
          !/\b(?:today|till date|to date|as on date|now|presently|currently|at present|remain)\b/i.test(
            clause,
          );
        const current =
          stay?.current === false ? false : !isPast && (stay !== null || PRESENT_CUE.test(clause));
        jobs.push({
          company,
          title,
          from: stay?.from ?? null,
          to: stay?.to ?? null,
          current,
          at,
          evidence: 'sentence',
        });
      }
    }
  }
  return jobs;
}
