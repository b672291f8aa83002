import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hint.module.css';

type HintSide = 'above' | 'below';

/**
 * What an element says of itself when it is pointed at, focused by keyboard or touched; `Hints` shows it, above the element
 * or `below` it. Not for text that stands beside it anyway.
 */
export function hint(text: string | undefined, side: HintSide = 'above') {
  if (text === undefined) return {};
  return { 'data-hint': text, 'aria-description': text, ...(side === 'below' && { 'data-hint-side': side }) };
}

/** Text with a hint, also for who comes by keyboard. For the many of a long list use `hint` alone: each of these is a stop of Tab. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    // Focusable, so that the hint is read by keyboard too.
    <Box component="span" tabIndex={0} className={classes.hint} {...hint(text)}>
      {children}
    </Box>
  );
}
