import { List, Text } from '@mantine/core';

/** What goes and what stays when one person, or several, are erased: the same is told wherever it is asked. */
export function WhatIsErased({ several = false }: { several?: boolean }) {
  const [whose, them, fewer] = several
    ? ['the people’s', 'them', 'as many people fewer']
    : ['the person’s', 'the person', 'one person fewer'];
  return (
    <>
      <List size="sm">
        <List.Item>{whose} details, and every version of the resume</List.Item>
        <List.Item>assignments, history, scores, vectors, submissions and consents</List.Item>
        <List.Item>resumes that wait in Import and look like {whose}</List.Item>
      </List>
      <Text size="sm">
        The hires and ratios of the executive dashboard stay as they were, without any link to {them}. Lists
        and counts of today have {fewer}. What was downloaded before, and mails, you must delete yourself.
      </Text>
    </>
  );
}
