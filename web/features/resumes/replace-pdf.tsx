import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';
import { toast } from '#web/ui/toast.ts';
import { fileComing, prepareParts, ReadingFile, ScanOffer } from './resume-parts.tsx';
import { useResumeReading } from './use-resume-reading.ts';

interface ReplacePdfProps {
  /** of the button */
  label: string;
  /** what may be chosen and what comes of it */
  hint: string;
  disabled: boolean;
  /** a PDF with its text, '' for one without */
  onFile: (file: File, text: string) => void;
}

/** By the content, whatever the name: a PDF starts within its first kilobyte. The server looks again, and closer. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-');
}

/**
 * Takes a PDF in place of another resume, as soon as its text is read. A scan waits until somebody has decided whether
 * it is read by text recognition or taken as it is; so does one that cannot be read, such as one with a password.
 */
export default function ReplacePdf({ label, hint, disabled, onFile }: ReplacePdfProps) {
  /** the file that waits, and whether text recognition was offered for it */
  const [waiting, setWaiting] = useState<{ file: File; isScan: boolean } | null>(null);
  const give = (file: File, text: string): void => {
    setWaiting(null);
    reading.reset();
    onFile(file, text);
  };
  const reading = useResumeReading({
    onRead: (resume, file) => give(file, resume.text),
    onUnreadable: ({ code }, file, isScan) => {
      // What failed here by itself, the server may well read.
      if (code === 'failed') give(file, '');
      else setWaiting({ file, isScan });
    },
  });
  useEffect(prepareParts, []);
  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    // Before it is read: what is no PDF would be read as what it is, or refused in words for a screen that takes Word.
    // What is refused leaves alone what waits.
    if (file.size === 0) return toast.error(messages.resume.empty);
    if (!(await isPdf(file))) return toast.error(messages.resume.wrongTypeOnEdit);
    if (file.size >= limits.resume.maxBytes) return toast.error(messages.resume.tooLarge);
    drop();
    reading.start(file);
  };
  const drop = (): void => {
    setWaiting(null);
    reading.reset();
  };
  if (reading.current)
    return <ReadingFile fallback={fileComing} {...reading.current} onCancel={reading.cancel} />;
  const failure = reading.refusal ?? reading.warning;
  const asItIs = waiting && (
    <>
      <Button size="xs" variant="default" onClick={drop}>
        Cancel
      </Button>
      <Button size="xs" variant="default" onClick={() => give(waiting.file, '')}>
        Upload as it is
      </Button>
    </>
  );
  return (
    <Stack gap="xs">
      {waiting && reading.scan && (
        <ScanOffer
          scan={reading.scan}
          disabled={disabled}
          otherwise="Without it, this person cannot be matched with jobs by the resume."
          onRecognise={reading.recognise}
        >
          {asItIs}
        </ScanOffer>
      )}
      {failure && (
        <Alert
          role="alert"
          variant="light"
          color={waiting ? 'yellow' : 'red'}
          icon={<IconAlertTriangle aria-hidden />}
          title={failure.fileName}
        >
          <Text size="sm">
            {waiting?.isScan && !reading.scan ? messages.resume.noTextInScan : failure.message}
          </Text>
          {!reading.scan && asItIs && (
            <Group gap="xs" mt="xs">
              {asItIs}
            </Group>
          )}
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="xs" c="dimmed" flex={1} miw={200}>
          {hint}
        </Text>
        <FileButton
          accept={RESUME_FILES.pdf.mimeType}
          onChange={(file) => void choose(file)}
          disabled={disabled}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              disabled={disabled}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {label}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
}
