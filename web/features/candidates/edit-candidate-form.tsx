import { Button, Stack } from '@mantine/core';
import { Suspense, lazy, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import {
  type Candidate,
  candidateRoutes,
  candidateSchema,
  candidateUpdateSchema,
} from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { NewerNote } from '#web/ui/newer-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { BasicFields, CompensationFields, RecommendationFields } from './candidate-fields.tsx';
import {
  candidateFormSchema,
  fromCandidate,
  toCandidateInput,
  type CandidateFormValues,
} from './candidate-form-values.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import { CurrentAssignments } from './current-assignments.tsx';
import { isSameCandidate, mergeCandidate, type CandidateMerge } from './merge-candidate.ts';

const CompareCandidate = lazy(() => import('./compare-candidate.tsx'));

/** The saved candidate that the changes are made to. It stays what it was while a newer one is loaded. */
const baseSchema = z.object({ version: z.int(), values: candidateFormSchema });
const draftSchema = z.object({ base: baseSchema, values: candidateFormSchema });
const baseOf = (candidate: Candidate) => ({
  version: candidate.version,
  values: fromCandidate(candidate),
});

type Entered = z.output<typeof candidateUpdateSchema>;

interface EditCandidateFormProps {
  candidate: Candidate;
  /** the part of the screen that manages the resume */
  resume: ReactNode;
  onDone: () => void;
}

/** A saved candidate, changed by HR. */
export function EditCandidateForm({ candidate, resume, onDone }: EditCandidateFormProps) {
  const changed = useCandidatesChanged();
  const draft = useDraft({
    key: `edit-candidate.${candidate.id}`,
    version: 1,
    schema: draftSchema,
    isUntouched: ({ base: before, values }) => isSameCandidate(before.values, values),
  });
  const [base, setBase] = useState(() => draft.kept?.value.base ?? baseOf(candidate));
  const [newer, setNewer] = useState<{ candidate: Candidate; merge: CandidateMerge } | null>(null);
  const element = useRef<HTMLFormElement>(null);

  /** Saves, unless somebody else has changed the person to something that has to be looked at first. */
  const save = async (body: Entered): Promise<void> => {
    try {
      const saved = await call(candidateRoutes.update, { params: { id: candidate.id }, body });
      setBase(baseOf(saved));
      draft.forget();
      toast.success(messages.candidate.updated);
      void changed();
      onDone();
    } catch (error) {
      const theirs = hasCode(error, 'changed_meanwhile') ? candidateSchema.safeParse(error.current) : null;
      if (!theirs?.success) throw error;
      const merge = mergeCandidate(base.values, fromCandidate(theirs.data), form.getValues());
      if (merge.taken.length + merge.clashing.length > 0) return setNewer({ candidate: theirs.data, merge });
      await save({ ...body, version: theirs.data.version });
    }
  };

  const { form, formProps, busy } = useSchemaForm({
    schema: candidateUpdateSchema,
    initialValues: draft.kept?.value.values ?? fromCandidate(candidate),
    toInput: (values) => {
      const input = toCandidateInput(values);
      return { ...input, experience_years: input.experience_years ?? 0, version: base.version };
    },
    onSubmit: save,
    onFail: (error) => {
      // Signing in comes next, and leads back to all that was typed.
      if (hasCode(error, 'unauthenticated')) return;
      const isTold = hasCode(error, 'changed_meanwhile', 'candidate_exists', 'not_found', 'network');
      toast.error(isTold ? errorText(error) : messages.candidate.updateFailed);
    },
  });
  useKeepDraft(draft, { base, values: form.values });

  const isTouched = !isSameCandidate(base.values, form.values);
  const startFrom = (latest: Candidate) => {
    setBase(baseOf(latest));
    form.setValues(fromCandidate(latest));
    form.clearErrors();
  };
  const saveMerged = (latest: Candidate, values: CandidateFormValues) => {
    // On the page before it is sent: what is checked and saved is what stands there, on top of their version.
    flushSync(() => {
      setNewer(null);
      setBase(baseOf(latest));
      form.setValues(values);
    });
    element.current?.requestSubmit();
  };
  const cancel = async () => {
    if (isTouched && !(await askToDiscard())) return;
    draft.forget();
    onDone();
  };

  return (
    <form {...formProps} ref={element}>
      <Stack gap="md">
        <DraftNote draft={draft} onDiscard={() => startFrom(candidate)} />
        {candidate.version > base.version && !busy && (
          <NewerNote what="candidate" onShow={isTouched ? null : () => startFrom(candidate)} />
        )}
        <BasicFields form={form} />
        <CompensationFields form={form} />
        <CurrentAssignments candidate={candidate} />
        {resume}
        <RecommendationFields form={form} />
        <FormButtons>
          <Button variant="default" disabled={busy} onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {busy ? 'Updating...' : 'Update Candidate'}
          </Button>
        </FormButtons>
      </Stack>
      {newer && (
        <Suspense>
          <CompareCandidate
            merge={newer.merge}
            onSave={(values) => saveMerged(newer.candidate, values)}
            onKeepEditing={() => setNewer(null)}
          />
        </Suspense>
      )}
    </form>
  );
}
