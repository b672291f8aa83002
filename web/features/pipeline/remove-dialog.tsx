import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { deleteQuestion, messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { JobsLeft } from '#web/ui/jobs-left.tsx';
import { toast } from '#web/ui/toast.ts';
import { MeanwhileNote } from './deeds/meanwhile-note.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';
import type { DialogProps } from './deeds/deeds.ts';
import { useRemove } from './pipeline.queries.ts';

/** Takes a person out of this job, which is what is mostly meant, or deletes the person everywhere. */
export default function RemoveDialog({ candidate, now, opened, onClose }: DialogProps) {
  const remove = useRemove();
  // Neither while the other is under way: who was deleted is in no job to be removed from.
  const { run: act, busy } = useOnce(async (everywhere: boolean) => {
    try {
      await remove.mutateAsync({ candidate, everywhere });
      toast.success(everywhere ? messages.candidate.deletedOnJob : messages.assignment.removed);
      onClose();
      return true;
    } catch (error) {
      const failed = everywhere ? messages.candidate.deleteFailedOnJob : messages.assignment.removeFailed;
      toast.error(hasCode(error, 'not_found') ? errorText(error) : failed);
      return undefined;
    }
  });
  const going = (everywhere: boolean) => busy && remove.variables?.everywhere === everywhere;

  return (
    <PipelineDialog title={`Remove ${candidate.name}`} opened={opened} busy={busy} onClose={onClose}>
      <Stack gap="md">
        {!busy && !remove.isSuccess && <MeanwhileNote then={candidate} now={now} />}
        <Text size="sm">{messages.assignment.removeKeeps}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {/* The person stays: only what cannot be brought back is red. */}
          <Button
            loading={going(false)}
            disabled={busy || now === undefined}
            onClick={() => void act(false)}
            data-autofocus
          >
            Only remove from this job
          </Button>
        </Group>
        <Divider label="or everywhere" labelPosition="left" />
        <Text size="sm">{deleteQuestion(candidate.name)}</Text>
        <JobsLeft titles={(now ?? candidate).other_jobs} one="other job" />
        <Group justify="flex-end">
          <Button
            variant="outline"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={going(true)}
            disabled={busy}
            onClick={() => void act(true)}
          >
            Delete
          </Button>
        </Group>
      </Stack>
    </PipelineDialog>
  );
}
