import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { notAllComing } from '#contract/messages/coming-up.ts';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import classes from './coming-up.module.css';
import { type DayGroup, inDayGroups } from './day-groups.ts';

/** Of those that are overdue: more would push today out of sight. */
const OVERDUE_AT_FIRST = 5;

/** What the lists have from the dialog, which outlives them. */
export interface DayListsView {
  /** whether all that are overdue are listed */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

interface DayListsProps<Item> extends DayListsView {
  counts: { total: number; overdue: number };
  items: readonly Item[];
  idOf: (item: Item) => string;
  groupOf: (item: Item) => DayGroup;
  /** the parts of a moment, between which a line may break */
  whenOf: (item: Item, group: DayGroup) => { dateTime: string; parts: string[] };
  /** what stands beside its moment, as cells of the row */
  renderItem: (item: Item) => ReactNode;
  /** what is done with all of a group */
  renderDeed?: (items: readonly Item[], group: DayGroup) => ReactNode;
  empty: { title: string; description: string };
  /** of how many nobody has said when */
  without?: ReactNode;
}

/** What comes up of one kind, in groups by its day, what is overdue first. */
export function DayLists<Item>(props: DayListsProps<Item>) {
  const { counts, items, groupOf, empty, without, ...shared } = props;
  const notAll = notAllComing(counts);
  return (
    // What one has dealt with is gone; with another time or day it may stand in another group.
    <KeepsFocus gap="md" rather="[data-asked]">
      {notAll && (
        <Text size="sm" c="dimmed">
          {notAll}
        </Text>
      )}
      {items.length === 0 && <EmptyState {...empty} />}
      {inDayGroups(items, groupOf).map(({ group, items: those }) => (
        <DayList key={group} {...shared} group={group} items={those} />
      ))}
      {without && (
        <Text size="sm" c="dimmed">
          {without}
        </Text>
      )}
    </KeepsFocus>
  );
}

interface DayListProps<Item>
  extends DayListsView, Pick<DayListsProps<Item>, 'items' | 'idOf' | 'whenOf' | 'renderItem' | 'renderDeed'> {
  group: DayGroup;
}

function DayList<Item>(props: DayListProps<Item>) {
  const { group, items, idOf, whenOf, renderItem, renderDeed, isWhole, onWhole } = props;
  const isOverdue = group === 'Overdue';
  const more = isOverdue ? items.length - OVERDUE_AT_FIRST : 0;
  const shown = more > 0 && !isWhole ? items.slice(0, OVERDUE_AT_FIRST) : items;
  return (
    <section aria-label={group} className={classes.group} data-today={group === 'Today' || undefined}>
      <div className={classes.heading}>
        <Title order={3} size="h5">
          {group}{' '}
          <Text span size="xs" c="dimmed">
            {items.length}
          </Text>
        </Title>
        {renderDeed?.(items, group)}
      </div>
      <ul className={classes.list}>
        {shown.map((item) => {
          const { dateTime, parts } = whenOf(item, group);
          return (
            <li key={idOf(item)} className={classes.person}>
              <Text
                component="time"
                dateTime={dateTime}
                size="sm"
                c={isOverdue ? 'var(--mantine-color-orange-light-color)' : undefined}
              >
                {parts.map((part) => part.replaceAll(' ', '\u00A0')).join(', ')}
              </Text>
              {renderItem(item)}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={6}
          aria-expanded={isWhole}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${more} more`}
        </Button>
      )}
    </section>
  );
}
