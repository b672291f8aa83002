import { limits } from './limits.ts';
import { composed } from './text.ts';

/**
 * The ten digits of an Indian mobile number as typed or pasted (+91, 0091, 91, 0, spaces, dashes, NBSP), or null
 * when what remains is not ten digits starting with 6 to 9. A number that says which country it is of is read so:
 * another country's is none, and "+91 98765 432" lacks digits rather than start with 91.
 */
export function phoneDigits(typed: string): string | null {
  const written = composed(typed, 'NFKC')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  let digits = written.replaceAll('+', '');
  if (written.startsWith('+')) {
    if (!digits.startsWith('91')) return null;
    digits = digits.slice(2);
  } else if (digits.length > 10 && digits.startsWith('91')) digits = digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) digits = digits.slice(1);
  return /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** "+91 XXXXX XXXXX" of what was typed; what cannot be read as an Indian number comes back unchanged. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return digits === null ? typed : `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

export const PHONE_PATTERN = /^\+91 [6-9]\d{4} \d{5}$/;

const PART_OF_PHONE = /^[\d\s().+/-]+$/;

/** The digits of a part of a phone that is searched for, as they stand among the ten of a whole one; null when it is none. */
export function partOfPhone(search: string): string | null {
  const text = composed(search, 'NFKC');
  if (!PART_OF_PHONE.test(text)) return null;
  const digits = text
    .replace(/^\s*\+91/, '')
    .replaceAll(/\D/g, '')
    .slice(-limits.phone.digits);
  return digits.length < limits.find.phoneDigits ? null : digits;
}
