import { Loader } from '@mantine/core';
import classes from './growing.module.css';

/**
 * Stands for a part of which nobody knows yet how high it will be, or whether it comes at all: what stands below is held back
 * for it (`base.css`), and whoever waits for longer sees that something is still to come.
 */
export function Growing() {
  return (
    <span data-growing className={classes.coming}>
      <Loader size="xs" aria-hidden />
    </span>
  );
}
