import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { takeFocus } from '#web/lib/take-focus.ts';
import classes from './next-step.module.css';

/** What comes in place of a form or a question once it is answered: it takes the focus, which would be lost with them. */
export function NextStep({ children }: { children: ReactNode }) {
  return (
    <Stack gap="md" tabIndex={-1} ref={takeFocus} className={classes.step}>
      {children}
    </Stack>
  );
}
