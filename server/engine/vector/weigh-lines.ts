import { headingKind, type SectionKind } from '#server/engine/extract/sections.ts';

/** A stretch of a text and how much of what it says is about the work, 0 to 1.5. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly weight: number;
}

/** Headings of an advertisement by what stands under them; the first that fits decides. */
const JOB_HEADINGS: readonly (readonly [weight: number, pattern: RegExp])[] = [
  [
    0,
    /^(?:equal (?:employment )?opportunit|eeo\b|diversity|inclusion|disclaimer|privacy|note\b|legal|fraud|beware|background check|accommodation|how to apply|apply|application process|contact|interested|selection process|hiring process|interview process|walk[- ]?in|venue|share this|report job|similar jobs)/,
  ],
  [
    0.1,
    /^(?:benefits|perks|what (?:we|you'?ll get|do we) offer|we offer|why (?:join|work|us)|what'?s in it|compensation|salary|remuneration|pay|our (?:benefits|perks|values|culture|offer|promise|commitment)|life at|what you get|rewards|employee benefits|additional benefits|facilities|working (?:hours|days)|shift|job type|schedule|location|work location|employment type|education level)/,
  ],
  [
    0.2,
    /^(?:about (?:us|the (?:company|organi[sz]ation|client|firm|group|brand|school|hospital|hotel|team)|our)|company (?:profile|overview|description|info)|who we are|our (?:story|company|mission|vision|client|team)|the (?:company|client|organi[sz]ation)|overview of the (?:company|organi[sz]ation)|introduction|employer|about\b)/,
  ],
  [
    0.7,
    /^(?:good to have|nice to have|preferred|desirable|desired|bonus|plus points|added advantage|brownie|optional|additional (?:skills|qualifications)|personal|soft skills|behaviou?ral|competenc|qualifications?|education)/,
  ],
  [
    1.25,
    /^(?:key skills|skills?|(?:technical|required|must|mandatory|essential|core|professional|functional|primary|secondary|job)[ -](?:have|skills?|requirements?|qualifications?|experience)|tech(?:nology)? stack|requirements?|what you(?:'ll)? (?:need|bring)|what we(?:'re| are)? (?:looking|need|expect)|who (?:you are|we(?:'re| are) looking)|you (?:have|are|bring)|eligibility|candidate profile|expertise|tools)/,
  ],
  [
    1,
    /^(?:(?:key |main |primary |major |your |job |core |essential |principal )*(?:responsibilit|dut(?:y|ies)|accountabilit|deliverables|tasks|description|summary|purpose|profile|objective|overview|scope)|what you(?:'ll| will)? (?:do|be doing)|roles?\b|the (?:role|job|position|opportunity)|position|your (?:role|impact|day)|day to day|about the (?:role|job|position)|in this role|how you)/,
  ],
];
const ABOUT_ROLE = /^about (?:the |this )?(?:role|job|position|opportunity)/;

/** Sentences that stand in every advertisement, whatever it is for. */
const JOB_SENTENCES: readonly (readonly [weight: number, pattern: RegExp])[] = [
  [
    0,
    /\b(?:equal[- ]opportunit|regardless of|without regard to|gender identity|sexual orientation|veteran|national origin|marital status|protected by law|reasonable accommodation|affirmative action|does not (?:charge|ask for)|never (?:charge|ask)|fraudulent|cover letter|send (?:your|us your) (?:cv|resume)|share (?:your|their) (?:cv|resume|profile)|apply (?:now|online|today|with)|interested candidates|only shortlisted|click (?:here|on)|whatsapp your|walk[- ]in interview|cookies)/i,
  ],
  [
    0.15,
    /\b(?:founded in|established in|incorporated in|since (?:19|20)\d\d|headquarter|one of the (?:largest|leading|fastest|biggest|most|top)|(?:a|the|india'?s|world'?s|global|market) (?:leading|largest|fastest|premier|most trusted|leader)|(?:leading|renowned|reputed|premier) (?:provider|company|organi[sz]ation|group|brand|manufacturer|player|firm|institution)|our (?:mission|vision|values|culture|people|employees|founders|investors|customers are)|we (?:believe|value|celebrate|pride|are proud|are committed|strive|foster|offer|provide)|fortune \d+|great place to work|award[- ]winning|series [a-d]\b|raised|funded by|trusted by|million (?:users|customers)|employees (?:across|worldwide|in)|countries|diverse|inclusive|health insurance|medical insurance|mediclaim|medical cover|insurance cover|gratuity|provident fund|paid (?:leave|time)|maternity|paternity|free (?:meals|food|lunch|transport|cab)|work[- ]life|snacks|competitive (?:salary|pay|compensation)|best in (?:the )?industry|career growth|growth opportunit|learning opportunit|employee discount|annual bonus|performance bonus|joining bonus|referral bonus|flexible (?:hours|working)|cab facility)/i,
  ],
  [
    0.5,
    /\b(?:good communication|communication skills|team player|self[- ]starter|fast[- ]paced|problem[- ]solving|any other (?:duties|task)|other duties|as (?:assigned|required)|work under pressure|bachelor'?s? degree|graduate (?:in|from|degree)|positive attitude|attention to detail|willing(?:ness)? to)/i,
  ],
];

const RESUME_SECTIONS: Partial<Record<SectionKind, number>> = {
  declaration: 0,
  references: 0.1,
  interests: 0.1,
  personal: 0.1,
  languages: 0.1,
  contact: 0.1,
  strengths: 0.3,
  education: 0.5,
  certifications: 0.8,
  achievements: 0.7,
  header: 0.8,
  projects: 0.9,
  skills: 1.2,
};

const LONG_HEADING = 60;

function headingText(line: string): string | null {
  const bare = line
    .replaceAll(/^[^\p{L}]+|[\s:–.*#_?!-]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  if (bare === '' || line.length > LONG_HEADING || bare.split(' ').length > 7) return null;
  return bare;
}

/** The weight of what follows a heading of an advertisement, or null when the line is none. */
function jobHeading(line: string): number | null {
  const bare = headingText(line);
  if (bare === null || /:\s*\S/.test(line)) return null;
  const isMarked = /:\s*$/.test(line) || !/[.,;]\s*$/.test(line);
  if (!isMarked) return null;
  if (ABOUT_ROLE.test(bare)) return 1;
  return JOB_HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

const SENTENCE_END = /(?<=[.!?;])\s+(?=[\p{Lu}•])|\n|•/gu;

function* piecesOf(text: string): Generator<{ start: number; end: number; text: string }> {
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    if (match.index > start) yield { start, end: match.index, text: text.slice(start, match.index) };
    start = match.index + match[0].length;
  }
  if (start < text.length) yield { start, end: text.length, text: text.slice(start) };
}

const BEFORE_HEADINGS = 0.8;

function jobParts(text: string): Part[] {
  const parts: Part[] = [];
  let section = BEFORE_HEADINGS;
  for (const piece of piecesOf(text)) {
    const heading = jobHeading(piece.text);
    if (heading !== null) {
      section = heading;
      parts.push({ ...piece, weight: Math.min(0.3, heading) });
      continue;
    }
    // "Key skills: Tally, GST": a heading and what it heads on one line.
    const label = /^\s*([\p{L}][\p{L} '/&-]{2,40})\s*(?::|–)/u.exec(piece.text)?.[1];
    const own = label === undefined ? null : jobHeading(`${label}:`);
    const cue = JOB_SENTENCES.find(([, pattern]) => pattern.test(piece.text))?.[0] ?? 1;
    parts.push({ ...piece, weight: (own ?? section) * cue });
  }
  return parts;
}

function resumeParts(text: string): Part[] {
  const parts: Part[] = [];
  let section = RESUME_SECTIONS.header ?? 1;
  for (const piece of piecesOf(text)) {
    const heading = headingKind(piece.text);
    if (heading !== null) section = RESUME_SECTIONS[heading] ?? 1;
    parts.push({ ...piece, weight: heading === null ? section : 0.2 });
  }
  return parts;
}

/**
 * A text in its sentences and lines, each with how much it tells about the work: in an advertisement the duties and the
 * asked skills count, the company's praise of itself, benefits and legal notes hardly; in a resume the work and the
 * skills count, schooling less, personal details hardly. Normalise the text before. Takes linear time.
 */
export function weighParts(text: string, kind: 'job' | 'resume'): Part[] {
  const parts = kind === 'job' ? jobParts(text) : resumeParts(text);
  // A text of which nothing seems to be about work is taken as it is.
  return parts.some(({ weight }) => weight >= 0.5) ? parts : parts.map((part) => ({ ...part, weight: 1 }));
}
