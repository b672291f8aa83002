import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { errorText, failureOf, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { fetchFile } from '#web/lib/fetch-file.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/ui/toast.ts';

interface Resume {
  candidateId: string;
  /** an older version; the current one when it is left out */
  resumeId?: string | undefined;
}

interface DownloadResumeProps extends Resume, Pick<ButtonProps, 'size' | 'variant'> {
  label: string;
  /** tells apart buttons of the same label */
  'aria-label'?: string;
}

/** The button that saves a resume. */
export function DownloadResume({ candidateId, resumeId, label, ...button }: DownloadResumeProps) {
  const { busy, download } = useDownloadResume({ candidateId, resumeId });
  return (
    <Button
      variant="default"
      {...button}
      loading={busy}
      onClick={() => void download()}
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}

/** Saves a resume as "{candidate name}_resume" with its extension, and says whether it went well; `busy` while it does. */
export function useDownloadResume({ candidateId, resumeId }: Resume) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const query = { download: '1' };
      saveFile(
        resumeId === undefined
          ? await fetchFile(candidateRoutes.readResume, { params: { id: candidateId }, query })
          : await fetchFile(resumeRoutes.readVersion, { params: { id: candidateId, resumeId }, query }),
      );
      toast.success(messages.resume.downloaded);
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const isTold = hasCode(error, 'not_found');
      toast.error(isTold ? errorText(error) : failureOf(error, messages.resume.downloadFailed));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
