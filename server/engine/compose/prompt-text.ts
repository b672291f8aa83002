import { limits } from '#contract/limits.ts';
import { normaliseText } from '#server/engine/text/normalise.ts';
import { withPostsSpelled } from './title-spelling.ts';
import { isTitleNoun } from './title-words.ts';

/** What a labelled part of a prompt is about: "Location: Pune", "Good to have", "What we offer". */
type Label =
  | 'title'
  | 'location'
  | 'experience'
  | 'pay'
  | 'joining'
  | 'notice'
  | 'mode'
  | 'skills'
  | 'nice'
  | 'requirements'
  | 'education'
  | 'duties'
  | 'offer'
  | 'about'
  | 'openings'
  | 'industry'
  | 'department'
  | 'shift';

/** A sentence, line or list item, with the label in front of it or the heading above it. */
export interface Statement {
  /** Without its bullet and label. */
  readonly text: string;
  readonly label: Label | null;
  /** The label stands in front of it, not above it. */
  readonly labelled: boolean;
  /** It is an item of a list. */
  readonly bulleted: boolean;
  /** The label in front of it asks for the least: "Minimum experience". */
  readonly least?: boolean;
}

export interface Prompt {
  readonly text: string;
  readonly statements: readonly Statement[];
}

const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'title',
    /^(?:(?:job |open )?(?:positions?|roles?|titles?|post|profile|designation|openings?|vacancy)(?: (?:title|name))?|hiring|hiring for|opening for|job|we are hiring|now hiring|urgent hiring|urgent requirement|requirement|wanted|required)$/,
  ],
  [
    'location',
    /^(?:(?:job|work|office|posting) )?(?:location|place|city|venue|locations|cities|based (?:at|in))$/,
  ],
  [
    'experience',
    /^(?:(?:total|relevant|work|required|min|minimum|years of) )?(?:yrs|years|experience|exp|experience required|exp required|yoe|experience range|experience level|exp range)$/,
  ],
  [
    'pay',
    /^(?:(?:offered|monthly|annual|gross|max|maximum) )?(?:ctc|salary|package|budget|pay|compensation|stipend|remuneration|salary range|pay range|ctc range|ctc budget|budget ctc|salary budget)$/,
  ],
  [
    'joining',
    /^(?:joining|joining time|joining date|doj|date of joining|start date|expected joining|availability|joining timeline)$/,
  ],
  ['notice', /^(?:(?:max(?:imum)? )?notice(?: period)?|np)$/],
  ['mode', /^(?:mode|work mode|work type|mode of work|working mode|work model|work arrangement)$/],
  [
    'nice',
    /^(?:(?:good|nice|great)[ -]to[ -]haves?(?: skills?)?|nice|preferred|preferred skills|secondary skills|plus|bonus|bonus points|desirable|added advantage|an? (?:added )?advantage|brownie points|optional|optional skills)$/,
  ],
  [
    'skills',
    /^(?:(?:key|required|mandatory|primary|technical|core|main|must have|important|top) )?(?:skills?|skill set|skillset|skills required|skills needed|tech stack|stack|tools|technologies|must[ -]haves?|must know|must|should know|software|software knowledge|tech|expertise)$/,
  ],
  [
    'requirements',
    /^(?:(?:job |key |basic |minimum )?(?:requirements|qualifications|eligibility)|what we(?:'re| are) looking for|who (?:you are|we(?:'re| are) looking for)|candidate profile|desired (?:candidate )?profile|what you(?:'ll| will)? (?:bring|need)|you have|candidate|ideal candidate|criteria|eligibility criteria|desired candidate|preferred candidate|about you|we need|looking for)$/,
  ],
  [
    'education',
    /^(?:(?:educational |minimum |required )?(?:qualification|education|degree|educational qualifications?)s?)$/,
  ],
  [
    'duties',
    /^(?:(?:key |main |job |primary |your )?(?:responsibilities|duties|job description|description|jd|kras?|job profile|role overview|work|work profile|day to day|roles? (?:&|and) responsibilities|roles?\/responsibilities|job role and responsibilities|job summary|about the (?:role|job)|the role|what you(?:'ll| will) (?:do|be doing)|job responsibilities|scope|scope of work|tasks|day-to-day)|responsible for)$/,
  ],
  [
    'offer',
    /^(?:benefits|perks|perks (?:&|and) benefits|we offer|what we offer|facilities|why join us|why us|other benefits|incentives?|bonus(?:es)?|extras)$/,
  ],
  [
    'about',
    /^(?:about us|about (?:the |our )?(?:company|client|organi[sz]ation|firm|team|school|hospital)|company|company profile|company name|client|who we are|organi[sz]ation)$/,
  ],
  [
    'openings',
    /^(?:no\.? of (?:positions?|openings?|vacanc(?:y|ies)|posts?)|number of (?:positions?|openings?|vacanc(?:y|ies)|posts?)|vacancies|headcount|count|qty|nos)$/,
  ],
  ['industry', /^(?:industry|domain|sector|industry type|vertical)$/],
  ['department', /^(?:department|dept|team|function|functional area)$/],
  [
    'shift',
    /^(?:timings?|shifts?|working hours|working days|office timings?|shift timings?|work timings?|days|hours|duty|duty hours|duty timings?)$/,
  ],
];

/** Headings that hold for all that follows; the others only for the next line. */
const LASTING: readonly Label[] = ['skills', 'nice', 'requirements', 'duties', 'offer', 'about'];

const LABEL = /^([\p{L}][\p{L} &/'().-]{1,38}?) {0,3}(?::+-?|[–=]|-(?=\s)|:?\s*$) {0,3}/u;
const BULLET = /^(?:[\s•–>+]|-(?!\d)|[*o](?=\s)|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))+/;

function labelOf(written: string): Label | null {
  const key = written
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\.$/g, '')
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}

/** Long lines cut between words, so that reading them stays quick and no word is cut in two. */
const LONGEST_LINE = 400;
function wrapped(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const pieces: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const full = current.length + word.length >= LONGEST_LINE;
    const pause = current.length > LONGEST_LINE / 2 && /[.;!?]$/.test(current);
    if ((full || pause) && current !== '') {
      pieces.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...pieces, current].join('\n');
}

/** The text of a prompt without markup, icons and decoration; at most as long as a prompt may be. */
function plainText(raw: string): string {
  const text = raw
    .slice(0, limits.job.prompt.max)
    .replaceAll(/<(script|style)\b[^<>]{0,200}>[^<]{0,2000}<\/\1>/gi, ' ')
    .replaceAll(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b[^<>]{0,200}>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    .replaceAll(/>=? ?(?=\d{1,2} ?\+? ?(?:years?|yrs?)\b)/gi, ' more than ')
    .replaceAll(/(?<=\d) ?~ ?(?=\d)/g, '-')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/gi, ' ')
    .replaceAll(/&amp;/gi, '&')
    .replaceAll(/&(?:lt|gt|quot|#\d{1,5});/gi, ' ')
    .replaceAll(
      /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u20E3)+/gu,
      ' • ',
    )
    .replaceAll(/^[ \t]*[*o] +/gm, '• ')
    .replaceAll(/[*_~`]{1,3}/g, ' ')
    .replaceAll(/(^|\s)#{1,6}(?=[\s\p{L}])/gu, '$1')
    .replaceAll(/[–—-]*>+|={2,}|-{3,}|\.{3,}|…/g, ' – ')
    .replaceAll(/([!?])\1+/g, '$1')
    .replaceAll(/[^\S\n]+/g, ' ')
    .split('\n')
    .map(wrapped)
    .join('\n');
  return (
    withPostsSpelled(normaliseText(text).replace(SIGNED, ''))
      // "Welder-5, fitter-3": a post and how many.
      .replaceAll(/\b(\p{L}{4,})-(\d{1,3})(?= ?(?:[,;)]|$))/gmu, (both, post: string, count: string) =>
        isTitleNoun(post.toLowerCase()) ? `${post} – ${count} nos` : both,
      )
      .replaceAll(/\b(co)-(?=ordinat)/gi, '$1')
      .replaceAll(/\bmg(?:m?n?t|mt)\b/gi, 'management')
      .replaceAll(/\bin[ -]charge\b/gi, 'incharge')
      .replaceAll(
        /^((?:(?:urgent(?:ly)?|need|needs|want|hiring|require[sd]?|looking for)[ :,]+)*\d{1,2}) ?x (?=\p{L}{2})/gimu,
        '$1 ',
      )
      .replaceAll(/\bdot ?net\b/gi, '.NET')
      .replaceAll(/\btele[ -](?=call|sales|market|counsel)/gi, 'tele')
      .replaceAll(/\bfresh graduates?\b/gi, 'freshers')
      .replaceAll(/(?<=\p{L}{3}) n (?=\p{L}{3})/gu, ' and ')
      .replaceAll(
        /\b(staff|workers?|helpers?|operators?|executives?|assistants?) (?:for|in) (?:the |our )?(\p{L}+ing|dispatch|accounts|quality|stores) (?:dep(?:t|artment)|section|line)\b\.?/giu,
        '$2 $1',
      )
      .replaceAll(/\bhosp\b\.?/gi, 'hospital')
      .replaceAll(/\bx ?ray\b/gi, 'X-ray')
      .replaceAll(/\b(\d{1,3}) log(?:o|on|o[nm])?(?= (?:chahiye|ki\b|ke\b)| ?(?:[,.;)]|$))/gim, '$1 people')
      .replaceAll(
        /\b(civil|site|mech(?:anical)?|elec(?:trical)?|sales|service|qa|qc|software|project) engr?\b\.?/gi,
        '$1 engineer',
      )
      .replaceAll(/\bpref(?:er+d|ered|fer+e?d)\b/gi, 'preferred')
  );
}

/** Who writes, below the text: "Regards, Sunil, HR, Delhi office". Nobody asks for more below it. */
const SIGNED =
  /(?:^|[\n.;,] ?)(?:thanks (?:&|and) |thanking you,? |(?:warm|best|kind) )*regards\b(?![^]{240})(?![^]*?(?:\n[\p{L} ]{3,30}:|\bforwarded\b))[^]*$/iu;

/** A full stop after one of these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(/,])(?:\p{L}|rs|sr|jr|maint|yrs?|exp|approx|min|max|no|nos|dr|mr|ms|mrs|st|dept|asst|ass|mgr|engg|exec|acct|addl|govt|pvt|ltd|co|inc|b\.?\w{1,5}|m\.?\w{1,4}|e\.g|i\.e|vs|incl|excl|imm|p\.a|p\.m|a\.m|l\.p\.a|etc|dy)$/iu;

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const mark of line.matchAll(/[.!?;]+(?=\s|$)|\s\|\s|[•\t]/g)) {
    const before = line.slice(Math.max(start, mark.index - 12), mark.index);
    const after = line.slice(mark.index + mark[0].length, mark.index + mark[0].length + 3);
    if (mark[0] === '.' && ABBREVIATION.test(before) && !/^ \p{Lu}\p{Ll}/u.test(after)) continue;
    if (mark[0] === '.' && /(?:^|[\s(])(?:sr|jr|rs|dr|asst|ass|dy|mr|ms|mrs|no|\p{L})$/iu.test(before))
      continue;
    sentences.push(line.slice(start, mark.index));
    start = mark.index + mark[0].length;
  }
  sentences.push(line.slice(start));
  return sentences.map((each) => each.trim()).filter(Boolean);
}

/** Breaks a run of labels on one line: "Location: Pune, Exp: 3-5 yrs, Salary: 6 LPA". */
function labelRuns(sentence: string): string[] {
  const cuts: number[] = [];
  for (const match of sentence.matchAll(
    /(?:^|[,;.(] ?|[ ])((?:[\p{L}]+ ){0,2}[\p{L}]+) ?:(?=\s|\p{Lu}|\d|₹)/gu,
  )) {
    const words = (match[1] ?? '').split(' ');
    if (labelOf(sentence.slice(0, match.index + match[0].length - 1)) !== null) continue;
    for (let skip = 0; skip < words.length; skip += 1) {
      const written = words.slice(skip).join(' ');
      if (labelOf(written) === null) continue;
      cuts.push(match.index + match[0].lastIndexOf(written));
      break;
    }
  }
  const starts = cuts.filter((at) => at > 0);
  return [0, ...starts]
    .map((at, index) => sentence.slice(at, starts[index] ?? sentence.length).replace(/[\s,;–-]+$/, ''))
    .filter(Boolean);
}

/** A prompt read into its statements. Takes what anybody may paste: markup, icons, bullets, endless lines. */
export function readPrompt(raw: string): Prompt {
  const text = plainText(raw);
  const statements: Statement[] = [];
  let above: Label | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const bulleted = /^\s*(?:[•–+]|-\s|\(?\d{1,2}[.)]\s)/.test(line);
    for (const sentence of sentencesOf(line.replace(BULLET, '')).flatMap(labelRuns)) {
      const match = LABEL.exec(sentence);
      const label = match ? labelOf(match[1] ?? '') : null;
      const body = match && label ? sentence.slice(match[0].length).trim() : sentence;
      if (label !== null && body === '') {
        above = label;
      } else if (label !== null) {
        const least = label === 'experience' && /^min/i.test(match?.[1] ?? '');
        statements.push({ text: body, label, labelled: true, bulleted, ...(least && { least }) });
        above = null;
      } else {
        if (!bulleted && above !== null && sentence.endsWith(':')) above = null;
        statements.push({ text: sentence.replace(/:$/, ''), label: above, labelled: false, bulleted });
        if (above !== null && !LASTING.includes(above)) above = null;
      }
    }
  }
  return { text: statements.map((statement) => statement.text).join('\n'), statements };
}
