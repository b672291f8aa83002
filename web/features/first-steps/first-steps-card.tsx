import { Button, Group, Paper, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FIRST_STEPS, type FirstStep, type firstStepRoutes } from '#contract/first-steps.ts';
import { messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './first-steps.module.css';
import { firstStepsQuery, useHideFirstSteps } from './first-steps.queries.ts';
import { STEP_WORDS } from './step-words.ts';

type FirstSteps = RouteOutput<typeof firstStepRoutes.read>;

interface FirstStepsCardProps {
  /** it is shown although all is done, or it was put away */
  isAsked: boolean;
  onAsked: (isAsked: boolean) => void;
}

/** What to do first in a new installation, each step with where it is done; nothing once all are done, or it was put away. */
export default function FirstStepsCard({ isAsked, onAsked }: FirstStepsCardProps) {
  const { data } = useQuery(firstStepsQuery);
  const { mutate: setHidden } = useHideFirstSteps();
  if (!data) return null;
  if (!isAsked && (data.hidden || data.done.length === FIRST_STEPS.length)) return null;
  const next = FIRST_STEPS.find((step) => !data.done.includes(step));
  const hide = () => {
    setHidden(true);
    onAsked(false);
    // The button goes with the card, and the focus must not go with it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const undo = () => {
      setHidden(false);
      if (isAsked) onAsked(true);
    };
    toast.success(messages.firstSteps.hidden, { label: 'Undo', run: undo });
  };
  return (
    <Paper component="section" p="md" aria-labelledby="first-steps" className={classes.card}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Group gap="sm">
          <Title
            order={2}
            size="h3"
            id="first-steps"
            // Whoever asked is led there, from this very screen, too.
            tabIndex={-1}
            ref={isAsked ? takeFocus : undefined}
            className={classes.title}
          >
            Get Started
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {data.done.length} of {FIRST_STEPS.length} done
          </Text>
        </Group>
        <Button variant="subtle" color="gray" size="compact-sm" aria-label="Hide Get Started" onClick={hide}>
          Hide
        </Button>
      </Group>
      <Progress
        size="xs"
        mt="xs"
        value={(data.done.length / FIRST_STEPS.length) * 100}
        aria-hidden
        className={classes.progress}
      />
      <ol className={classes.steps}>
        {FIRST_STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} isNext={step === next} data={data} />
        ))}
      </ol>
      <Hints />
    </Paper>
  );
}

interface StepProps {
  step: FirstStep;
  /** counted from 1 */
  number: number;
  isNext: boolean;
  data: FirstSteps;
}

function Step({ step, number, isNext, data }: StepProps) {
  const { title, text } = STEP_WORDS[step];
  const isDone = data.done.includes(step);
  return (
    <li className={classes.step} data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={classes.sign} aria-hidden>
        {isDone ? <IconCircleCheckFilled size={22} /> : number}
      </span>
      <div className={classes.words}>
        <Text size="sm" fw={600}>
          {title}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </Text>
        {!isDone && (
          <>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
            <Group gap="sm" mt={6}>
              <Way step={step} isNext={isNext} data={data} />
            </Group>
          </>
        )}
      </div>
    </li>
  );
}

/** Where a step is done; what has to come before it, where that is missing. */
function Way({
  step,
  isNext,
  data: { done, job: taking, job_of_people: ofPeople },
}: Omit<StepProps, 'number'>) {
  const look = { size: 'compact-sm', variant: isNext ? 'filled' : 'default' } as const;
  if (step === 'colleagues')
    return (
      <ButtonLink to="/admin/users/new" {...look}>
        Create User
      </ButtonLink>
    );
  if (step === 'job')
    return (
      <ButtonLink to="/create-job" {...look}>
        Create Job
      </ButtonLink>
    );
  if (step === 'candidate')
    return (
      <>
        {taking?.is_published ? (
          <ButtonLink to="/create-candidate" {...look}>
            Add Candidate
          </ButtonLink>
        ) : (
          <Later>Once a job is published, or</Later>
        )}
        <TextLink to="/candidates/import" size="sm">
          import many resumes
        </TextLink>
        <TextLink to="/vector-conversion" search={{ tab: 'legacy' }} size="sm">
          import an Excel or CSV table
        </TextLink>
      </>
    );
  const job = step === 'move' ? ofPeople : taking;
  if (!done.includes('job')) return <Later>Once there is a job</Later>;
  if (step === 'move' && !job) return <Later>Once somebody is in a job</Later>;
  if (!job)
    return (
      <>
        <ButtonLink to="/create-job" {...look}>
          Create Another Job
          <VisuallyHidden>: {STEP_WORDS[step].title}</VisuallyHidden>
        </ButtonLink>
        <Later>Every job is closed. One of them can be opened again, too, on its page.</Later>
      </>
    );
  return (
    <ButtonLink to="/jobs/$id/candidates" params={{ id: job.id }} {...look}>
      Open {job.jd_id}
      <VisuallyHidden>: {STEP_WORDS[step].title}</VisuallyHidden>
    </ButtonLink>
  );
}

function Later({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" fs="italic">
      {children}
    </Text>
  );
}

/** What nobody has to do, and may want to know of. */
function Hints() {
  const sendsMail = useSendsMail();
  return (
    <Text size="xs" c="dimmed" mt="sm">
      Optional:{' '}
      <TextLink to="/settings" inherit underline="always">
        Settings
      </TextLink>{' '}
      tells which AI engine works, and lets you require two-step sign-in.
      {!sendsMail &&
        ' No mail server is set, so you hand invitation links over yourself; whoever runs the server can set one.'}
    </Text>
  );
}
