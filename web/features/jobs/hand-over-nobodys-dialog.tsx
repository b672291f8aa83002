import { Button, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useId, useState } from 'react';
import { handOverNobodysSchema, inChargeRoutes } from '#contract/in-charge.ts';
import type { JobListItem } from '#contract/jobs.ts';
import { counted } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { StaffSelect } from '#web/ui/staff-select.tsx';
import { tellHandedOver, tellNotHandedOver } from '#web/ui/tell-handed-over.ts';
import classes from './hand-over-nobodys-dialog.module.css';
import { useJobsChanged } from './jobs.queries.ts';

type NamedJob = Pick<JobListItem, 'id' | 'jd_id' | 'title'>;

interface HandOverNobodysDialogProps {
  /** not closed, and in nobody's charge: as many as are handed over at once */
  jobs: readonly NamedJob[];
  /** how many there are */
  total: number;
  opened: boolean;
  onClose: () => void;
}

/** Hands jobs that nobody is in charge of over to one of the team: all of them, or some. */
export default function HandOverNobodysDialog({ opened, ...rest }: HandOverNobodysDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={rest.onClose} title="Hand Over Jobs">
      <HandOverForm {...rest} />
    </SendingModal>
  );
}

function HandOverForm({ onClose, ...now }: Omit<HandOverNobodysDialogProps, 'opened'>) {
  const client = useQueryClient();
  const changed = useJobsChanged();
  const navigate = useNavigate();
  // As of when it was opened: the list below it goes on.
  const [{ jobs, total }] = useState(now);
  const { form, formProps, busy } = useSchemaForm({
    schema: handOverNobodysSchema,
    initialValues: { job_ids: jobs.map(({ id }) => id), user_id: null as string | null },
    toInput: ({ user_id, job_ids }) => ({ user_id: user_id ?? '', job_ids }),
    onSubmit: async (body) => {
      try {
        const { handed_over } = await call(inChargeRoutes.handOverNobodys, { body });
        tellHandedOver(
          client,
          handed_over,
          body.user_id,
          () => void navigate({ to: '/jobs', search: { status: 'not_closed', in_charge: body.user_id } }),
        );
        onClose();
      } finally {
        await changed();
      }
    },
    onFail: tellNotHandedOver,
  });
  useSending(busy);
  const { job_ids: chosen } = form.getValues();
  const choose = (ids: string[]) => form.setFieldValue('job_ids', ids);
  const all = chosen.length === jobs.length;
  const problem = form.errors['job_ids'];
  const problemId = useId();
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {total === 1
            ? 'Nobody is in charge of this job that is not closed.'
            : `Nobody is in charge of these ${jobs.length < total ? `${jobs.length} and ${total - jobs.length} further` : total} jobs that are not closed.`}{' '}
          Closed jobs stay as they are.
        </Text>
        <div role="group" aria-label="Jobs to hand over" aria-describedby={problem ? problemId : undefined}>
          <Tick
            data-path="job_ids"
            label={`All ${counted(jobs.length, 'job')}`}
            checked={all}
            isMixed={!all && chosen.length > 0}
            onChange={() => choose(all ? [] : jobs.map(({ id }) => id))}
          />
          <div className={classes.jobs}>
            {jobs.map(({ id, jd_id, title }) => (
              <Tick
                key={id}
                label={`${jd_id} ${title}`}
                checked={chosen.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  choose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </div>
          {problem && (
            <Text id={problemId} size="xs" c="var(--mantine-color-error)" role="alert" mt="xs">
              {problem}
            </Text>
          )}
        </div>
        <StaffSelect
          label="Hand them over to"
          description="A mail tells the person of all of them."
          required
          {...form.getInputProps('user_id')}
        />
        <FormButtons>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {chosen.length === 0 ? 'Hand Over' : `Hand Over ${counted(chosen.length, 'Job')}`}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}

interface TickProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** some of what it stands for is chosen */
  isMixed?: boolean;
}

/** The browser's own box: one more dialog with the library's would have every form load more at first. */
function Tick({ label, isMixed = false, ...input }: TickProps) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        {...input}
      />
      <span>{label}</span>
    </label>
  );
}
