import { useState } from 'react';
import { z } from 'zod';
import { draftKeys, draftPlace, readDraft } from './draft-store.ts';
import { type Draft, useDraft } from './draft.ts';
import { useSession } from './session.ts';

/** What is typed where a note is written. */
export interface NoteValues {
  text: string;
  /** YYYY-MM-DD, or null for none */
  follow_up_on: string | null;
}

const VERSION = 1;
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
    version: VERSION,
    schema: keptSchema,
    isUntouched: ({ text, follow_up_on }) =>
      text.trim() === initial.text && follow_up_on === initial.follow_up_on,
  });
  return { ...draft, first: draft.kept?.value ?? initial };
}

/** What the person has typed of notes about a candidate, new or changed ones, as of when this appears. */
export function useTypedNotes(candidateId: string): readonly NoteValues[] {
  const { user_id: person } = useSession().profile;
  const [typed] = useState(() =>
    draftKeys(person)
      .filter((key) => key.startsWith(`note.${candidateId}`))
      .flatMap((key) => {
        const name = draftPlace(`${person}.${key}`);
        return readDraft({ name, version: VERSION, schema: keptSchema })?.value ?? [];
      }),
  );
  return typed;
}
