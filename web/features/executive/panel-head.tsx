import { Button, Group, type GroupProps, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { csvOf } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/save-file.ts';
import classes from './executive.module.css';
import type { Figures } from './tables.ts';

interface PanelHeadProps extends Pick<GroupProps, 'mb'> {
  /** the heading's, by which the section is named */
  id: string;
  title: string;
  /** what is counted, in a sentence */
  about: ReactNode;
  /** its name without extension, and what it holds */
  file: { name: string; figures: () => Figures };
  /** whether there is nothing to put into a file */
  isEmpty?: boolean;
  /** buttons before that of the file */
  children?: ReactNode;
}

/** What stands above figures: their heading, what they count, and the button that saves them as a file. */
export function PanelHead({ id, title, about, file, isEmpty = false, children, mb }: PanelHeadProps) {
  return (
    <Group justify="space-between" gap="xs" align="flex-start" mb={mb} data-print="head">
      <div className={classes.about}>
        <Title order={3} size="h4" id={id}>
          {title}
        </Title>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {children}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={`Download ${title} as CSV`}
          disabled={isEmpty}
          onClick={() => {
            const { header, rows } = file.figures();
            saveFile({ blob: csvOf(header, rows), name: `${file.name}.csv` });
          }}
        >
          CSV
        </Button>
      </Group>
    </Group>
  );
}
