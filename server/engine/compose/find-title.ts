import { dutyVerb } from './data/duty-verbs.ts';
import { SPECIALITIES, WEAK_NOUNS, WHOLE_TITLES } from './data/title-forms.ts';
import type { Prompt, Statement } from './prompt-text.ts';
import { beginning, ending, fieldAfter } from './title-parts.ts';
import { titleOfSomebody, titleWithoutRole } from './title-without-role.ts';
import {
  endsTitle,
  isSomebody,
  isTitleField,
  isTitleNoun,
  titleWords,
  withAnd,
  type TitleWord,
} from './title-words.ts';
import { singular, titleCase } from './write-title.ts';

const WANTED =
  /\b(?:needs?|needed|need of|looking (?:out )?for|look for|hiring|hire|requires?|required|requirement(?: of| for)?|wants?|wanted|seeking|seeks|recruit(?:ing)?|openings?(?: for| of)?|vacc?anc(?:y|ies)(?: for| of)?|search(?:ing)? for|lookout for|join (?:us|our team)? ?as|position(?: of| for)?|role of|post (?:of|for)|role for|for the (?:role|post|position) of|get me|reqm\w*|reqd?|wtd|find me|find us|we want|onboard|backfill|profiles? for|cvs? for|resumes? for|urgent(?:ly)?|interviewing|chahiye|apply for|title|replacement for|add)\b[^.;:]{0,60}$/i;
const WANTED_AFTER =
  /^[^.;]{0,30}?\b(?:chahiye|required|requirement|needed|wanted|vacancy|opening|hiring|position|role|job|reqd)\b/i;
const OTHERS =
  /\b(?:report(?:s|ing)?(?: directly)?(?: in)?(?: to)?|under|working? (?:with|under|alongside)|along with|alongside|support(?:s|ing)?|assist(?:s|ing)?|coordinat\w+|liais\w+|team of|manage[sd]?|managing|lead(?:s|ing)?(?: a)?(?: team of)?|mentor(?:s|ing)?|guid(?:e|es|ing)|handl(?:e|es|ing)|supervis(?:e|es|ing)|i am|i'm|i am the|this is|from our|experience as|worked as|like|between|serve|help(?:s|ing)?|collaborat\w+|interact\w*|train(?:s|ing)?|replacing|our (?:current|last|previous|existing)|meet(?:ing)?|visit(?:ing)?|call(?:ing)?|convince|sell(?:ing)? to|advise|with)\s+(?:the |our |an? |all |other |senior |junior |\d+[ -]?)*(?:[\p{L}&/]+,? ){0,3}$/iu;

const BOSS =
  /^(?:director|ceo|md|founder|chairman|owner|principal|president|partner|cfo|cto|coo|head|doctor|manager|chairperson|leader|trustee)$/;
const SERVES = /\b(?:to|for) (?:the |our |a |company |senior |managing |its |their )*$/i;

/** Certificates that are titles too, where nothing better is said. */
const DEGREE = /^(?:ca|cs|gnm|anm)$/;
/** "Wireman licence", "CA firm": what is named by a post, and is none. */
const NO_POST_AFTER = /^(?:'s)? (?:licen[cs]es?|certificates?|permits?)\b/i;
const FIRM_AFTER = /^ (?:firms?|offices?)\b/i;
/** "Structural consultant office", "architects' firm": the employer. */
const HAS_A_HOUSE =
  /^(?:consultant|architect|doctor|dentist|lawyer|advocate|builder|contractor|broker|dealer|auditor|designer)$/;
const HOUSE_AFTER =
  /^['’]?s?['’]? (?:office|firm|company|agency|clinic|chamber)s?\b(?! (?:based|job|work|role|only|timing))/i;
const isHouse = (key: string, behind: string) => HAS_A_HOUSE.test(singular(key)) && HOUSE_AFTER.test(behind);
const BESIDE_DEGREE = /(?:[,(/]|\b(?:be|or|ya|and|with|only|prefer\w*|qualification|degree))\s*$/i;
/** "CA or CMA for finance controller": one of several degrees is no title. */
const OR_DEGREE = /^ ?(?:or|\/|,|and|&) ?(?:cma|icwa|cs|mba|cfa|cpa|acca|m\.? ?com)\b/i;
const AS_ROLE = /^[^.;,]{0,24}?\bas (?:an? |our |the )?((?:[\p{L}&-]+ ?){1,4})/iu;
/** "Retired teacher welcome": one of those who may apply, and not the post. */
const MAY_APPLY_AFTER = /^ (?:(?:is|are|also|profiles?|can|may) )*(?:welcome|apply|considered)\b/i;
/** "Manager level accountant": the post is the later one. */
const LIKENESS_AFTER = /^ (?:type|grade|level|class|category) (\p{L}+)/iu;
const SITS_SOMEWHERE = /^ (?:who )?(?:is|sits|works|stays)(?: based| located)? (?:in|at)\b/i;

/** "a qualified CA as Manager": the role is the later one. */
function takesAnotherRole(after: string): boolean {
  return titleWords(AS_ROLE.exec(after)?.[1] ?? '').some(({ key }) => isTitleNoun(key));
}

const SOMEBODY_WHO =
  /\b(?:someone|somebody|nobody|persons?|people|guys?|anyone|anybody|girls?|boys?|lady|ladies|candidates?|resources?|help)\b[^.;,]{0,20}?\b(?:to|who (?:can|will|could|should)|that can|for)\s+(?:also )?([\p{L}]+)\b([^.;–]{0,70})$/iu;
/** "5 delivery boys + 1 supervisor": one more beside the many that are wanted first. */
const BESIDE_OTHERS =
  /(?:^|\D)(?:[2-9]|\d\d)\+? [\p{L} ]{3,40}(?:\+|,|&|\band\b|\bplus\b) ?(?:[1-3]|one|two|a) $/iu;

const WANTED_AGAIN = /\b(?:needs?|needed|wanted|required|hiring|looking|openings?|vacanc\w+|as|be|become)\b/i;

/** "Someone to recruit engineers": a noun that only is what somebody shall deal with. */
function isDealtWith(before: string, first: string): boolean {
  const [, verb = '', between = ''] = SOMEBODY_WHO.exec(before) ?? [];
  if (/\b(?:to|can|will|should|must)\s$/.test(before) && dutyVerb(first) !== null) return true;
  return (
    !WANTED_AGAIN.test(between) &&
    !/^(?:work|join|be|fill|help)(?:ing)?$/i.test(verb) &&
    (dutyVerb(verb) !== null || /.{3}ing$/i.test(verb))
  );
}

interface Candidate {
  readonly words: readonly TitleWord[];
  readonly suffix: string;
  readonly score: number;
}

function score(
  statement: Statement,
  index: number,
  first: TitleWord,
  noun: TitleWord,
  length: number,
): number {
  const { text, label, labelled } = statement;
  const before = text.slice(Math.max(0, first.start - 70), first.start);
  const after = text.slice(noun.end, noun.end + 40);
  let points = -index * 0.6 - first.start / 120;
  if (label === 'title' && labelled) points += 14 - (first.start > 30 ? 8 : 0);
  if (WANTED.test(before)) points += 6;
  if (WANTED_AFTER.test(after)) points += 4;
  if (first.start === 0 && index === 0) points += 4;
  else if (first.start <= 3) points += 1;
  if (
    OTHERS.test(before) &&
    !/\b(?:need|hiring|looking for|require|want)\w*\s+(?:[\w-]+ ){0,3}$/i.test(before)
  )
    points -= 9;
  if (
    BOSS.test(singular(noun.key)) &&
    SERVES.test(before) &&
    !/\b(?:looking|search|searching|openings?|hiring|requirements?|vacanc(?:y|ies)|positions?|profiles?|cvs?|resumes?|candidates?) for (?:an? |the )?$/i.test(
      before,
    )
  )
    points -= 7;
  if (
    /\b(?:years?|yrs|experience|exp|least|worked)\b[^.;]{0,30}\bas (?:an? |the )?(?:[\w-]+ )?$/i.test(before)
  )
    points -= 6;
  if (/\b(?:to|will|can|should|must|and)\s$/.test(before) && WEAK_NOUNS.has(noun.key) && length === 1)
    points -= 8;
  if (/^ (?:a|an|the|our|your|their|with our|end to end)\b/i.test(after) && WEAK_NOUNS.has(noun.key))
    points -= 6;
  if (WEAK_NOUNS.has(singular(noun.key)) && length === 1) points -= 4;
  if (label === 'about' || label === 'offer' || label === 'duties' || label === 'skills') points -= 8;
  if (/\bour\s$/i.test(before) && length <= 2 && !/\bjoin our\s$/i.test(before)) points -= 3;
  if (DEGREE.test(noun.key) && BESIDE_DEGREE.test(before)) points -= 8;
  if (DEGREE.test(noun.key) && OR_DEGREE.test(after)) points -= 8;
  if (takesAnotherRole(text.slice(noun.end, noun.end + 70))) points -= 8;
  if (SITS_SOMEWHERE.test(after)) points -= 7;
  if (MAY_APPLY_AFTER.test(after)) points -= 8;
  const likened = LIKENESS_AFTER.exec(after)?.[1]?.toLowerCase();
  if (likened !== undefined && !isSomebody(likened) && length === 1 && BOSS.test(noun.key)) points -= 8;
  if (isDealtWith(text.slice(Math.max(0, first.start - 140), first.start), length > 1 ? first.key : ''))
    points -= 20;
  if (text.charAt(first.start - 1) === '(') points -= 6;
  if (BESIDE_OTHERS.test(before)) points -= 9;
  if (length >= 2) points += 1;
  return points;
}

/** "Full stack (MERN) engineers" with the brackets behind the post. */
function withBracketsBehind(text: string): string {
  return text.replaceAll(
    / (?<=([\p{L}-]+) )\(([^()\n]{2,24})\) (\p{L}+)/gu,
    (all, before: string, bracket: string, noun: string) =>
      isTitleNoun(noun.toLowerCase()) &&
      !isTitleNoun(before.toLowerCase()) &&
      isNamePart(before.toLowerCase())
        ? ` ${noun} (${bracket})`
        : all,
  );
}

const isNamePart = (key: string) => key === 'stack' || isTitleField(key);

function candidatesIn(statement: Statement, index: number): Candidate[] {
  const text = withBracketsBehind(withAnd(statement.text));
  const words = titleWords(text);
  const found: Candidate[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (!endsTitle(words, at) || (word.key === 'admin' && next && isSomebody(next.key))) continue;
    const behind = text.slice(word.end, word.end + 20);
    if (NO_POST_AFTER.test(behind) || (DEGREE.test(word.key) && FIRM_AFTER.test(behind))) continue;
    if (isHouse(word.key, behind)) continue;
    if (next?.key === 'cum' && words.slice(at + 2, at + 5).some(({ key }) => isTitleNoun(key))) continue;
    // A later noun of the same name ends it: the "team lead" of "team lead engineer".
    if (
      next &&
      next.gap === ' ' &&
      isTitleNoun(next.key) &&
      !SPECIALITIES.has(next.key) &&
      !DEGREE.test(next.key) &&
      next.key !== 'head'
    )
      continue;
    const then = words[at + 2];
    if (
      next &&
      then &&
      next.gap === ' ' &&
      then.gap === ' ' &&
      isTitleField(next.key) &&
      isTitleNoun(then.key) &&
      !DEGREE.test(then.key) &&
      !isHouse(then.key, text.slice(then.end, then.end + 20)) &&
      !WHOLE_TITLES.has(word.key)
    )
      continue;
    // "Staff nurse GNM": the degree stands beside the title.
    const from = beginning(words, at);
    const isBesidePost = words.slice(from, at).some(({ key }) => isTitleNoun(key));
    if (DEGREE.test(word.key) && word.gap === ' ' && isBesidePost) continue;
    const first = words[from] ?? word;
    const own = words.slice(from, at + 1);
    const takesField =
      own.length === 1 ||
      own.every(
        ({ key }) =>
          /^(?:senior|sr|junior|jr|assistant|asst|staff|primary|head|team|deputy|dy|general|regional|zonal|area|business|associate|national|vice|group|lead|principal)$/.test(
            key,
          ) || key === word.key,
      );
    const field = takesField ? fieldAfter(words, at, text) : [];
    const suffix = field.length > 0 ? '' : ending(words, at, text, takesField);
    const fieldWords = field.map((raw) => ({ ...word, raw, key: raw.toLowerCase() }));
    const rank = own.slice(0, -1).filter(({ key }) => /^(?:senior|sr|junior|jr|assistant|asst)$/.test(key));
    const named =
      field.length > 0 && own.length > 1
        ? [...rank, ...fieldWords, ...own.slice(rank.length)]
        : [...fieldWords, ...own];
    found.push({
      words: named,
      suffix,
      score: score(statement, index, first, word, named.length + (suffix ? 1 : 0)),
    });
  }
  return found;
}

function nameOf({ words, suffix }: Candidate): string {
  const text = words
    .map((word, at) => {
      const last = at === words.length - 1;
      const raw = last ? singular(word.key) : word.raw;
      const slash = at > 0 && word.gap.trim() === '/' ? '/' : at > 0 ? ' ' : '';
      const kept = last && raw === word.key ? word.raw : raw;
      return `${slash}${kept}`;
    })
    .join('');
  return titleCase(`${text}${suffix}`)
    .replace(/^(Senior |Junior |Manual |Automation )?QA$/, '$1QA Engineer')
    .replace(/^Lead QA$/, 'QA Lead')
    .replace(/\bAR Telecaller\b/, 'AR Caller')
    .replace(/^Accountant (Executive|Manager|Officer|Assistant)/, 'Accounts $1')
    .replace(/\bEngineer (College|Student|Manager|Head|Director|Lead|Services)\b/, 'Engineering $1')
    .replace(/\b(Teacher|Nurse) \1\b/, '$1')
    .replace(/(?<=\p{L}(?<! of)) (?:Dept|Department)\b/u, '')
    .replace(/^(.+)\/\1$/, '$1')
    .replace(/\bFull Stack\b/i, 'Full Stack')
    .replace(/\bFront End\b/, 'Frontend')
    .replace(/\bBack End\b/, 'Backend');
}

const SEMI = /\bsemi[- ]?qualified (?:ca|chartered accountant)s?\b/i;
/** Quality of what is made, not of software. */
const CHECKS_GOODS =
  /\b(?:pharma\w*|formulations?|api plant|gmp|hplc|fssai|haccp|food|garments?|textiles?|fabric|foundry|moulding|machining|factory|plant|construction)\b/i;
const SENIOR_ELSEWHERE =
  /\b(?:senior|sr\.?)[ -](?:level|role|position|profile)\b|\bsenior only\b|\b(?:someone|somebody) senior\b/i;

/** The title of the job that a prompt describes, as a person would post it. Never empty. */
export function findTitle(prompt: Prompt): string {
  const best = prompt.statements
    .flatMap(candidatesIn)
    .reduce<Candidate | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  const clear = best !== null && best.score > -2;
  if (!clear) {
    for (const statement of prompt.statements) {
      const title = titleOfSomebody(statement);
      if (title !== null) return title;
    }
  }
  if (best === null || best.score <= -7) return titleWithoutRole(prompt);
  const named = nameOf(best);
  const title = named === 'Chartered Accountant' && SEMI.test(prompt.text) ? 'Semi-Qualified CA' : named;
  if (
    /^(?:Senior |Junior )?QA Engineer$/.test(title) &&
    !/\bengineers?\b/i.test(prompt.text) &&
    CHECKS_GOODS.test(prompt.text)
  )
    return title.replace(
      'QA Engineer',
      /\bqa ?\/ ?qc\b/i.test(prompt.text) ? 'QA/QC Executive' : 'QA Executive',
    );
  const ranked = /^(?:Senior|Junior|Lead|Head|Chief|Principal|Assistant|Trainee)\b/.test(title);
  return !ranked && SENIOR_ELSEWHERE.test(prompt.text) ? `Senior ${title}` : title;
}
