import { linesOf, type Line, type ResumeDocument } from './document.ts';

interface Degree {
  readonly name: string;
  readonly pattern: RegExp;
  /** Its letters mean something else in other lines: "MS Excel", "MTA" of Microsoft. */
  readonly isShort: boolean;
}

/** Degrees from the highest down: what is written of each, `short` what only a line of schooling says with it. */
const DEGREES: readonly Degree[] = (
  [
    ['Ph.D', /\bph\.? ?d\b|\bdoctorate\b|\bdoctor of philosophy\b/i],
    ['DM', /\bD\.M\b|\bDM\b(?=\.?\s*(?:\(|in\b|[,–:-]|\d|$|[A-Z][a-z]+ology\b))/, 'short'],
    ['M.Ch', /\bM\.? ?Ch\b|\bmaster of chirurgiae?\b|\bMCH\b/, 'short'],
    ['MD', /\bM\.D\b|\bMD\b(?=[ (,–-]|$)/, 'short'],
    ['MD', /\bdoctor of medicine\b/i],
    ['DNB', /\bd\.?n\.?b\b|\bdiplomate of national board\b/i, 'short'],
    ['MDS', /\bm\.?d\.?s\b|\bmaster of dental surgery\b/i, 'short'],
    ['M.Phil', /\bm\.? ?phil\b|\bmaster of philosophy\b/i],
    ['M.Tech', /\bm\.? ?tech\b|\bmaster of technology\b/i],
    ['M.E', /\bm\.e\b|\bmaster of engineering\b|^ME\b(?=\.?\s*(?:\(|in\b|[,–:-]|\d|$))/i],
    ['MBA', /\bm\.? ?b\.? ?a\b|\bmasters? (?:of|in) business administration\b/i],
    ['PGDM', /\be?pg ?dm\b|\bpgdhrm\b|\bpgdba\b|\bp\.g\.d\.m\b/i],
    ['PGDM', /\bpost[- ]?graduate diploma (?:in|of) (?:business )?(?:management|administration)\b/i],
    ['PGDBM', /\be?pg ?dbm\b/i],
    ['PGPM', /\be?pgpm\b|\bp\.g\.p\.m\b/i],
    ['PGP', /\be?pgp(?:x|bm|mx)?\b|\bpost[- ]?graduate program(?:me)?\b/i, 'short'],
    ['Chartered Accountant', /\bchartered accountan(?:t|cy)\b|\bca final\b/i],
    [
      'Chartered Accountant',
      /^C\.?A\b|(?<=[,&+/|\t–] ?|\b(?:and|[Pp]ursuing|[Aa]ppearing|[Qq]ualified|[Cc]leared|[Pp]assed|[Cc]ompleted) )C\.?A\b|\b(?:ACA|FCA|ICAI)\b/,
      'short',
    ],
    ['Chartered Accountant', /\bICAI\b|\binstitute of chartered accountants\b/i],
    ['Cost Accountant (CMA)', /\bcost (?:(?:and|&) (?:management|works) )?accountan(?:t|cy)\b/i, 'short'],
    ['Cost Accountant (CMA)', /\bcma\b|\bicwai?\b|\bicmai\b/i, 'short'],
    ['Company Secretary', /\bcompany secretar(?:y|yship)\b|\bicsi\b/i, 'short'],
    ['Company Secretary', /^C\.?S\b(?=[ (,–-]{1,3}(?:exec|prof|inter|found|pursu|(?:19|20)\d\d))/i, 'short'],
    ['MCA', /\bm\.?c\.?a\b|\bmasters? (?:of|in) computer applications?\b/i],
    ['MMS', /\bm\.?m\.?s\b|\bmasters? (?:of|in) management studies\b/i, 'short'],
    ['MPM', /\bm\.?p\.?m\b|\bmasters? (?:of|in) personnel management\b/i, 'short'],
    ['MHRM', /\bm\.?h\.?r\.?m\b|\bmasters? (?:of|in) human resources? management\b/i, 'short'],
    [
      'MHRD',
      /\bm\.?h\.?r\.?d(?:\.?m)?\b(?! ministry)|\bmasters? (?:of|in) human resources? development\b/i,
      'short',
    ],
    ['MCM', /\bm\.?c\.?m\b|\bmasters? (?:of|in) computer management\b/i, 'short'],
    ['MMM', /\bm\.?m\.?m\b|\bmasters? (?:of|in) marketing management\b/i, 'short'],
    ['MFM', /\bm\.?f\.?m\b|\bmasters? (?:of|in) financ(?:e|ial) management\b/i, 'short'],
    ['MFC', /\bm\.?f\.?c\b|\bmasters? (?:of|in) finance (?:and|&) control\b/i, 'short'],
    ['MIB', /\bm\.?i\.?b\b|\bmasters? (?:of|in) international business\b/i, 'short'],
    ['MBS', /\bm\.?b\.?s\b|\bmasters? (?:of|in) business studies\b/i, 'short'],
    ['MHA', /\bm\.?h\.?a\b|\bmasters? (?:of|in) (?:hospital|health(?:care)?) administration\b/i, 'short'],
    ['MPH', /\bm\.?p\.?h\b|\bmasters? (?:of|in) public health\b/i, 'short'],
    ['MPA', /\bm\.?p\.?a\b|\bmasters? (?:of|in) public administration\b/i, 'short'],
    ['MTM', /\bm\.?t\.?m\b|\bmasters? (?:of|in) (?:tourism|travel)[a-z &]{0,20} management\b/i, 'short'],
    ['MTA', /\bm\.?t\.?a\b|\bmasters? (?:of|in) tourism administration\b/i, 'short'],
    ['MHM', /\bm\.?h\.?m(?:ct)?\b|\bmasters? (?:of|in) hotel management\b/i, 'short'],
    ['M.Com', /\bm\.? ?com\b|\bmasters? (?:of|in) commerce\b/i],
    ['M.V.Sc', /\bm\.? ?v\.? ?sc\b|\bmasters? (?:of|in) veterinary science\b/i],
    ['M.Sc', /\bm\.? ?sc\b|\bmasters? of science\b/i],
    [
      'MS',
      /\bM\.? ?S\b(?=\.?[\s–:-]{0,3}(?:\(|in\b|[,\d]|$|[A-Z]))(?!\.?[\s–-]{0,3}(?:office|excel|word|power|access|outlook|projects?|teams|sql|cit|dos|paint|windows|visio|dynamics|crm|azure|univ|ramaiah|swaminathan)\b)(?!\.?[\s–-]{0,3}(?:University|Ramaiah|Office|Excel|Word|Power|Access|Outlook|Project|Teams|SQL|CIT|DOS|Paint|Windows|Visio|Swaminathan|College|Engineering College))/,
      'short',
    ],
    ['M.Pharm', /\bm\.? ?pharm/i],
    ['Pharm.D', /\bpharm\.? ?d\b|\bdoctor of pharmacy\b/i],
    ['MPT', /\bm\.?p\.?t\.?h?\b|\bmasters? (?:of|in) physiotherapy\b/i, 'short'],
    ['MOT', /\bm\.?o\.?t\b|\bmasters? (?:of|in) occupational therapy\b/i, 'short'],
    ['LL.M', /\bll\.? ?m\b|\bl\.l\.m\b|\bmasters? (?:of|in) laws?\b/i],
    ['MBL', /\bm\.?b\.?l\b|\bmasters? (?:of|in) business laws?\b/i, 'short'],
    ['MSW', /\bm\.?s\.?w\b|\bmasters? (?:of|in) social work\b/i],
    ['MLS', /\bm\.?l\.?s\b|\bmasters? (?:of|in) labou?r studies\b/i, 'short'],
    ['M.Lib', /\bm\.? ?lib\b|\bm\.?l\.?i\.?(?:s|sc)\b|\bmasters? (?:of|in) library\b/i, 'short'],
    [
      'MJMC',
      /\bm\.?j\.?m\.?c\b|\bm\.?m\.?c\.?j\b|\bmasters? (?:of|in) (?:journalism|mass communication)\b/i,
      'short',
    ],
    ['M.P.Ed', /\bM\.? ?P\.? ?E(?:d|D)\b|\bMasters? (?:of|in) Physical Education\b/],
    ['M.Ed', /\bM(?:\. ?| )[Ee][Dd]\b|\bM(?:Ed|ED)\b|\bMasters? (?:of|in) Education\b/],
    ['M.Arch', /\bm\.? ?arch\b|\bmasters? (?:of|in) architecture\b/i],
    ['M.Plan', /\bm\.? ?plan\b|\bmasters? (?:of|in) (?:urban |city )?planning\b/i],
    ['M.Des', /\bm\.? ?des\b|\bmasters? (?:of|in) design\b/i],
    ['MFA', /\bm\.?f\.?a\b|\bmasters? (?:of|in) fine arts?\b/i, 'short'],
    ['MVA', /\bm\.?v\.?a\b|\bmasters? (?:of|in) visual arts?\b/i, 'short'],
    ['M.Voc', /\bm\.? ?voc\b/i],
    ['M.Stat', /\bm\.? ?stat\b/i],
    ['M.A', /\bm\.a\b\.?|\bmasters? of arts\b/i],
    ['M.A', /\bMA\b(?=[ (,–-]|$)(?! \d{5})/],
    ["Master's degree", /\bmaster(?:'?s)? (?:degree|in)\b|\bpost[- ]?graduation\b/i, 'short'],
    ['PGDCA', /\bpg ?dca\b|\bpost[- ]?graduate diploma (?:in|of) computer applications?\b/i],
    ['PG Diploma', /\bpost[- ]?graduate diploma\b|\bp\.?g\.? ?diploma\b|\bpgd[a-z]{0,4}\b/i],
    ['MBBS', /\bm\.?b\.?b\.?s\b/i],
    ['BDS', /\bb\.?d\.?s\b/i, 'short'],
    ['BHMS', /\bb\.?h\.?m\.?s\b/i],
    ['BAMS', /\bb\.?a\.?m\.?s\b/i],
    ['B.V.Sc', /\bb\.? ?v\.? ?sc\b/i],
    ['B.Tech', /\bb\.? ?tech\b|\bbachelor of technology\b/i],
    ['B.E', /\bb\.e\b\.?|\bbachelor of engineering\b/i],
    ['B.E', /\bBE\b(?= )/],
    ['B.Arch', /\bb\.? ?arch\b|\bbachelor of architecture\b/i],
    ['B.Pharm', /\bb\.? ?pharm/i],
    ['LL.B', /\bll\.? ?b\b|\bbachelor of laws?\b/i],
    ['B.Des', /\bb\.? ?des\b|\bbachelor of design\b/i],
    ['B.Sc Nursing', /\bb\.? ?sc\.? ?\(?nursing/i],
    ['BPT', /\bb\.?p\.?t\b|\bbachelor of physiotherapy\b/i, 'short'],
    ['BCA', /\bb\.?c\.?a\b|\bbachelor of computer applications?\b/i],
    ['BBA', /\bb\.?b\.?a\b|\bbachelor of business administration\b/i],
    ['BHM', /\bb\.?h\.?m(?:\.?c\.?t)?\b|\bbachelor of hotel management\b/i],
    ['B.Ed', /\b[Bb](?:\. ?| )[Ee][Dd]\b|\bB(?:Ed|ED)\b/],
    ['B.Com', /\bb\.? ?com\b|\bbachelor of commerce\b/i],
    ['B.Sc', /\bb\.? ?sc\b|\bbachelor of science\b/i],
    ['B.A', /\bb\.a\b\.?|\bbachelor of arts\b/i],
    ['B.A', /\bBA\b(?= )/],
    ['GNM', /\bgnm\b/i],
    ['Diploma', /\bdiploma\b/i],
  ] satisfies readonly (readonly [string, RegExp, 'short'?])[]
).map(([name, pattern, short]) => ({
  name,
  pattern: new RegExp(pattern.source, `${pattern.flags}g`),
  isShort: short !== undefined,
}));

/** Courses of which parts are passed one by one, and what such a part is called. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'Chartered Accountant',
  'Cost Accountant (CMA)',
  'Company Secretary',
]);
const PART = String.raw`(?:inter(?:mediate)?|ipcc|ipce|pcc|pe[- ]?(?:i{1,2}|1|2)|foundation|cpt|cseet|executive|entrance|(?:both |1st |first |one |single )?groups?|students?|aspirant|finalist|articles?(?:hip|d)?|firm|office|practice|drop[- ]?out)\b`;
const PART_AFTER = new RegExp(
  String.raw`^[\s.,:()/–-]{0,4}(?:(?:CM?A|CS|ICWA)\b[\s.,:()/–-]{0,4})?(?:course[\s.,:(–-]{0,3})?${PART}|^[\s.(–-]{0,3}final[\s.,:(–-]{0,4}(?:student|due|(?:1st |first |one |single )?group\b)`,
  'i',
);
const PART_BEFORE = new RegExp(String.raw`\b${PART}[\s.:(–-]{0,3}(?:(?:of|in|from|level)\s+)?$`, 'i');
const ANY_PART = new RegExp(String.raw`\b(?:${PART}|certificate|diploma|course|disa|certification)`, 'i');
const BODY = /^(?:icai|icwai|icmai|icsi|institute)/i;

const BEGUN =
  /\b(?:pursuing|persuing|pursing|appearing|doing|studying|preparing|enrolled|aspirant|aspiring|semi[- ]?qualified|partly[- ]qualified|not completed|incomplete|student|student of)[\s:–-]{1,3}(?:(?:my|an?|the|for|in|of|towards|final|executive|distance|online|part[- ]time|correspondence|currently)\s+){0,3}$/i;
const UNFINISHED =
  /\b(?:pursuing|persuing|pursing|appearing|appeared|on-?going|in progress|discontinued|dropped|drop[- ]?out|incomplete|not (?:yet )?complete[d]?|results? awaited|awaiting results?|scholar|thesis|expected (?:in )?(?:[a-z]{3,9} )?20\d\d)\b|(?:\bto|\btill|[-–])\s*(?:present|current|now|date)\b/i;
const OPENS_UNFINISHED =
  /^\W*(?:currently |still )?(?:pursuing|persuing|appearing|on-?going)(?:\W*$|[\s,:(–-]{1,3}(?:(?:from|at|since|till)\b|(?:19|20)\d\d))/i;
/** What stands between names that are told of together: "pursuing CA/MBA". */
const TOGETHER = /^[\s./&+]*(?:and|or)?\s*$/;

interface Named {
  readonly rank: number;
  readonly start: number;
  readonly end: number;
  readonly isBody: boolean;
}

function nameOf({ rank }: Pick<Named, 'rank'>): string {
  return DEGREES[rank]?.name ?? '';
}

/** Whether a line is of schooling, where it stands under no such heading. */
function isOfSchooling(line: Line): boolean {
  return (
    line.section === 'education' ||
    (['header', 'summary', 'other', 'personal'].includes(line.section) &&
      /\b(?:universit(?:y|ies)|college|institute|vidyapeeth|(?:19|20)\d\d)\b/i.test(line.text))
  );
}

/** No line of schooling is longer: of others only the opening is read. */
const LONGEST_LINE = 2000;

function degreesIn(line: Line): Named[] {
  const isSchooling = isOfSchooling(line);
  return DEGREES.flatMap(({ pattern, isShort }, rank) =>
    isShort && !isSchooling
      ? []
      : [...line.text.slice(0, LONGEST_LINE).matchAll(pattern)].map((match) => ({
          rank,
          start: match.index,
          end: match.index + match[0].length,
          isBody: BODY.test(match[0]),
        })),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** The degrees that a line names, each with whether it is held: not what is pursued, and of a course in parts the whole. */
function toldIn(line: Line, next: Line | undefined): { rank: number; isHeld: boolean }[] {
  const named = degreesIn(line);
  const text = line.text.slice(0, LONGEST_LINE);
  const goesOn =
    next !== undefined && OPENS_UNFINISHED.test(next.text) && degreesIn(next).length === 0 ? next.text : '';
  let begun = { end: 0, is: false };
  return named.map(({ rank, start, end, isBody }) => {
    const before = text.slice(Math.max(0, start - 60), start);
    const follower = named.find((other) => other.start >= end && nameOf(other) !== nameOf({ rank }));
    const after = text.slice(end, follower?.start);
    const isBegun = BEGUN.test(before) || (begun.is && TOGETHER.test(text.slice(begun.end, start)));
    begun = { end, is: isBegun };
    // "B.Com 2018, pursuing MBA": that is said of what follows.
    const own = follower ? after.replace(BEGUN, '') : `${after} ${goesOn}`;
    const isPart =
      IN_PARTS.has(nameOf({ rank })) &&
      (isOnTheWay(before, text.slice(end, end + 60)) || (isBody && ANY_PART.test(text)));
    return { rank, isHeld: !isBegun && !isPart && !UNFINISHED.test(own) };
  });
}

/** Whether a name, with what stands before and after it, is of a course in parts of which some are still to come. */
export function isOnTheWay(before: string, after: string): boolean {
  return BEGUN.test(before) || PART_BEFORE.test(before) || PART_AFTER.test(after);
}

/**
 * The highest degree that the education section (or any line) says is held, as it is usually written; where none is, the
 * highest that was begun, said to be so.
 */
export function highestDegree(document: ResumeDocument): string | null {
  const education = linesOf(document, 'education');
  const lines =
    education.length > 0 ? education : document.lines.filter((line) => line.section !== 'references');
  const told = lines.flatMap((line, at) => toldIn(line, lines[at + 1])).toSorted((a, b) => a.rank - b.rank);
  const held = told.find(({ isHeld }) => isHeld);
  const best = held ?? told[0];
  if (best === undefined) return null;
  return held ? nameOf(held) : `${nameOf(best)} (not completed)`;
}
