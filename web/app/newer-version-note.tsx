import { Button, CloseButton, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { isOutdated } from '#web/lib/newer-version.ts';
import classes from './newer-version-note.module.css';

/**
 * Says that the server has a newer version of the screens, once code of this one is asked for and gone. Whoever is
 * filling in a form reloads when it suits; nothing of it can be loaded later, so it is part of the first load.
 */
export function NewerVersionNote() {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const look = () => {
      void isOutdated().then(setOutdated);
    };
    // Vite tells so of every import of a part that fails, wherever it stands.
    window.addEventListener('vite:preloadError', look);
    return () => window.removeEventListener('vite:preloadError', look);
  }, []);
  if (!outdated) return null;
  return (
    <Paper role="alert" data-print="none" className={classes.note}>
      <Text>{messages.screen.newerVersion}</Text>
      <Button size="xs" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <CloseButton aria-label="Later" onClick={() => setOutdated(false)} />
    </Paper>
  );
}
