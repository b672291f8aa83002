import { Alert, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { formatDate } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { type Retention, type RetentionRun, retentionMonthsSchema } from '#contract/rights.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { counted } from '#contract/text.ts';
import { useSendsMail, useTimeZone } from '#web/lib/app-info.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { DuePeople } from './due-people.tsx';
import { retentionQuery, useRetention } from './rights.queries.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

/** The rule, the people who are due by it, and how an erasure of many goes. */
export function RetentionScreen() {
  const { data, error, refetch } = useQuery(retentionQuery);
  if (!data)
    return error ? (
      <ErrorState title={rightsMessages.ruleLoadFailed} onRetry={() => refetch()} />
    ) : (
      <LoadingState label="Loading the rule..." />
    );
  return <Loaded retention={data} />;
}

function Loaded({ retention }: { retention: Retention }) {
  const { months, run } = retention;
  /** the months of a dry run that was asked for; else the rule's are shown */
  const [tried, setTried] = useState<number | null>(null);
  const shown = tried ?? months;
  return (
    <Stack gap="md">
      <Rule
        months={months}
        onTry={(chosen) => setTried(chosen === months ? null : chosen)}
        onSaved={() => setTried(null)}
      />
      {run && <Run run={run} />}
      {shown !== null && (
        <DuePeople key={shown} months={shown} isOn={months !== null} isRule={shown === months} run={run} />
      )}
    </Stack>
  );
}

/** A number to begin with: by then the openings of two years have come round. */
const START_MONTHS = 24;

interface RuleProps {
  months: number | null;
  onTry: (months: number) => void;
  /** the rule was saved or turned off */
  onSaved: () => void;
}

function Rule({ months, onTry, onSaved }: RuleProps) {
  const { save } = useRetention();
  const sendsMail = useSendsMail();
  const { min, max } = limits.retentionMonths;
  const { form, formProps, busy } = useSchemaForm({
    schema: z.object({ months: retentionMonthsSchema }),
    initialValues: { months },
    toInput: (values) => ({ months: values.months ?? undefined }),
    onSubmit: async ({ months: chosen }) => {
      await save.mutateAsync(chosen);
      onSaved();
      toast.success(rightsMessages.ruleSaved);
    },
    onFail: () => toast.error(rightsMessages.ruleFailed),
  });
  // Somebody's change of the rule takes the place of what nobody has typed here.
  const former = useRef(months);
  useEffect(() => {
    if (former.current === months) return;
    if (form.getValues().months === former.current) form.setValues({ months });
    former.current = months;
  }, [months, form]);
  const turnOff = async () => {
    try {
      await save.mutateAsync(null);
      onSaved();
      toast.success(rightsMessages.ruleOff);
    } catch {
      toast.error(rightsMessages.ruleFailed);
    }
  };
  const tryIt = () => {
    if (!form.validate().hasErrors && form.values.months !== null) onTry(form.values.months);
  };
  return (
    <SectionCard title="Rule">
      <Text size="sm">
        {months === null
          ? 'The rule is off.'
          : `The rule is on: people are due after ${counted(months, 'month')} without activity.`}{' '}
        It never erases anybody by itself: while it is on it looks each night who is due, and tells you here
        {sendsMail ? ', on the Candidates page and by mail' : ' and on the Candidates page'}.
      </Text>
      <Text size="sm" c="dimmed">
        Activity is that somebody was added, edited, put into a job, moved, submitted by a vendor, or that a
        resume or a consent came in. Kept out are people in the pipeline of a job that is not closed (unless
        rejected, declined or not joined) and everybody who has joined.
      </Text>
      {months === null && (
        <Text size="sm" c="dimmed">
          The data protection act (DPDP) asks that nobody is kept longer than needed, and names no number for
          hiring. If you have none yet, try {START_MONTHS}: Show who is due erases nobody.
        </Text>
      )}
      <form {...formProps}>
        <Group align="flex-start" gap="sm">
          <NumberField
            label="Months without activity"
            description={`From ${min} to ${max}`}
            min={min}
            max={max}
            required
            maw={240}
            {...form.getInputProps('months')}
          />
        </Group>
        <KeepsFocus gap={0}>
          <Group gap="xs" mt="sm">
            <Button variant="default" onClick={tryIt}>
              Show who is due
            </Button>
            <Button
              type="submit"
              // Not `loading`, which would take the focus from it for good.
              aria-disabled={busy}
              leftSection={busy && <Loader size={14} color="currentColor" />}
            >
              {months === null ? 'Turn On' : 'Save Rule'}
            </Button>
            {months !== null && (
              <Button variant="default" onClick={() => void turnOff()} disabled={save.isPending}>
                Turn Off
              </Button>
            )}
          </Group>
        </KeepsFocus>
      </form>
    </SectionCard>
  );
}

function Run({ run }: { run: RetentionRun }) {
  const timeZone = useTimeZone();
  const { state, total, erased, kept, approved_by_name: by, created_at } = run;
  const kept_text = kept === 0 ? '' : `; ${kept} kept, as they were no longer due`;
  if (state === 'running') {
    const percent = total === 0 ? 0 : Math.round(((erased + kept) / total) * 100);
    return (
      <SectionCard title="Erasing">
        <Group justify="space-between" gap="sm">
          <Text size="sm">Erasing the people you approved</Text>
          <Text size="sm" aria-live="polite">
            {percent}% ({erased + kept}/{total})
          </Text>
        </Group>
        <Progress value={percent} aria-label="Erasing" animated />
        <Text size="xs" c="dimmed">
          This goes on in the background: you may close this page.
        </Text>
      </SectionCard>
    );
  }
  const isDone = state === 'done';
  const Sign = isDone ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert
      role="status"
      variant="light"
      color={isDone ? 'green' : 'red'}
      icon={<Sign size={18} aria-hidden />}
    >
      {isDone
        ? `${counted(erased, 'person was', 'people were')} erased${kept_text}.`
        : `The last erasure stopped after ${counted(erased, 'person', 'people')}. Vector Management, Background Work, can try again.`}{' '}
      Approved by {by ?? 'somebody'} on {formatDate(created_at, timeZone)}.
    </Alert>
  );
}
