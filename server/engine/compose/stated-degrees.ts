import { joined } from './phrases.ts';
import type { Prompt } from './prompt-text.ts';

const DEGREES: readonly (readonly [RegExp, string])[] = [
  [
    /\bb\.? ?sc\.? (?:in )?nursing\b|(?<=\b[ga]nm ?(?:\/|,|or|&|and) ?)b\.? ?sc\b(?! nursing)/i,
    'B.Sc Nursing',
  ],
  [/\bm\.? ?sc\.? (?:in )?nursing\b/i, 'M.Sc Nursing'],
  [/\bgnm\b/i, 'GNM'],
  [/\banm\b/i, 'ANM'],
  [/\b[Bb](?:\. ?| )[Ee][Dd]\b|\bBEd\b/, 'B.Ed'],
  [/\b[Mm](?:\. ?| )[Ee][Dd]\b|\bMEd\b/, 'M.Ed'],
  [/\bd\.? ?el\.? ?ed\b/i, 'D.El.Ed'],
  [/\bntt\b/i, 'NTT'],
  [/\bb\.? ?p\.? ?ed\b/i, 'B.P.Ed'],
  [
    /\b(?:ca|cma)[ -]?\(?inter(?:mediate)?\)?\b|\bsemi[- ]qualified ca\b|\binter ca\b|\bipcc\b/i,
    'CA (Inter)',
  ],
  [
    /\b(?:(?<!\bsemi[- ]?)qualified|only|be a|must be|a|fresh) cas?\b(?! firm)|\bchartered accountant\b|\bcas? (?:only|qualified|preferred|mandatory|degree)\b|(?<=, ?)ca(?= ?,)|\bca(?= ?(?:\/|,|&|or|and) ?(?:cma|icwa|cs|mba|cfa|cpa|acca|m\.? ?com)\b)|(?<=\b(?:cma|icwa|cs|mba(?: finance| in finance)?|cfa|cpa|acca|m\.? ?com) ?(?:\/|,|&|or|and) ?)ca\b(?![- ]?(?:firm|\(?inter))/i,
    'CA',
  ],
  [/(?<=\bca ?(?:\/|,|or|and) ?)cs\b|\bcs(?= ?(?:\/|,|or|and) ?ca\b)/i, 'CS'],
  [/\b(?:cma|icwa)\b(?! ?\(?inter| data| report)/i, 'CMA'],
  [/\bcfa\b/i, 'CFA'],
  [/\bm\.? ?com\b/i, 'M.Com'],
  [/\bb\.? ?com\b|\bcommerce graduate\b/i, 'B.Com'],
  [/\bmba(?: ?(?:in|\() ?(?:hr|human resources?)\)?| hr)\b/i, 'MBA in HR'],
  [/\bmba(?: ?(?:in|\() ?(?:marketing|sales)\)?| marketing)\b/i, 'MBA in marketing'],
  [/\bmba(?: ?(?:in|\() ?finance\)?| finance)\b/i, 'MBA in finance'],
  [/\bmba\b(?! ?(?:in|\(|hr|marketing|finance))/i, 'MBA'],
  [/\bpgdm\b/i, 'PGDM'],
  [/\bpgdmm\b/i, 'PGDMM'],
  [/\bmha\b/i, 'MHA'],
  [/\bmph\b/i, 'MPH'],
  [/\bbba\b/i, 'BBA'],
  [/\bmca\b/i, 'MCA'],
  [/\bbca\b/i, 'BCA'],
  [/\bm\.? ?tech\b/i, 'M.Tech'],
  [/\bb\.? ?tech\b|\bb\.e\b\.?|\bengineering (?:graduate|degree)\b/i, 'B.E./B.Tech'],
  [/\bBE\b(?= |\/|,|\.|$)|(?<=[(/])BE\b/, 'B.E./B.Tech'],
  [
    /\bdiploma in ((?:[\p{L}]+)(?: (?:engineering|safety|management|technology|pharmacy|design|nursing))?)/iu,
    'diploma in $1',
  ],
  [
    /\b(mechanical|civil|electrical|electronics|automobile|chemical) diploma\b|\bdiploma (mechanical|civil|electrical|electronics|automobile|chemical)\b/i,
    'diploma in $1$2 engineering',
  ],
  [
    /\bdiploma \(?(mech|elec|electl|chem|auto)\b|\b(mech|elec|chem|auto) diploma\b/i,
    'diploma in $1$2 engineering',
  ],
  [
    /\bdiploma\b(?! (?:in|mechanical|civil|electrical|electronics|automobile|chemical|\(?(?:mech|elec|electl|chem|auto)\b))(?<!\b(?:mech|elec|chem|auto) diploma)/i,
    'diploma',
  ],
  [/\biti\b/i, 'ITI'],
  [/\bmbbs\b/i, 'MBBS'],
  [/\bbds\b/i, 'BDS'],
  [/\bmds\b/i, 'MDS'],
  [/\bbams\b/i, 'BAMS'],
  [
    /\bmd ?(?:in )?(?:\(|medicine|general medicine|paediatrics|pediatrics|anaesthesia|radiology|dermatology)|\bmd\/(?:dnb|ms)\b|\bmd or dnb\b|\bdnb\b/i,
    'MD or DNB',
  ],
  [/\bb\.? ?pharm(?:a|acy)?\b/i, 'B.Pharm'],
  [/\bm\.? ?pharm(?:a|acy)?\b/i, 'M.Pharm'],
  [/\bd\.? ?pharm(?:a|acy)?\b/i, 'D.Pharm'],
  [/\bbpt\b/i, 'BPT'],
  [/\bmpt\b/i, 'MPT'],
  [/\bdmlt\b/i, 'DMLT'],
  [/\bbmlt\b/i, 'BMLT'],
  [/\bb\.a\b\.?(?!\.?(?:m\.?s|ed))/i, 'B.A.'],
  [
    /\b[Mm]\.[Aa]\b\.?|\bMA\b(?= (?:[Bb]\.?[Ee]d|English|Hindi|Economics|History|Psychology|Geography|Sanskrit))/,
    'M.A.',
  ],
  [/\bll\.? ?b\b/i, 'LL.B.'],
  [/\bll\.? ?m\b/i, 'LL.M.'],
  [/\bmsw\b/i, 'MSW'],
  [
    /\bbhm\b|\bhotel management (?:degree|graduate|diploma)\b|\b(?:degree|diploma) in hotel management\b|\bihm\b/i,
    'a degree or diploma in hotel management',
  ],
  [/\bb\.? ?arch\b/i, 'B.Arch'],
  [
    /\bb\.? ?sc\.? (?:\(?(?:in )?)(agri(?:culture)?|horticulture|chemistry|physics|maths|mathematics|microbiology|biotechnology|computer science|it|botany|forestry)\b/i,
    'B.Sc ($1)',
  ],
  [
    /\bm\.? ?sc\.? (?:\(?(?:in )?)(agri(?:culture)?|horticulture|chemistry|physics|maths|mathematics|microbiology|biotechnology|computer science|it|agronomy|statistics|english)\b/i,
    'M.Sc ($1)',
  ],
  [
    /(?<!\b[ga]nm ?(?:\/|,|or|&|and) ?)\bb\.? ?sc\b(?!\.? ?\(?(?:in )?(?:nursing|agri|horti|chem|phys|math|micro|bio|comp|it\b|bot|for))/i,
    'B.Sc',
  ],
  [
    /\bm\.? ?sc\b(?!\.? ?\(?(?:in )?(?:nursing|agri|horti|chem|phys|math|micro|bio|comp|it\b|agro|stat|eng))/i,
    'M.Sc',
  ],
  [/\bph\.? ?d\b/i, 'Ph.D.'],
  [
    /(?<!\b(?:class(?:es)?|grades?|std|xi|11th|11)(?: ?(?:-|–|to|and|&|\/) ?| ))\b(?:10\+2|12th|xii|hsc|intermediate|plus two|\+2)(?: pass(?:ed)?)?\b(?! (?:students?|class|grade|std|maths|physics))(?= ?(?:pass|or|and|\/|,|\.|$|is|min|with|above))/i,
    '12th pass',
  ],
  [
    /\b(?:10th|ssc|matric\w*|sslc)(?: pass(?:ed)?)?\b(?! (?:students?|class|grade|std|maths|physics))(?= ?(?:pass|or|and|\/|,|\.|$|is|min|with|above))/i,
    '10th pass',
  ],
  [
    /\bany graduates?\b|\bgraduates? (?:in any|from any|any|can|preferred|only|must|required|or|with)\b|\bgraduation\b|\bgraduate degree\b|\bmust be (?:a )?graduate\b|^graduate\b|(?<=[,;] ?)graduate(?=\s*(?:$|[,;.]|(?:female|male|fresher)s?\b))|\b(?:a|be) graduates?\b/i,
    'graduate in any discipline',
  ],
  [/\bpost[- ]?graduat(?:e|ion)\b/i, 'post-graduate'],
];

/** Degrees of one ladder: "B.Com and M.Com" asks for either, for nobody is asked for the lower one twice. */
const LADDERS: readonly RegExp[] = [
  /^[BM]\.Com$/,
  /^[BM]\.Ed$/,
  /^(?:B\.E\.\/B\.Tech|M\.Tech|ITI|diploma.*|1[02]th pass)$/,
  /^[BMD]\.Pharm$/,
  /^(?:GNM|ANM|[BM]\.Sc Nursing)$/,
  /^(?:BCA|MCA)$/,
  /^(?:BBA|MBA.*|PGDM)$/,
  /^(?:CA.*|CS|CMA|CFA|MBA in finance)$/,
  /^[BM]\.Sc(?: \(.*)?$/,
  /^LL\.[BM]\.$/,
  /^[BM]PT$/,
  /^[BM]\.A\.$/,
  /^(?:graduate in any discipline|post-graduate|[BM]\.(?:Com|Sc).*|BBA|BCA)$/,
];

interface Named {
  readonly name: string;
  readonly statement: number;
  readonly start: number;
  readonly end: number;
}

const WISHED_AFTER =
  /^(?:(?!\b(?:must|min|minimum|mandatory|compulsory|required|enough)\b)[^,;.()]){0,30}?\b(?:preferred|preferable|preferably|desirable|(?:is |are |would be |will be )?an? (?:added )?(?:plus|bonus|advantage)|(?:is |are )?(?:nice|good|great) to have|(?:is |are )?(?:an )?added advantage|optional)\b/i;
/** To others an LLM is a language model. */
const OF_LAW = /\b(?:ll\.? ?b|law|laws|legal|advocates?|litigation|counsel|judicial)\b/i;
const WITH = /^[ .,)]*(?:with|\+|plus|along with|as well as)[ (]*(?:a |an )?$/i;
const AND = /^[ .,)]*(?:and|&)[ (]*(?:a |an )?$/i;
const BESIDE = /^[ .,]{0,3}$/;
const BOTH_AFTER = /^[ .,)]*(?:is |are |both )*(?:must|mandatory|compulsory|required|both|needed)\b/i;

/** "M.Sc Phy with B.Ed": of a degree, in short. */
const SUBJECT =
  /^[. ]*\(?(?:phy|phys|chem|maths?|bio|zoo|bot|eng|english|hindi|eco|hist|geo|physics|chemistry|biology)\b\)?/i;

/** Whether the later of two neighbours is asked for besides the earlier, not instead of it. */
function isBesides(before: Named, here: Named, text: string): boolean {
  if (before.statement !== here.statement || here.start < before.end) return false;
  const between = text.slice(before.end, here.start).replace(SUBJECT, '');
  // Who teaches needs the subject's degree and the teacher's.
  if (here.name === 'B.Ed' && before.name !== 'M.Ed')
    return WITH.test(between) || AND.test(between) || BESIDE.test(between);
  if (LADDERS.some((ladder) => ladder.test(before.name) && ladder.test(here.name))) return false;
  if (WITH.test(between) || AND.test(between)) return true;
  return /^ {1,2}$/.test(between) && BOTH_AFTER.test(text.slice(here.end));
}

/**
 * The qualifications that a prompt names, each as an Indian CV writes it, in the order written: one of every group is
 * asked for.
 */
export function readDegrees(prompt: Prompt): string[][] {
  return degreesOf(prompt, false);
}

/** The qualifications that a prompt only wishes for: "MBA preferred". */
export function readWishedDegrees(prompt: Prompt): string[] {
  const asked = readDegrees(prompt).flat();
  return degreesOf(prompt, true)
    .flat()
    .filter((name) => !asked.includes(name));
}

function degreesOf(prompt: Prompt, wished: boolean): string[][] {
  const found: Named[] = [];
  for (const [statement, { text, label }] of prompt.statements.entries()) {
    if (label === 'about' || label === 'offer' || label === 'title' || label === 'duties') continue;
    for (const [pattern, name] of DEGREES) {
      const match = pattern.exec(text);
      if (!match) continue;
      if (name === 'LL.M.' && !OF_LAW.test(prompt.text)) continue;
      const isWished =
        label === 'nice' ||
        /\bpreferred$/i.test(match[0]) ||
        WISHED_AFTER.test(text.slice(match.index + match[0].length));
      if (isWished !== wished) continue;
      const small = (match[1] ?? match[2] ?? '')
        .toLowerCase()
        .replace(/^agri$/, 'agriculture')
        .replace(/^mech$/, 'mechanical')
        .replace(/^electl?$|^elec$/, 'electrical')
        .replace(/^chem$/, 'chemical')
        .replace(/^auto$/, 'automobile')
        .replace(/^(?:ot|it|hr)$/, (short) => short.toUpperCase());
      const subject = name.includes('(')
        ? small.replaceAll(/\b(?:it|\p{L})/gu, (start) => start.toUpperCase())
        : small;
      found.push({
        name: name.replace('$1$2', subject).replace('$1', subject),
        statement,
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  }
  const groups: string[][] = [];
  let before: Named | null = null;
  for (const here of found.toSorted((a, b) => a.statement - b.statement || a.start - b.start)) {
    const known = groups.some((group) => group.includes(here.name));
    const last = groups.at(-1);
    const sameStatement = before?.statement === here.statement;
    if (
      !known &&
      (!before || !last || isBesides(before, here, prompt.statements[here.statement]?.text ?? ''))
    )
      groups.push([here.name]);
    else if (!known) (sameStatement ? last : groups[0])?.push(here.name);
    before = here;
  }
  return groups;
}

/** Qualifications as a requirement says them: "M.Sc and B.Ed", "B.A or B.Com, with B.Ed"; '' for none. */
export function degreesText(groups: readonly (readonly string[])[]): string {
  const [first = [], ...besides] = groups;
  const either = (group: readonly string[]): string => joined(group, 'or');
  if (groups.every((group) => group.length === 1)) return joined(groups.map(either));
  return [either(first), ...besides.map((group) => `with ${either(group)}`)].join(', ');
}
