import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { rightsRoutes } from '#contract/rights.ts';
import { personExported, rightsMessages } from '#contract/rights-messages.ts';
import { errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { fetchFile } from '#web/lib/fetch-file.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { EraseButton } from './erase-button.tsx';
import type { ErasedPerson } from './erased-person.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

/** What a person may ask of those who hold their data: all of it, or that it is erased. */
export function RightsCard({ candidate, onErased }: ErasedPerson) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await fetchFile(rightsRoutes.exportPerson, { params: { id: candidate.id } });
      saveFile(file);
      toast.success(personExported(file.name));
    } catch (error) {
      if (isSessionRefusal(error)) return;
      toast.error(hasCode(error, 'not_found', 'network') ? errorText(error) : rightsMessages.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SectionCard title="Personal Data" printed={false}>
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
          Download All Data
        </Button>
        <EraseButton candidate={candidate} onErased={onErased} />
      </Group>
    </SectionCard>
  );
}
