import { Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { LinkOptions } from '@tanstack/react-router';
import { formatDay } from '#contract/dates.ts';
import { useAppName, useToday } from '#web/lib/app-info.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { TextLink } from './links.tsx';
import classes from './page.module.css';

interface PageProps {
  /** the screen's heading; also the document's title unless `documentTitle` is given */
  title: string;
  documentTitle?: string;
  subtitle?: ReactNode;
  /** below the subtitle, quieter: what is good to know before one needs it */
  note?: string | undefined;
  /** beside the heading, to the right: the screen's main buttons, which the palette has as well */
  actions?: ReactNode;
  /** the way back, above the heading */
  back?: LinkOptions & { label: string; onClick?: (event: MouseEvent) => void };
  /** beside the way back: to the records before and after in the list that one came from */
  steps?: ReactNode;
  /** 'form' is as wide as a form is read well, 'wide' has room for a table among forms, 'full' is as wide as the window allows */
  width?: 'form' | 'wide' | 'full';
  /** little room between the parts: the screen's list is what it is opened for */
  dense?: boolean;
  children?: ReactNode;
}

/** Longer ones, in characters, take the actions' room rather than many lines beside them. */
const LONG_TITLE = 48;

/** The first screen after a load is read from the top of the page, like any page. */
let arrived = false;

/** The frame of every screen behind sign-in: heading, way back, buttons, and the content below. */
export function Page({
  title,
  documentTitle,
  subtitle,
  note,
  actions,
  back,
  steps,
  width = 'full',
  dense = false,
  children,
}: PageProps) {
  const { label, ...wayBack } = back ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle ?? title);
  useEffect(() => {
    // A new screen is announced by its heading; a field that has taken the focus keeps it.
    const focused = document.activeElement;
    const inContent = focused?.closest('main') ?? false;
    if (arrived && !inContent) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <Stack
      gap={dense ? 'sm' : 'lg'}
      className={classes.page}
      data-width={width}
      data-dense={dense || undefined}
    >
      <div>
        {back && (
          <div className={classes.ways} data-print="none">
            <TextLink {...wayBack} size="sm" className={classes.back}>
              <IconArrowLeft size={16} aria-hidden /> {label}
            </TextLink>
            {steps}
          </div>
        )}
        <Group justify="space-between" align="flex-start" gap="sm">
          <div className={classes.heading} data-long={title.length > LONG_TITLE || undefined}>
            <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
              {title}
            </Title>
            {subtitle && (
              <Text c="dimmed" mt={2} component="div" className={classes.subtitle}>
                {subtitle}
              </Text>
            )}
            {note && (
              <Text c="dimmed" size="sm" mt={2}>
                {note}
              </Text>
            )}
          </div>
          {actions && (
            <Group gap="xs" className={classes.actions} data-print="none" data-deeds>
              {actions}
            </Group>
          )}
        </Group>
        <PrintedOn />
      </div>
      {children}
    </Stack>
  );
}

/** On paper, of which day it is. */
function PrintedOn() {
  return (
    <Text size="sm" c="dimmed" data-print="date">
      {useAppName()}, printed on {formatDay(useToday())}
    </Text>
  );
}
