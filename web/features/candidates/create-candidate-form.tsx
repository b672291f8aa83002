import type { ReactNode } from 'react';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/lib/api.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { CandidateForm, type ResumeFieldProps } from './candidate-form.tsx';
import { JobPicker } from './job-picker.tsx';

const ExistingCandidateDialog = onDemand(() => import('./existing-candidate-dialog.tsx'));

interface CreateCandidateFormProps {
  /** chosen already when one comes from a job's pipeline */
  jobId: string | undefined;
  renderResume: (props: ResumeFieldProps) => ReactNode;
  /** somebody was added for a job (id), or given what was entered for it */
  onDone: (jobId: string) => void;
  onCancel: () => void;
  /** leads to a job's page */
  onOpenJob: (jobId: string) => void;
}

/** A new candidate, added by HR. */
export function CreateCandidateForm(props: CreateCandidateFormProps) {
  const { jobId, renderResume, onDone, onCancel, onOpenJob } = props;
  return (
    <CandidateForm
      job={{ chosen: jobId, Picker: JobPicker }}
      renderResume={renderResume}
      sendLabel="Create Candidate"
      send={async (body, resume, idempotencyKey) => {
        await call(candidateRoutes.create, { body, files: { resume }, idempotencyKey });
      }}
      sent={messages.candidate.created}
      failed={messages.candidate.createFailed}
      renderKnown={(known, dialog) => (
        <ExistingCandidateDialog known={known} {...dialog} onOpenJob={onOpenJob} />
      )}
      onOpenJob={onOpenJob}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
