import { Button, Group } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import classes from './jump-to.module.css';

interface JumpToProps {
  parts: readonly { label: string; at: RefObject<HTMLElement | null> }[];
}

/** On a phone, where a person's page is many screens long: the way to the parts for which one opens it. */
export function JumpTo({ parts }: JumpToProps) {
  return (
    <Group component="nav" aria-label="On this page" gap={6} hiddenFrom="sm">
      {parts.map(({ label, at }) => (
        <Button
          key={label}
          variant="default"
          size="compact-sm"
          onClick={() => {
            at.current?.scrollIntoView({ block: 'start' });
            // So that it is read out where one has come to.
            const heading = at.current?.querySelector('h2');
            if (!heading) return;
            heading.tabIndex = -1;
            heading.focus({ preventScroll: true });
          }}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

/** A part that one can jump to. */
export function Part({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={ref} className={classes.part}>
      {children}
    </div>
  );
}
