import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CandidateListItem } from '#contract/candidate-list.ts';
import { messages } from '#contract/messages.ts';
import { useSession } from '#web/lib/session.ts';
import { download } from '#web/ui/download.ts';
import { toast } from '#web/ui/toast.ts';
import { AssignToJob } from './assign-to-job.tsx';
import { type CandidateSort, exportPath } from './candidate-list.queries.ts';

interface ManyCandidatesProps {
  chosen: readonly CandidateListItem[];
  sort: CandidateSort | undefined;
  /** none of them any more */
  onClear: () => void;
}

/** What can be done with the chosen people of the list: assign them to a job, or export them. */
export function ManyCandidates({ chosen, sort, onClear }: ManyCandidatesProps) {
  const { can } = useSession();
  const ids = chosen.map(({ id }) => id).join(',');
  return (
    <>
      <AssignToJob people={chosen} size="compact-sm" onAssigned={onClear} />
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
    </>
  );
}
