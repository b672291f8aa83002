import type { ResumeDocument } from './document.ts';
import type { Job } from './job.ts';

const BEFORE = 200;
const DOUBLED_TITLE = /(?:^|[^\p{L}\d])(\p{L}.{2,59}?)\s+\1$/iu;
const COMPANY = /\bcompany [-–] (\S.{0,79}?)(?=\s+description\b|$)/i;

/**
 * The job of a profile exported by a job portal, whose labels may all stand in one line of small letters: the title
 * twice, "Skill Details", "Company Details company - … description - …", the latest employment first. Null for any
 * other text.
 */
export function exportedJob(document: ResumeDocument): Job | null {
  const text = document.lines.map((line) => line.text).join(' ');
  const skillsAt = text.search(/\bskill details\b/i);
  const companiesAt = text.search(/company details\b/i);
  if (skillsAt === -1 || companiesAt < skillsAt) return null;
  const company = COMPANY.exec(text.slice(companiesAt, companiesAt + BEFORE))?.[1]?.trim();
  let before = text.slice(Math.max(0, skillsAt - BEFORE), skillsAt).trimEnd();
  if (company !== undefined && before.toLowerCase().endsWith(company.toLowerCase()))
    before = before.slice(0, -company.length).replace(/[\s–-]+$/, '');
  const title = DOUBLED_TITLE.exec(before)?.[1];
  if (title === undefined && company === undefined) return null;
  const at = document.lines.findIndex((line) => /company details\b/i.test(line.text));
  return {
    company: company === undefined || /^company name\b/i.test(company) ? null : company,
    title: title?.trim() ?? null,
    from: null,
    to: null,
    current: true,
    at: Math.max(0, at),
    evidence: 'label',
  };
}
