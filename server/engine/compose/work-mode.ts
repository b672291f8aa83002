import type { WorkMode } from '#contract/options.ts';
import { findCities } from '#server/engine/cities.ts';
import { isOfStudies } from '#server/engine/city-of-a-name.ts';
import { OPEN_HOUSES, WORK_HOUSES } from '#server/engine/text/houses.ts';
import { LOCALITY_PATTERN } from './data/localities.ts';
import type { RoleFamily } from './families/parse-families.ts';
import type { Prompt } from './prompt-text.ts';

const COUNT = '[1-4]|once|twice|thrice|one|two|three|four';
const NOW_AND_THEN = String.raw`(?:an?|per|every|in an?|\/) ?(?:month|quarter|year|fortnight)|monthly`;
/** Days of a week, not until something or in all: "in 2 days", "2 days off", "2 days a month" are none. */
const daysOf = (least: string, most: string): string =>
  String.raw`(?<!\b(?:in|within|after|next) )\b${least}(?: ?(?:-|–|to|or) ?${most})?(?: ?(?:days?|times)\b|(?<=once|twice|thrice))(?! ?(?:(?:weekly |week )?offs?\b|notice|leaves?\b|holidays?|training|probation|${NOW_AND_THEN}))`;
const WEEKLY = '(?:(?: ?in)? ?(?:an?|per|every|/) ?(?:week|wk)|weekly)';
/** The town of the office, and not whose else it is. */
const OWN = String.raw`(?:(?!client|customer|vendor|branch|training)\p{L}+ )?`;
/** Behind "office", which then is no place of the week: people, houses, a visit now and then. */
const OF_OFFICE = String.raw`(?! ?(?:buildings?|staff|boys?|assistants?|admins?|spaces?|locations?|premises|experience|training|visits?|(?:once )?(?:${NOW_AND_THEN})))`;
/** "3 days a week in our Pune office", "2 days wfh"; "office 3 days a week", "wfo: 2-3 days". */
const sharedBy = (days: string, place: string): string[] => [
  String.raw`${days} ?${WEEKLY}? ?(?:(?:of|work(?:ing)?|coming|come|visit)(?: is)? )?(?:in|from|at|to|of)?[ -]?(?:(?:the|our) )?${place}\b${OF_OFFICE}`,
  String.raw`\b${place}(?: for| ok| okay| allowed| possible| option| only)?(?: ?[:–-]? ?|, ?(?=[^,.;]{1,16}(?:week|wk)\b))(?:for )?${days} ?${WEEKLY}?`,
];
const DAYS = daysOf(`(?:${COUNT})`, '[2-4]');
const HYBRID = new RegExp(
  [
    String.raw`\bhybrid\b|\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat)(?:day|urday|nesday|sday)?s? (?:is |are )?(?:wfh|(?:work )?from home)\b|\b(?:tue|wed)\p{L}{0,6} ?(?:to|-|–) ?(?:wed|thu)\p{L}{0,6} (?:in|at|from) (?:the |our )?office\b|\boccasional(?:ly)? (?:wfh|(?:work )?from home|remote(?= ?(?:work(?:ing)?)? ?(?:$|[,.;)])))\b|\bhyb(?=[,)]| ?(?:$|mode|\d ?days?))`,
    ...sharedBy(DAYS, `${OWN}(?:office|wfo)`),
    ...sharedBy(DAYS, '(?:wfh|(?:work )?from home|at home|remote)'),
    String.raw`\b(?:few|couple of) (?:days?|times) ?${WEEKLY}? ?(?:in|from|at|to)? ?(?:the |our )?(?:office|wfo)\b${OF_OFFICE}`,
    String.raw`\b(?:(?:alternate|alternative|some) (?:days?|weeks?)|week on week off)(?: (?:in|from|at|to))?(?: (?:the|our))? ?(?:office|wfo|wfh|work from (?:home|office))\b`,
    String.raw`\b(?:office|wfo|wfh) (?:on )?(?:alternate|some) (?:days?|weeks?)\b`,
    String.raw`\b[1-4] days? on-?site ?${WEEKLY}|\b[1-4] days? ?${WEEKLY} on-?site\b`,
    String.raw`\b(?:wfh|home) (?:and|\+|&) (?:office|wfo)\b|\b(?:wfo|office) (?:and|\+|&) (?:wfh|home)\b|\bpartly (?:remote|from home)\b|\bpartial(?:ly)? (?:remote|wfh)\b|\bmix of (?:office|home|wfh|remote)\b|\bflexible (?:wfh|remote)\b`,
  ].join('|'),
  'iu',
);
const AT_HOME = String.raw`(?:wfh|work(?:ing)?[ -]from[ -]home|remote(?:ly)?|hybrid|telecommut\w{2,4}|virtual)\b`;
/** Behind a comma what is denied has its own "no": "no wfh, hybrid" offers a hybrid week. */
const SEVERAL_AT_HOME = String.raw`${AT_HOME}(?: ?(?:(?:or|nor|and|&|\/) ?(?:no |not |an? )?|, ?(?:no|not|nor) (?:an? )?)${AT_HOME})*`;
const HOW_FAR = String.raw`(?:an?|any|the|fully?|pure(?:ly)?|completely|100 ?%|even)`;
/** "No remote", "not a hybrid role", "we don't offer wfh"; "hybrid not available", "wfh nahi chalega", "remote: no". */
const NOT_REMOTE = new RegExp(
  [
    String.raw`\b(?:no|not|non|neither|never|without|isn['’]?t|(?:can['’]?t|cannot|will not|won['’]?t) be|(?:do not|don['’]?t|does not|doesn['’]?t|can['’]?t|cannot|will not|won['’]?t|not) (?:do|offer|give|allow|provide|have|support|accept|work|offering|allowing|giving|providing)|no (?:scope|option|possibility|chance|facility|provision) (?:for|of|to))(?:[ -]${HOW_FAR})*[ -]${SEVERAL_AT_HOME}`,
    String.raw`\b${SEVERAL_AT_HOME}(?: (?:work(?:ing)?|roles?|jobs?|options?|mode|positions?|facility|set-?up|culture|policy|candidates?|applicants?|profiles?))*(?: (?:is|are|will be|will|would|ka option))?(?: (?:strictly|absolutely|currently|really))? ?(?:(?:not|nahi|nahin|isn['’]?t|aren['’]?t|won['’]?t|cannot|can['’]?t|never)\b(?! (?:${HOW_FAR} )*(?:${AT_HOME}|office|wfo|on-?site|issue|problem|constraint|concern))(?: (?:be )?(?:an? )?(?:possible|allowed|available|option|offered|provided|considered))?|(?:[:=] ?)?(?:no(?!\.? of\b)|na|n\/a|nil)(?= ?(?:$|[,.;)|])))`,
  ].join('|'),
  'gimu',
);
const HYBRID_ALONE = /^(?!.*(?:wfh|home|remote|telecommut|virtual)).*\bhybrid\b/i;
const REMOTE =
  /\b(?:fully |100% |completely |permanent(?:ly)? )?(?:wfh|work(?:ing)?[ -]from[ -](?:home|anywhere)|remote(?:ly)?)\b(?! ?(?:areas?|sites?|locations?|villages?|monitoring|support|desktop|sensing|regions?|teams?|infrastructure|places|parts|control|troubleshooting|access|server|diagnos\w+|patient|clients?|sales|hands))|\bfrom home\b|\bghar se\b|\bhome[- ]based\b|\bwork from your home\b|\btelecommut\w+|\bvirtual (?:position|role|job)\b/i;
const OFFICE =
  /\bwfo\b|\bwork(?:ing)?[ -](?:from|in|at)[ -](?:the |our )?office\b|\bin[ -]office\b|\bon-?site (?:role|job|position|work|only|presence|at|in)\b|\bon-?site\b(?! ?(?:opportunit|coordinat|client|visit|offshore|travel))|\bon site (?:only|role|job|work)\b|\bphysical(?:ly)? presen(?:t|ce)\b|\b(?:deployed|placed|based|work(?:ing)?) (?:at|on|from) (?:the |our )?client['’]?s? (?:site|location|place|premises)\b|\b(?:5|6|five|six)(?:\.5)? days?(?: a week| per week|\/week| week)?,? (?:in|from|at|wfo|work from|(?=office))(?: the| our)? ?(?:office|wfo|onsite)?\b|\boffice (?:based|only|job|role)\b|\bfrom (?:our |the )(?:[\w-]+ ){0,2}office\b|\boffice se\b|\bshift,? (?:work )?(?:from|in|at) office\b|\bfull[- ]time (?:from )?office\b|\ball days (?:from |in )?office\b/i;

/** A whole week in the office without any "in": "Office 6 days", "office - 5 days/week", "office daily", "Mon-Sat office". */
const WHOLE_WEEK = new RegExp(
  [
    String.raw`(?<!\b(?:back|front|post|ms|open|box|home|head|tax|rto|client|customer|bank) )\b(?:office|wfo)[,: –-]{1,3}(?:(?:for )?(?:all )?(?:the )?(?:[5-7]|five|six|seven)(?:\.5)? days?(?! ?(?:notice|leave|trial|training|working\b))|(?:on |for )?all (?:the )?(?:working )?days|(?:every ?day|daily)(?! ?(?:wages?|reports?|sales|expenses|work)\b))`,
    String.raw`\b(?:daily|every ?day|all (?:working )?days) (?:in |from |at |to )?(?:the |our )?(?:office|wfo)\b`,
    String.raw`\b(?:mon(?:day)?|mon\.) ?(?:to|-|–|till|thru) ?(?:fri|sat)(?:urday|day|\.)?,? (?:in |from |at )?(?:the |our )?(?:office|wfo)\b`,
    String.raw`\b(?:[5-7]|five|six|seven)[- ]days?(?: a week| ?\/ ?week| ?\/ ?wk| ?pw)?,? (?:work(?:ing)?|job|full|only),? (?:from |in |at )?(?:the |our )?office\b`,
  ].join('|'),
  'iu',
);

const PLACE =
  '(?:clinics?|hospitals?|nursing home|plants?|factory|factories|schools?|college|hotel|resort|restaurants?|caf[eé]|showroom|stores?|outlets?|warehouse|godown|gym|salon|spa|lab|laboratory|kitchen|campus|depot|workshop|farm|dealership|shop|unit|mill|site|sites|branch|branches|pharmacy|counter|construction site|bakery|refinery|plantation|boutique|studio|(?:news|tv|television|hindi|english|telugu|tamil|kannada|marathi|bengali|malayalam|regional) channel|news ?room|parlou?r|hatchery|nursery|canteen|mess|garage|petrol pump|yard|port|terminal|quarry|(?:tea|coffee|industrial) estate|reception|theatre|orphanage|shelter|cold storage|clinic|diagnostic centre|centre|project site|institute|academy|hostel|society|mall|airport|supermarket|shop floor|(?<=at (?:our|the) (?:[\\w&-]+ ){0,3})office)';
const AT_PLACE = new RegExp(
  String.raw`(?:\b(?:at|in|for|inside|on)|^|[–|:]|,(?= our )) ?(?:our |the |an? |their |my |this |\d+[- ]bed(?:ded)? )?(?:[\p{L}\d'&-]+ ){0,4}?${PLACE}\b(?! ?(?:chain|groups?|network|clients?|software|tech|management system|startup|platform|app\b|industry|sector|supply|equipment|business|brand|saas|products?|visits?|erp))`,
  'imu',
);

/** An office of the employer that is named as the place of the work, with no word of "work from". */
const AT_OFFICE =
  /\b(?:for|at|in|from|out of) (?:our|the|its|their|my|company|client|customer) (?:[\p{L}\d'&.-]+ ){0,4}offices?\b|\bwork(?:ing|s|ed)? (?:is |will be |would be |only |daily )*(?:from|in|at|out of)(?: [\p{L}\d'&.-]+){0,5} offices?\b|\boffice (?:timings?|hours|posting|days)\b|\bfull office\b|\b(?:site|branch|corporate|regional|zonal|head) office (?:posting|job|role|based)\b|(?<!head |main |parent |corporate |registered |regional )\boffice (?:is )?(?:at|near|in)\b|\b[\p{L}]+ office posting\b|\b(?:only|fully|all) (?:from |in )?office\b|, (?:(?:[\p{L}\d-]+ ){1,3}(?<!\b(?:ms|microsoft|libre|open|back|front|head|home|post|box|in) ))?office(?=[,.]|$)/iu;
/** Nobody is fetched by a cab who works at home. */
const COMMUTES =
  /\b(?:cabs?|pick[- ]?up(?: (?:and|&)|\/|,)? ?drop|pick[- ]?up|drop facility|company (?:bus|transport)|transport(?:ation)? (?:facility|provided|given|available|both)|bus facility|staff bus|shuttle)\b/i;
const IN_A_CENTRE =
  /\b(?:voice process|voice support|(?:international|domestic|us|uk|inbound|outbound) (?:voice )?process|process seats?|call[- ]?cent(?:re|er)|contact cent(?:re|er)|walk[- ]in customers|front desk|reception(?: desk| area)?)\b/i;
/** Roles whose place is a desk that visitors come to, a gate, a vehicle or the customers' own streets. */
const SITE_ROLES =
  /\b(?:receptionist|front (?:desk|office)|(?<!device )driver|guard|gatekeeper|cashier|teller|warden|librarian|peon|office (?:boy|assistant|attendant|helper|administrator|coordinator)|house ?keep\w+|pantry|helper|packer|loader|attendant|field|door[- ]to[- ]door|(?:it|desktop|hardware) support|medical representative|branch manager|voice process|stor(?:e|es) \w+|showroom)\b/i;

const FIELD_TITLE = /\b(?:field|territory|door[- ]to[- ]door|medical representative)\b/i;
const FIELD_WORK =
  /\b(?:full |pure(?:ly)? |completely |100 ?% )?(?:on[- ])?field[- ](?:job|work|role|based|duty|position|profile)\b(?! ?(?:experience|exp|team|staff|(?:is |are )?not|isn't|nahi))|\b(?:work|working|works|job|role) (?:is |will be )?(?:mostly |mainly )?in the field\b|\btravel(?:ling)? (?:sales )?job\b/i;

/** Whether a prompt states, or a title tells, that the work is done at customers' and on the road. */
export function isInField(prompt: Prompt, title: string): boolean {
  return FIELD_TITLE.test(title) || statesField(prompt);
}

function statesField({ statements }: Prompt): boolean {
  return statements.some(({ label, text }) => {
    const match = label === 'about' ? null : FIELD_WORK.exec(text);
    return match !== null && !/\b(?:no|not|without|never)(?: an?)? $/i.test(text.slice(0, match.index));
  });
}

/** "Field Sales Executive" and no more: nothing speaks of an office. */
const FEW_WORDS = 5;
const isFieldTitleAlone = (text: string) => /\bfield\b/i.test(text) && text.split(/\s+/).length <= FEW_WORDS;

/** Behind a city: its works or house, where the work is done. */
const HOUSE_AFTER = new RegExp(
  String.raw`^ (?:${OPEN_HOUSES}|${WORK_HOUSES}|works|site|property)\b(?! (?:experience|exp|background|knowledge|clients?|projects?))`,
  'i',
);
const OTHERS_HOUSE = /\b(?:report\w*|coordinat\w+|liais\w+|travel\w*|visits?|with|to)\b[^,.;\n]{0,40}$/i;

/** "HRBP, 8-10 yrs, Hosur plant": a place of work that no preposition leads to. */
function isInCitysHouse(text: string): boolean {
  const parts = [...text.matchAll(LOCALITY_PATTERN)].map(({ index, 0: part }) => ({
    start: index,
    end: index + part.length,
  }));
  return [...findCities(text, { anyCase: true, houses: true }), ...parts].some(
    ({ start, end }) =>
      HOUSE_AFTER.test(text.slice(end, end + 40)) &&
      !OTHERS_HOUSE.test(text.slice(Math.max(0, start - 60), start)) &&
      !isOfStudies(text.slice(Math.max(0, start - 60), start), text.slice(end, end + 40)),
  );
}

/** Families whose work follows the company's desk, wherever it is: a plant beside it says nothing. */
const DESK = ['Information Technology'];

const COUNTS = ['', 'one', 'two', 'three', 'four'];
const OFTEN: Record<string, number> = { once: 1, twice: 2, thrice: 3, one: 1, two: 2, three: 3, four: 4 };
const SHARED_WEEK = sharedBy(
  daysOf(`(?<least>${COUNT})`, '(?<most>[2-4])'),
  `${OWN}(?<place>office|wfo|on-?site|wfh|home|remote)`,
).map((pattern) => new RegExp(pattern, 'iu'));

/** How a hybrid week is shared where the prompt says it: "three days a week in the office"; null where it does not. */
export function readSharedWeek({ statements }: Prompt): string | null {
  for (const { label, text } of statements) {
    if (label === 'about') continue;
    for (const pattern of SHARED_WEEK) {
      const { least = '', most = '', place = '' } = pattern.exec(text)?.groups ?? {};
      const numberOf = (word: string) => OFTEN[word.toLowerCase()] ?? Number(word);
      const from = numberOf(least);
      if (place === '' || !(from > 0)) continue;
      const to = numberOf(most);
      const days =
        to > from ? `${COUNTS[from]} to ${COUNTS[to]} days` : from === 1 ? 'one day' : `${COUNTS[from]} days`;
      return `${days} a week ${/^(?:wfh|home|remote)/i.test(place) ? 'at home' : 'in the office'}`;
    }
  }
  return null;
}

/**
 * The mode of work that a prompt states, or that the place and kind of the work leave no doubt about; else null, also
 * for a job that is said to be a field job: no mode is work in the field.
 */
export function readWorkMode(prompt: Prompt, family: RoleFamily, title: string): WorkMode | null {
  const told = prompt.statements.filter(({ label }) => label !== 'about');
  const text = told.map((statement) => statement.text).join('\n');
  const allowed = text.replaceAll(NOT_REMOTE, ' ');
  const denied = text.match(NOT_REMOTE) ?? [];
  if (HYBRID.test(allowed)) return 'hybrid';
  const remote = REMOTE.test(allowed);
  // "Fully remote, no hybrid" turns away the days in the office.
  if (denied.length > 0)
    return remote && denied.every((each) => HYBRID_ALONE.test(each)) ? 'remote' : 'office';
  const office = OFFICE.test(text) || WHOLE_WEEK.test(text);
  if (remote && office) return 'hybrid';
  if (remote) return 'remote';
  if (!office && (statesField(prompt) || isFieldTitleAlone(text))) return null;
  if (office || AT_OFFICE.test(text) || COMMUTES.test(text)) return 'office';
  if (
    told.some(({ label, text: body }) => label === 'mode' && /^office|^full[- ]time|^in person/i.test(body))
  )
    return 'office';
  if (family.onSite || SITE_ROLES.test(title) || IN_A_CENTRE.test(text)) return 'office';
  if (family.industry !== null && DESK.includes(family.industry)) return null;
  return AT_PLACE.test(text) || isInCitysHouse(text) ? 'office' : null;
}
