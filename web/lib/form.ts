import { schemaResolver, useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { useRef, type FormEvent } from 'react';
import type { z } from 'zod';
import { ApiError } from './api.ts';
import { newKey } from './keys.ts';

interface Attempt {
  /** the same while the same content is sent again, so that a repeated press creates nothing twice */
  idempotencyKey: string;
}

interface SchemaFormOptions<S extends z.ZodType, V extends object> {
  /** the contract's schema; its messages stand under the fields */
  schema: S;
  initialValues: V;
  /** the form's values as the schema's input, where the two differ ('' for a blank number, say) */
  toInput?: (values: V) => unknown;
  /** receives the checked output; what it throws without field errors goes to `onFail` */
  onSubmit: (output: z.output<S>, attempt: Attempt) => Promise<void> | void;
  onFail: (error: unknown) => void;
  /** called beside the errors under the fields, for a toast that names the one that matters */
  onInvalid?: (errors: FormErrors) => void;
}

interface SchemaForm<V extends object> {
  form: UseFormReturnType<V>;
  /** for the `<form>` element */
  formProps: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; noValidate: true };
  /** true from sending until the answer */
  busy: boolean;
}

/**
 * A Mantine form checked by a contract schema. Errors show on submit and go as the field changes; the first invalid
 * field gets the focus; the server's field errors appear under their fields. The form's field names are the schema's.
 */
export function useSchemaForm<S extends z.ZodType, V extends object>(
  options: SchemaFormOptions<S, V>,
): SchemaForm<V> {
  const { schema, initialValues, toInput = (values: V) => values, onSubmit, onFail, onInvalid } = options;
  const resolve = schemaResolver(schema, { sync: true });
  const form = useForm<V>({
    initialValues,
    validate: (values) => byField(resolve(toInput(values))),
    // A second submit while the first runs would send twice.
    onSubmitPreventDefault: 'always',
  });
  const isSending = useRef(false);
  const lastAttempt = useRef({ content: '', idempotencyKey: '' });

  const send = async (values: V, element: HTMLFormElement) => {
    // Not by the form's own word for it, which comes with the next drawing.
    if (isSending.current) return;
    const output = schema.parse(toInput(values));
    const content = contentOf(output);
    if (lastAttempt.current.content !== content) lastAttempt.current = { content, idempotencyKey: newKey() };
    isSending.current = true;
    try {
      await onSubmit(output, { idempotencyKey: lastAttempt.current.idempotencyKey });
    } catch (error) {
      const errors = fieldErrors(error, values);
      if (Object.keys(errors).length === 0) return onFail(error);
      form.setErrors(errors);
      focusFirstInvalid(element, errors);
    } finally {
      isSending.current = false;
    }
  };

  return {
    form,
    busy: form.submitting,
    formProps: {
      noValidate: true,
      onSubmit: (event) => {
        const element = event.currentTarget;
        form.onSubmit(
          (values) => send(values, element),
          (errors) => {
            focusFirstInvalid(element, errors);
            onInvalid?.(errors);
          },
        )(event);
      },
    },
  };
}

/** What is sent, to tell whether it is sent again; a file counts by what it is known by, as it has no JSON of its own. */
export function contentOf(output: unknown): string {
  return JSON.stringify(output, (_key, value: unknown) => (value instanceof Blob ? factsOf(value) : value));
}

function factsOf(file: Blob & { name?: string; lastModified?: number }) {
  const { name, size, lastModified, type } = file;
  return { name, size, lastModified, type };
}

/** One error a field: that of a list's third item ("skills.2") stands under the list. */
function byField(errors: FormErrors): FormErrors {
  const found: FormErrors = {};
  for (const [path, message] of Object.entries(errors)) found[path.split('.')[0] ?? path] ??= message;
  return found;
}

/** The server's field errors that this form can show. */
function fieldErrors(error: unknown, values: object): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const entries = Object.entries(byField({ ...error.fields }));
  return Object.fromEntries(entries.filter(([field]) => field in values));
}

/** Focuses the first field in the page's order that has an error, once the errors are on the page. */
export function focusFirstInvalid(element: HTMLElement, errors: FormErrors): void {
  requestAnimationFrame(() => {
    const paths = Object.keys(errors).map((path) => `[data-path="${CSS.escape(path)}"]`);
    const field = element.querySelector<HTMLElement>(['[aria-invalid="true"]', ...paths].join(', '));
    // Not what is out of the keyboard's way, as the hidden input of a file's field is.
    const reached = ':not([tabindex="-1"], [type="file"])';
    const focusable = `:is(input, textarea, button, select, [tabindex])${reached}`;
    (field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable))?.focus();
  });
}
