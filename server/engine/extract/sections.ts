/** What a part of a resume is about. `header` is whatever stands before the first heading. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'strengths'
  | 'projects'
  | 'certifications'
  | 'achievements'
  | 'personal'
  | 'contact'
  | 'languages'
  | 'interests'
  | 'declaration'
  | 'references'
  | 'other';

const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  ['other', /^(?:others?|misc(?:ellaneous)?|additional(?: points)?)$/],
  ['references', /^(?:professional )?(?:references?|referees?)$/],
  ['declaration', /^declaration$/],
  [
    'interests',
    /^(?:(?:(?:my |personal |other )?(?:hobb(?:y|ies)|interests)|extra[- ]?curricular activities)(?: ?(?:and|&|\/) ?.+)?|(?:my |personal |other )?interest|pastimes?|leisure (?:activities|interests)|extra[- ]?curriculars?)$/,
  ],
  [
    'languages',
    /^(?:languages?|linguistic (?:skills|abilit\w+|proficiency)|languages? (?:known|spoken|skills|proficiency)|known languages)$/,
  ],
  [
    'contact',
    /^(?:contact(?: (?:details|info|information|me|us))?|get in touch|(?:find|reach) me|communication details)$/,
  ],
  [
    'personal',
    /^(?:personal|family|others? details|personal (?:details?|information|profile|data|dossier|info|vitae|particulars|snippets)|bio ?data|about family|other (?:details|information|personal details)|additional information)$/,
  ],
  [
    'certifications',
    /^(?:(?:professional |technical |key |other )?(?:certifications?|certificates?|certification courses?|trainings?(?: attended)?|courses|licen[cs]es?|workshops?|registrations?)(?: ?(?:and|&|,|\/) ?.+)?|trainings? (?:and|&) .+|additional (?:qualifications?|courses?)|professional (?:qualifications?|development|memberships?)|memberships?)$/,
  ],
  [
    'achievements',
    /^(?:(?:key |major |notable |academic |professional )?(?:achievements?|accomplishments?|awards?|honou?rs?|recognitions?|highlights)(?: ?(?:and|&|,|\/) ?.+)?|(?:board )?results|publications?|rewards? (?:and|&) recognitions?)$/,
  ],
  [
    'education',
    /^(?:(?:academic|education(?:al)?|scholastic|academia)s?(?: (?:and|&) .+)?(?: ?(?:qualifications?|background|details?|credentials?|record|profile|history|information|chronicle|summary|qualification details))*|(?:academic |educational )?qualifications?|education.*certifications?|edu|studies|schooling|academics?|course|degrees?)$/,
  ],
  [
    'projects',
    /^(?:(?:(?:key|major|academic|live|personal|recent|selected|professional|important|project|main|college|final year|client|side|own) )*projects?(?: (?:details?|undertaken|handled|summary|profile|work|executed|experience))*|details of (?:the )?projects?|(?:case|matter) studies|portfolio)$/,
  ],
  [
    'strengths',
    /^(?:(?:key |personal |my )?strengths?|personal (?:skills|traits|attributes)|soft skills|interpersonal skills|strengths? (?:and|&) (?!(?:key |technical )?skills).+)$/,
  ],
  [
    'skills',
    /^(?:(?:(?:key|core|technical|professional|it|computer|software|functional|hard|major|relevant|clinical|nursing|other|main|design|management|culinary|legal|teaching|digital|additional|special|job|top|domain) )*(?:skills?|skill ?sets?|competenc(?:y|ies)|proficienc(?:y|ies)|expertise|technologies|tools|strengths technical|knowledge|exposure)(?: ?(?:and|&|,|\/) ?.+)?(?: (?:summary|profile|matrix|set|sets|highlights|inventory|area|known|details))?|areas? of (?:expertise|speciali[sz]ation|strength|interest|practice)|expertise|skill highlights|(?:core|professional|technical) strengths?|tools (?:and|&) .+|technologies? (?:and|&) .+|\w+ (?:skills?|skill ?sets?|expertise|competencies)|technical|technology|technologies used|practice areas|software(?:s)? known|tech stack|specialities|specialties|technical (?:exposure|summary|knowledge)|(?:what|work|things|jobs|tools|software) i (?:can |have )?(?:do|know|use|bring|offer|used|worked (?:on|with))|worked (?:on|with)|(?:what )?i(?:'m| am) good (?:at|in)|i knows?|what i (?:work|am good) (?:in|at|with)|tool ?(?:box|kit|s)|(?:my )?(?:tech |technology )?stack|kaushal(?: ?\/ ?skills)?|gear(?: i (?:run|use|know))?|(?:other )?duties (?:performed|known)|strengths? (?:and|&) (?:key |technical )?skills|skills? i (?:have|know|bring)|(?:job|work|trade) knowledge|software|computers?(?: (?:skills?|knowledge|proficiency|literacy|known))?|clinical areas|(?:jobs?|works?|things|process(?:es)?) (?:known?|i know)|(?:i )?know(?:n|s)?|i do|\w+ known|concepts|(?:machines?|instruments?|equipments?|software) (?:known|handled|used|operated)|(?:instruments?|equipments?|machines?|software|systems) (?:and|&) (?:skills?|tools))$/,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|profile|work|experience|personal|resume|brief)? ?(?:summary|profile|synopsis|snapshot|overview|abstract|statement)(?: (?:of qualifications|summary|snapshot))?|(?:career |job |professional )?objectives?|about(?: me| myself)?|profile summary|summary of (?:experience|qualifications|skills)|career (?:highlights|aim|goal)|introduction|who i am)$/,
  ],
  [
    'experience',
    /^(?:(?:(?:work|professional|employment|career|job|organi[sz]ational|relevant|industr(?:y|ial)|total|previous|past|current|teaching|clinical|nursing|flying|site|corporate|overall|company|internship|practical|field|other|banking|sales|hospital|training) )*(?:experiences?|history|employment|internships?|chronology|chronicle|assignments?|scan|contour)(?: (?:details?|summary|history|record|profile|scan|in brief|so far))*|employment(?: .{0,20})?|experience (?:and|&) .+|work(?:ing)? (?:experience|history|profile)s?.{0,20}|professional (?:background|journey|path|exposure|assignments)|career (?:path|history|progression|graph|contour|timeline|record)|employers?|positions? held|organi[sz]ational (?:experience|scan|details)|where i have worked|internships? (?:and|&) .+|(?:current|present|previous) (?:employer|employment|job|organi[sz]ation|role)|service record|work(?:ed)?(?: (?:details|info|life|so far))?|where(?: i(?:'ve| have)? worked)?|jobs?(?: (?:history|details|held))?|career(?: so far)?|roles?(?: held)?|company details|employers?(?: details)?|professional details|details of (?:experience|employment)|(?:details of )?(?:work|job|service)s? (?:experience )?(?:details|history)|naukri|practice|postings?|working(?: (?:details|since))?|duties)$/,
  ],
];

/** Words of headings as they are misspelt or cut short: "Work exp.", "EXPIRIENCE", "Profile Summery". */
const HEADING_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bexp\b\.?|\bexp[aeiou]{1,2}r[aeiou]{1,2}n(?:ce|se)(s?)\b/g, 'experience$1'],
  [/\bsumm?[ae]r(?:y|ies)\b/g, 'summary'],
  [/\bq[ua]{1,2}l[ai]?f[ai]?cations?\b/g, 'qualification'],
  [/\bachiv?e?i?e?v?ments?\b/g, 'achievements'],
  [/\bproff?ess?ional\b/g, 'professional'],
  [/\b(?:techincal|technicle|tecnical|technial)\b/g, 'technical'],
  [/\bskil+s?\b/g, 'skills'],
  [/\bstren?[gh]{1,2}t?h?s?\b(?<!strengths?)/g, 'strengths'],
  [/\bcom?pet[ae]n[ct](?:y|ies|es)\b/g, 'competencies'],
];

/** A heading's text as compared: no marks, numbering or bracketed addition. */
function bare(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[•*_=~#<>|:'"]+/g, ' ')
    .replaceAll(/[-–]{1,}\s*$|^\s*[-–]+|\.\s*$|^\s*\d+[.)]\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function inUsualSpelling(heading: string): string {
  return HEADING_WORDS.reduce((text, [written, meant]) => text.replaceAll(written, meant), heading);
}

function kindOf(heading: string): SectionKind | null {
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

/** "Work Experience 7 Years": a label with its value. */
const VALUE_BESIDE = /\d ?\+? ?(?:years?|yrs?)\b/i;

/** The section that a line opens, or null when the line is no heading. */
export function headingKind(line: string): SectionKind | null {
  if (line.length > 120 || VALUE_BESIDE.test(line.replaceAll(/\([^)]*\)/g, ' '))) return null;
  const text = bare(line);
  if (text === '' || text.length > 48 || text.split(' ').length > 6) return null;
  return kindOf(text) ?? kindOf(inUsualSpelling(text));
}

/** Opens with a language that people speak in India. */
export const SPOKEN_LANGUAGE =
  /^(?:english|hindi|marathi|gujarati|tamil|telugu|kannada|malayalam|bengali|bangla|punjabi|urdu|odia|oriya|assamese|konkani|sanskrit|french|german|spanish|japanese|arabic|nepali|tulu|bhojpuri|rajasthani|manipuri|khasi|mizo|sindhi|kashmiri|maithili)\b/i;

/** Kinds that may be named on the line that holds them: "Skills: Java, SQL". */
const LABELS: readonly SectionKind[] = [
  'skills',
  'strengths',
  'languages',
  'interests',
  'education',
  'projects',
];

/** "TOOLS Python, Pandas, SQL": a label in capitals before a list. */
const CAPITAL_LABEL =
  /^(?:KEY |CORE |TECHNICAL )?(?:TOOLS?|SKILLS?|CONCEPTS|SOFTWARES?|TECHNOLOGIES|PLATFORMS?|DATABASES?|FRAMEWORKS?)[ \t]+(?=[^,\n]{1,40},[^,\n]{1,40},)(\S.*)$/;

/** "My hobbies are cooking and photography", "Hobbies reading, cricket": a label that needs no colon. */
const HOBBIES =
  /^\W*(?:my )?(?:(?:hobb(?:y|ies)|pastimes?)(?: (?:and|&) interests)?(?: (?:are|is|includes?))?|interests (?:are|include))[\s:–-]+(?=\S)(.+)$/i;

/** "Skills include signage, store layout and fixtures": a label that needs no colon, before a list. */
export const INCLUDED =
  /^\W*(?:my )?(?:(?:key|core|main|technical|other|professional) )?(?:skills|skill ?set|expertise|competencies) (?:include|includes|are|is)\b[\s:–-]*(?=[^,\n]{1,40},[^,\n]{1,40}(?:,| and ))(\S.*)$/i;

/** "Work done: filing, billing" opens a list of skills; as a heading, or before dates, it opens employments as often. */
const DONE = /^(?:jobs?|works?|things|process(?:es)?) (?:done|handled)$/i;
const DATED = /\b(?:19|20)\d\d\b/;

/** "Work : Tally entry, GST returns, bank reconciliation": what somebody does, as a list behind a label. */
const DOES =
  /^(?:(?:my|key|main|daily|other|present|current|job|i) )*(?:works?|work (?:profile|areas?|nature)|jobs?|job (?:work|profile)|duties|duty|kras?|kpis?|handles?|handling|does|do|uses?|can do|looking after|responsib(?:le for|ilit(?:y|ies))|areas?|core|fields?|capable of|command (?:on|over)|well versed (?:in|with)|exposure (?:to|in)|what (?:i|we) (?:do|handle)|specialit(?:y|ies)|speciali[sz]ed? in)$/i;
const LEAST_DONE = 5;
const MOST_WORDS_DONE = 4;

/** Whether what stands behind a label is a list of short names, and no sentence or employment. */
function isListOfNames(content: string): boolean {
  const items = content
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/\s*[,;|•]\s*/)
    .filter(Boolean);
  const short = items.filter((item) => item.trim().split(/\s+/).length <= MOST_WORDS_DONE);
  return (
    items.length >= LEAST_DONE &&
    short.length >= 0.7 * items.length &&
    !DATED.test(content) &&
    !/\p{Ll}\.\s+\p{Lu}/u.test(content)
  );
}

/** Whether a line opens with a label of what somebody does. */
export function labelsWhatIsDone(line: string): boolean {
  return DOES.test(LABELLED.exec(line)?.[1] ?? '');
}

/** Whether a line lists behind a label what somebody does. */
export function listsWhatIsDone(line: string): boolean {
  const [, label = '', content = ''] = LABELLED.exec(line) ?? [];
  return DOES.test(label) && isListOfNames(content);
}

const LABELLED = /^\W*([A-Za-z][A-Za-z &/-]{1,40}?)\s*(?:-?:|–| -{1,2} |\t)\s*(\S.*)$/i;

/** For "Label: content" with a known label: its section and the content, else null. */
export function labelledContent(line: string): { kind: SectionKind; content: string } | null {
  const capital = CAPITAL_LABEL.exec(line);
  if (capital) return { kind: 'skills', content: capital[1] ?? '' };
  const hobbies = HOBBIES.exec(line);
  if (hobbies) return { kind: 'interests', content: hobbies[1] ?? '' };
  const included = INCLUDED.exec(line);
  if (included) return { kind: 'skills', content: included[1] ?? '' };
  const match =
    /^\W*([A-Za-z][A-Za-z &/-]{2,40}?)\s*(?:-?:|–| -{1,2} |(?<=skills?|knowledge|known)-{1,2}\s|\t)\s*(\S.*)$/i.exec(
      line,
    );
  if (!match) return null;
  // "Interest: Product Design" is as often about a trade as about leisure.
  if (/^interest$/i.test(match[1] ?? '')) return null;
  if (DONE.test(match[1] ?? ''))
    return DATED.test(match[2] ?? '') ? null : { kind: 'skills', content: match[2] ?? '' };
  const kind = headingKind(match[1] ?? '');
  // "Languages: Java, SQL" is about programming.
  if (kind === 'languages' && !SPOKEN_LANGUAGE.test(match[2] ?? ''))
    return { kind: 'skills', content: match[2] ?? '' };
  return kind !== null && LABELS.includes(kind) ? { kind, content: match[2] ?? '' } : null;
}
