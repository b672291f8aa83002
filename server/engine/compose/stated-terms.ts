import type { Prompt, Statement } from './prompt-text.ts';

/** Words that speak of what a job gives, not of what it asks. */
export const SPEAKS_OF_PERKS =
  /\b(?:we offer|we provide|we give|perks?|benefits?|free (?:food|meals?|lunch|accommodation|stay|transport|room)|acc?omm?odations?|lodging|room (?:is )?(?:free|provided|given)|(?:rehna|kamra) (?:free|milega)|(?:food|stay|khana) (?:and|&|\+|n) (?:food|stay|rehna)|(?:company |free |pick ?up )?cab(?: facility)?|pick-?up|(?:health|medical|group) insurance|mediclaim|esops?|joining bonus|incentives?|(?:plus|\+|and|with|,) ?(?:pf|esi|esic)\b|pf (?:and|&|\+|,|\/) ?esic?\b|^ ?(?:\+ ?)?(?:pf|esi|esic|gratuity)\b|paid leaves?|food provided|provided by (?:us|the company|company)|growth opportunities|gym membership|flexible (?:hours|timings?)|work culture|laptop provided|overtime pay|(?:annual|attendance|performance|festival|joining|retention) bonus|commission)\b/i;

const PERKS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:free |staff |company )?(?:acc?omm?odations?|quarters|lodging|(?<!\b(?:conference|meeting|board|class|recovery|waiting|rest|server|show|store|operation) ?)room (?:is |will be )?(?:free|provided|given|available)|(?:free|bachelor) room(?! (?:attendant|boy|service))|(?<=\+ )(?<!\broom \+ )room(?=\s*(?:$|[,.+]))|(?:rehna|kamra|rehne ki)(?= (?:free|milega|provided|vyavastha|aur|\+))|(?<!\b(?:girls|boys|ladies|gents|students?|pg|our|the|a|in|of|for|at) )hostel|stay)\b(?! allowance)(?<!\bhostel(?= (?:warden|supervisor|manager|in-?charge|cook|superintendent|in |at )))/i,
    'accommodation',
  ],
  [
    /\b(?<!\b(?:(?:cook|serv|prepar|mak|deliver)\w*(?: [\w-]+){0,2}|own) )(?:free |subsidi[sz]ed )?(?:food|meals?|lunch|canteen|mess)\b(?= ?(?:,|and|&|\+|provided|given|facility|is|are|will|free|on duty|n stay|$|\.))|\b(?:lodging|stay|accommodation|room)s? ?(?:and|&|\+|n|,) ?(?:boarding|food|meals?)\b|\bboarding ?(?:and|&|\+|n) ?lodging\b|\bkhana (?:free|milega|aur|\+)|\bfree (?:food|meals?|lunch)\b/i,
    'meals',
  ],
  [
    /\b(?:cab|pick ?-?up|company transport|transport (?:facility|provided)|free transport|bus (?:facility|service|provided|from)|free bus|cab facility)\b(?! driver)|(?<=\b(?:canteen|food|meals|mediclaim|insurance|accommodation|pf|esic?) ?(?:,|\+|and|&) ?)transport\b(?! (?:manager|executive|company|department|dept))/i,
    'transport',
  ],
  [/\b(?:health|medical|group) insurance\b|\bmediclaim\b/i, 'health insurance'],
  [/\b(?:pf|provident fund|epf)\b(?! (?:compliance|returns?|filing|challan))/i, 'provident fund'],
  [/\besic?\b(?! (?:compliance|returns?|filing|challan))/i, 'ESI'],
  [/\bincentives?\b/i, 'incentives'],
  [/\besops?\b/i, 'ESOPs'],
  [/\bjoining bonus\b/i, 'a joining bonus'],
  [/\battendance bonus\b/i, 'an attendance bonus'],
  [/\b(?:annual|performance|festival|diwali) bonus\b/i, 'a bonus'],
  [/\bpaid leaves?\b/i, 'paid leave'],
  [/\bflexible (?:hours|timings?|working hours)\b/i, 'flexible hours'],
  [/\blaptop (?:provided|given|will be)\b|\b(?:company|free) laptop\b/i, 'a laptop'],
  [/\bgym membership\b/i, 'gym membership'],
  [
    /\b(?:training|certification) (?:is |will be )?(?:provided|given|sponsored)\b|\bfull training\b|\bwe (?:will )?train\b/i,
    'training',
  ],
  [/\bgratuity\b/i, 'gratuity'],
  [/\b(?:petrol|fuel|travel|conveyance) allowance\b|\bTA ?\/ ?DA\b|\bTA and DA\b/i, 'a travel allowance'],
  [/\bovertime(?: pay)?\b(?= (?:paid|extra|is paid)|$)|(?<=\d ?k? ?\+ ?)OT\b/i, 'overtime pay'],
];

/** Under the heading of what is asked, too, some write what is given. */
const GIVEN = /\b(?:provided|given|free|available)\b/i;
const NOT_GIVEN = /\b(?:no|not|without) (?:[\w-]+ )?$/i;

/** What a prompt says that the job gives, as nouns for a sentence: "accommodation", "health insurance". */
export function readPerks(prompt: Prompt, speaksOfPay: boolean): string[] {
  const perks: string[] = [];
  for (const { text, label } of prompt.statements) {
    if (
      label === 'duties' ||
      label === 'skills' ||
      label === 'nice' ||
      label === 'about' ||
      (label === 'requirements' && !GIVEN.test(text))
    )
      continue;
    for (const [pattern, name] of PERKS) {
      const match = pattern.exec(text);
      if (!match || NOT_GIVEN.test(text.slice(0, match.index))) continue;
      if (
        speaksOfPay &&
        /provident|ESI|gratuity|insurance/.test(name) &&
        label !== 'offer' &&
        label !== 'pay'
      )
        continue;
      perks.push(name);
    }
  }
  return [...new Set(perks)];
}

/** Requirements besides skills, as finished bullets: shifts, travel, licences. */
const EXTRAS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:rotational|rotating|rotation) (?:\w+ )?shifts?\b|\bshifts? (?:will )?rotat/i,
    'Readiness to work in rotational shifts',
  ],
  [
    /\b12[- ]?h(?:ou)?rs?\.?(?: (?:rotational|rotating|day|night))? (?:shifts?|dut(?:y|ies))\b/i,
    'Readiness to work shifts of 12 hours',
  ],
  [
    /\b24 ?(?:x|\*|\/) ?7 (?:dut(?:y|ies)|on[- ]call|availab\w+)\b/i,
    'Readiness for duty around the clock, by rota',
  ],
  [/\b(?:us|uk|night|graveyard) shifts?\b|\bnight duty\b/i, 'Readiness to work night shifts'],
  [
    /\b(?:6|six) days?(?: a week|\/week| per week| working| week)\b|\b6[- ]day week\b|\bmon(?:day)?(?: ?(?:-|–|to) ?)sat(?:urday)?\b/i,
    'Availability for a six-day working week',
  ],
  [
    /\b(?:5|five)(?:\.5| and a half|½)[ -]days?\b/i,
    'Availability for a working week of five and a half days',
  ],
  [
    /(?<!\bfull[- ]?time ?(?:or|\/|,|and|&) ?)(?<!\b(?:handl|manag|supervis|recruit|hir)\w* (?:\w+ )?)\bpart[- ]?time\b(?! ?(?:or|\/|,|and|&) ?full| (?:staff|workers?|employees?|labou?r|mba|pgdm|degrees?|diplomas?|courses?|stud(?:y|ies)|graduat\w+|b\.?(?:tech|com|a|e|sc)\b|m\.?(?:tech|com|a|sc)\b))/i,
    'Availability for part-time work',
  ],
  [
    /\b(?:on|a) (?:\w+[- ]\w+ )?contract\b(?! (?:with|labou?r|workers?|manage|from))|\bcontract(?:ual)? (?:basis|role|job|position|appointment|employment|(?:for|of) \d|\d)|\b\d+[- ]?(?:months?|yrs?|years?) contract\b(?! (?:with|value|manage|exp|background|labou?r|staffing))/i,
    'Readiness to work on a fixed-term contract',
  ],
  [/\b(?:split|broken|break) (?:shifts?|duty|duties)\b/i, 'Readiness to work split shifts'],
  [
    /\bportfolio\b[^.;,]{0,20}\b(?:must|mandatory|required|compulsory|needed)\b|\b(?:send|share|attach)\b[^.;,]{0,30}\bportfolio\b/i,
    'A portfolio of your own work',
  ],
  [
    /\bweekends? (?:working|work|duty|batch\w*|on duty)\b|\bwork(?:ing)? on weekends?\b|\bok(?:ay)? with weekends?\b/i,
    'Availability on weekends',
  ],
  [
    /\b(?:extensive(?:ly)? |frequent(?:ly)? |willing(?:ness)? to |ready to |will |must |should |has to |have to |ok(?:ay)? with |comfortable with |requires |lot of |some )+travel(?:ling)?\b|\btravel(?:ling)? (?:is )?(?:required|involved|mandatory|needed|within|across|in the|\d+ ?%)|\bfield (?:job|work|role)\b(?! (?:is )?not\b)/i,
    'Willingness to travel for work',
  ],
  [
    /\b(?:own|have|has|having|with|must have) (?:a |an |his |her |their )?(?:own )?(?:two[- ]?wheeler|bike|vehicle|scooter|motorcycle|conveyance)\b(?! allowance)|\bbike (?:and|&|\+|with) (?:a )?(?:dl|licen[cs]e)\b|\b(?:two[- ]?wheeler|bike|vehicle)(?: ?(?:\+|&|and|,) ?(?:dl|licen[cs]e))? (?:is )?(?:must|mandatory|required|compulsory|needed)\b/i,
    'A vehicle of your own',
  ],
  [
    /\b(?:hmv|heavy)(?: vehicle)?(?: driving)? licen[cs]e\b|\bhmv driver\b[^.;]{0,60}\blicen[cs]e\b/i,
    'A valid heavy vehicle driving licence',
  ],
  [
    /\b(?:bike|two[- ]?wheeler|vehicle|scooter)(?: and| &| \+| with|,) (?:an? |valid )*(?:dl\b|licen[cs]e)|\b(?:lmv )?(?:valid )?(?:driving|driver'?s?) licen[cs]e\b|\blmv licen[cs]e\b|\blicen[cs]e (?:is )?(?:must|mandatory)\b|\bDL\b/i,
    'A valid driving licence',
  ],
  [/\bvalid passport\b|\bpassport (?:is )?(?:must|mandatory|required)\b/i, 'A valid passport'],
  [/\bnism\b/i, 'NISM certification'],
  [/\birda(?:i)? (?:licen[cs]e|certifi\w+)\b/i, 'IRDAI certification'],
  [
    /\b(?:nursing|state|medical|pharmacy|mci|nmc|council|dental) (?:council )?registration\b|\bregistered with (?:the )?(?:state|nursing|medical|pharmacy|dental)\b|\bvalid registration\b|pharm\w* with (?:\w+ )?registration\b/i,
    'A valid council registration',
  ],
  // Medical councils of the states: WBMC, TNMC, MMC.
  [
    /\b(?:wb|tn|ts|ap|up|kl|m|d|k|g|p|r|h|o)mc (?:council )?reg(?:istration|n)?\b/i,
    'A valid council registration',
  ],
  [
    /\b(?:nurs\w+|gnm|anm|b\.? ?sc)\b[^.;]{0,40}\b(?:knc|mnc|dnc|gnc|knmc|tnnmc|upnmc|rnrm|rn ?[/&] ?rm)\b(?! (?:compan|hospital))/i,
    'A valid nursing council registration',
  ],
  [/\b(?:electrical |supervisory |wireman'?s? |wireman )licen[cs]e\b/i, 'A valid electrical licence'],
  [/\bown laptop\b/i, 'A laptop of your own'],
  [
    /\brelocat(?:e|ion|ing)\b(?! (?:assistance|support|allowance|bonus|package))/i,
    'Willingness to relocate if needed',
  ],
  [/\b(?:ex[- ]?(?:servicem[ae]n|army|defence|military))\b/i, 'Ex-servicemen are preferred'],
];

const DENIED = /\b(?:no|not|without|don't|zero|minimal)\b[^.,;]{0,20}$/i;

/** The other demands that a prompt states, as bullets. */
export function readExtras(prompt: Prompt): string[] {
  const asked = prompt.statements.filter(({ label }: Statement) => label !== 'about' && label !== 'offer');
  const found = EXTRAS.filter(([pattern]) =>
    asked.some(({ text }) => {
      const match = pattern.exec(text);
      return match !== null && !DENIED.test(text.slice(0, match.index));
    }),
  ).map(([, bullet]) => bullet);
  const heavy = found.some((bullet) => bullet.includes('heavy vehicle'));
  return [...new Set(found)].filter((bullet) => !(heavy && bullet === 'A valid driving licence'));
}
