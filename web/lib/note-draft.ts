import { z } from 'zod';
import { type Draft, useDraft } from './draft.ts';

/** What is typed where a note is written. */
export interface NoteValues {
  text: string;
  /** YYYY-MM-DD, or null for none */
  follow_up_on: string | null;
}

const BLANK: NoteValues = { text: '', follow_up_on: null };

const keptSchema: z.ZodType<NoteValues> = z.union([
  z.object({ text: z.string(), follow_up_on: z.string().nullable() }),
  // as it was kept while notes had no day
  z.string().transform((text) => ({ text, follow_up_on: null })),
]);

/** The draft of a note, which begins with `initial`; let Cancel and saving forget it. */
export function useNoteDraft(
  key: string,
  initial: NoteValues = BLANK,
): Draft<NoteValues> & { first: NoteValues } {
  const draft = useDraft({
    key,
    version: 1,
    schema: keptSchema,
    isUntouched: ({ text, follow_up_on }) =>
      text.trim() === initial.text && follow_up_on === initial.follow_up_on,
  });
  return { ...draft, first: draft.kept?.value ?? initial };
}
