import type { WorkMode } from '#contract/options.ts';
import type { RoleFamily } from './families/parse-families.ts';
import type { Prompt } from './prompt-text.ts';

const NUMBER = '(?:[1-4]|one|two|three|four|once|twice|thrice|few|couple of)';
const HYBRID = new RegExp(
  [
    String.raw`\bhybrid\b`,
    String.raw`\b${NUMBER}(?: ?(?:-|–|to|or) ?[2-4])? ?(?:days?|times)?(?: in)?(?: an?| per|\/)? ?(?:week|wk)? ?(?:in|from|at|to|of)? ?(?:the |our )?(?:office|wfo)\b`,
    String.raw`\boffice[,:]? (?:for )?[1-4](?: ?(?:-|–|to|or) ?[2-4])? days?(?: an?| per|\/) ?(?:week|wk)\b`,
    String.raw`\b(?:office|wfo|wfh|work from (?:home|office)|from home|at home|remote)(?: for| ok| okay| allowed| possible| option)? ?:? ?[1-4](?: ?(?:-|–|to) ?[2-4])? days?\b`,
    String.raw`\b[1-4](?: ?(?:-|–|to|or) ?[2-4])? days? (?:a week |per week |\/week )?(?:of )?(?:wfh|work from home|remote|from home|at home)`,
    String.raw`\b(?:wfh|home) (?:and|\+|&) (?:office|wfo)\b|\b(?:wfo|office) (?:and|\+|&) (?:wfh|home)\b|\bpartly (?:remote|from home)\b|\bpartial(?:ly)? (?:remote|wfh)\b|\bmix of (?:office|home|wfh|remote)\b|\bflexible (?:wfh|remote)\b`,
    String.raw`\b(?:come|visit|coming|be) (?:to |in )?(?:the |our )?office (?:only )?(?:once|twice|thrice|[1-4])`,
  ].join('|'),
  'i',
);
const NOT_REMOTE =
  /\b(?:no|not|isn't|cannot be|can't be|without) (?:a )?(?:wfh|work from home|remote|hybrid)\b|\b(?:wfh|work from home|remote|hybrid)(?: work)?(?: option)?(?: is)? (?:not|nahi|isn't)\b(?: (?:possible|allowed|available))?|\bno (?:remote|wfh|hybrid)\b/i;
const REMOTE =
  /\b(?:fully |100% |completely |permanent(?:ly)? )?(?:wfh|work(?:ing)?[ -]from[ -](?:home|anywhere)|remote(?:ly)?)\b(?! ?(?:areas?|sites?|locations?|villages?|monitoring|support|desktop|sensing|regions?|teams?|infrastructure|places|parts|control|troubleshooting|access|server|diagnos\w+|patient|clients?|sales|hands))|\bfrom home\b|\bghar se\b|\bhome[- ]based\b|\bwork from your home\b/i;
const OFFICE =
  /\bwfo\b|\bwork(?:ing)?[ -](?:from|in|at)[ -](?:the |our )?office\b|\bin[ -]office\b|\bon-?site (?:role|job|position|work|only|presence|at|in)\b|\bon-?site\b(?! ?(?:opportunit|coordinat|client|visit|offshore|travel))|\bon site (?:only|role|job|work)\b|\b(?:5|6|five|six)(?:\.5)? days?(?: a week| per week|\/week| week)?,? (?:in|from|at|wfo|work from)(?: the| our)? ?(?:office|wfo|onsite)?\b|\boffice (?:based|only|job|role)\b|\bfrom (?:our |the )(?:[\w-]+ ){0,2}office\b|\boffice se\b|\bfull[- ]time (?:from )?office\b|\ball days (?:from |in )?office\b/i;

const PLACE =
  '(?:clinics?|hospitals?|nursing home|plants?|factory|factories|schools?|college|hotel|resort|restaurants?|caf[eé]|showroom|stores?|outlets?|warehouse|godown|gym|salon|spa|lab|laboratory|kitchen|campus|depot|workshop|farm|dealership|shop|unit|mill|site|sites|branch|branches|pharmacy|counter|construction site|bakery|refinery|boutique|studio|(?:news|tv|television|hindi|english|telugu|tamil|kannada|marathi|bengali|malayalam|regional) channel|news ?room|parlou?r|hatchery|nursery|canteen|mess|garage|petrol pump|yard|port|terminal|quarry|(?:tea|coffee|industrial) estate|reception|theatre|orphanage|shelter|cold storage|clinic|diagnostic centre|centre|project site|institute|academy|hostel|society|mall|airport|supermarket|shop floor|(?<=at (?:our|the) (?:[\\w&-]+ ){0,3})office)';
const AT_PLACE = new RegExp(
  String.raw`(?:\b(?:at|in|for|inside|on)|^|[–|:]|,(?= our )) ?(?:our |the |an? |their |my |this |\d+[- ]bed(?:ded)? )?(?:[\p{L}\d'&-]+ ){0,4}?${PLACE}\b(?! ?(?:chain|groups?|network|clients?|software|tech|management system|startup|platform|app\b|industry|sector|supply|equipment|business|brand|saas|products?|visits?|erp))`,
  'imu',
);

/** An office of the employer that is named as the place of the work, with no word of "work from". */
const AT_OFFICE =
  /\b(?:for|at|in|from|out of) (?:our|the|its|their|my|company|client|customer) (?:[\p{L}\d'&.-]+ ){0,4}offices?\b|\bwork(?:ing|s|ed)? (?:is |will be |would be |only |daily )*(?:from|in|at|out of)(?: [\p{L}\d'&.-]+){0,5} offices?\b|\boffice (?:timings?|hours|posting|days)\b|\bfull office\b|\b(?:site|branch|corporate|regional|zonal|head) office (?:posting|job|role|based)\b|(?<!head |main |parent |corporate |registered |regional )\boffice (?:is )?(?:at|near|in)\b|\b[\p{L}]+ office posting\b|\b(?:only|fully|all) (?:from |in )?office\b|, office(?=[,.]|$)/iu;
/** Nobody is fetched by a cab who works at home. */
const COMMUTES =
  /\b(?:cabs?|pick[- ]?up(?: (?:and|&)|\/|,)? ?drop|pick[- ]?up|drop facility|company (?:bus|transport)|transport(?:ation)? (?:facility|provided|given|available|both)|bus facility|staff bus|shuttle)\b/i;
const IN_A_CENTRE =
  /\b(?:voice process|voice support|(?:international|domestic|us|uk|inbound|outbound) (?:voice )?process|process seats?|call[- ]?cent(?:re|er)|contact cent(?:re|er)|walk[- ]in customers|front desk|reception(?: desk| area)?)\b/i;
/** Roles whose place is a desk that visitors come to, a gate, a vehicle or the customers' own streets. */
const SITE_ROLES =
  /\b(?:receptionist|front (?:desk|office)|driver|guard|gatekeeper|cashier|warden|librarian|peon|office (?:boy|assistant|attendant|helper|administrator|coordinator)|housekeep\w+|pantry|helper|packer|loader|attendant|field|door[- ]to[- ]door|(?:it|desktop|hardware) support|medical representative|branch manager|voice process|stor(?:e|es) \w+|showroom)\b/i;

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

/** Families whose work follows the company's desk, wherever it is: a plant beside it says nothing. */
const DESK = ['Information Technology'];

/**
 * The mode of work that a prompt states, or that the place and kind of the work leave no doubt about; else null, also
 * for a job that is said to be a field job: no mode is work in the field.
 */
export function readWorkMode(prompt: Prompt, family: RoleFamily, title: string): WorkMode | null {
  const told = prompt.statements.filter(({ label }) => label !== 'about');
  const text = told.map((statement) => statement.text).join('\n');
  if (HYBRID.test(text.replace(NOT_REMOTE, ' '))) return 'hybrid';
  if (NOT_REMOTE.test(text)) return 'office';
  const remote = REMOTE.test(text);
  const office = OFFICE.test(text);
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
  return AT_PLACE.test(text) ? 'office' : null;
}
