import { lookup } from '../lookup.ts';

/**
 * Things with a name of their own (small letters) that the taxonomy only counts as a wider skill, or that are written
 * otherwise than by capitals at the start of each word. A job lists them by these names.
 */
export const OWN_NAMES: Record<string, string> = {
  // Software of HR and payroll
  adp: 'ADP',
  'adp payroll': 'ADP Payroll',
  greythr: 'greytHR',
  'greythr portal': 'greytHR',
  keka: 'Keka',
  darwinbox: 'Darwinbox',
  'darwin box': 'Darwinbox',
  'zing hr': 'ZingHR',
  zinghr: 'ZingHR',
  'people strong': 'PeopleStrong',
  hrone: 'HROne',
  zimyo: 'Zimyo',
  bamboohr: 'BambooHR',
  hrms: 'HRMS',
  // Statutory papers
  pf: 'PF',
  epf: 'PF',
  'provident fund': 'PF',
  esi: 'ESI',
  esic: 'ESI',
  'form 16': 'Form 16',
  'form 26q': 'Form 26Q',
  'form 24q': 'Form 24Q',
  'form 3cd': 'Form 3CD',
  '26as': 'Form 26AS',
  '15ca': 'Form 15CA',
  '15cb': 'Form 15CB',
  'factories act': 'Factories Act',
  'professional tax': 'Professional Tax',
  lwf: 'LWF',
  'labour welfare fund': 'Labour Welfare Fund',
  fnf: 'Full and Final Settlement',
  'full and final': 'Full and Final Settlement',
  bgv: 'Background Verification',
  // Office and accounts
  vlookup: 'VLOOKUP',
  xlookup: 'XLOOKUP',
  sumifs: 'SUMIFS',
  tpa: 'TPA',
  cha: 'CHA',
  dgft: 'DGFT',
  bls: 'BLS',
  acls: 'ACLS',
  itr: 'ITR',
  brs: 'Bank Reconciliation',
  monster: 'Monster',
  indeed: 'Indeed',
  shine: 'Shine',
  'pivot tables': 'Pivot Tables',
  'tally prime': 'Tally',
  'it hiring': 'Technical Recruitment',
  'it recruitment': 'Technical Recruitment',
  naukri: 'Naukri',
  'naukri.com': 'Naukri',
  'linkedin recruiter': 'LinkedIn Recruiter',
  casa: 'CASA',
  reels: 'Reels',
  fanuc: 'Fanuc',
};

/** Told beside the skill that they count as: resumes call the funds by one name, and a machine's control by what it is for. */
export const TOLD_WITH_WIDER: ReadonlySet<string> = new Set(['PF', 'ESI', 'Fanuc']);

/** Every spelling of a thing with a name of its own, by that name; empty for what has none. */
export function spellingsOfOwn(name: string): string[] {
  const small = name.toLowerCase();
  const own =
    lookup(OWN_NAMES, small) ?? Object.values(OWN_NAMES).find((each) => each.toLowerCase() === small);
  if (own === undefined) return [];
  return [...new Set([own, ...Object.keys(OWN_NAMES).filter((key) => OWN_NAMES[key] === own)])];
}
