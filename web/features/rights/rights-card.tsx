import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { rightsRoutes } from '#contract/rights.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { errorText, fetchFile, hasCode } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { SectionCard } from './section-card.tsx';

const EraseDialog = onDemand(() => import('./erase-dialog.tsx'));

interface RightsCardProps {
  candidate: { id: string; name: string };
  onErased: () => void;
}

/** What a person may ask of those who hold their data: all of it, or that it is erased. */
export function RightsCard({ candidate, onErased }: RightsCardProps) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<boolean | null>(null);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(rightsRoutes.exportPerson, { params: { id: candidate.id } }));
      toast.success(rightsMessages.exported);
    } catch (error) {
      if (hasCode(error, 'unauthenticated')) return;
      toast.error(hasCode(error, 'not_found', 'network') ? errorText(error) : rightsMessages.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SectionCard title="Personal Data">
      <Text size="sm">
        Everything that is held on this person can be handed over as one ZIP file, or erased for good when
        they ask for it.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={busy}
          onClick={() => void download()}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download all data
        </Button>
        <Button
          variant="default"
          onClick={() => setAsking(true)}
          leftSection={<IconEraser size={16} aria-hidden />}
        >
          Erase all data…
        </Button>
      </Group>
      {asking !== null && (
        <EraseDialog
          candidate={candidate}
          opened={asking}
          onClose={() => setAsking(false)}
          onErased={onErased}
        />
      )}
    </SectionCard>
  );
}
