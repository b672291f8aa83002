import { Box, Button, Group, Loader, Text } from '@mantine/core';
import type { DropzoneProps } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconUpload } from '@tabler/icons-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { messages } from '#contract/messages.ts';
import classes from './file-dropzone.module.css';
import { toast } from './toast.ts';

type Zone = ComponentType<DropzoneProps>;

/** the zone once it has come */
let loaded: Zone | undefined;
const loadZone = async (): Promise<Zone> => (loaded ??= (await import('@mantine/dropzone')).Dropzone);

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

/**
 * Takes files by dropping or browsing. What a file is shows in its content, so any name may be dropped. The code for it
 * comes right after the screen: until then the field looks as it will, and its button waits for what it takes to browse.
 */
export function FileDropzone(props: FileDropzoneProps) {
  const { label, title, hint, accept, multiple = false, busy = false, padding, describedBy } = props;
  const { onFiles, onSeveral } = props;
  const [Zone, setZone] = useState(() => loaded);
  const browse = useRef<HTMLButtonElement>(null);
  const open = useRef<() => void>(null);
  /** what the first button leaves to the one in the zone */
  const left = useRef({ focus: false, press: false });
  const disabled = props.disabled === true || busy;
  // Not `disabled`: while a file is being looked into, the button would lose the focus.
  const unavailable = { 'data-disabled': disabled || undefined, 'aria-disabled': disabled };

  const takeZone = useCallback((zone: Zone) => {
    left.current.focus = document.activeElement === browse.current;
    setZone(() => zone);
  }, []);
  useEffect(() => {
    // What does not come now is told when it is asked for.
    if (!Zone) loadZone().then(takeZone, () => undefined);
  }, [Zone, takeZone]);
  useLayoutEffect(() => {
    if (!Zone) return;
    if (left.current.focus) browse.current?.focus();
    if (left.current.press) open.current?.();
    left.current = { focus: false, press: false };
  }, [Zone]);
  const askFor = () => {
    loadZone().then(takeZone, () => {
      left.current.press = false;
      toast.error({ title: messages.common.error, body: messages.common.network });
    });
  };
  const press = () => {
    if (disabled) return;
    if (Zone) return open.current?.();
    left.current.press = true;
    askFor();
  };

  const content = (
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
        ref={browse}
        variant="default"
        size="xs"
        {...unavailable}
        aria-describedby={describedBy}
        onClick={(event) => {
          event.stopPropagation();
          press();
        }}
      >
        Browse files
      </Button>
    </Group>
  );
  if (!Zone)
    return (
      <Box
        p={padding}
        className={classes.coming}
        // The browser would open the file in place of the page.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          askFor();
        }}
      >
        {content}
      </Box>
    );
  return (
    <Zone
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
      {content}
    </Zone>
  );
}
