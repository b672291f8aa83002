import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import type { VendorLine } from '#contract/executive-vendors.ts';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ComparedTable } from './compared-table.tsx';
import { type ExecutiveFilter, vendorsQuery } from './executive.queries.ts';
import { figureColumn, figureText, Rate } from './figure-columns.tsx';
import { sourceLink } from './figure-links.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';
import { Figure } from './figure.tsx';
import { fileNameOf } from './file-name.ts';
import { PEOPLE, sourceName, VENDOR_HEADERS, vendorFigures } from './tables.ts';

type VendorSort = FigureSort<
  | 'submitted'
  | 'interviewed'
  | 'offers'
  | 'hires'
  | 'acceptance_rate'
  | 'days_to_hire'
  | 'undecided'
  | 'refused'
>;

const isVendor = ({ source }: VendorLine) => source === 'vendor';

/** What each vendor is worth, in one place, with our own team to compare it with. */
export function Vendors({ data: { period }, filter }: { data: Executive; filter: ExecutiveFilter }) {
  const [sort, setSort] = useState<VendorSort>('-submitted');
  const { data, error, refetch } = useQuery(vendorsQuery(filter));
  if (error && !data)
    return (
      <ErrorState
        title={messages.executive.failed}
        description={errorText(error)}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={300} />;
  // Our own team stands first, whatever the vendors are sorted by.
  const rows = [
    ...data.items.filter((line) => !isVendor(line)),
    ...inOrderOf(data.items.filter(isVendor), sort, sourceName),
  ];
  return (
    <ComparedTable<VendorLine, VendorSort>
      title="Vendors Compared"
      about="What each vendor's people came to in the period, whenever they were submitted, with our own team (Internal) first to compare. Offer acceptance and days to hire are those of the cards. Undecided are those submitted in the period of whom nothing is decided yet; Known already counts what the vendor tried to submit in the period and was refused, as we knew the person (the Refused Attempts)."
      columns={columnsOf(sort, period)}
      rows={rows}
      rowKey={(row) => `${row.source} ${row.company}`}
      sort={sort}
      onSort={setSort}
      file={{ name: fileNameOf('vendors-compared', period, filter), of: vendorFigures }}
    />
  );
}

function columnsOf(sort: VendorSort, period: Executive['period']): Column<VendorLine, VendorSort>[] {
  return [
    {
      key: 'name',
      header: 'Vendor',
      rowHeader: true,
      sort: { ascending: 'name', descending: '-name' },
      cell: sourceName,
    },
    ...PEOPLE.map(({ key, header, stage }) =>
      figureColumn<VendorLine, typeof key>(sort, key, header, (row) => (
        <Figure value={row[key]} link={sourceLink(row, stage, period)} of={`${header}, ${sourceName(row)}`} />
      )),
    ),
    figureColumn(sort, 'acceptance_rate', VENDOR_HEADERS.acceptance_rate, ({ acceptance_rate, answered }) => (
      <Rate value={acceptance_rate} whole={answered} />
    )),
    figureColumn(sort, 'days_to_hire', VENDOR_HEADERS.days_to_hire, (row) => figureText(row.days_to_hire)),
    figureColumn(sort, 'undecided', VENDOR_HEADERS.undecided, (row) => figureText(row.undecided)),
    figureColumn(sort, 'refused', VENDOR_HEADERS.refused, (row) => figureText(row.refused)),
  ];
}
