import { Alert, Input, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { RESUME_ACCEPT } from '#contract/resume-type.ts';
import { FileDropzone } from '#web/ui/file-dropzone.tsx';
import { fileComing, prepareParts, ReadFile, ReadingFile, ScanOffer } from './resume-parts.tsx';
import classes from './resume-dropzone.module.css';
import type { ReadResume } from '#reading/resume-text.ts';
import type { ResumeReadError } from '#reading/resume-read-error.ts';
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
  /** the file is taken away: by Remove, or because another one takes its place */
  onRemove: () => void;
  /** a file is being read, or no longer: until then `file` is the former one */
  onReading?: (isReading: boolean) => void;
}

const HINT = `PDF, Word (DOCX, DOC) or text file, up to ${limits.resume.maxBytes / 1024 / 1024}\u00A0MB`;

/** The field for a resume: drop or browse, watch it being read in the browser, replace or remove it. */
export function ResumeDropzone({
  file,
  error,
  disabled,
  onRead,
  onUnreadable,
  onRemove,
  onReading,
}: ResumeDropzoneProps) {
  const id = useId();
  // Only once another one is there: a file that is refused must not cost the one that the form holds. The same file,
  // its scan now recognised, takes nobody's place.
  const replace = (chosen: File): void => {
    if (file && chosen !== file) onRemove();
  };
  const reading = useResumeReading({
    onRead: (resume, chosen) => {
      replace(chosen);
      onRead(resume, chosen);
    },
    onUnreadable: (error, chosen) => {
      replace(chosen);
      onUnreadable?.(error, chosen);
    },
  });
  useEffect(prepareParts, []);
  const isReading = reading.current !== undefined;
  useEffect(() => onReading?.(isReading), [isReading, onReading]);
  const remove = (): void => {
    reading.reset();
    onRemove();
  };
  // While a file is being read or has just been refused, that it is missing is no news.
  const complaint = reading.current || reading.refusal || reading.warning ? undefined : error;
  const field = useKeptFocus(reading.current ? 'reading' : file ? 'read' : 'empty');

  return (
    <Input.Wrapper label="Resume file" required error={complaint} labelElement="div" id={id}>
      <Stack gap="xs" my={4} ref={field} tabIndex={-1} className={classes.field}>
        {reading.current ? (
          <ReadingFile fallback={fileComing} {...reading.current} onCancel={reading.cancel} />
        ) : file ? (
          <ReadFile
            fallback={fileComing}
            file={file}
            resume={reading.result}
            accept={RESUME_ACCEPT.join(',')}
            disabled={disabled}
            onReplace={reading.start}
            onRemove={remove}
          />
        ) : (
          <FileDropzone
            label="Resume file"
            title="Drop a resume here or browse for one"
            hint={HINT}
            accept={RESUME_ACCEPT}
            padding="md"
            disabled={disabled}
            describedBy={complaint ? `${id}-error` : undefined}
            onFiles={([chosen]) => chosen && reading.start(chosen)}
            onSeveral={(several) =>
              reading.refuse({
                fileName: several.map(({ name }) => name).join(', '),
                message: 'Please choose one file.',
              })
            }
          />
        )}
        {reading.scan && !reading.current && (
          <ScanOffer
            scan={reading.scan}
            disabled={disabled}
            otherwise="You can also enter the details by hand."
            onRecognise={reading.recognise}
          />
        )}
        {/* Of the file that the form holds, whatever becomes of another. */}
        {reading.warning && !reading.current && (
          <Alert role="alert" variant="light" color="yellow" icon={<IconAlertTriangle aria-hidden />}>
            {reading.warning.message}
          </Alert>
        )}
        {reading.refusal && (
          <Alert
            role="alert"
            variant="light"
            color="red"
            icon={<IconAlertTriangle aria-hidden />}
            title={reading.refusal.fileName}
          >
            {reading.refusal.message}
          </Alert>
        )}
      </Stack>
    </Input.Wrapper>
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
