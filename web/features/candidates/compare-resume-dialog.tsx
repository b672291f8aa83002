import { Alert, Button, Checkbox, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { type Candidate, candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { takenFromResume } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { counted } from '#contract/text.ts';
import { call, errorText } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { CompareText } from '#web/ui/compare-text.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import type { CandidateFormValues } from './candidate-form-values.ts';
import { COMPARE_HASH } from './compare-hash.ts';
import { fillIn } from './fill-in.ts';
import { resumeAgainstForm, valuesIn } from './resume-against-form.ts';
import type { Extracted } from './said-by-resume.ts';

export interface CompareResumeProps {
  form: UseFormReturnType<CandidateFormValues>;
  candidate: Candidate;
}

interface CompareResumeDialogProps extends CompareResumeProps {
  opened: boolean;
  onClose: () => void;
}

/** What the current resume says otherwise than the form, field by field, to be taken over into the form. */
export default function CompareResumeDialog({ opened, ...props }: CompareResumeDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  useLayoutEffect(() => {
    // Where it opens with the screen, its button has not been pressed.
    document.getElementById(COMPARE_HASH)?.focus();
  }, []);
  return (
    <Modal opened={opened && mounted} onClose={props.onClose} title="What the Resume Says" size="lg">
      <ReadResume {...props} />
    </Modal>
  );
}

type Props = Omit<CompareResumeDialogProps, 'opened'>;

function ReadResume(props: Props) {
  const { id, resume } = props.candidate;
  const { data, error, refetch } = useQuery({
    queryKey: ['resume-reading', id, resume?.id],
    // What a resume says stays so, and each look at it goes into the audit log.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { text } = await call(resumeRoutes.text, { params: { id }, signal });
      const resumeText = text.slice(0, limits.resume.maxTextLength);
      return call(candidateRoutes.extract, { body: { resumeText }, signal });
    },
  });
  if (error && !data)
    return (
      <ErrorState
        title="The resume could not be read"
        description={errorText(error)}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <LoadingState label="Reading the resume..." />;
  if (!data.data) return <Nothing {...props} text={data.error ?? ''} />;
  return <Differences {...props} read={data.data} />;
}

function Nothing({ text, onClose }: Pick<Props, 'onClose'> & { text: string }) {
  return (
    <Stack gap="md">
      <Text size="sm">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  );
}

function Differences({ form, read, onClose }: Props & { read: Extracted }) {
  const today = useToday();
  // As of when it was opened.
  const [values] = useState(() => form.getValues());
  const [{ said, fields, isOther }] = useState(() => resumeAgainstForm(values, read, today));
  const [chosen, setChosen] = useState(() =>
    fields.filter(({ isProposed }) => isProposed).map(({ label }) => label),
  );
  if (fields.length === 0)
    return <Nothing text="The resume says nothing otherwise than the form does." onClose={onClose} />;
  const take = () => {
    const taken = fields.filter(({ label }) => chosen.includes(label));
    fillIn(form, valuesIn(said, taken));
    onClose();
    toast.success(takenFromResume(taken.length), {
      label: 'Undo',
      run: () => fillIn(form, valuesIn(values, taken)),
    });
  };
  return (
    <Stack gap="md">
      {isOther && (
        <Alert color="yellow" icon={<IconUserQuestion size={18} aria-hidden />} role="status">
          This resume may be of another person. Nothing is chosen beforehand.
        </Alert>
      )}
      <Text size="sm">
        Of what the form holds and of what the current resume says, this differs. What is ticked goes into the
        form, where you can still change it before you update the candidate.
      </Text>
      <Checkbox.Group aria-label="What to take over" value={chosen} onChange={setChosen}>
        <Stack gap="xs">
          {fields.map(({ label, text }) => (
            <Paper p="sm" key={label}>
              <Checkbox value={label} label={label} fw={500} mb={4} />
              <CompareText from={text(values)} to={text(said)} />
            </Paper>
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end" gap="sm" data-form-buttons>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} onClick={take}>
          {chosen.length === 0 ? 'Take Over' : `Take Over ${counted(chosen.length, 'Field')}`}
        </Button>
      </Group>
    </Stack>
  );
}
