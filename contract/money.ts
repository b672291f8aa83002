import { limits } from './limits.ts';

const RUPEES_PER_LAKH = 100_000;

/** Lakhs as typed in a form to whole rupees as stored. The only such conversion, never guessed. */
export function lakhsToRupees(lakhs: number): number {
  return Math.round(lakhs * RUPEES_PER_LAKH);
}

/** Stored rupees to lakhs for a form. */
export function rupeesToLakhs(rupees: number): number {
  return rupees / RUPEES_PER_LAKH;
}

const NOT_SPECIFIED = 'Not specified';

/** CTC on the job pipeline: "12.5 LPA", or "Not specified". Takes rupees. */
export function formatLpa(rupees: number | null | undefined): string {
  return rupees === null || rupees === undefined ? NOT_SPECIFIED : `${rupeesToLakhs(rupees).toFixed(1)} LPA`;
}

/** CTC on candidate detail: "12.5 L", or "Not specified". Takes rupees. */
export function formatLakhs(rupees: number | null | undefined): string {
  return rupees === null || rupees === undefined ? NOT_SPECIFIED : `${rupeesToLakhs(rupees).toFixed(1)} L`;
}

const grouped = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Rupees with Indian digit grouping: "₹12,50,000". */
export function formatRupees(rupees: number): string {
  return grouped.format(rupees);
}

function plainLakhs(rupees: number): string {
  return String(Number(rupeesToLakhs(rupees).toFixed(2)));
}

/** An amount a year that stands in a sentence, no longer than it need be: "18 LPA", "18.75 LPA". Takes rupees. */
export function lpaText(rupees: number): string {
  return `${plainLakhs(rupees)} LPA`;
}

/** Below that nobody is paid by the month: it is lakhs of somebody who types too much. */
const LEAST_A_MONTH = 4000;

/** Above that even as rupees a year nobody means it. */
const MOST_RUPEES = 10_000_000;

/**
 * What somebody may have meant who typed rupees where lakhs a year are asked for: "38,000 a month is 4.56 lakhs a year"; of
 * what may as well be of a year, both. Null for what can be lakhs, and for what is neither.
 */
export function meantInLakhs(typed: number): string | null {
  if (!(typed > limits.ctcLakhs.max && typed >= LEAST_A_MONTH) || typed > MOST_RUPEES) return null;
  const amount = typed.toLocaleString('en-IN');
  const ofMonth = `${amount} a month is ${plainLakhs(typed * 12)} lakhs a year`;
  return typed < RUPEES_PER_LAKH ? ofMonth : `${ofMonth}, ${amount} a year is ${plainLakhs(typed)}`;
}

/** A job's CTC bounds (rupees) as its salary_range: "₹12 - ₹18 LPA", "₹12+ LPA", "Up to ₹18 LPA", or null. */
export function salaryRangeText(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (max === null) return `₹${plainLakhs(min ?? 0)}+ LPA`;
  if (min === null) return `Up to ₹${plainLakhs(max)} LPA`;
  return min === max ? `₹${plainLakhs(min)} LPA` : `₹${plainLakhs(min)} - ₹${plainLakhs(max)} LPA`;
}
