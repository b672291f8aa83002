import { Button, Group, Loader, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';
import classes from './intake.module.css';

interface IntakeDropzoneProps {
  /** dropped files are being looked into, or a batch is being begun */
  busy: boolean;
  onFiles: (files: File[]) => void;
}

const KINDS = [
  ...Object.values(RESUME_FILES).flatMap(({ mimeType, extension }) => [mimeType, extension]),
  'application/zip',
  '.zip',
].join(',');
const MEGABYTES = limits.resume.maxBytes / 1024 / 1024;

/** Takes many resumes at once, or ZIPs of them. */
export function IntakeDropzone({ busy, onFiles }: IntakeDropzoneProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      className={classes.dropzone}
      disabled={busy}
      enablePointerEvents
      // The button inside is what the keyboard and screen readers meet.
      activateOnKeyboard={false}
      // What a file is shows in its content, so any name may be dropped; the list only helps the file dialog.
      inputProps={{ accept: KINDS, 'aria-label': 'Resumes or a ZIP file' }}
      onDrop={onFiles}
    >
      <Group justify="space-between" gap="md">
        <Group gap="sm" wrap="nowrap">
          {busy ? (
            <Loader size={22} aria-hidden />
          ) : (
            <IconUpload size={22} stroke={1.5} aria-hidden className={classes.icon} />
          )}
          <div>
            <Text size="sm">
              Drop up to {limits.intake.maxFiles} resumes or a ZIP file here, or browse for them
            </Text>
            <Text size="xs" c="dimmed">
              PDF, Word (DOCX, DOC) or text files, up to {MEGABYTES}&nbsp;MB each. Folders within a ZIP are
              fine.
            </Text>
          </div>
        </Group>
        <Button
          variant="default"
          size="xs"
          disabled={busy}
          onClick={(event) => {
            event.stopPropagation();
            open.current?.();
          }}
        >
          Browse files
        </Button>
      </Group>
    </Dropzone>
  );
}
