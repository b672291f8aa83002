import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { CandidateForm } from '#web/features/candidates/candidate-form.tsx';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { ResumeDropzone } from '#web/features/resumes/resume-dropzone.tsx';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { Dot } from '#web/ui/dot.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { useLeave } from '../use-leave.ts';

// Of the few jobs that close while somebody types.
const ClosedMeanwhile = onDemand(() => import('#web/features/jobs/closed-meanwhile.tsx'));
const TakesNobody = onDemand(() => import('#web/features/jobs/takes-nobody.tsx'));
const FilledNote = onDemand(() => import('#web/ui/filled-note.tsx'));
// Of the few vendors who submit somebody twice.
const HandInOffer = onDemand(() => import('#web/features/submissions/hand-in-offer.tsx'));
const SubmitExistingDialog = onDemand(() => import('#web/features/submissions/submit-existing-dialog.tsx'));

export default function SubmitCandidatePage() {
  const { id } = useParams({ from: '/signed-in/jobs/$id/submit' });
  const { data: job } = useQuery(jobQuery(id));
  return (
    <Page
      title="Submit Candidate"
      subtitle={job && <WhichJob {...job} />}
      width="form"
      back={{ to: '/jobs/$id', params: { id }, label: 'Back to Job' }}
    >
      <LoadedJob id={id} renderGone={(known) => <Submitting key={id} job={known} isGone />}>
        {(loaded) => <Submitting key={id} job={loaded} />}
      </LoadedJob>
    </Page>
  );
}

function WhichJob({ jd_id, title, location }: Pick<Job, 'jd_id' | 'title' | 'location'>) {
  return (
    <>
      {jd_id}
      <Dot /> {title}
      <Dot /> {location}
    </>
  );
}

/** The form, which stays as it is while its job takes nobody or may not be seen, once the job was open on this screen. */
function Submitting({ job, isGone = false }: { job: Job; isGone?: boolean }) {
  const { role, profile, can } = useSession();
  const isOpen = job.can.submit && !isGone;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen)
    return <TakesNobody why={isGone ? messages.jobMeanwhile.gone : messages.job.notAcceptingSubmissions} />;
  if (role === 'vendor' && !profile.company_name?.trim())
    return <TakesNobody why={messages.submission.noCompany} />;
  return (
    <Stack gap="md">
      {!isOpen && <ClosedMeanwhile status={isGone ? null : job.status} />}
      {can('candidate.list') && <FilledNote jobId={job.id} />}
      {isOpen && can('submission.existing') && !can('assignment.create') && (
        <Text size="sm" c="dimmed">
          Somebody who is here already?{' '}
          <TextLink to="/candidates" underline="always">
            Find them
          </TextLink>{' '}
          and press Submit to a job on their page.
        </Text>
      )}
      <SubmitForm jobId={job.id} isPaused={!isOpen} />
    </Stack>
  );
}

function SubmitForm({ jobId, isPaused }: { jobId: string; isPaused: boolean }) {
  const leave = useLeave('/submissions');
  const navigate = useNavigate();
  const { can } = useSession();
  const openJob = () =>
    void navigate({ to: can('pipeline.read') ? '/jobs/$id/candidates' : '/jobs/$id', params: { id: jobId } });
  return (
    <CandidateForm
      job={{ fixed: jobId }}
      renderResume={(field) => <ResumeDropzone {...field} />}
      sendLabel="Submit Candidate"
      notNow={isPaused ? messages.jobMeanwhile.notNow : undefined}
      send={async (body, resume, idempotencyKey) => {
        await call(submissionRoutes.create, {
          params: { id: jobId },
          body,
          files: { resume },
          idempotencyKey,
        });
      }}
      sent={messages.submission.submitted}
      failed={messages.submission.submitFailed}
      renderKnown={(known, dialog) => (
        <SubmitExistingDialog
          person={known.existing}
          sameBy={known.sameBy}
          entered={known.typed.name}
          nameInResume={known.nameInResume}
          jobId={jobId}
          said={{
            recommendation_reason: known.recommendation,
            remarks: known.typed.remarks,
            consent_given: known.consentGiven,
          }}
          resume={known}
          {...dialog}
          onOpenJob={openJob}
        />
      )}
      renderRefused={({ current }, resume, onDone) =>
        current !== undefined && <HandInOffer current={current} resume={resume} onDone={onDone} />
      }
      onOpenJob={openJob}
      onDone={() => leave()}
      onCancel={() => void navigate({ to: '/jobs/$id', params: { id: jobId } })}
    />
  );
}
