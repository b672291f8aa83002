import { numberOf } from '#server/engine/text/number-words.ts';
import type { Prompt } from './prompt-text.ts';
import { isSomebody, isTitleNoun } from './title-words.ts';

const COUNT = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const WANTS = String.raw`(?:need|needs|hiring|looking for|requires?|wants?|recruit(?:ing)?|chahiye|wanted|seeking|reqd\.?|urgent(?:ly)?|opening for|(?:requirement|recruitment) (?:of|for)|vacanc(?:y|ies) for)`;
const NO_PEOPLE = String.raw`(?!\+? ?(?:years?|yrs?|days?|months?|weeks?|lakhs?|lacs?|k\b|-|–|to\b|or\b|\d|bhk|am\b|pm\b|%|x\b|star|bed|seater|nos\b|crore|cr\b|lpa))`;

const HEADS = '(?:persons?|people|ppl|seats?|heads?|candidates?)';
const THEN_NO_MORE = '(?= ?(?:$|[,.;:()–]))';

const WRITTEN: readonly RegExp[] = [
  /\((\d{1,2}) ?(?:nos?\.?|posts?|openings?|positions?)\)/i,
  new RegExp(
    String.raw`\b${COUNT}\+? (?:openings?|positions?|vacanc(?:y|ies)|requirements?|reqm?ts?|posts|nos)\b`,
    'i',
  ),
  // "12 people chahiye", "25 seats required", "total 25 persons".
  new RegExp(
    String.raw`(?:^|[,;:(–]|(?<=\p{L}) -) ?${COUNT} ${HEADS} ?(?:are |is )?(?:required|reqd|req|needed|wanted|chahiye)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:total|need|hiring|requirement|required|reqd)(?: of| for)?[ :–-]{1,3}${COUNT} ${HEADS}${THEN_NO_MORE}`,
    'iu',
  ),
  new RegExp(String.raw`\b${COUNT} post\b(?!-| ?(?:graduat|offices?|doctoral|sales|production))`, 'i'),
  // Not after a bare "no": that of a phone or a plot is no number of people.
  /\b(?:openings?|positions?|vacanc(?:y|ies))\.? ?[:=–-] ?(\d{1,3})\b/i,
  /\bvacanc(?:y|ies) (\d{1,3})(?= ?(?:$|[,.;)–-]))/i,
  /(?<=[\p{L})] ?[\s(-])x ?(\d{1,2})\b(?![.\d]| ?(?:\d|cr|l\b|lakhs?|salary|times))/iu,
];
const ASKED = new RegExp(String.raw`\b${WANTS}(?: for)? ${COUNT} ${NO_PEOPLE}(?=\p{L})`, 'iu');
/** "6 staff nurses for the ICU": several people at the start of a sentence. */
const AT_START = new RegExp(
  String.raw`^(?:urgent(?:ly)?|reqd?\.?|required|wanted|hi|hello|dear \w+)?[\s,:!–-]*${COUNT} ${NO_PEOPLE}(?!\p{L}+ team\b)((?:[\p{L}&/-]+\.? ){0,3}(?:[\p{L}]+s|people|staff|men|women|[\p{L}]+(?= (?:aur|chahiye|required|reqd|needed|wanted)\b)))\b`,
  'iu',
);
/** "Tailors 10 chahiye", "sales girls 6, Thrissur": the number behind those that it counts. */
const BEHIND = new RegExp(
  String.raw`^((?:[\p{L}&/-]+ ){0,4}[\p{L}]+s)[ –-]{1,3}${COUNT}(?= ?(?:$|[,.;)–]|(?:required|reqd|req|needed|wanted|chahiye|nos)\b))`,
  'iu',
);
/** "Spa therapist 5 girls": those who are wanted stand behind their number. */
const OF_SOMEBODY = new RegExp(
  String.raw`^((?:[\p{L}&/-]+ ){0,4}[\p{L}]+) ${COUNT} (?:girls|boys|ladies|men|women|persons|males|females)(?= ?(?:$|[,.;)–]))`,
  'iu',
);
/** "AC technician, 3 persons", "mess cook. 2 people": by themselves these are asked for. */
const PERSONS = new RegExp(
  String.raw`(?:(?:^|[,;:(–]|(?<=\p{L}) -) ?${COUNT} (?:persons?|ppl|candidates?)(?: only)?|^${COUNT} people)${THEN_NO_MORE}`,
  'iu',
);
/** "Chat agents – 25 seats": so many posts; elsewhere seats and heads are the house's or the team's. */
const SEATS = new RegExp(
  String.raw`(?<!\p{L})(\p{L}+) ?(?:–|-) ?${COUNT} (?:people|seats?|heads?)${THEN_NO_MORE}`,
  'iu',
);
/** Whose number of people or seats is that of the team or the house. */
const IN_CHARGE =
  /\b(?:managers?|mgr|lead(?:er)?s?|tl|heads?(?! office)|supervisors?|incharges?|captains?|principals?|directors?|gm|agm|dgm|wardens?|vp|avp)\b/i;
const JUST_PEOPLE = /^(?:people|persons|staff|men|women)$/i;
const MOST = 500;

/** Whether words hold the name of a post, or somebody of any. */
function namesPeople(words = ''): boolean {
  return words
    .toLowerCase()
    .split(' ')
    .some((word) => isTitleNoun(word) || isSomebody(word));
}

/** People or seats by themselves behind a post, unless they may be those that it is in charge of. */
function countApart(text: string, before: string): string | undefined {
  const isInCharge = (at: number) => IN_CHARGE.test(`${before} ${text.slice(0, at)}`);
  const persons = PERSONS.exec(text);
  if (persons && (/candidate/i.test(persons[0]) || !isInCharge(persons.index)))
    return persons[1] ?? persons[2];
  const seats = SEATS.exec(text);
  const word = seats?.[1] ?? '';
  const isOfPost = namesPeople(word) || /^(?:req|reqd|required|needed|wanted)$/i.test(word);
  return seats && isOfPost && !isInCharge(seats.index + word.length) ? seats[2] : undefined;
}

/** How many people are wanted, when it says more than one. */
export function readOpenings(prompt: Prompt): number | null {
  for (const [at, { text, label, labelled }] of prompt.statements.entries()) {
    if (label === 'about') continue;
    let written: string | undefined;
    if (labelled && (label === 'openings' || (label === 'title' && /^\d{1,3}$/.test(text.trim())))) {
      written = /^(\d{1,3})\b/.exec(text)?.[1];
    } else {
      // Further down such a number counts other people.
      const several = at <= 1 ? AT_START.exec(text) : null;
      const behind = at <= 1 ? (BEHIND.exec(text) ?? OF_SOMEBODY.exec(text)) : null;
      const before = at === 1 ? (prompt.statements[0]?.text ?? '') : '';
      const isTeam = IN_CHARGE.test(before) && JUST_PEOPLE.test(several?.[2] ?? '');
      written =
        WRITTEN.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ??
        countApart(text, before) ??
        ASKED.exec(text)?.[1] ??
        (!isTeam && namesPeople(several?.[2]) ? several?.[1] : undefined) ??
        (namesPeople(behind?.[1]) ? behind?.[2] : undefined);
    }
    const count = written === undefined ? 0 : numberOf(written.toLowerCase());
    if (count > 1 && count <= MOST) return count;
  }
  return null;
}

const TEAM =
  /\bteam (?:size )?of (?:about |around |approx\.? )?(\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})?)\b(?! ?(?:years?|yrs?|\+? ?crore))/i;
const LEADS =
  /\b(?:lead|leads|leading|manage|manages|managing|handle|handles|handling|head|heading|supervis\w+|run|running|with|build\w*)\b[^.;]{0,40}$/i;
const HAS_LED =
  /\b(?:should|must|has|have) (?:\w+ )?(?:led|handled|managed|run|headed|built|experience)\b[^.;]{0,60}$/i;

const LED =
  /\b(?:lead|leads|manage|manages|handle|handles|supervises?)(?: a)? (\d{1,3}) (?:[\p{Ll}-]+ )?([\p{L}]+s|people|staff|men)\b/iu;
const PEOPLE =
  /^(?:people|staff|workers|employees|members|boys|girls|persons|men|labourers|labours|associates|reports)$/i;

/** The team that a prompt tells the size of: "8-10" people, led by the new colleague or shared with them. */
export function readTeam(prompt: Prompt): { readonly size: string; readonly leads: boolean } | null {
  for (const { text, label } of prompt.statements) {
    if (label === 'about' || label === 'offer') continue;
    const match = TEAM.exec(text);
    const [led, count, people = ''] = LED.exec(text) ?? [];
    const leads = led !== undefined && (PEOPLE.test(people) || isTitleNoun(people.toLowerCase()));
    if (!match && leads && count !== undefined && !HAS_LED.test(text.slice(0, text.indexOf(led) + 8)))
      return { size: count, leads };
    if (!match || HAS_LED.test(text.slice(0, match.index))) continue;
    const size = (match[1] ?? '').replaceAll(/\s*(?:-|–|to)\s*/g, ' to ');
    return { size, leads: LEADS.test(text.slice(0, match.index)) };
  }
  return null;
}
