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
  'indian energy exchange': 'IEX',
  pxil: 'PXIL',
  rec: 'Renewable Energy Certificates',
  recs: 'Renewable Energy Certificates',
  stoa: 'Short Term Open Access',
};

/**
 * Told beside the skill that they count as: resumes call the funds by one name, a machine's control by what it is for,
 * and whoever asks for formulas asks for the program.
 */
export const TOLD_WITH_WIDER: ReadonlySet<string> = new Set([
  'PF',
  'ESI',
  'Fanuc',
  'VLOOKUP',
  'XLOOKUP',
  'SUMIFS',
  'Pivot Tables',
]);

/** How resumes write them besides, in full or short. */
const ALSO_WRITTEN: Record<string, readonly string[]> = {
  HRMS: ['human resource management system', 'human resources management system', 'hr management system'],
  PF: ['p.f', 'epfo', 'employees provident fund', "employees' provident fund", 'employee provident fund'],
  ESI: [
    'e.s.i',
    'employees state insurance',
    "employees' state insurance",
    'employee state insurance',
    "employee's state insurance",
  ],
  'Form 16': ['form16', 'form 16a', 'form-16'],
  LWF: ['labour welfare fund'],
  'Labour Welfare Fund': ['lwf'],
  'Full and Final Settlement': ['f&f', 'f & f', 'full & final', 'final settlement'],
  'Background Verification': ['background checks', 'background check'],
  VLOOKUP: ['v lookup', 'vlookups', 'v lookups'],
  XLOOKUP: ['x lookup', 'xlookups'],
  SUMIFS: ['sumif', 'sum ifs'],
  'Pivot Tables': ['pivot table', 'pivots', 'pivot'],
  TPA: ['third party administrator', 'third party administrators', 'tpas'],
  CHA: ['customs house agent', 'customs house agents', 'custom house agent', 'custom house agents'],
  DGFT: ['directorate general of foreign trade', 'director general of foreign trade'],
  BLS: ['basic life support'],
  ACLS: ['advanced cardiac life support', 'advanced cardiovascular life support'],
  ITR: ['itrs', 'income tax return', 'income tax returns', 'it returns'],
  CASA: [
    'c.a.s.a',
    'current and savings accounts',
    'current & savings accounts',
    'current and savings account',
    'current account and savings account',
    'savings and current accounts',
  ],
};

/** A kind of thing rather than one thing: whatever counts as the wider skill shows it, as Keka does an HRMS. */
const KINDS: ReadonlySet<string> = new Set(['HRMS', 'Technical Recruitment', 'Background Verification']);

function ownName(name: string): string | undefined {
  const small = name.toLowerCase();
  return lookup(OWN_NAMES, small) ?? Object.values(OWN_NAMES).find((each) => each.toLowerCase() === small);
}

/** Whether a name is that of a kind, which any thing of it shows. */
export function isOfAKind(name: string): boolean {
  return KINDS.has(ownName(name) ?? '');
}

/** Every spelling of a thing with a name of its own, by that name; empty for what has none. */
export function spellingsOfOwn(name: string): string[] {
  const own = ownName(name);
  if (own === undefined) return [];
  const keys = Object.keys(OWN_NAMES).filter((key) => OWN_NAMES[key] === own);
  return [...new Set([own, ...keys, ...(lookup(ALSO_WRITTEN, own) ?? [])])];
}
