import type { ResumeDocument } from './document.ts';
import type { Weights } from './learned.ts';
import type { Unit } from './mentions.ts';
import type { Offer } from './work-pairs.ts';

const has = (holds: boolean) => Number(holds);

/** Nobody's employee yet. */
const NEVER_EMPLOYED =
  /\b(?:fresher|fresh graduate|first job|not (?:been |yet )?employed so far|entry[- ]level|(?:work )?experience ?[:–-] ?(?:nil|none|no|na|fresher|0)\b|begin my career|start my career)/i;
/** On one's own account. */
const OWN_ACCOUNT =
  /\b(?:free ?-?lanc\w*|self[- ]?employed|independent(?:ly)?|(?:for|by) (?:myself|hire)|on my own|my own|own (?:account|business|chambers?|practice|shop|farm\w*|work|truck|studio|firm|venture|name)|private (?:practice|work|clients|tuitions?)|home (?:tuitions?|tutor)|upwork|fiverr|toptal|proprietor|run(?:ning)? (?:a|an|my) |sole trader|retainer)\b/i;
const CUSTOMERS = /\b(?:clients?|customers?|commissions?|bylines?|buyers?|projects? for|supply to)\b/i;
/** Without work now. */
const AT_HOME =
  /\b(?:career break|sabbatical|break from work|not (?:currently |presently )?(?:employed|working|attached)|(?:currently|presently|at present) (?:not|un|seeking|looking|at home|free|available)|unemployed|no (?:job|employer)|jobless|laid off|retired|home ?maker|housewife|at home|now free|come back to work|return(?:ing)? to work|resume working|closed (?:it|down)|ready to (?:come|join) back|between jobs|last worked|left (?:for|due|because|my)|resigned)\b/i;
const LEARNER =
  /\b(?:intern(?:s|ed|ship)?|training|trained|volunteer\w*|members?|club|secretary|workshop|course|certificat\w+|placements?|field ?work|dissertation|thesis|guided|sponsored|visits?|prelims|mains|cleared|campus|college|university|hackathon|b\.? ?tech|b\.? ?sc|diploma|mba)\b/i;
/** At work there, in a sentence. */
const IS_THERE =
  /\b(?:i am|am (?:working|employed|posted)|(?:have|has) been (?:with|working|employed|at|in)|i work|works? (?:at|for|in|with)|working (?:at|for|in|with)|employed (?:at|by|in|with)|serving)\b/i;

/**
 * What speaks for or against a resume telling of a present employer at all, rather than of clients, colleges or those
 * who were left: `best` is what would be taken for one; `orders` is what it weighs alone and with its post, and what
 * the next one weighs.
 */
export function toldSigns(
  document: ResumeDocument,
  units: readonly Unit[],
  best: Offer,
  orders: { readonly alone: number; readonly together: number; readonly next: number | null },
) {
  const text = document.lines.map((line) => line.text).join('\n');
  const worked = units.filter(
    ({ range, line }) =>
      range !== null && !['education', 'projects', 'certifications', 'references'].includes(line.section),
  );
  const goesOn = worked.filter(({ range }) => range?.current === true);
  const ownUnit = units[best.mention.unit];
  const own = ownUnit?.text ?? '';
  const above = units[best.mention.unit - 1]?.text ?? '';
  const { signs } = best;
  const isOngoing = signs.ownCurrent > 0 || signs.nowLabel > 0 || signs.nowAbove > 0;
  return {
    bias: 1,
    order: Math.max(-1, Math.min(1, orders.alone / 6)),
    strong: Math.max(0, Math.min(1, orders.alone / 4)),
    together: Math.max(-1, Math.min(1, orders.together / 6)),
    ahead: Math.min(1, Math.max(0, orders.alone - (orders.next ?? -Infinity)) / 4),
    neverEmployed: has(NEVER_EMPLOYED.test(text)),
    neverEmployedNorNow: has(NEVER_EMPLOYED.test(text) && !isOngoing),
    ownAccount: has(OWN_ACCOUNT.test(text)),
    ownAccountNorNow: has(OWN_ACCOUNT.test(text) && !isOngoing),
    ownAccountNow: has(goesOn.some((unit) => OWN_ACCOUNT.test(unit.text)) || OWN_ACCOUNT.test(own)),
    customersHere: has(CUSTOMERS.test(own) || CUSTOMERS.test(above)),
    atHome: has(AT_HOME.test(text)),
    atHomeNorNow: has(AT_HOME.test(text) && !isOngoing),
    atHomeNow: has(goesOn.some((unit) => AT_HOME.test(unit.text)) || AT_HOME.test(own)),
    learnerHere: has(LEARNER.test(own)),
    learnerAbove: has(LEARNER.test(above) && above.length < 60),
    undated: has(worked.length === 0),
    noneGoesOn: has(worked.length > 0 && goesOn.length === 0),
    ongoing: has(isOngoing),
    ownPast: signs.ownPast,
    pastInUnit: signs.pastInUnit,
    nowInUnit: signs.nowInUnit,
    wish: signs.wish,
    education: signs.education,
    schooling: signs.schooling,
    papers: signs.papers,
    experience: signs.experience,
    header: signs.header,
    firmLabel: Math.max(signs.firmLabel, signs.firmAbove),
    among: Math.max(signs.with, signs.at, signs.in),
    saysPresent: has(IS_THERE.test(own)),
    postBeside: Math.max(signs.postBeside, signs.postAboveIt, signs.postBelowIt),
    reads: signs.read,
    hasWork: has(document.lines.some(({ section }) => section === 'experience')),
    short: has(document.lines.length < 8),
  };
}

/** What speaks for or against an employer being told. */
export type ToldSigns = ReturnType<typeof toldSigns>;

export type ToldWeights = Weights<keyof ToldSigns>;
