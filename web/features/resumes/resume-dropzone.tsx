import { Alert, Button, Group, Input, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';
import { ReadFile, ReadingFile } from './chosen-resume.tsx';
import classes from './resume-dropzone.module.css';
import type { ReadResume } from '#reading/resume-text.ts';
import type { ResumeReadError } from '#reading/resume-read-error.ts';
import { ScanOffer } from './scan-offer.tsx';
import { useResumeReading } from './use-resume-reading.ts';

interface ResumeDropzoneProps {
  /** the file that the form holds, null when it has none */
  file: File | null;
  /** the form's own complaint about the field */
  error?: ReactNode;
  disabled?: boolean;
  /** the text of a chosen file is there; the form takes both */
  onRead: (resume: ReadResume, file: File) => void;
  /** a proper file whose text cannot be had (a scan): the form may keep it, with the details entered by hand */
  onUnreadable?: (error: ResumeReadError, file: File) => void;
  /** the file is taken away: by Remove, or because another one is on its way */
  onRemove: () => void;
}

const KINDS = Object.values(RESUME_FILES).flatMap(({ mimeType, extension }) => [mimeType, extension]);
const HINT = `PDF, Word (DOCX, DOC) or text file, up to ${limits.resume.maxBytes / 1024 / 1024}\u00A0MB`;

/** The field for a resume: drop or browse, watch it being read in the browser, replace or remove it. */
export function ResumeDropzone({
  file,
  error,
  disabled,
  onRead,
  onUnreadable,
  onRemove,
}: ResumeDropzoneProps) {
  const id = useId();
  const reading = useResumeReading({ onRead, onUnreadable });
  const choose = (chosen: File): void => {
    if (file) onRemove();
    reading.start(chosen);
  };
  const remove = (): void => {
    reading.reset();
    onRemove();
  };
  // While a file is being read or has just been refused, that it is missing is no news.
  const complaint = reading.current || reading.failure ? undefined : error;
  const field = useKeptFocus(reading.current ? 'reading' : file ? 'read' : 'empty');

  return (
    <Input.Wrapper label="Resume file" required error={complaint} labelElement="div" id={id}>
      <Stack gap="xs" my={4} ref={field} tabIndex={-1} className={classes.field}>
        {reading.current ? (
          <ReadingFile {...reading.current} onCancel={reading.cancel} />
        ) : file ? (
          <ReadFile
            file={file}
            resume={reading.result}
            accept={KINDS.join(',')}
            disabled={disabled}
            onReplace={choose}
            onRemove={remove}
          />
        ) : (
          <EmptyField
            disabled={disabled}
            describedBy={complaint ? `${id}-error` : undefined}
            onChoose={choose}
            onSeveral={(names) => reading.refuse({ fileName: names, message: 'Please choose one file.' })}
          />
        )}
        {reading.scan && !reading.current && (
          <ScanOffer scan={reading.scan} disabled={disabled} onRecognise={reading.recognise} />
        )}
        {reading.failure && (
          <Alert
            role="alert"
            variant="light"
            color={file ? 'yellow' : 'red'}
            icon={<IconAlertTriangle aria-hidden />}
            title={file ? undefined : reading.failure.fileName}
          >
            {reading.failure.message}
          </Alert>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

interface EmptyFieldProps {
  disabled: boolean | undefined;
  describedBy: string | undefined;
  onChoose: (file: File) => void;
  onSeveral: (names: string) => void;
}

function EmptyField({ disabled, describedBy, onChoose, onSeveral }: EmptyFieldProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      className={classes.dropzone}
      disabled={disabled}
      multiple={false}
      enablePointerEvents
      // The button inside is what the keyboard and screen readers meet.
      activateOnKeyboard={false}
      // What a file is shows in its content, so any name may be dropped; the list only helps the file dialog.
      inputProps={{ accept: KINDS.join(','), 'aria-label': 'Resume file' }}
      onDrop={([chosen]) => chosen && onChoose(chosen)}
      onReject={(rejections) => onSeveral(rejections.map(({ file }) => file.name).join(', '))}
    >
      <Group justify="space-between" gap="md">
        <Group gap="sm" wrap="nowrap">
          <IconUpload size={22} stroke={1.5} aria-hidden className={classes.icon} />
          <div>
            <Text size="sm">Drop a resume here or browse for one</Text>
            <Text size="xs" c="dimmed">
              {HINT}
            </Text>
          </div>
        </Group>
        <Button
          variant="default"
          size="xs"
          disabled={disabled}
          aria-describedby={describedBy}
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

/** Keeps the keyboard in the field when the control that had the focus gives way to the next state's. */
function useKeptFocus(state: string) {
  const field = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) field.current?.focus();
    before.current = state;
  }, [state]);
  return field;
}
