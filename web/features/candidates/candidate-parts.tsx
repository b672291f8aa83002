import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { formatLakhs, formatRupees } from '#contract/money.ts';
import { Hint } from '#web/ui/hint.tsx';

/** One of the cards that a candidate's page is made of. */
export function Card({
  title,
  teamOnly,
  children,
}: {
  title: string;
  teamOnly?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} p={{ base: 'md', sm: 'lg' }} {...printedFor(teamOnly)}>
      <Title order={2} size="h5" mb="sm" id={id}>
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}

/** Keeps what is for the team alone off what is printed for an interviewer. */
const printedFor = (teamOnly = false) => ({ 'data-print': teamOnly ? 'team' : undefined });

/** What is known under a label. */
export function Fact({
  label,
  teamOnly,
  children,
}: {
  label: string;
  teamOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <div {...printedFor(teamOnly)}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  );
}

/** Facts side by side, below each other on a phone. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      {children}
    </SimpleGrid>
  );
}

/** A text of several lines as it was typed. */
export function Prose({ text }: { text: string }) {
  if (text.trim() === '')
    return (
      <Text size="sm" c="dimmed">
        Not provided
      </Text>
    );
  return text.split(/\r?\n/).map((line, index) => (
    <Text key={index} size="sm">
      {line}
    </Text>
  ));
}

/** A CTC (rupees) in lakhs to one decimal, and in rupees when it is pointed at, focused or touched. */
export function Amount({ rupees }: { rupees: number | null }) {
  const text = formatLakhs(rupees);
  return rupees === null ? text : <Hint text={`${formatRupees(rupees)} a year`}>{text}</Hint>;
}
