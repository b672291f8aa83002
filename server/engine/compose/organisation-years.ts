import { isTitleNoun, titleWords } from './title-words.ts';

const ORGANISATION =
  'we|company|firm|group|hospital|school|college|institute|factory|plant|ngo|trust|foundation|bank|nbfc|hotel|resort|restaurant|brand|agency|organi[sz]ation|startup|business|practice|clinic|builder|manufacturer|exporter|dealership|chain|academy|university|society|mill|studio|showroom|store|shop|house|office|team|founders?|promoters?|directors?|management|family';
/** The subject of a clause: "we have", "our hospital has been", "the company, a family business, has". */
const SUBJECT = new RegExp(
  String.raw`\b(?:we|our (?:[\p{L}-]+ ){0,2}[\p{L}-]+|${ORGANISATION})(?: (?:in|at|of|near|from|for) [\p{L}&' -]{1,30}?)?(?:,[^,.;]{1,40},|,? which|,? that)? (?:are|is|have|has|had|was|were|been|run|runs|work|worked|make|makes|serve|serves|served)\b([^.;]*)$`,
  'iu',
);
/** Says that the years are those of whoever is wanted. */
const WANTED =
  /\b(?:need\w*|looking|look|hir(?:e|ing)|wants?|require\w*|requirements?|seek\w*|search\w*|recruit\w*|candidates?|someone|somebody|person|people|applicants?|who|must|should|you|openings?|vacanc\w+|positions?|roles?|posts?|minimum|min|at least|freshers?)\b/i;
const FOR_SO_LONG =
  /\b(?:for|since|after|over|in|completed|completing|celebrat\w+)(?: (?:over|more than|nearly|almost|about|around|close to|the|its|our|last|past|these|a))* *$/i;
const HAS_DONE =
  /\b(?:serv(?:ing|ed)|trusted|running|operating|operational|making|supplying|working|worked|exporting|treating|teaching|present|active|established|been|existing|started|founded|doing)\b[^.;]*$/i;
const OLD_AFTER =
  /^(?:[- ]?olds?\b|[- ]young\b| ago\b| back\b| strong\b|'? of (?:trust|service|excellence|legacy|history|presence|operations?|existence|heritage|business|goodwill|craft|tradition|standing|quality|our)\b| in (?:the )?(?:business|operation|existence|trade|market)\b|'? (?:legacy|history|heritage|track record|standing)\b)/i;
/** "… with 40 years of experience is hiring", said of an organisation that opens the sentence. */
const THEN_WANTS =
  /^[^.;]{0,110}?\b(?:needs|requires|wants|seeks|is (?:now |urgently |currently )?(?:hiring|looking|recruiting|seeking)|are (?:now |urgently |currently )?(?:hiring|looking|recruiting)|hiring|looking for|we need|we want)\b/i;
const OPENS = new RegExp(
  String.raw`(?:^|[.;:] ?)(?:(?:an?|the|our|this|we are an?|we're an?|we) )?(?:[\p{L}&'-]+ ){0,5}?(?:${ORGANISATION})\b[^.;:]*$`,
  'iu',
);

/** "With 25 years in dairy, we …", "In our 12 years". */
const BEGINS =
  /(?:^|[.;:!] ?)(?:with|having|after|for|over|backed by|built on)(?: (?:our|an?|the|over|more than|nearly|almost|about|legacy of|experience of|history of))* *$/i;
const THEN_WE = /^[^.;]{0,80}, ?(?:we|our|the (?:company|firm|group))\b/i;
const OUR_YEARS = /\bour (?:first |last |past |over |more than )*$/i;
/** "We, makers of valves for 28 years, need …". */
const WE_ASIDE = new RegExp(String.raw`\b(?:we|${ORGANISATION}), [^,.;]{0,60}$`, 'iu');

/** Whether a phrase names a role after its verb: "we have an accountant's post". */
function namesRole(text: string): boolean {
  return titleWords(text).some(({ key }) => isTitleNoun(key));
}

/**
 * Whether a number of years is how long the organisation itself has existed, worked or served, not what it asks of
 * people. `before` and `after` are what stands around it in its sentence.
 */
export function isOrganisationsYears(before: string, after: string): boolean {
  if (OLD_AFTER.test(after) && !/^ of experience/i.test(after)) return true;
  const clause = before.slice(-160);
  if (OUR_YEARS.test(clause) || (BEGINS.test(clause) && THEN_WE.test(after))) return true;
  if (WE_ASIDE.test(clause) && FOR_SO_LONG.test(clause) && !WANTED.test(clause)) return true;
  const told = SUBJECT.exec(clause)?.[1];
  if (told !== undefined && !WANTED.test(told)) {
    if (FOR_SO_LONG.test(clause)) return true;
    if (!told.includes(',') && !namesRole(told)) return true;
  }
  if (FOR_SO_LONG.test(clause) && HAS_DONE.test(clause) && !WANTED.test(clause) && !namesRole(clause))
    return true;
  return OPENS.test(clause) && !WANTED.test(clause) && !namesRole(clause) && THEN_WANTS.test(after);
}
