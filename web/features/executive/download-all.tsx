import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { executiveSaved } from '#contract/messages/executive.ts';
import { errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { toast } from '#web/ui/toast.ts';
import {
  channelsQuery,
  type ExecutiveFilter,
  executiveQuery,
  planQuery,
  vendorsQuery,
} from './executive.queries.ts';
import { fileNameOf } from './file-name.ts';

interface DownloadAllProps {
  filter: ExecutiveFilter;
  /** of the hiring plan; the present one when not given */
  year: number | undefined;
}

/** Saves every figure of the screen as one spreadsheet, whose name says of which days and whose candidates they are. */
export function DownloadAll({ filter, year }: DownloadAllProps) {
  const client = useQueryClient();
  const today = useToday();
  const { data } = useQuery(executiveQuery(filter));
  const saving = useOnce(async () => {
    try {
      const [{ workbookOf }, figures, vendors, channels, plan] = await Promise.all([
        import('./workbook.ts'),
        client.fetchQuery(executiveQuery(filter)),
        client.fetchQuery(vendorsQuery(filter)),
        client.fetchQuery(channelsQuery(filter)),
        client.fetchQuery(planQuery(year)),
      ]);
      const blob = await workbookOf({
        data: figures,
        vendors: vendors.items,
        channels: channels.items,
        plan,
        filter,
        today,
      });
      const name = `${fileNameOf('executive-dashboard', figures.period, filter)}.xlsx`;
      saveFile({ blob, name });
      toast.success(executiveSaved(name));
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const why = hasCode(error, 'network') ? errorText(error) : messages.executive.saveFailed;
      toast.error(why);
    }
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={saving.busy}
      disabled={!data || data.is_empty}
      onClick={() => void saving.run()}
    >
      Download All
    </Button>
  );
}
