import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { counted } from '#contract/text.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { openJobsOfNobodyQuery } from './jobs-of-nobody.queries.ts';
import type { JobFilter } from './jobs.queries.ts';

const HandOverNobodysDialog = onDemand(() => import('./hand-over-nobodys-dialog.tsx'));

/** Of the jobs that nobody is in charge of, as the list is filtered: the way to hand over those that are not closed. */
export function HandOverNobodys({ filter }: { filter: JobFilter }) {
  const { data } = useQuery({ ...openJobsOfNobodyQuery(filter), enabled: filter.status !== 'closed' });
  const [dialog, setDialog] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const total = filter.status === 'closed' ? 0 : (data?.total ?? 0);
  return (
    <>
      {total > 0 && (
        <Button
          variant="default"
          leftSection={<IconBriefcase size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setDialog('open')}
        >
          {total <= limits.job.handedOver ? `Hand Over ${counted(total, 'Open Job')}` : 'Hand Over Open Jobs'}
        </Button>
      )}
      {dialog !== 'not yet' && data && (
        <HandOverNobodysDialog
          jobs={data.items}
          total={data.total}
          opened={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}
