import { Button, Group, Loader, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconUpload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import classes from './file-dropzone.module.css';

interface FileDropzoneProps {
  /** what is dropped here, for screen readers */
  label: string;
  title: ReactNode;
  hint: ReactNode;
  /** MIME types and extensions, for the file dialog */
  accept: readonly string[];
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** what was dropped is being looked into */
  busy?: boolean;
  padding: 'md' | 'lg';
  /** id of what says what is wrong with the field */
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
  /** several at once where one is asked for */
  onSeveral?: (files: File[]) => void;
}

/** Takes files by dropping or browsing. What a file is shows in its content, so any name may be dropped. */
export function FileDropzone(props: FileDropzoneProps) {
  const { label, title, hint, accept, multiple = false, busy = false, padding, describedBy } = props;
  const { onFiles, onSeveral } = props;
  const open = useRef<() => void>(null);
  const disabled = props.disabled === true || busy;
  // Not `disabled`: while a file is being looked into, the button would lose the focus.
  const unavailable = { 'data-disabled': disabled || undefined, 'aria-disabled': disabled };
  return (
    <Dropzone
      openRef={open}
      p={padding}
      disabled={disabled}
      multiple={multiple}
      enablePointerEvents
      // The button inside is what the keyboard and screen readers meet.
      activateOnKeyboard={false}
      inputProps={{ accept: accept.join(','), 'aria-label': label }}
      onDrop={onFiles}
      onReject={(rejections) => onSeveral?.(rejections.map(({ file }) => file))}
    >
      <Group justify="space-between" gap="md">
        <Group gap="sm" wrap="nowrap">
          {busy ? (
            <Loader size={22} aria-hidden />
          ) : (
            <IconUpload size={22} stroke={1.5} aria-hidden className={classes.icon} />
          )}
          <div>
            <Text size="sm">{title}</Text>
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          </div>
        </Group>
        <Button
          variant="default"
          size="xs"
          {...unavailable}
          aria-describedby={describedBy}
          onClick={(event) => {
            event.stopPropagation();
            if (!disabled) open.current?.();
          }}
        >
          Browse files
        </Button>
      </Group>
    </Dropzone>
  );
}
