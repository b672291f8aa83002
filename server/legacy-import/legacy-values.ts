import type { Bounds } from '#contract/bounds.ts';
import type { JobStatus } from '#contract/job-status.ts';
import { INDUSTRIES } from '#contract/options.ts';
import { phoneDigits } from '#contract/phone.ts';
import { cleanList, composed, oneSpaced } from '#contract/text.ts';

/** Reads single cells of old tables. A number that cannot be read is NaN, so that it is told and never taken for blank. */

/** What stands in cells that hold no number or date. */
const NOTHING = /^(?:-+|–|—|na|n\/a|n\.a\.?|nil|null|none)$/i;

/** Characters of a cell that are looked at: more than any number, date or name of a job has. */
const LOOKED_AT = 300;

/**
 * A cell that should hold a number, a date or a name, with single blanks, or null where it holds none. What is longer than any
 * of these is cut, and so is read as none: the forms by which it is read take long for a long text.
 */
export function written(text: string | null): string | null {
  const clean = oneSpaced(composed(text ?? '', 'NFKC')).slice(0, LOOKED_AT);
  return clean === '' || NOTHING.test(clean) ? null : clean;
}

/** Old lists stand as text: "a, b", "a; b", "a|b", or as a database writes them, {"a","b"} or ["a","b"]. */
export function listOf(text: string | null): string[] {
  const inside = (text ?? '').replace(/^[[{]|[\]}]$/g, '');
  return cleanList(inside.split(/[,;|]/).map((part) => part.trim().replace(/^"|"$/g, '')));
}

/** A landline with its area code: behind its 0 it can look like a mobile number. */
const LANDLINE = /^\(?0[1-8]\d{1,3}\)?[\s-]+\d{6,8}$/;
const MOBILE = String.raw`(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}`;
const TWO_MOBILES = new RegExp(String.raw`^(${MOBILE})[\s-]+${MOBILE}$`);

/**
 * A phone; of several in one cell the first Indian mobile number, whatever is said of it ("M: 98450 12345 (WhatsApp)").
 * A table program may have left it a decimal point.
 */
export function phoneOf(text: string | null): string {
  const clean = composed(text ?? '', 'NFKC')
    .trim()
    .replace(/^(\d{10,12})\.0$/, '$1');
  if (clean.length > LOOKED_AT || phoneDigits(clean) !== null || isShortened(clean)) return clean;
  const several = clean.split(/[/,;|\n&\p{L}]+/u).map((each) => {
    const one = each.trim().replaceAll(/^[:.()\s-]+(?=[\d(])|[:.(\s-]+$/g, '');
    return TWO_MOBILES.exec(one)?.[1] ?? one;
  });
  const mobiles = several.filter((each) => phoneDigits(each) !== null);
  return mobiles.find((each) => !LANDLINE.test(each)) ?? mobiles[0] ?? clean;
}

/** A long number as Excel saves it once its column is too narrow: most of its digits are gone. */
export const isShortened = (text: string) => /^\+?\d(?:\.\d+)?e\+?\d+$/i.test(text.trim());

export const isTrue = (text: string | null) => /^(true|t|yes|y|1)$/i.test(text ?? '');

/** What the text says; where it says nothing, what stands in the two columns. */
export function boundsOf(ofText: Bounds | null, ofColumns: Bounds): Bounds | null {
  return ofText !== null && ofText.min === null && ofText.max === null ? ofColumns : ofText;
}

/** An industry as the product writes it, when only capitals differ. */
export function industryOf(text: string | null): string | null {
  return INDUSTRIES.find((each) => each.toLowerCase() === text?.toLowerCase()) ?? text;
}

/** A word of a fixed list, as the product keeps it: "On Hold" is "on_hold". */
function wordOf(text: string | null): string | null {
  return text?.toLowerCase().replaceAll(/[\s-]+/g, '_') ?? null;
}

/** How other systems call the status of a job. */
const STATUSES: Partial<Record<string, JobStatus>> = {
  open: 'published',
  active: 'published',
  live: 'published',
  hold: 'on_hold',
  filled: 'closed',
  cancelled: 'closed',
};

/** The status of a job, in the product's own words where the table's are known. */
export function statusOf(text: string | null): string | null {
  const word = wordOf(text);
  return word === null ? null : (STATUSES[word] ?? word);
}
