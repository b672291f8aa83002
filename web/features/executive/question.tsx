import { Anchor, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './executive.module.css';

interface QuestionProps {
  /** what the figures below it answer */
  title: string;
  children: ReactNode;
}

/** Figures that answer one question, under it; they stand side by side where there is room. */
export function Question({ title, children }: QuestionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-question={title}>
      <Title order={2} size="h3" id={id} tabIndex={-1} mb="xs" className={classes.question}>
        {title}
      </Title>
      <div className={classes.charts}>{children}</div>
    </section>
  );
}

/** Leads to each question, for the page is long. */
export function Questions({ titles }: { titles: readonly string[] }) {
  const go = (title: string) => {
    const heading = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(title)}"] h2`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <Group component="nav" aria-label="On this page" className={classes.questions}>
      <Text size="sm" lh="24px" c="dimmed" aria-hidden>
        On this page:
      </Text>
      {titles.map((title) => (
        <Anchor
          key={title}
          component="button"
          type="button"
          size="sm"
          // high enough to be touched
          lh="24px"
          underline="always"
          onClick={() => go(title)}
        >
          {title}
        </Anchor>
      ))}
    </Group>
  );
}
