import { numberOf } from '#server/engine/text/number-words.ts';
import type { Prompt } from './prompt-text.ts';
import { isSomebody, isTitleNoun } from './title-words.ts';

const COUNT = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const WANTS = String.raw`(?:need|needs|hiring|looking for|requires?|wants?|recruit(?:ing)?|chahiye|wanted|seeking|reqd\.?|urgent(?:ly)?|opening for)`;
const NO_PEOPLE = String.raw`(?!\+? ?(?:years?|yrs?|days?|months?|weeks?|lakhs?|lacs?|k\b|-|–|to\b|or\b|\d|bhk|am\b|pm\b|%|x\b|star|bed|seater|nos\b|crore|cr\b|lpa))`;

const WRITTEN: readonly RegExp[] = [
  /\((\d{1,2}) ?(?:nos?\.?|posts?|openings?|positions?)\)/i,
  new RegExp(String.raw`\b${COUNT}\+? (?:openings?|positions?|vacanc(?:y|ies)|posts|nos)\b`, 'i'),
  // Not after a bare "no": that of a phone or a plot is no number of people.
  /\b(?:openings?|positions?|vacanc(?:y|ies))\.? ?[:=–-] ?(\d{1,3})\b/i,
  /(?<=[\p{L})] ?[\s(-])x ?(\d{1,2})\b(?![.\d]| ?(?:\d|cr|l\b|lakhs?|salary|times))/iu,
];
const ASKED = new RegExp(String.raw`\b${WANTS}(?: for)? ${COUNT} ${NO_PEOPLE}(?=\p{L})`, 'iu');
/** "6 staff nurses for the ICU": several people at the start of a sentence. */
const AT_START = new RegExp(
  String.raw`^(?:urgent(?:ly)?|reqd?\.?|required|wanted|hi|hello|dear \w+)?[\s,:!–-]*${COUNT} ${NO_PEOPLE}((?:[\p{L}&/-]+ ){0,3}[\p{L}]+s)\b`,
  'iu',
);
const MOST = 500;

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
      const named = several?.[2]
        ?.toLowerCase()
        .split(' ')
        .some((word) => isTitleNoun(word) || isSomebody(word));
      written =
        WRITTEN.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ??
        ASKED.exec(text)?.[1] ??
        (named === true ? several?.[1] : undefined);
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
