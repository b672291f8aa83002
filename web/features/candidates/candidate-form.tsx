import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import {
  candidateCreateSchema,
  type ExistingCandidate,
  existingCandidateSchema,
} from '#contract/candidates.ts';
import { messages, type Toast } from '#contract/messages.ts';
import { type ApiError, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { BasicFields, CompensationFields, RecommendationFields } from './candidate-fields.tsx';
import { BLANK_CANDIDATE, toCandidateInput } from './candidate-form-values.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import { JobPicker } from './job-picker.tsx';
import { type ReadText, useResumeExtraction } from './use-resume-extraction.ts';

/** What the form needs of the field that reads resumes; the page puts that field in. */
export interface ResumeFieldProps {
  file: File | null;
  error: ReactNode;
  onRead: (resume: ReadText, file: File) => void;
  onUnreadable: (error: unknown, file: File) => void;
  onRemove: () => void;
}

/** The person that the server found in place of the one who was entered, and what was entered. */
export interface KnownPerson {
  existing: ExistingCandidate;
  /** by which of the two they are the same */
  sameBy: ('email' | 'phone')[];
  jobId: string;
  file: File;
  text: string;
  recommendation: string;
}

interface CandidateFormProps {
  /** the job that the screen is about, or one to be chosen, chosen already when one comes from a job's pipeline */
  job: { fixed: string } | { chosen: string | undefined };
  renderResume: (props: ResumeFieldProps) => ReactNode;
  /** the way out */
  cancel: ReactNode;
  sendLabel: string;
  /** sends what was checked; what it throws is told */
  send: (
    entered: z.output<typeof candidateCreateSchema>,
    resume: File,
    idempotencyKey: string,
  ) => Promise<void>;
  sent: Toast;
  /** told when no better reason is known */
  failed: Toast;
  /** what is offered when the person exists already and may be named */
  renderKnown: (known: KnownPerson | null, onClose: () => void) => ReactNode;
  onDone: () => void;
}

const schema = candidateCreateSchema.and(
  z.object({ resume: z.instanceof(File, { error: messages.candidate.resumeRequired }) }),
);

/** A new candidate with resume for a published job: to be added by HR, or to be submitted by a recruiter. */
export function CandidateForm(props: CandidateFormProps) {
  const { job, renderResume, cancel, sendLabel, send, sent, failed, renderKnown, onDone } = props;
  const changed = useCandidatesChanged();
  const [known, setKnown] = useState<KnownPerson | null>(null);
  /** why it was refused, when it is no field's fault */
  const [refusal, setRefusal] = useState<string | null>(null);
  const fixedJob = 'fixed' in job ? job.fixed : null;
  const { form, formProps, busy } = useSchemaForm({
    schema,
    initialValues: {
      ...BLANK_CANDIDATE,
      job_id: 'fixed' in job ? job.fixed : (job.chosen ?? (null as string | null)),
      resume: null as File | null,
      resume_text: '',
      resume_summary: null as string | null,
    },
    toInput: (values) => ({ ...toCandidateInput(values), job_id: values.job_id ?? '' }),
    onSubmit: async ({ resume, ...entered }, { idempotencyKey }) => {
      setRefusal(null);
      try {
        await send(entered, resume, idempotencyKey);
      } catch (error) {
        const found = hasCode(error, 'candidate_exists') && existingCandidateSchema.safeParse(error.current);
        if (!found || !found.success) throw error;
        setKnown({
          existing: found.data,
          sameBy: sameBy(error),
          jobId: entered.job_id,
          file: resume,
          text: entered.resume_text,
          recommendation: entered.recommendation_reason,
        });
        return;
      }
      toast.success(sent);
      await changed();
      onDone();
    },
    onFail: (error) => {
      if (hasCode(error, 'candidate_exists', 'conflict', 'too_many_requests', 'not_found'))
        setRefusal(errorText(error));
      else toast.error(hasCode(error, 'network') ? errorText(error) : failed);
    },
  });
  const { extract, extracting, forget, fromResume } = useResumeExtraction(form, (summary) =>
    form.setFieldValue('resume_summary', summary),
  );

  const take = (file: File, text: string) => {
    form.setFieldValue('resume', file);
    form.setFieldValue('resume_text', text);
    form.clearFieldError('resume');
  };
  const complaint = refusal ?? (fixedJob === null ? null : form.errors['job_id']);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormSection
          title="Resume"
          description="It is read in your browser; the fields below are filled in from it."
        >
          {renderResume({
            file: form.values.resume,
            error: form.errors['resume'],
            onRead: (resume, file) => {
              take(file, resume.text);
              void extract(resume);
            },
            onUnreadable: (_error, file) => take(file, ''),
            onRemove: () => {
              form.setFieldValue('resume', null);
              form.setFieldValue('resume_text', '');
              form.setFieldValue('resume_summary', null);
              forget();
            },
          })}
        </FormSection>
        <BasicFields form={form} fromResume={fromResume} />
        <CompensationFields form={form} fromResume={fromResume} />
        {fixedJob === null && (
          <FormSection title="Job Assignment">
            <JobPicker label="Job" required {...form.getInputProps('job_id')} />
          </FormSection>
        )}
        <RecommendationFields form={form} />
        {complaint && (
          <Alert role="alert" color="red" icon={<IconAlertTriangle size={16} aria-hidden />}>
            {complaint}
          </Alert>
        )}
        <FormButtons>
          {cancel}
          <Button type="submit" loading={busy} disabled={extracting}>
            {sendLabel}
          </Button>
        </FormButtons>
      </Stack>
      {renderKnown(known, () => setKnown(null))}
    </form>
  );
}

/** By which fields the server found somebody; by both when it does not say. */
function sameBy({ fields }: ApiError): KnownPerson['sameBy'] {
  const both = ['email', 'phone'] as const;
  const told = both.filter((field) => fields?.[field]);
  return told.length > 0 ? told : [...both];
}
