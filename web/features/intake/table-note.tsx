import { Text } from '@mantine/core';
import { useSession } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/links.tsx';

/** What a spreadsheet's file is called like. */
const TABLE = /\.(csv|tsv|xlsx?|xlsm|ods)$/i;

/** Whether a file is a table rather than a resume, by its name: its content is not looked into here. */
export const isTable = (fileName: string) => TABLE.test(fileName);

/** Where a table of a former system goes in, for whoever may bring it in. */
export function TableNote() {
  const { can } = useSession();
  if (!can('vector.manage')) return null;
  return (
    <Text size="sm">
      A table of candidates or jobs goes in as an Excel or CSV file under{' '}
      {/* Its own colour is too pale on the red of what could not be added. */}
      <TextLink to="/vector-conversion" search={{ tab: 'legacy' }} inherit c="inherit" underline="always">
        Legacy Data in Vector Management
      </TextLink>
      .
    </Text>
  );
}
