import { cleanList } from '#contract/text.ts';

/** A value of a form as it is compared with another: by what would be saved, whatever spaces stand around it. */
export function savedText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.trim());
  return JSON.stringify(Array.isArray(value) ? cleanList(value as string[]) : value) ?? '';
}
