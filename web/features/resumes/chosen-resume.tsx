import { ActionIcon, Button, FileButton, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RESUME_FILES } from '#contract/resume-type.ts';
import { counted } from '#contract/text.ts';
import { fileSize } from '#contract/file-size.ts';
import classes from './resume-dropzone.module.css';
import type { ReadResume } from '#reading/resume-text.ts';
import type { CurrentReading } from './use-resume-reading.ts';

interface ReadingFileProps extends CurrentReading {
  onCancel: () => void;
}

/** A file that is being read, page by page. */
export function ReadingFile({ file, by, progress, onCancel }: ReadingFileProps) {
  const deed = by === 'reading' ? 'Reading' : 'Recognising text on';
  const percent = progress ? ((progress.page - 1 + progress.share) / progress.pages) * 100 : 0;
  // A page is read in no time, and recognised in some seconds.
  const ofPage = by === 'recognition' && progress ? `, ${Math.round(progress.share * 100)} %` : '';
  return (
    <FileRow
      name={file.name}
      details={
        <Stack gap={4}>
          <Text component="output" size="xs" c="dimmed">
            {progress
              ? `${deed} page ${progress.page} of ${progress.pages}${ofPage}…`
              : by === 'reading'
                ? 'Reading…'
                : 'Preparing text recognition…'}
          </Text>
          <Progress value={percent} size="xs" aria-label="Reading the resume" />
        </Stack>
      }
    >
      <Button variant="default" size="xs" onClick={onCancel}>
        Cancel
      </Button>
    </FileRow>
  );
}

interface ReadFileProps {
  file: File;
  /** absent when the file was chosen elsewhere or its text could not be had */
  resume: ReadResume | undefined;
  /** for the file dialog */
  accept: string;
  disabled: boolean | undefined;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** The file that the form holds. */
export function ReadFile({ file, resume, accept, disabled, onReplace, onRemove }: ReadFileProps) {
  const facts = [
    resume && RESUME_FILES[resume.kind].label,
    fileSize(file.size),
    resume?.kind === 'pdf' && counted(resume.pages, 'page'),
    resume?.recognised && 'read by text recognition, please check the details',
  ];
  return (
    <FileRow
      name={file.name}
      details={
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      }
    >
      <FileButton accept={accept} disabled={disabled} onChange={(chosen) => chosen && onReplace(chosen)}>
        {(button) => (
          <Button {...button} variant="default" size="xs" disabled={disabled}>
            Replace
          </Button>
        )}
      </FileButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Remove ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </FileRow>
  );
}

function FileRow({ name, details, children }: { name: string; details: ReactNode; children: ReactNode }) {
  return (
    <Paper px="md" py="sm">
      <Group gap="sm" wrap="nowrap">
        <IconFileText size={22} stroke={1.5} aria-hidden className={classes.icon} />
        <div className={classes.facts}>
          <Text size="sm" fw={500} truncate data-hint={name}>
            {name}
          </Text>
          {details}
        </div>
        <Group gap="xs" wrap="nowrap">
          {children}
        </Group>
      </Group>
    </Paper>
  );
}
