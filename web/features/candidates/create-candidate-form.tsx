import { Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import {
  candidateCreateSchema,
  candidateRoutes,
  type ExistingCandidate,
  existingCandidateSchema,
} from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { toast } from '#web/ui/toast.ts';
import { BasicFields, CompensationFields, RecommendationFields } from './candidate-fields.tsx';
import { BLANK_CANDIDATE, toCandidateInput } from './candidate-form-values.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import { ExistingCandidateDialog } from './existing-candidate-dialog.tsx';
import { JobPicker } from './job-picker.tsx';
import { type ReadText, useResumeExtraction } from './use-resume-extraction.ts';

/** What the form needs of the field that reads resumes; the page puts that field in. */
interface ResumeFieldProps {
  file: File | null;
  error: ReactNode;
  onRead: (resume: ReadText, file: File) => void;
  onUnreadable: (error: unknown, file: File) => void;
  onRemove: () => void;
}

interface CreateCandidateFormProps {
  /** chosen already when one comes from a job's pipeline */
  jobId: string | undefined;
  renderResume: (props: ResumeFieldProps) => ReactNode;
  onDone: () => void;
}

const schema = candidateCreateSchema.and(
  z.object({ resume: z.instanceof(File, { error: messages.candidate.resumeRequired }) }),
);

/** A new candidate with resume, assigned to a published job. */
export function CreateCandidateForm({ jobId, renderResume, onDone }: CreateCandidateFormProps) {
  const changed = useCandidatesChanged();
  const [existing, setExisting] = useState<ExistingCandidate | null>(null);
  const { form, formProps, busy } = useSchemaForm({
    schema,
    initialValues: {
      ...BLANK_CANDIDATE,
      job_id: jobId ?? (null as string | null),
      resume: null as File | null,
      resume_text: '',
      resume_summary: null as string | null,
    },
    toInput: (values) => ({ ...toCandidateInput(values), job_id: values.job_id ?? '' }),
    onSubmit: async ({ resume, ...body }, { idempotencyKey }) => {
      try {
        await call(candidateRoutes.create, { body, files: { resume }, idempotencyKey });
      } catch (error) {
        if (!hasCode(error, 'candidate_exists')) throw error;
        const found = existingCandidateSchema.safeParse(error.current);
        if (!found.success) throw error;
        setExisting(found.data);
        return;
      }
      toast.success(messages.candidate.created);
      await changed();
      onDone();
    },
    onFail: (error) =>
      toast.error(hasCode(error, 'network') ? errorText(error) : messages.candidate.createFailed),
  });
  const { extract, extracting, fromResume } = useResumeExtraction(form, (summary) =>
    form.setFieldValue('resume_summary', summary),
  );

  const take = (file: File, text: string) => {
    form.setFieldValue('resume', file);
    form.setFieldValue('resume_text', text);
    form.clearFieldError('resume');
  };
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormSection
          title="Resume"
          description="It is read in your browser; the fields below are filled in from it."
        >
          {renderResume({
            file: form.values.resume,
            error: form.errors.resume,
            onRead: (resume, file) => {
              take(file, resume.text);
              void extract(resume);
            },
            onUnreadable: (_error, file) => take(file, ''),
            onRemove: () => {
              form.setFieldValue('resume', null);
              form.setFieldValue('resume_text', '');
              form.setFieldValue('resume_summary', null);
            },
          })}
        </FormSection>
        <BasicFields form={form} fromResume={fromResume} />
        <CompensationFields form={form} fromResume={fromResume} />
        <FormSection title="Job Assignment">
          <JobPicker label="Job" required {...form.getInputProps('job_id')} />
        </FormSection>
        <RecommendationFields form={form} />
        <FormButtons>
          <ButtonLink to="/candidates" variant="default">
            Cancel
          </ButtonLink>
          <Button type="submit" loading={busy} disabled={extracting}>
            Create Candidate
          </Button>
        </FormButtons>
      </Stack>
      <ExistingCandidateDialog
        existing={existing}
        jobId={form.values.job_id}
        file={form.values.resume}
        text={form.values.resume_text}
        onClose={() => setExisting(null)}
        onDone={onDone}
      />
    </form>
  );
}
