import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAppName } from '#web/lib/app-info.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Logo } from '#web/ui/logo.tsx';
import classes from './session-frame.module.css';

interface SessionFrameProps {
  /** what the page is for, in the document's title */
  purpose: string;
  subtitle: string;
  children: ReactNode;
}

/** The frame of the pages before sign-in, titled with the product's name. */
export function SessionFrame({ purpose, subtitle, children }: SessionFrameProps) {
  const appName = useAppName();
  useDocumentTitle(purpose);
  return (
    <Center component="main" className={classes.ground}>
      <Paper className={classes.card}>
        <Stack gap="lg">
          <Stack gap={4} align="center" ta="center">
            <Logo size={40} />
            <Title order={1} className={classes.name}>
              {appName}
            </Title>
            <Text c="dimmed" className={classes.subtitle}>
              {subtitle}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
