import type { Bounds } from './bounds.ts';
import { limits } from './limits.ts';
import { composed } from './text.ts';

/** Years of experience for display: "Fresher", "1 year", "7 years". */
export function experienceText(years: number): string {
  if (years === 0) return 'Fresher';
  return years === 1 ? '1 year' : `${years} years`;
}

/** Relevant years out of total ones for display: nobody with years of other work is a fresher. */
export function relevantExperienceText(relevant: number, total: number | null): string {
  return relevant === 0 && total !== null && total > 0 ? '0 years' : experienceText(relevant);
}

/** A job's bounds without their unit: "N", "N-M" or "N+", or null. From above alone they begin at 0, as "N" asks for N years. */
export function experienceBoundsText({ min, max }: Bounds): string | null {
  if (min === null && max === null) return null;
  if (max === null) return `${min}+`;
  const from = min ?? 0;
  return from === max ? `${max}` : `${from}-${max}`;
}

/** A job's bounds (years) as its experience_required: "N years", "N-M years", "N+ years", or null. */
export function experienceRequiredText(bounds: Bounds): string | null {
  const text = experienceBoundsText(bounds);
  return text === null ? null : `${text} years`;
}

/** The same for display: nobody's years are "0 years" or "1 years", but those of a fresher and "1 year". */
export function experienceRequiredDisplay(bounds: Bounds): string | null {
  const { min, max } = bounds;
  return max !== null && (min ?? 0) === max ? experienceText(max) : experienceRequiredText(bounds);
}

const LONGEST_TEXT = 100;

/**
 * Reads an experience_required text back to bounds in years. Blank is no bounds; null when it is of no known form
 * or out of 0 to 50.
 */
export function parseExperienceRequired(text: string): Bounds | null {
  // What no experience needs is not worth the time: such a text may come from a file.
  if (text.length > LONGEST_TEXT) return text.trim() === '' ? { min: null, max: null } : null;
  const clean = composed(text, 'NFKC').trim().toLowerCase();
  if (clean === '') return { min: null, max: null };
  if (clean === 'fresher') return { min: 0, max: 0 };
  const match = /^(\d{1,2})\s*(?:(\+)|(?:-|–|to)\s*(\d{1,2}))?\s*(?:years?|yrs?)?$/.exec(clean);
  if (!match) return null;
  const min = Number(match[1]);
  const max = match[2] ? null : Number(match[3] ?? match[1]);
  if (min > limits.experienceYears.max || (max !== null && (max > limits.experienceYears.max || max < min)))
    return null;
  return { min, max };
}
