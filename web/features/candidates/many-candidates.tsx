import { Button } from '@mantine/core';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CandidateListItem } from '#contract/candidate-list.ts';
import { messages } from '#contract/messages.ts';
import { useSession } from '#web/lib/session.ts';
import { download } from '#web/ui/download.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { type CandidateSort, exportPath } from './candidate-list.queries.ts';

const AssignManyDialog = onDemand(() => import('./assign-many-dialog.tsx'));

interface ManyCandidatesProps {
  chosen: readonly CandidateListItem[];
  sort: CandidateSort | undefined;
  /** none of them any more */
  onClear: () => void;
}

/** What can be done with the chosen people of the list: assign them to a job, or export them. */
export function ManyCandidates({ chosen, sort, onClear }: ManyCandidatesProps) {
  const { can } = useSession();
  const [assigning, setAssigning] = useState<{ number: number; people: readonly CandidateListItem[] }>();
  const [opened, setOpened] = useState(false);
  const ids = chosen.map(({ id }) => id).join(',');
  return (
    <>
      {can('assignment.create') && (
        <Button
          size="compact-sm"
          leftSection={<IconUserPlus size={14} aria-hidden />}
          onClick={() => {
            setAssigning((before) => ({ number: (before?.number ?? 0) + 1, people: chosen }));
            setOpened(true);
          }}
        >
          Assign to a job
        </Button>
      )}
      {can('candidate.export') && (
        <Button
          component="a"
          href={exportPath({ ids, sort }, 'xlsx')}
          download
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={(event) =>
            void download(event).then((begun) => begun && toast.success(messages.candidate.exportStarted))
          }
        >
          Export selected
        </Button>
      )}
      {assigning && (
        <AssignManyDialog
          key={assigning.number}
          people={assigning.people}
          opened={opened}
          onClose={() => setOpened(false)}
          onAssigned={onClear}
        />
      )}
    </>
  );
}
