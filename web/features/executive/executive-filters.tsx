import { Group, Select, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#contract/dates.ts';
import { useToday } from '#web/lib/app-info.ts';
import type { ExecutiveFilter } from './executive.queries.ts';
import { DEFAULT_PERIOD, PERIODS, periodSchema } from '#contract/executive-period.ts';
import { PERIOD_LABELS } from '#contract/executive-period-labels.ts';
import type { Executive } from '#contract/executive.ts';

interface ExecutiveFiltersProps {
  filter: ExecutiveFilter;
  onFilter: (filter: ExecutiveFilter) => void;
  data: Executive | undefined;
  /** whether there will be no numbers: nothing says of which days they are */
  failed: boolean;
}

const ALL = 'all';
const COMPANY = 'company:';
const periods = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

/** Of which days and of whose candidates the numbers are. */
export function ExecutiveFilters({ filter, onFilter, data, failed }: ExecutiveFiltersProps) {
  const { period = DEFAULT_PERIOD, source, company } = filter;
  const someDay = formatDay(useToday());
  /** as they were told last: they stay to be chosen from while the numbers of one cannot be had */
  const [known, setKnown] = useState(data?.companies);
  if (data && data.companies !== known) setKnown(data.companies);
  const companies = [...new Set([...(known ?? []), ...(company ? [company] : [])])];
  const choose = (value: string | null) => {
    if (value?.startsWith(COMPANY)) onFilter({ period: filter.period, company: value.slice(COMPANY.length) });
    else if (value === 'internal' || value === 'vendor') onFilter({ period: filter.period, source: value });
    else onFilter({ period: filter.period });
  };
  return (
    <Group gap="sm" align="flex-end" data-print="filters">
      <Select
        label="Period"
        w={190}
        data={periods}
        allowDeselect={false}
        value={period}
        onChange={(value) => {
          const chosen = periodSchema.safeParse(value).data;
          onFilter({ ...filter, period: chosen === DEFAULT_PERIOD ? undefined : chosen });
        }}
      />
      <Select
        label="Source"
        w={230}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage="No such source"
        data={[
          { value: ALL, label: 'All sources' },
          { value: 'internal', label: 'Internal' },
          { value: 'vendor', label: 'All vendors' },
          ...companies.map((name) => ({ value: COMPANY + name, label: name })),
        ]}
        value={company ? COMPANY + company : (source ?? ALL)}
        onChange={choose}
      />
      <Text size="sm" c="dimmed" pb={6} role="status">
        {data ? (
          <>
            {formatDay(data.period.from)} to {formatDay(data.period.to)}, compared with{' '}
            {formatDay(data.period.previous_from)} to {formatDay(data.period.previous_to)}
          </>
        ) : failed ? null : (
          // As long as the days that come, which on a phone take several lines.
          <Skeleton component="span" display="inline-block" w="auto" aria-hidden>
            {someDay} to {someDay}, compared with {someDay} to {someDay}
          </Skeleton>
        )}
      </Text>
    </Group>
  );
}
