import { findCities } from '#server/engine/cities.ts';
import type { Prompt } from './prompt-text.ts';
import { isTitleField, isTitleNoun, titleWords } from './title-words.ts';

/** What is said in one breath: up to a comma, a full stop or a turn to something else. */
const OWN = String.raw`(?:(?! but | rather )[^,;.()–])`;
const PEOPLE = String.raw`(?:profiles?|candidates?|applicants?|people|persons?|backgrounds?|resumes?|cvs?)`;

/** "Not from a CA firm", "no insurance/BPO profiles", "any field other than BPO": what follows is turned away. */
const NOT_THESE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?:not|dont)|n't) (?:be |want |(?:send|share|forward) (?:us )?(?:any )?)?(?:\w+ )?from\b(?! home\b)${OWN}{2,70}(?:(?:,${OWN}{2,24}){1,3}\b${PEOPLE})?`,
    'giu',
  ),
  new RegExp(
    String.raw`\bno (?:(?:[\w&+-]+(?: ?\/ ?| )){1,5}?)?${PEOPLE}\b(?: (?:from|of|with|in)\b${OWN}{2,50})?`,
    'giu',
  ),
  new RegExp(
    String.raw`\bno (?:exp|experience|knowledge) (?:in|of|with) ${OWN}{2,40}?\b(?:required|reqd|needed|necessary)\b`,
    'giu',
  ),
  new RegExp(String.raw`\bno need (?:of|for)\b${OWN}{2,30}`, 'giu'),
  new RegExp(String.raw`(?:\bnot|n't) (?:looking for|interested in|considering)\b${OWN}{2,60}`, 'giu'),
  // "Other than Tally, also Busy" names one thing more.
  new RegExp(
    String.raw`(?<=\b(?:any|all|exp|experience)\b[^,;.()–]{0,40})\b(?:other than|except)\b${OWN}{2,50}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:other than|except|excluding)\b${OWN}{2,50}?\b(?:${PEOPLE}|industry|sector|field)\b`,
    'giu',
  ),
];

/** "MBA not required", "candidates from BPO pls excuse": what stands before is turned away. */
const NOT_THOSE = new RegExp(
  [
    String.raw`(?:\b(?:is |are |will |shall |should |would |need |do |must |can )?(?:not|nahi|dont|cannot|wont|isnt|arent|doesnt)|n't)(?: be| to be| at all)? (?:required|req|reqd|requird|needed|necessary|mandatory|compulsory|a must|must|considered|allowed|accepted|eligible|entertained|wanted|preferred|suitable|shortlisted|apply|part of|in scope|included|counted|chahiye|chalega|chalegi|provided|available|there|fit|work|suit)\b(?! to\b)`,
    String.raw`\b(?:(?:pls|please|plz|kindly),? )?(?:excuse|ignore|stay away)\b|\b(?:will not|won't|wont) do\b|\bno (?:need|use)\b(?= ?(?:$|[,;.)]))|\b(?:pls |please )?avoid(?: applying)?(?= ?(?:$|[,;.)]))|\bmat (?:bhej\w+|kar\w+)|\b(?:posts?|positions?) (?:is |are |already )*(?:closed|filled)\b`,
  ].join('|'),
  'giu',
);
/** Behind these what is turned away begins. */
const BEGINS =
  /[,;.()–:]|\b(?:but|however|though|must|mandatory|compulsory|preferred|required|needed|ok|yrs?|years?)\b/giu;
/** "Not a must but good to have": asked for all the same. */
const STILL_GOOD =
  /^,? ?(?:but|though|although|yet)?[^;.,]{0,14}\b(?:good|nice|great|plus|advantage|bonus|prefer\w*|helps?)\b/iu;
const GOOD = /\b(?:good|nice|plus|advantage|bonus|desirable|optional)\b/iu;
/** "Candidates without Tally need not apply": whoever lacks it is turned away, so that it is asked for. */
const LACKS = /\b(?:not|without|unable|unwilling|cannot|dont|lacking|no)\b|n't\b/iu;
/** "Telecaller, experience not needed": a prompt that begins so does not turn the telecaller away. */
const EXPERIENCE = /\b(?:exp|experience|freshers?)\b/iu;
/** The longest that "not required" may be all about, where a post or a city opens the sentence. */
const LONGEST = 40;

/** "Driver licence", "CA firm", "executive profile": no post, though it is named by one. */
const NO_POST = new RegExp(
  String.raw`^(?:'s)? (?:licen[cs]es?|certificates?|permits?|degrees?|exp|experience|posts?|positions?|roles?|firms?|offices?|companies|company|industry|sector|field|line|work|wal[aei]|${PEOPLE})\b`,
  'i',
);
const JOINS = /^(?:cum|and|or|&)$/;
/** "People from BPO", "candidates with": what stands behind belongs to them. */
const PEOPLE_OF = new RegExp(String.raw`\b${PEOPLE} (?:from|of|with|in|having)\b`, 'i');
const THEN_PEOPLE = new RegExp(String.raw`^ (?:wal[aei]|${PEOPLE})\b`, 'i');
/** "Cashier in Pune is not there": what stands so behind a post or a city tells more of it. */
const TELLS_MORE = /^\W*(?:in|at|for|from|of|to|near|based)\b/i;
/** Whoever is not there is looked for. */
const ABSENT = /\b(?:there|available)$/i;
/** So few words may be turned away where no post is known at all. */
const FEW_WORDS = 2;

/** Where to work, with which what is denied begins, whatever stands before it: "4 yrs Hyderabad hybrid not available". */
const A_MODE =
  /\b(?:(?:remote|hybrid|wfh|work from home)(?: work(?:ing)?| mode| option)?(?: ?(?:or|\/|and|,|&) ?)?)+\s*$/i;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The posts that a text names, each with all its words: "cook cum driver" is one. */
function postsIn(text: string): Span[] {
  const posts: Span[] = [];
  for (const { key, start, end } of titleWords(text)) {
    if (!isTitleNoun(key) || NO_POST.test(text.slice(end))) continue;
    const last = posts.at(-1);
    const between = last ? titleWords(text.slice(last.end, start)) : [];
    const isSame = last && between.every((word) => isTitleField(word.key) || JOINS.test(word.key));
    if (isSame) posts.pop();
    posts.push({ start: isSame ? last.start : start, end });
  }
  return posts;
}

/** Whether words behind a post or a city are of something else than of these. */
function isOfItsOwn(text: string): boolean {
  if (TELLS_MORE.test(text)) return false;
  const withoutCities = findCities(text, { anyCase: true, houses: true }).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return /[\p{L}\p{N}]/u.test(withoutCities);
}

/**
 * Where in a phrase that somebody may have written without commas begins what is turned away: behind the post and the
 * city, as in "accountant Pune work from home not available"; 0 where it has no such opening.
 */
function behindPost(own: string, posts: readonly Span[]): number {
  const people = PEOPLE_OF.exec(own)?.index ?? own.length;
  const cities = findCities(own, { anyCase: true, houses: true }).filter(
    ({ end }) => !THEN_PEOPLE.test(own.slice(end)),
  );
  const stop = [...posts, ...cities]
    .filter(({ end }) => end <= people)
    .toSorted((a, b) => b.end - a.end)
    .find(({ end }) => isOfItsOwn(own.slice(end)));
  return stop?.end ?? 0;
}

function namesPost(text: string): boolean {
  return postsIn(text).length > 0;
}

interface Context {
  /** The statement is the first. */
  readonly opens: boolean;
  /** Whether another statement names a post. */
  readonly othersNamePost: () => boolean;
}

/** What is turned away with the words before it, from `start` to `end`; null where these are of the post itself. */
function deniedBefore(statement: string, own: Span, end: number, context: Context): Span | null {
  const written = statement.slice(own.start, own.end);
  const posts = postsIn(written);
  const opens = context.opens && own.start === 0;
  if (opens && EXPERIENCE.test(written)) return null;
  const isNamedElsewhere =
    context.othersNamePost() || namesPost(statement.slice(0, own.start)) || namesPost(statement.slice(end));
  const from = opens || (posts.length > 0 && !isNamedElsewhere) ? behindPost(written, posts) : 0;
  if ((opens || from > 0) && written.length - from > LONGEST) return null;
  if (from === 0 && posts.length > 0 && (!isNamedElsewhere || ABSENT.test(statement.slice(0, end))))
    return null;
  if (from === 0 && opens && !isNamedElsewhere && titleWords(written).length > FEW_WORDS) return null;
  return { start: own.start + from, end };
}

function spansIn(text: string, context: Context): Span[] {
  const spans: Span[] = NOT_THESE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: own }) => ({ start: index, end: index + own.length })),
  );
  for (const { index, 0: denied } of text.matchAll(NOT_THOSE)) {
    const begun = [...text.slice(0, index).matchAll(BEGINS)].at(-1);
    const from = begun ? begun.index + begun[0].length : 0;
    const end = index + denied.length;
    const mode = A_MODE.exec(text.slice(from, index));
    const start = mode ? from + mode.index : from;
    const own = text.slice(start, index);
    if (own.trim() === '') continue;
    if (STILL_GOOD.test(text.slice(end)) || GOOD.test(own) || LACKS.test(own)) continue;
    const span = deniedBefore(text, { start, end: index }, end, context);
    if (span) spans.push(span);
  }
  return spans;
}

/**
 * A prompt without what it turns away, which says nothing of the job: "not from a CA firm", "MBA not required", "candidates
 * from BPO please excuse". All else keeps its place, the post and the city before it first of all.
 */
export function withoutTurnedAway({ statements }: Prompt): Prompt {
  let naming: readonly number[] | undefined;
  const othersNamePost = (at: number): boolean => {
    naming ??= statements.flatMap(({ text }, place) => (namesPost(text) ? [place] : []));
    return naming.some((place) => place !== at);
  };
  const kept = statements.map((statement, at) => {
    const context = { opens: at === 0, othersNamePost: () => othersNamePost(at) };
    const text = spansIn(statement.text, context).reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      statement.text,
    );
    return { ...statement, text };
  });
  return { text: kept.map(({ text }) => text).join('\n'), statements: kept };
}
