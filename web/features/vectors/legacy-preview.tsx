import { ScrollArea, Table, Text } from '@mantine/core';
import { useId } from 'react';
import type { LegacyReport } from '#contract/legacy-import.ts';
import classes from './vectors.module.css';

/** The first rows as they would be stored, so that what was misread is seen before it is written. */
export function LegacyPreview({ preview: { columns, rows } }: { preview: LegacyReport['preview'] }) {
  const title = useId();
  return (
    <div>
      <Text size="sm" fw={500} id={title}>
        {rows.length === 1 ? 'How the first row' : `How the first ${rows.length} rows`} would be stored
      </Text>
      <ScrollArea
        type="auto"
        offsetScrollbars="x"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-labelledby': title }}
      >
        <Table tabularNums aria-labelledby={title} className={classes.preview}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Line</Table.Th>
              {columns.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ line, cells }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                {columns.map((column, at) => (
                  <Table.Td key={column}>{cells[at] || '–'}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </div>
  );
}
