import { List, Text } from '@mantine/core';
import { counted } from '#contract/text.ts';

interface JobsLeftProps {
  titles: readonly string[];
  /** what one of them is called */
  one: 'job' | 'other job';
}

/** The jobs that a person leaves by being deleted, by their titles; nothing when there are none. */
export function JobsLeft({ titles, one }: JobsLeftProps) {
  if (titles.length === 0) return null;
  return (
    <div>
      <Text size="sm">Deleting also takes this person out of {counted(titles.length, one)}:</Text>
      <List size="sm" mt={4}>
        {titles.map((title, index) => (
          // Two jobs may have the same title.
          <List.Item key={`${index} ${title}`}>{title}</List.Item>
        ))}
      </List>
    </div>
  );
}
