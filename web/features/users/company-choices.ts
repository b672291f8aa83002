import type { ComboboxItem } from '@mantine/core';
import { lookOf, oneSpaced } from '#contract/text.ts';

/** Stands for typing a new name; no company can be called so, since names are trimmed. */
export const ADD_NEW = ' new ';
const ADD_NEW_LABEL = 'Add new company…';

/** The companies to choose from, and after them the way to a new one. */
export function companyOptions(companies: readonly string[]): ComboboxItem[] {
  return [
    ...companies.map((company) => ({ value: company, label: company })),
    { value: ADD_NEW, label: ADD_NEW_LABEL },
  ];
}

/** What is left of the options while somebody types: a name that nobody has yet must lead to the new one too. */
export function matchingCompanies(options: readonly ComboboxItem[], typed: string): ComboboxItem[] {
  const sought = lookOf(typed);
  return options.filter(({ value, label }) => value === ADD_NEW || lookOf(label).includes(sought));
}

/** The name that a new company begins with: what was typed, unless it is one of the options. */
export function newCompanyName(options: readonly ComboboxItem[], typed: string): string {
  const name = oneSpaced(typed);
  return options.some(({ label }) => lookOf(label) === lookOf(name)) ? '' : name;
}
