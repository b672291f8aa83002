import type { RoleFamily } from './families/parse-families.ts';
import { isTechnical, paysStaff } from './skill-senses.ts';

/** What people in HR list by one word: "PMS, engagement, grievance, statutory". */
function ofStaff(text: string): string {
  return text
    .replaceAll(/(?<=[,/&] ?)engagement(?=\s*(?:$|[,/&.]))/gi, 'employee engagement')
    .replaceAll(/(?<=[,/&] ?)grievances?(?=\s*(?:$|[,/&.]))/gi, 'grievance handling')
    .replaceAll(/(?<=[,/&] ?)statutory(?=\s*(?:$|[,/&.]| know))/gi, 'statutory compliance');
}

/** What a power trader's desk calls by one word: "REC, scheduling, DSM". */
function ofPowerTrading(text: string): string {
  return text
    .replaceAll(/\bRECs?\b/g, 'renewable energy certificates')
    .replaceAll(/\bIEX\b/gi, 'Indian energy exchange')
    .replaceAll(/\bDSM\b/gi, 'deviation settlement')
    .replaceAll(/\bbilateral(?=\s*(?:$|[,/&.;]|and\b|contracts?\b))/gi, 'bilateral trading')
    .replaceAll(
      /(?<!\b(?:power|energy|interview|meeting) )\bscheduling(?=\s*(?:$|[,/&.;]|and\b))/gi,
      'power scheduling',
    );
}

const BESIDE_PT = /\b(?:PF|EPF|ESIC?|TDS|LWF|payroll|gratuity|statutory)\b/i;

/** "PT" beside PF and ESI is the professional tax; elsewhere it is part time, or training. */
function ofPayroll(text: string): string {
  if (!BESIDE_PT.test(text)) return text;
  return text
    .replaceAll(
      /\b(?:PT|p\.? ?tax|profession tax)\b(?![ -]?(?:job|teacher|period|basis))/gi,
      'professional tax',
    )
    .replaceAll(
      /\be?pf ?(?:and|&|,|\/|\+)? ?esic?\b( (?:returns?|challans?|filings?))?/gi,
      (_both, papers?: string) => `PF, ESI${papers === undefined ? '' : ', pf esi challan'}`,
    );
}

/** "Excel" in small letters where no verb can stand: behind what one knows or works with, or beside another tool. */
const EXCEL_AS_TOOL =
  /(?<=\b(?:in|on|with|using|of|knows?|knowing|basic|good|adv|strong|ms|plus)(?: (?:basic|good|strong))? )excel\b(?! (?:in|at|as)\b)|(?<=\b(?:tally|word|powerpoint|ppt|sap|typing|outlook|busy|sheets|sql|power bi|erp|email|computers?)(?: ?[,/&+] ?| and ))excel\b(?! (?:in|at|as)\b)|\bexcel(?=(?: ?[,/&+] ?| and )(?:ms |google )?(?:tally|word|powerpoint|ppt|sap|typing|outlook|busy|sheets|sql|power bi|erp|e-?mails?|computers?|data entry|vlookup|pivots?|mis)\b)/gi;

/** Initials that hasty writers type small, and that are no other word. */
const INITIALS = /\b(?:sap|cibil|ppc|qc|ux|gl|lc|dgft|ifrs|tmf|horeca)\b/g;

/** Text in which things that are written short are spelled out: "manual + automation testing", "billing in Busy". */
export function spelledOut(text: string, family: RoleFamily): string {
  const own = isTechnical(family)
    ? text.replaceAll(/(?<=[,/+&(] ?)TS(?=\s*(?:$|[,/+&).]))/g, 'TypeScript')
    : family.fields.includes('Human resources')
      ? ofStaff(text)
      : family.name === 'Power trading'
        ? ofPowerTrading(text)
        : family.fields.includes('Hospitality')
          ? text.replaceAll(
              /(?<=^|[,/&+] ?|\b(?:in|on|with|and|using) )opera(?=\s*(?:$|[,/&+.;]|and\b|software|pms))/gi,
              'Opera',
            )
          : text;
  return (paysStaff(family) ? ofPayroll(own) : own)
    .replaceAll(
      /\bnon[- ]?(?:it|technical|tech) (?:hiring|recruitment|recruiting|recruiter|hirings)\b/gi,
      'non it recruitment',
    )
    .replaceAll(INITIALS, (initials) => initials.toUpperCase())
    .replaceAll(/\bcorel\b(?! ?(?:draw|photo|paint))/gi, 'coreldraw')
    .replaceAll(/\bperf\.? marketing\b/gi, 'performance marketing')
    .replaceAll(/\bvendor dev(?:elop|pt)?\b\.?/gi, 'vendor development')
    .replaceAll(/\bstat\.? audit/gi, 'statutory audit')
    .replaceAll(/\b(bank|vendor|gst) reco(?:n|s)?\b\.?/gi, '$1 reconciliation')
    .replaceAll(EXCEL_AS_TOOL, 'Excel')
    .replaceAll(/\b(hydraulic|pneumatic)(?=\s*(?:$|[,;.&/]|and\b))/gi, '$1s')
    .replaceAll(/\bquantity survey\b/gi, 'quantity surveying')
    .replaceAll(/\bcost (?:and management )?accountants?\b/gi, 'cost accounting')
    .replaceAll(/\b(?:wedding|events?) plann(?:ers?|ing)\b/gi, 'event planning')
    .replaceAll(/\b(?:handl|manag)(?:e|es|ing) vendors\b/gi, 'vendor management')
    .replaceAll(/\bmanual ?(?:\+|&|and|\/) ?automation\b(?! ?test)/gi, 'manual testing, automation testing')
    .replaceAll(
      /\b(in|of|with|handl(?:e|ing)) customs\b(?! (?:duty|clear|act\b|broker|doc|form|proc))/gi,
      '$1 customs clearance',
    )
    .replaceAll(/\bmanual( ?(?:\+|&|and|\/|,|as well as) ?)(?=automat(?:ion|ed) test)/gi, 'manual testing$1')
    .replaceAll(
      /\bautomation( ?(?:\+|&|and|\/|,|as well as) ?)manual test/gi,
      'automation testing$1manual test',
    )
    .replaceAll(
      /\b(in|on|using|with|tally(?: prime| erp 9| erp)?(?: or | and |\/)) ?(busy|marg)\b(?! \w+(?: \w+)? (?:hospital|hotel|store|clinic|place))/gi,
      '$1 $2 software',
    );
}
