import type { UseFormReturnType } from '@mantine/form';
import { contentOf } from '#web/lib/form.ts';
import type { CandidateFormValues } from './candidate-form-values.ts';

/** What a form holds, by its fields' names. */
export function valuesOf<V extends CandidateFormValues>(form: UseFormReturnType<V>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form.getValues()));
}

/** Puts values into a form that nobody typed. The errors of fields that change go; `setValues` would take away all others, too. */
export function fillIn<V extends CandidateFormValues>(form: UseFormReturnType<V>, values: object): void {
  const held = valuesOf(form);
  const set: (field: string, value: never) => void = form.setFieldValue;
  for (const [field, value] of Object.entries(values))
    if (contentOf(value) !== contentOf(held[field])) set(field, value as never);
}
