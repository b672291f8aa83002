import { Stack, type StackProps } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import classes from './keeps-focus.module.css';

interface KeepsFocusProps {
  gap: StackProps['gap'];
  /** what in it takes the focus then, by a selector, where it is there */
  rather?: string;
  children: ReactNode;
}

/** Parts below each other, some of which go with what is done in them: the focus stays here then. */
export function KeepsFocus({ gap, rather, children }: KeepsFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <Stack
      gap={gap}
      ref={place}
      tabIndex={-1}
      className={classes.place}
      onFocus={({ target, currentTarget }) => {
        // Not where one presses beside what can be pressed.
        if (rather !== undefined && target === currentTarget && !currentTarget.matches(':active'))
          currentTarget.querySelector<HTMLElement>(rather)?.focus();
      }}
    >
      {children}
    </Stack>
  );
}
