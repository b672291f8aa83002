import { Code } from '@mantine/core';
import classes from './temporary-password-code.module.css';

/** A temporary password to be noted down: in one line, as a hyphen at its end would be taken for a hyphenation. */
export function TemporaryPasswordCode({ password }: { password: string }) {
  return <Code className={classes.code}>{password}</Code>;
}
