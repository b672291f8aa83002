import type { Industry } from '#contract/options.ts';
import { closerDeskRoles } from './data/closer-desk.ts';
import { closerSiteRoles } from './data/closer-site.ts';
import { parseFamilies, type RoleFamily } from './parse-families.ts';

let closer: readonly RoleFamily[] | undefined;

/** The families of roles whose text is their own within a wider one. */
export function closerFamilies(): readonly RoleFamily[] {
  closer ??= [closerDeskRoles, closerSiteRoles].flatMap(parseFamilies);
  return closer;
}

/** The closer family by the words of a title, within which wider families it is looked for. */
export const CLOSER: readonly (readonly [RegExp, readonly string[], string])[] = [
  [/\bpayroll\b(?! (?:recruit|sales|developer|consultant))/i, ['Human resources', 'Accounts'], 'Payroll'],
  [
    /\baccounts? payables?\b|\bpayables?\b|\bAP (?:executive|accountant|analyst|specialist)\b/i,
    ['Accounts'],
    'Payables',
  ],
  [/\baccounts? receivables?\b|\breceivables?\b/i, ['Accounts'], 'Receivables'],
  [
    /\bcompany secretar(?:y|ial)\b/i,
    ['Finance and company secretary', 'Law', 'Administration and front office'],
    'Company secretary',
  ],
  [
    /\b(?:store|showroom|outlet|shop|boutique)s? (?:sales )?(?:manager|head|in-?charge)\b/i,
    ['Retail store'],
    'Store management',
  ],
  [
    /\b(?:cnc|vmc|hmc|lathe|press|milling|grinding|machine|moulding|molding) (?:machine )?(?:operator|setter|programmer)\b|\b(?:machinist|turner)\b/i,
    ['Production'],
    'Machine operation',
  ],
  [
    /\b(?:quality|qc|qa\/qc|line|final|incoming) (?:control )?(?:inspector|checker)\b/i,
    ['Quality'],
    'Quality inspection',
  ],
  [
    /\btele-? ?(?:caller|calling|sales|marketing|marketer)\b/i,
    ['Customer support and BPO', 'Sales'],
    'Telecalling',
  ],
  [/\b(?:paralegal|legal assistant|(?:law|court|legal) clerk)\b/i, ['Law'], 'Paralegal work'],
  [/\bcompliance\b(?! engineer)/i, ['Law', 'Banking and credit'], 'Compliance'],
  [
    /\b(?:office (?:boy|assistant|attendant|helper)|peon|pantry (?:boy|staff|attendant))\b/i,
    ['Administration and front office'],
    'Office help',
  ],
  [
    /\b(?:house ?keep\w+|janitor|cleaner|sweeper|cleaning)\b/i,
    ['Hotel and restaurant service', 'Administration and front office', 'Hospital administration', 'General'],
    'Housekeeping',
  ],
  [
    /\b(?:nursery|pre-? ?primary|pre-? ?school|play ?school|kindergarten|montessori|kg|mother) (?:\w+ )?(?:teacher|educator|facilitator)\b/i,
    ['Teaching'],
    'Pre-primary teaching',
  ],
  [
    /\b(?:receptionist|front (?:desk|office) (?:executive|assistant|associate|officer|staff))\b/i,
    ['Administration and front office'],
    'Reception',
  ],
  [
    /\b(?:executive assistant|personal assistant|personal secretary|executive secretary)\b|^(?:EA|PA)(?! system)\b/i,
    ['Administration and front office'],
    'Executive assistance',
  ],
  [
    // Who drafts contracts or patents draws nothing.
    /\b(?:draughts|drafts)(?:man|person|woman)\b|\b(?:auto ?cad|cad|revit|bim|civil|structural|mechanical|electrical|piping|mep|hvac|architectural|interiors?) (?:draughter|drafter)\b/i,
    [
      'Architecture and interiors',
      'Mechanical design',
      'Mechanical maintenance and service',
      'Civil and site',
      'Electrical and automation',
      'General',
    ],
    'Draughting',
  ],
  [/\b(?:dieti[ct]ian|nutritionist)\b/i, ['Allied health', 'Fitness and beauty'], 'Dietetics'],
  [
    /\bcredit (?:manager|officer|analyst|executive|head|underwriter)\b/i,
    ['Banking and credit', 'Finance and company secretary'],
    'Credit',
  ],
  [/\brelationship (?:manager|officer|executive)\b/i, ['Banking and credit'], 'Bank relationships'],
  [/\bclaims?\b/i, ['Insurance'], 'Claims'],
  [
    /\blibrarian\b|\blibrary (?:assistant|attendant|in-?charge|officer|manager|clerk|trainee)\b/i,
    ['Teaching', 'Academic coordination', 'Administration and front office', 'General'],
    'Library',
  ],
  [
    /\bhostel (?:warden|superintendent|matron)\b|^(?:(?:senior|chief|head|assistant|deputy|resident|residential|lady|female|male|girls['’]?|boys['’]?|school|college) )*warden$/i,
    ['Administration and front office', 'Nursing', 'Teaching', 'Academic coordination', 'General'],
    'Hostel',
  ],
  [
    /\bvisual merchandis\w+\b|\bVM (?:executive|manager)\b/i,
    ['Retail store', 'Apparel and fashion', 'Marketing and communications', 'General'],
    'Visual merchandising',
  ],
  [/\btailor\b/i, ['Apparel and fashion', 'Retail store', 'General'], 'Tailoring'],
  [/\bmedical (?:coder|coding)\b/i, ['Hospital administration', 'General'], 'Medical coding'],
  [
    /\bAR (?:caller|calling|analyst|associate)\b/i,
    ['Customer support and BPO', 'Hospital administration'],
    'Claims calling',
  ],
  [
    /\b(?:radiographer|x-? ?ray technician|(?:ct|mri|radiology|ot|operation theatre|dialysis|anaesthesia|cath ?lab|ecg) technician)\b/i,
    ['Allied health'],
    'Medical technology',
  ],
  [
    /\b(?:delivery|courier) (?:executive|boy|partner|associate|rider|agent)\b|\brider\b/i,
    ['Logistics and warehouse'],
    'Delivery',
  ],
  [
    /\bwelder\b/i,
    ['Mechanical maintenance and service', 'Production', 'Civil and site', 'General'],
    'Welding',
  ],
  [
    /\b(?:exports?|import export|export import|exim) (?:documentation )?(?:executive|manager|officer|assistant|coordinator)\b/i,
    ['Logistics and warehouse', 'Procurement', 'General'],
    'Export documentation',
  ],
  [
    /\b(?:admissions?|education|course|career) (?:counsell?or|officer|executive|advisor)\b/i,
    ['Academic coordination', 'Teaching'],
    'Admissions counselling',
  ],
];

/** What is asked of roles that share their family's work. */
const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\bphysiotherapist\b/i, 'BPT or MPT, with registration where the law asks for it'],
  [
    /\blab(?:oratory)? (?:technician|technologist|assistant)\b/i,
    'DMLT, BMLT or B.Sc in medical laboratory technology',
  ],
  [
    /\b(?:radiographer|x-? ?ray technician|(?:ct|mri|radiology) technician)\b/i,
    'A diploma or B.Sc in radiography',
  ],
  [/\b(?:ot|operation theatre|dialysis|anaesthesia) technician\b/i, 'A diploma or B.Sc in the discipline'],
  [/\bPGT\b/, 'A post-graduate degree in the subject with B.Ed'],
  [/\bTGT\b/, 'A degree in the subject with B.Ed'],
  [/\bPRT\b|\bprimary teacher\b/i, 'A degree with B.Ed or D.El.Ed'],
  [/\b(?:electrician|wireman)\b/i, 'ITI in the electrician or wireman trade; a licence is welcome'],
  [
    /\b(?:fitter|welder|plumber|carpenter|turner|machinist)\b/i,
    'ITI in the trade, or proven experience in it',
  ],
  [/\bMIS (?:executive|analyst|officer|coordinator)\b/i, 'Any graduate who works well with spreadsheets'],
];
/** Of these the degree is another: a lab technician of a drug maker is a chemist. */
const OWN_DEGREE = ['Pharma manufacturing and laboratory'];
const MEDICAL =
  /\b(?:pathology|diagnostic|hospital|clinic|nursing home|blood bank|dmlt|medical|collection cent)/i;

const CHECKS_QUALITY = /\bquality (?:analyst|auditor|executive|assurance)|\bQA\b/i;
const OF_CALLS =
  /\b(?:bpo|kpo|call[ -]?cent(?:re|er)|calls? (?:audit\w*|quality|monitoring)|(?:inbound|outbound) calls?|voice process|chat process)\b/i;
const TESTS_SOFTWARE = /\b(?:test(?:ing|er)?|selenium|software|plant|factory|automation)\b/i;
const MAKES_GOODS: readonly (Industry | null)[] = [
  'Manufacturing',
  'Automotive',
  'Agriculture & Food Processing',
  'Energy & Utilities',
];

/** Whether a quality analyst neither tests software nor checks goods, but listens to calls. */
function hearsCalls(title: string, about: string, industry: Industry | null): boolean {
  return (
    CHECKS_QUALITY.test(title) &&
    OF_CALLS.test(about) &&
    !TESTS_SOFTWARE.test(about) &&
    !MAKES_GOODS.includes(industry)
  );
}

/**
 * The family that a job is written by: the closer one of a title within its wider family, or this one with the
 * qualification that is usual for the title. `about` is what else is known of the place and the work, the asked skills'
 * names included, `industry` what is known of the employer.
 */
export function closerFamily(
  title: string,
  family: RoleFamily,
  about = '',
  industry: Industry | null = null,
): RoleFamily {
  const heard = hearsCalls(title, about, industry)
    ? closerFamilies().find((each) => each.name === 'Contact centre quality')
    : undefined;
  if (heard) return heard;
  const name = CLOSER.find(([written, within]) => written.test(title) && within.includes(family.name))?.[2];
  const own = closerFamilies().find((each) => each.name === name);
  // Where it is done and what it is counted as stay those of the wider family.
  if (own) return { ...own, industry: own.industry ?? family.industry, onSite: own.onSite || family.onSite };
  const degree = DEGREES.find(([written]) => written.test(title))?.[1];
  if (degree === undefined || (OWN_DEGREE.includes(family.name) && !MEDICAL.test(about))) return family;
  return { ...family, degree };
}
