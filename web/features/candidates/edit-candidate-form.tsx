import { Box, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import {
  type Candidate,
  candidateRoutes,
  candidateSchema,
  candidateUpdateSchema,
} from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, failureOf, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useEditedRecord } from '#web/lib/edited-record.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { withoutNaN } from '#web/lib/without-nan.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { BasicFields, CompensationFields, RecommendationFields } from './candidate-fields.tsx';
import { candidateFormSchema, fromCandidate, toCandidateInput } from './candidate-form-values.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import { CompareResume } from './compare-resume.tsx';
import { knownLine } from './known-line.tsx';
import { editCandidateDraft } from './loaded-candidate.tsx';
import { mergeCandidate } from './merge-candidate.ts';
import { isSameCandidate } from './same-candidate.ts';
import { useKnownPerson } from './use-known-person.tsx';

const NewerNote = onDemand(async () => ({ default: (await import('#web/ui/newer-note.tsx')).NewerNote }), {
  optional: true,
});
// Comes beside the candidate's data, which it shows further down.
const CurrentAssignments = onDemand(() => import('./current-assignments.tsx'), { optional: true });
CurrentAssignments.preload();
/** About as high as a line of them, in pixels. */
const ASSIGNMENT_ROOM = 28;
const CompareCandidate = onDemand(() => import('./compare-candidate.tsx'));

const baseSchema = z.object({ version: z.int(), values: candidateFormSchema });
const draftSchema = z.object({ base: baseSchema, values: candidateFormSchema });

interface EditCandidateFormProps {
  candidate: Candidate;
  /** somebody has deleted the person meanwhile: there is nobody left to save it to */
  isGone: boolean;
  /** the part of the screen that manages the resume, with the way to what it says otherwise */
  renderResume: (compare: ReactNode) => ReactNode;
  /** offered once it is saved: to where the person was edited from, for the screen goes on to a list */
  wayBack: { label: string; run: () => void };
  onDone: () => void;
}

/** A saved candidate, changed by HR. */
export function EditCandidateForm({
  candidate,
  isGone,
  renderResume,
  wayBack,
  onDone,
}: EditCandidateFormProps) {
  const changed = useCandidatesChanged();
  const draft = useDraft({
    key: editCandidateDraft(candidate.id),
    version: 1,
    schema: draftSchema,
    isUntouched: ({ base: before, values }) => isSameCandidate(before.values, values),
  });
  const { base, newer, isOutdated, save, element, on } = useEditedRecord({
    record: candidate,
    toValues: fromCandidate,
    schema: candidateSchema,
    merge: mergeCandidate,
    keptBase: draft.kept?.value.base,
  });

  const { form, formProps, busy } = useSchemaForm({
    schema: candidateUpdateSchema,
    initialValues: draft.kept?.value.values ?? fromCandidate(candidate),
    toInput: (values) => {
      const input = toCandidateInput(values);
      return { ...input, experience_years: input.experience_years ?? 0, version: base.version };
    },
    onSubmit: async (body) => {
      const params = { id: candidate.id };
      const isSaved = await save(form.getValues(), (version) =>
        call(candidateRoutes.update, { params, body: { ...body, version } }),
      );
      if (!isSaved) return;
      draft.forget();
      toast.success(messages.candidate.updated, wayBack);
      void changed();
      onDone();
    },
    onFail: (error) => {
      // Signing in comes next, and leads back to all that was typed.
      if (isSessionRefusal(error)) return;
      // There is nobody left to save it to.
      if (hasCode(error, 'not_found')) draft.forget();
      const isTold = hasCode(error, 'changed_meanwhile', 'candidate_exists', 'not_found', 'unavailable');
      toast.error(isTold ? errorText(error) : failureOf(error, messages.candidate.updateFailed));
    },
  });
  useKeepDraft(draft, { base, values: withoutNaN(form.values, base.values) });

  const holders = {
    email: useKnownPerson('email', form.values.email),
    phone: useKnownPerson('phone', form.values.phone),
  };
  const someoneElse = (by: 'email' | 'phone') =>
    holders[by]?.id !== candidate.id && knownLine(by, holders[by]);

  const isTouched = !isSameCandidate(base.values, form.values);
  const { startFrom, saveMerged, keepEditing } = on(form);
  const cancel = async () => {
    if (isTouched && !(await askToDiscard())) return;
    draft.forget();
    onDone();
  };

  return (
    <form {...formProps} ref={element}>
      <Stack gap="md">
        <DraftNote draft={draft} onDiscard={() => startFrom(candidate)} />
        {isOutdated && !busy && !isGone && (
          <NewerNote what="candidate" onShow={isTouched ? null : () => startFrom(candidate)} />
        )}
        <BasicFields form={form} known={{ email: someoneElse('email'), phone: someoneElse('phone') }} />
        <CompensationFields form={form} />
        <CurrentAssignments
          candidate={candidate}
          fallback={
            <FormSection title="Current Job Assignments">
              <Box mih={Math.max(1, candidate.assignments.length) * ASSIGNMENT_ROOM} />
            </FormSection>
          }
        />
        {!isGone && renderResume(<CompareResume form={form} candidate={candidate} />)}
        <RecommendationFields form={form} />
        <FormButtons>
          <Button variant="default" disabled={busy} onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || isGone}>
            {busy ? 'Updating...' : 'Update Candidate'}
          </Button>
        </FormButtons>
      </Stack>
      {newer && (
        <CompareCandidate
          merge={newer.merge}
          opened={newer.opened}
          onSave={saveMerged}
          onClose={keepEditing}
        />
      )}
    </form>
  );
}
