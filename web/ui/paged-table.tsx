import { Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { numberListed } from '#contract/text.ts';
import { useHistoryStep } from '#web/lib/use-history-step.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { type Column, DataTable } from './data-table.tsx';
import { type PageQuery, pageOf } from './page-query.ts';
import { pagesKnown } from './page-range.ts';
import { PAGE_ROWS } from './page-rows.ts';
import { Pager } from './pager.tsx';
import type { SelectRows } from './select-rows.tsx';
import classes from './paged-table.module.css';

/** Where a list stands: its page in the address, and how to go to another. */
export interface Paging {
  /** counted from 1 */
  page: number;
  /** `replace` when nobody asked for the page of before, so that Back must not lead there */
  onPage: (page: number, how?: { replace: boolean }) => void;
  /** a page's own address, so that it can be opened in another tab */
  addressOf: (page: number) => string;
}

interface Page<Row> {
  items: Row[];
  /** some lists count up to `limits.counted` and one more, and have pages beyond */
  total: number;
  /** null on the last page; no list without it counts up to a bound */
  next_cursor?: string | null;
  /** of people asked for by stage: in how many assignments they stand there */
  assignments?: number | undefined;
  /** of those asked for by what they reached: how many more such assignments are deleted since */
  deleted?: number | undefined;
  /** of submissions: when they were read, by the server's clock */
  read_at?: string | undefined;
}

interface PagedTableProps<Row, Sort extends string> extends Paging {
  /** is told each time that rows have come */
  onRows?: ((found: Page<Row>) => void) | undefined;
  /** how a page of the list is asked for; filters and sort are in its key */
  pageQuery: (page: number) => PageQuery<Page<Row>>;
  /** what the list holds, for screen readers: "Jobs" */
  label: string;
  /** how many were found, in words */
  countText: (total: number, found: Page<Row>) => string;
  /** the search and filters above the table */
  filters: ReactNode;
  columns: readonly Column<Row, Sort>[];
  /** more columns than an upright sheet of paper has room for */
  printedWide?: boolean;
  /** by `useSelectRows`, where something is done with many */
  select?: SelectRows<Row> | undefined;
  rowKey: (row: Row) => string;
  empty: ReactNode;
  loadingLabel: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** on a phone the order is chosen among the filters, and not by the heads of the columns */
  sortedAbove?: boolean;
  /** what to tell when the list cannot be loaded */
  errorText: (error: Error) => { title: string; description: string };
}

/**
 * A list that the server searches, sorts and cuts into numbered pages: filters, the number found, the table and its
 * pages. The rows of before stay, dimmed, until the next ones are there; a page that is about to be asked for is loaded
 * ahead; a page beyond the end leads to the last.
 */
export function PagedTable<Row, Sort extends string>(props: PagedTableProps<Row, Sort>) {
  const { pageQuery, page, onPage, addressOf, label, countText, filters, select, errorText, onRows } = props;
  const client = useQueryClient();
  const top = useRef<HTMLElement>(null);
  useKeptFocus(top);
  const asked = (number: number) => pageOf(pageQuery(number), number);
  const { key, ...query } = asked(page);
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  // Drawn in parts of some milliseconds: what a filter that was pressed before finds is there at once, and drawing its
  // fifty rows in one go would hold up the press. With the rows come their number and the pages below them: neither stands
  // beside bars that wait. On the way back they stand there before the router scrolls to where one was among them.
  const drawn = useDeferredValue(found);
  const data = useHistoryStep() ? found : drawn;
  const pages = data && pagesKnown(data, PAGE_ROWS);
  // Those of before stay until the next are there and drawn; the same ones, asked for anew, are none of before.
  const isStale = data !== undefined && data.key !== key;
  const isBeyondEnd = data !== undefined && pages !== undefined && data.page > pages;
  useEffect(() => {
    if (isBeyondEnd && !isStale) onPage(pages, { replace: true });
  }, [isBeyondEnd, isStale, pages, onPage]);

  useEffect(() => {
    if (data) onRows?.(data);
  }, [data, onRows]);

  const turnTo = (number: number) => {
    onPage(number);
    // One reads on from the top, by eye and by keyboard.
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };

  const rows = isBeyondEnd ? undefined : data?.items;

  return (
    <>
      {/* It takes the focus when a filter goes that had it. */}
      <Group
        gap="sm"
        role="group"
        aria-label="Search and filters"
        tabIndex={-1}
        className={classes.filters}
        data-print="filters"
      >
        {filters}
        {/* Its room is kept until the number is there: on a phone it has a line of its own. */}
        <Text
          c="dimmed"
          size="sm"
          aria-live="polite"
          miw={110}
          mih="1lh"
          data-stale={isStale || undefined}
          className={classes.count}
        >
          {data && countText(data.total, data)}
        </Text>
      </Group>
      <section
        ref={top}
        tabIndex={-1}
        aria-label={label}
        className={classes.top}
        data-print={props.printedWide ? 'wide' : undefined}
      >
        <DataTable
          label={label}
          columns={select ? [select.column(rows ?? []), ...props.columns] : props.columns}
          rows={rows}
          rowKey={props.rowKey}
          loadingLabel={props.loadingLabel}
          stale={isStale}
          sort={props.sort}
          onSort={props.onSort}
          sortedAbove={props.sortedAbove}
          error={error && { ...errorText(error), onRetry: () => refetch() }}
          empty={props.empty}
        />
        {select?.below(rows ?? [], data?.total ?? 0)}
      </section>
      <Group justify="space-between" gap="sm" className={classes.foot}>
        <Text c="dimmed" size="sm" aria-live="polite">
          {data && !isBeyondEnd && rangeText(data)}
        </Text>
        {pages !== undefined && (
          <Pager
            label={`${label} pages`}
            page={page}
            pages={pages}
            onPage={turnTo}
            onIntent={(number) => void client.prefetchQuery(asked(number))}
            addressOf={addressOf}
          />
        )}
      </Group>
    </>
  );
}

/** "Showing 101–150 of 480"; nothing when all of them are shown. */
function rangeText({ page, items, total }: { page: number; items: readonly unknown[]; total: number }) {
  if (total <= PAGE_ROWS || items.length === 0) return null;
  const before = (page - 1) * PAGE_ROWS;
  return `Showing ${before + 1}–${before + items.length} of ${numberListed(total)}`;
}
