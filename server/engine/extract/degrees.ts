import { NOT_SHIPPING_LINE } from '#server/engine/text/houses.ts';
import { linesOf, type Line, type ResumeDocument } from './document.ts';

interface Degree {
  readonly name: string;
  readonly pattern: RegExp;
  /** Its letters mean something else in other lines: "MS Excel", "MTA" of Microsoft. */
  readonly isShort: boolean;
  /** It is read under a heading of education alone. */
  readonly isOfEducation: boolean;
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
    ['Company Secretary', /^C\.?S\b(?=[ (,–-]{1,3}(?:exec|prof|inter|found|pursu))/i, 'short'],
    ['Company Secretary', /^C\.?S\b(?=[ (,–-]{1,3}(?:19|20)\d\d)/i, 'education'],
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
    ['M.Sc', new RegExp(String.raw`\bm\.? ?sc\b${NOT_SHIPPING_LINE}|\bmasters? of science\b`, 'i')],
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
    ['M.P.Ed', /\bM\.? ?P\.? ?E(?:d|D)\b/],
    ['M.P.Ed', /\bmasters? (?:of|in) physical education\b/i],
    ['M.Ed', /\bM(?:\. ?| )[Ee][Dd]\b|\bM(?:Ed|ED)\b/],
    ['M.Ed', /\bmasters? (?:of|in) education\b/i],
    // Not "March".
    ['M.Arch', /\b[Mm](?:\. ?| )(?:[Aa]rch|ARCH)\b|\bMArch\b/],
    ['M.Arch', /\bmasters? (?:of|in) architecture\b/i],
    ['M.Plan', /\bm\.? ?plan\b|\bmasters? (?:of|in) (?:urban |city )?planning\b/i],
    ['M.Des', /\bm\.? ?des\b|\bmasters? (?:of|in) design\b/i],
    ['MFA', /\bm\.?f\.?a\b|\bmasters? (?:of|in) fine arts?\b/i, 'short'],
    ['MVA', /\bm\.?v\.?a\b|\bmasters? (?:of|in) visual arts?\b/i, 'short'],
    ['M.Voc', /\bm\.? ?voc\b/i],
    ['M.Stat', /\bm\.? ?stat\b/i],
    ['M.A', /\bm\.a\b\.?|\bmasters? of arts\b/i],
    [
      'M.A',
      /(?<!\b(?:Boston|Cambridge|Worcester|Springfield|Lowell|Waltham|Burlington|Framingham|Quincy|Newton|Andover|Marlborough|Westborough|Amherst|Medford|Natick|Bedford|Woburn|Needham|Somerville|Massachusetts)[ ,]{1,2})\bMA\b(?=[ (,–-]|$)(?! \d{5}|,? USA?\b)/,
      'short',
    ],
    [
      "Master's degree",
      /\bmaster(?:'?s)? (?:degree|in)\b|\bmaster(?:'?s)? of (?!ceremon)|\bpost[- ]?graduation\b/i,
      'short',
    ],
    ['PGDCA', /\bpg ?dca\b|\bpost[- ]?graduate diploma (?:in|of) computer applications?\b/i],
    ['PG Diploma', /\bpost[- ]?graduate diploma\b|\bp\.?g\.? ?diploma\b|\bpgd[a-z]{0,4}\b/i],
    ['MBBS', /\bm\.?b\.?b\.?s\b/i],
    ['BDS', /\bb\.?d\.?s\b/i, 'short'],
    ['BHMS', /\bb\.?h\.?m\.?s\b/i],
    ['BAMS', /\bb\.?a\.?m\.?s\b/i],
    ['B.V.Sc', /\bb\.? ?v\.? ?sc\b/i],
    ['B.Tech', /\bb\.? ?tech\b|\bbachelor'?s? (?:of|in) technology\b/i],
    ['B.E', /\bb\.e\b\.?|\bbachelor'?s? (?:of|in) engineering\b/i],
    ['B.E', /\bBE\b(?= )/],
    ['B.Arch', /\bb\.? ?arch\b|\bbachelor'?s? (?:of|in) architecture\b/i],
    ['B.Pharm', /\bb\.? ?pharm/i],
    ['LL.B', /\bll\.? ?b\b|\bbachelor'?s? (?:of|in) laws?\b/i],
    ['B.Des', /\bb\.? ?des\b|\bbachelor'?s? (?:of|in) design\b/i],
    ['B.Sc Nursing', /\bb\.? ?sc\.? ?\(?nursing/i],
    ['BPT', /\bb\.?p\.?t\b|\bbachelor'?s? (?:of|in) physiotherapy\b/i, 'short'],
    ['BCA', /\bb\.?c\.?a\b|\bbachelor'?s? (?:of|in) computer applications?\b/i],
    ['BBA', /\bb\.?b\.?a\b|\bbachelor'?s? (?:of|in) business administration\b/i],
    ['BHM', /\bb\.?h\.?m(?:\.?c\.?t)?\b|\bbachelor'?s? (?:of|in) hotel management\b/i],
    ['BMS', /\bB\.?M\.?S\b(?!\.? ?(?:College|Institute|Hospital))/, 'short'],
    ['BMS', /\bbachelor'?s? (?:of|in) management studies\b/i],
    ['BBM', /\bb\.?b\.?m\b|\bbachelor'?s? (?:of|in) business management\b/i, 'short'],
    ['BMM', /\bb\.?m\.?m\b|\bbachelor'?s? (?:of|in) mass media\b/i, 'short'],
    ['BSW', /\bb\.?s\.?w\b|\bbachelor'?s? (?:of|in) social work\b/i],
    ['B.P.Ed', /\b[Bb]\.? ?[Pp]\.? ?[Ee][Dd]\b/],
    ['B.P.Ed', /\bbachelor'?s? (?:of|in) physical education\b/i],
    ['B.Ed', /\b[Bb](?:\. ?| )[Ee][Dd]\b|\bB(?:Ed|ED)\b|\b[Bb]achelor'?s? (?:of|in) [Ee]ducation\b/],
    ['B.Com', /\bb\.? ?com\b|\bbachelor'?s? (?:of|in) commerce\b/i],
    ['B.Sc', /\bb\.? ?sc\b|\bbachelor'?s? (?:of|in) science\b/i],
    ['B.A', /\bb\.a\b\.?|\bbachelor'?s? (?:of|in) arts\b/i],
    ['B.A', /\bBA\b(?= )/],
    ["Bachelor's degree", /\bbachelor(?:'?s)? (?:degree|of|in)\b/i],
    ['GNM', /\bgnm\b/i],
    ['D.Pharm', /(?<![&.])\b(?:d\.? ?pharm|d\.?pharm(?:a|acy))\b|\bdiploma (?:in|of) pharmacy\b/i],
    ['Diploma', /\bdiploma\b/i],
  ] satisfies readonly (readonly [string, RegExp, ('short' | 'education')?])[]
).map(([name, pattern, lines]) => ({
  name,
  pattern: new RegExp(pattern.source, `${pattern.flags}g`),
  isShort: lines === 'short',
  isOfEducation: lines === 'education',
}));

/** Courses of which parts are passed one by one, and what such a part is called. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'Chartered Accountant',
  'Cost Accountant (CMA)',
  'Company Secretary',
]);
/** "CA, executive director" tells of a post, "both groups" of all that there is to pass. */
const EXAMINATION = String.raw`(?:inter(?:mediate)?|ipcc|ipce|pcc|pe[- ]?(?:i{1,2}|1|2)|foundation|cpt|cseet|executive(?!\s+(?:director|assistant|officer|vice|manager|at|with|in|to|for)\b)|entrance|(?<!\b(?:both|all|two|2)\s)(?:1st |first |one |single )?groups?|students?|aspirant|finalist|drop[- ]?out)\b`;
const SERVED = String.raw`(?:articles?(?:hip|d)?|firm|office|practice)\b`;
const PART = String.raw`(?:${EXAMINATION}|${SERVED})`;
const PART_AFTER = new RegExp(
  String.raw`^[\s.,:()/–-]{0,4}(?:(?:CM?A|CS|ICWA)\b[\s.,:()/–-]{0,4})?(?:course[\s.,:(–-]{0,3})?${EXAMINATION}|^[\s.(–-]{0,3}${SERVED}|^[\s.(–-]{0,3}final[\s.,:(–-]{0,4}(?:student|due|(?:1st |first |one |single )?group\b)`,
  'i',
);
const PART_BEFORE = new RegExp(String.raw`\b${PART}[\s.:(–-]{0,3}(?:(?:of|in|from|level)\s+)?$`, 'i');
const ANY_PART = new RegExp(
  String.raw`\b(?:${EXAMINATION}|articles?(?:hip|d)?\b|certificate|diploma|course|disa|certification)`,
  'i',
);
const BODY = /^(?:icai|icwai|icmai|icsi|institute)/i;

const BEGUN =
  /\b(?:pursuing|persuing|pursing|appearing|doing|studying|preparing|enrolled|aspirant|aspiring|semi[- ]?qualified|partly[- ]qualified|not completed|incomplete|student|student of)[\s:–-]{1,3}(?:(?:my|an?|the|for|in|of|towards|final|executive|distance|online|part[- ]time|correspondence|currently)\s+){0,3}$/i;
const UNFINISHED =
  /\b(?:pursuing|persuing|pursing|appearing|(?:on-?going|in progress)(?!\s+(?!(?:from|at|since|till|in)\b)\p{L})|discontinued|dropped(?!\s+(?:an?|one|\d))|drop[- ]?out|incomplete|not (?:yet )?complete[d]?|results? awaited|awaiting results?|expected (?:in )?(?:[a-z]{3,9} )?20\d\d)\b|^[\s.,(–-]{0,3}(?:research )?scholar\b(?! of\b)|^[\s.,(–-]{0,3}course ?work\b/iu;
/** A clause that says nothing else is said of the degree before it, wherever it stands. */
const SAYS_ONLY_UNFINISHED =
  /^\W*(?:currently |still )?(?:pursuing|persuing|pursing|appearing|on-?going|in progress|discontinued|dropped out|incomplete|not (?:yet )?completed?|results? awaited)\W*$/i;
const TILL_NOW = String.raw`(?:19|20)\d\d\s*(?:[-–]|\bto\b|\btill\b)\s*(?:till )?(?:present|current|now|date)\b`;
const TILL_NOW_BESIDE = new RegExp(
  String.raw`^[\s.,:|–-]{0,3}(?:\([^()]{1,40}\)[\s.,:|–-]{0,3})?\(?(?:[a-z]{3,9}[\s.,'’-]{1,2})?${TILL_NOW}`,
  'i',
);
/** Under a heading of education the first years are those of the schooling, unless work is told of. */
const TILL_NOW_OF_SCHOOLING = new RegExp(
  String.raw`^(?:(?!(?:19|20)\d\d|\b(?:at|with|since|work\w*|experience\w*|employ\w*|job|graduate|accountant|manager|executive|engineer|teacher|nurse)\b).){0,120}${TILL_NOW}`,
  'i',
);
const OTHER_COURSES =
  '(?:ca|cs|cma|acca|cfa|frm|cpa|cima|icwa|cisa|cia|actuarial|upsc|mpsc|ias|net|set|gate|pmp)';
/** "B.Com 2018, pursuing ACCA", "LLB 2011, CS pursuing", "dropped out of CA": said of something else than the degree before it. */
const SAID_OF_ANOTHER = new RegExp(
  [
    String.raw`\b(?:pursuing|persuing|pursing|appearing|preparing)\b(?:\s+(?:for|in))?[\s:–-]+(?!(?:from|at|since|till|through|via|under|with|by|and|for|in|currently|final|last|first|second|third|regular|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*)\b|[\p{L}.]+ (?:university|college|institute)\b)\p{L}`,
    String.raw`[,;/|&–-]\s*${OTHER_COURSES}\b[^,;|]{0,16}\b(?:pursuing|persuing|pursing|appearing|on-?going|in progress|discontinued|dropped|incomplete|not (?:yet )?completed?|expected)\b`,
    String.raw`\b(?:discontinued|dropped(?: out)?)\s+(?:(?:of|from|my|the)\s+){0,2}${OTHER_COURSES}\b`,
  ].join('|'),
  'iu',
);
/** "MBA entrance cleared" names an examination. */
const ENTRANCE_AFTER = /^\.?[\s–-]{0,3}(?:\(\s?)?(?:entrance\b(?!\s*:)|CET\b)/i;
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

/** Written as initials, which names of colleges open with too: "M.D. College", "H.D.M. College", "D.M.E". */
const INITIALS = /^(?!LL|.*(?:ED|COM|SC|CH)$)[\p{Lu}. ]{2,8}$/u;
const INITIAL_BEFORE = /(?<!\p{L})\p{L}\.$/u;
const INITIAL_AFTER = /^\.\p{Lu}(?:\.(?!(?:Ed|ED|Com|Sc|Phil|Lib|P\.)(?!\p{Ll}))|(?![\p{L}.]))/u;
const HOUSE = '(?:College|University|Institute|Road|Hall|Vidyalaya|School)';
const HOUSE_AFTER = new RegExp(String.raw`^(?:\.? |\.)(?:${HOUSE}\b(?! of\b)|(?:road|marg)\b)`);
/** "M.S. Gore College"; but "M.S. Grant Medical College" is where it was read for. */
const PERSONS_HOUSE_AFTER = new RegExp(
  String.raw`^\. (?:(?!Medical|Govt|Government|Grant)\p{Lu}\p{Ll}+ ){1,2}${HOUSE}\b`,
  'u',
);

function isOfAName(name: string, written: string, before: string, behind: string): boolean {
  if (!INITIALS.test(written)) return false;
  const after = written.endsWith('.') ? `.${behind}` : behind;
  return (
    INITIAL_BEFORE.test(before) ||
    INITIAL_AFTER.test(after) ||
    HOUSE_AFTER.test(after) ||
    (written.includes('.') && ['DM', 'MD', 'MS'].includes(name) && PERSONS_HOUSE_AFTER.test(after))
  );
}

function degreesIn(line: Line): Named[] {
  const isSchooling = isOfSchooling(line);
  const text = line.text.slice(0, LONGEST_LINE);
  return DEGREES.flatMap(({ name, pattern, isShort, isOfEducation }, rank) =>
    (isShort && !isSchooling) || (isOfEducation && line.section !== 'education')
      ? []
      : [...text.matchAll(pattern)].flatMap((match) => {
          const [written] = match;
          const [start, end] = [match.index, match.index + written.length];
          return isOfAName(
            name,
            written,
            text.slice(Math.max(0, start - 4), start),
            text.slice(end, end + 60),
          )
            ? []
            : [{ rank, start, end, isBody: BODY.test(written) }];
        }),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** No further behind a degree is it said, outside the lines of education, whether it is finished. */
const FURTHEST = 60;

/** Whether what stands behind a degree says that it is not finished. */
function isUnfinished(after: string, line: Line): boolean {
  const [another] = SAID_OF_ANOTHER.exec(after) ?? [];
  const own = another === undefined ? after : after.slice(0, after.indexOf(another));
  if (TILL_NOW_BESIDE.test(own)) return true;
  if (line.section === 'education') return TILL_NOW_OF_SCHOOLING.test(own) || UNFINISHED.test(own);
  const [beside = '', ...further] = own.slice(0, FURTHEST).split(/[,;|\t]/);
  return UNFINISHED.test(beside) || further.some((clause) => SAYS_ONLY_UNFINISHED.test(clause));
}

/** The degrees that a line names, each with whether it is held: not what is pursued, and of a course in parts the whole. */
function toldIn(line: Line, next: Line | undefined, thisYear: number): { rank: number; isHeld: boolean }[] {
  const named = degreesIn(line);
  const text = line.text.slice(0, LONGEST_LINE);
  const goesOn =
    next !== undefined && OPENS_UNFINISHED.test(next.text) && degreesIn(next).length === 0 ? next.text : '';
  let begun = { end: 0, is: false };
  return named.flatMap(({ rank, start, end, isBody }) => {
    const before = text.slice(Math.max(0, start - 60), start);
    const follower = named.find((other) => other.start >= end && nameOf(other) !== nameOf({ rank }));
    const after = text.slice(end, follower?.start);
    const isBegun = BEGUN.test(before) || (begun.is && TOGETHER.test(text.slice(begun.end, start)));
    begun = { end, is: isBegun };
    // "B.Com 2018, pursuing MBA": that is said of what follows.
    const own = follower ? after.replace(BEGUN, '') : `${after} ${goesOn}`;
    const isPart =
      IN_PARTS.has(nameOf({ rank })) &&
      (isOnTheWay(before, text.slice(end, end + 60), thisYear) || (isBody && ANY_PART.test(text)));
    if (ENTRANCE_AFTER.test(after)) return [];
    return [{ rank, isHeld: !isBegun && !isPart && !isUnfinished(own, line) }];
  });
}

/** Says of a final that it is still to come, or was not passed. */
const NOT_PASSED = String.raw`(?:not|yet|to (?:be|clear|appear|give)|attempt(?:ed|ing)|failed|left|planned|await(?:ed|ing)|due|pending|pursuing|appearing|appeared|expected|(?:1st|first|one|single) group)\b`;
/** "CA, Inter 2012, Final 2015": the last part is passed, too. */
const PASSED_FINAL = new RegExp(
  String.raw`^[^;|]{0,40}?\bfinal\b(?! (?:year|student|exam\w* in\b|in\b|attempt|groups?\b))(?:(?!\b${NOT_PASSED})[^;|,]){0,12}?(?:\b(?<year>(?:19|20)\d\d)|['’](?<short>\d\d)|\b(?:cleared|passed|completed|qualified|done)\b)(?![^;|]{0,20}\b${NOT_PASSED})`,
  'i',
);

function hasPassedFinal(after: string, thisYear: number): boolean {
  const match = PASSED_FINAL.exec(after);
  const { year, short } = match?.groups ?? {};
  return match !== null && Number(year ?? (short === undefined ? 0 : `20${short}`)) <= thisYear;
}

/**
 * Whether a name, with what stands before and after it, is of a course in parts of which some are still to come; a
 * final that has no word but its year is passed up to `thisYear`, without one it is not.
 */
export function isOnTheWay(before: string, after: string, thisYear = 0): boolean {
  if (!BEGUN.test(before) && hasPassedFinal(after, thisYear)) return false;
  return BEGUN.test(before) || PART_BEFORE.test(before) || PART_AFTER.test(after);
}

/**
 * The highest degree that the education section (or any line) says is held, as it is usually written; where none is, the
 * highest that was begun, said to be so. `today` (YYYY-MM-DD) tells what is still to come.
 */
export function highestDegree(document: ResumeDocument, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const education = linesOf(document, 'education');
  const lines =
    education.length > 0 ? education : document.lines.filter((line) => line.section !== 'references');
  const told = lines
    .flatMap((line, at) => toldIn(line, lines[at + 1], thisYear))
    .toSorted((a, b) => a.rank - b.rank);
  const held = told.find(({ isHeld }) => isHeld);
  const best = held ?? told[0];
  if (best === undefined) return null;
  return held ? nameOf(held) : `${nameOf(best)} (not completed)`;
}
