import { useNavigate, useParams } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { EditJobForm } from '#web/features/jobs/edit-job-form.tsx';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useLeave } from '../use-leave.ts';
import { jobOf, toJob, toJobs, usePlaceBefore } from '../way-back.ts';

export default function EditJobPage() {
  const { id } = useParams({ from: '/signed-in/jobs/$id/edit' });
  const before = usePlaceBefore();
  const [back, opened] = [toJobs(before), toJob(before)];
  const navigate = useNavigate();
  const wayToJob =
    opened && jobOf(opened) === id
      ? { label: messages.job.back, run: () => void navigate(opened) }
      : {
          label: messages.job.open,
          run: () => void navigate({ to: '/jobs/$id/candidates', params: { id } }),
        };
  const leave = useLeave(back.to, back.search);
  return (
    <Page title="Edit Job" width="form" back={back}>
      <LoadedJob id={id} fresh>
        {(job) => <Editing job={job} key={job.id} wayToJob={wayToJob} onDone={leave} />}
      </LoadedJob>
    </Page>
  );
}

/** The form, which stays as it is while its reader may not edit the job, once they could on this screen. */
function Editing(form: ComponentProps<typeof EditJobForm>) {
  const mayEdit = form.job.can.edit;
  const [couldEdit, setCouldEdit] = useState(mayEdit);
  if (mayEdit && !couldEdit) setCouldEdit(true);
  if (couldEdit) return <EditJobForm {...form} />;
  return (
    <ErrorState
      title={messages.job.editDenied}
      action={
        <ButtonLink to="/jobs" variant="default">
          Back to Jobs
        </ButtonLink>
      }
    />
  );
}
