import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type CandidateListItem, candidateListRoutes } from '#contract/candidate-list.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { errorText, isSessionRefusal } from '#web/lib/api.ts';
import { fetchFile } from '#web/lib/fetch-file.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSession } from '#web/lib/session.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { toast } from '#web/ui/toast.ts';
import { AssignToJob } from './assign-to-job.tsx';
import type { CandidateSort } from './candidate-list.queries.ts';

interface ManyCandidatesProps {
  chosen: readonly CandidateListItem[];
  sort: CandidateSort | undefined;
  /** these (ids) are not there any more */
  onGone: (ids: readonly string[]) => void;
  /** they came into a job */
  onAssigned: () => void;
  /** that was undone: they are to be chosen as they were */
  onTakenBack: () => void;
}

/** What can be done with the chosen people of the list: assign them to a job, or export them. */
export default function ManyCandidates(props: ManyCandidatesProps) {
  const { chosen, sort, onGone, onAssigned, onTakenBack } = props;
  const { can } = useSession();
  const isTooMany = chosen.length > limits.chosenAtOnce;
  // They may be more than the address of a link holds.
  const save = useOnce(async () => {
    try {
      const body = { ids: chosen.map(({ id }) => id), sort };
      saveFile(await fetchFile(candidateListRoutes.exportChosen, { body }));
      toast.success(messages.candidate.exported);
    } catch (error) {
      if (!isSessionRefusal(error)) toast.error(errorText(error));
    }
  });
  return (
    <>
      <AssignToJob
        people={chosen}
        size="compact-sm"
        disabled={isTooMany}
        onAssigned={onAssigned}
        onTakenBack={onTakenBack}
        onGone={onGone}
      />
      {can('candidate.export') && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          disabled={isTooMany}
          loading={save.busy}
          onClick={() => void save.run()}
        >
          Export selected
        </Button>
      )}
      {isTooMany && (
        <Text size="sm" c="dimmed">
          At most {limits.chosenAtOnce} at once
        </Text>
      )}
    </>
  );
}
