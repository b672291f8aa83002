import { writeCsv } from 'hucre/csv';
import type { WorkbookSheet } from './legacy-workbook.ts';

/** A sheet as the CSV file that the server reads. */
export function sheetFile({ rows }: Pick<WorkbookSheet, 'rows'>, name: string): File {
  // In quotation marks nothing of a cell is taken for what separates them.
  return new File([writeCsv(rows, { quoteStyle: 'all' })], name, { type: 'text/csv' });
}
