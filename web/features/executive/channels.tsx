import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelLine, Executive } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ComparedTable } from './compared-table.tsx';
import { channelsQuery, type ExecutiveFilter } from './executive.queries.ts';
import { fileNameOf } from './file-name.ts';
import { figureColumn, Rate } from './figure-columns.tsx';
import { channelLink } from './figure-links.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';
import { Figure } from './figure.tsx';
import { channelFigures, channelName, PEOPLE } from './tables.ts';

type ChannelSort = FigureSort<'submitted' | 'interviewed' | 'offers' | 'hires' | 'hire_rate'>;

const WITHOUT_CHANNEL: readonly ChannelLine['channel'][] = ['vendor', 'none', 'deleted'];
const tellsChannel = ({ channel }: ChannelLine) => !WITHOUT_CHANNEL.includes(channel);

interface ChannelsProps {
  data: Executive;
  filter: ExecutiveFilter;
}

/** Through which channels the people come whom we hire. */
export function Channels({ data: { period }, filter }: ChannelsProps) {
  const [sort, setSort] = useState<ChannelSort>('-submitted');
  const { data, error, refetch } = useQuery(channelsQuery(filter));
  if (error && !data)
    return (
      <ErrorState
        title={messages.executive.failed}
        description={errorText(error)}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={300} />;
  const { items } = data;
  // Those who tell of no channel stand last, whatever they are sorted by.
  const rows = [
    ...inOrderOf(items.filter(tellsChannel), sort, channelName),
    ...items.filter((line) => !tellsChannel(line)),
  ];
  return (
    <ComparedTable<ChannelLine, ChannelSort>
      title="Hires by Channel"
      about="Whom our own team submitted or added, by the channel through which they were found: what was reached in the period, whenever they were submitted. Share joined is of those decided in the period. Whom a vendor found and our team put into one more job is a line of its own; a vendor's own submissions are under Vendors Compared."
      columns={columnsOf(sort, period)}
      rows={rows}
      rowKey={({ channel }) => channel}
      sort={sort}
      onSort={setSort}
      isAll
      emptyText={
        filter.source === 'vendor' || filter.company !== undefined
          ? 'Channels tell of the candidates of our own team only: choose all sources, or Internal.'
          : undefined
      }
      file={{
        name: fileNameOf('hires-by-channel', period, filter),
        of: channelFigures,
      }}
    />
  );
}

function columnsOf(sort: ChannelSort, period: Executive['period']): Column<ChannelLine, ChannelSort>[] {
  return [
    {
      key: 'name',
      header: 'Channel',
      rowHeader: true,
      sort: { ascending: 'name', descending: '-name' },
      cell: channelName,
    },
    ...PEOPLE.map(({ key, header, stage }) =>
      figureColumn<ChannelLine, typeof key>(sort, key, header, (row) => (
        <Figure
          value={row[key]}
          link={channelLink(row, stage, period)}
          of={`${header}, ${channelName(row)}`}
        />
      )),
    ),
    figureColumn(sort, 'hire_rate', 'Share joined', ({ hire_rate, hires, decided }) => (
      <Rate value={hire_rate} part={hires} whole={decided} />
    )),
  ];
}
