import type { Bounds } from './bounds.ts';

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

/** A job's CTC bounds (rupees) as its salary_range: "₹12 - ₹18 LPA", "₹12+ LPA", "Up to ₹18 LPA", or null. */
export function salaryRangeText(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (max === null) return `₹${plainLakhs(min ?? 0)}+ LPA`;
  if (min === null) return `Up to ₹${plainLakhs(max)} LPA`;
  return min === max ? `₹${plainLakhs(min)} LPA` : `₹${plainLakhs(min)} - ₹${plainLakhs(max)} LPA`;
}

/** Reads a salary_range text back to bounds in rupees; null when it is not of the form that `salaryRangeText` writes. */
export function parseSalaryRange(text: string): Bounds | null {
  const clean = text.normalize('NFKC').replaceAll(/[₹,\s]|rs\.?|inr/gi, '');
  if (clean === '') return { min: null, max: null };
  const number = String.raw`(\d+(?:\.\d+)?)`;
  const unit = '(?:lpa|lakhs?|l)?';
  const rupees = (lakhs: string | undefined) => lakhsToRupees(Number(lakhs));
  const between = new RegExp(`^${number}${unit}(?:-|–|to)${number}${unit}$`, 'i').exec(clean);
  if (between) return { min: rupees(between[1]), max: rupees(between[2]) };
  const from = new RegExp(`^${number}\\+${unit}$`, 'i').exec(clean);
  if (from) return { min: rupees(from[1]), max: null };
  const upTo = new RegExp(`^upto${number}${unit}$`, 'i').exec(clean);
  if (upTo) return { min: null, max: rupees(upTo[1]) };
  const exact = new RegExp(`^${number}${unit}$`, 'i').exec(clean);
  return exact ? { min: rupees(exact[1]), max: rupees(exact[1]) } : null;
}
