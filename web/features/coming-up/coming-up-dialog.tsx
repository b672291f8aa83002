import { Anchor, Button, Group, Modal, Tabs, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { ComingInterview, ComingJoiner } from '#contract/coming-up.ts';
import { dayOf, formatTime } from '#contract/dates.ts';
import { comingUp as texts, notAllComing } from '#contract/messages/coming-up.ts';
import { interviewsByDay } from '#contract/interview-days.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { onLookedAt, useTimeZone, useToday } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import classes from './coming-up.module.css';
import { comingUpQuery } from './coming-up.queries.ts';
import { dayGroupOf, type DayGroup, dayText, inDayGroups } from './day-groups.ts';
import { type ComingPerson, InJob } from './in-job.tsx';
import { Undated } from './undated.tsx';
import { useWhose } from './use-whose.ts';
import { WhoseChoice } from './whose-choice.tsx';

/** Of those that are overdue: more would push today out of sight. */
const OVERDUE_AT_FIRST = 5;

const TABS = ['interviews', 'joining', 'undated'] as const;
type Tab = (typeof TABS)[number];

/** How the dialog was left by one of its links. */
export interface ComingUpView {
  tab: Tab;
  /** whether all that are overdue are listed */
  isWhole: boolean;
  /** the assignment whose link was pressed, where it was of a person */
  pressed?: string | undefined;
}

interface ComingUpDialogProps {
  /** how it was left, when one comes back to it */
  left: ComingUpView | undefined;
  onClose: () => void;
  /** one goes on by a link, to a screen whose heading then takes the focus */
  onGo: (view: ComingUpView) => void;
  /** what is done with a person of either list, for whoever may */
  movesOf: ((person: ComingPerson, of: 'interview' | 'offer') => ReactNode) | undefined;
  /** moves interviews of a day to another, for whoever may */
  onMoveDay: ((interviews: ComingInterview[]) => void) | undefined;
  /** another dialog stands over this one, and is closed first */
  isCovered: boolean;
}

/** The interviews and joining days of all jobs, by when they are; what is overdue comes first. */
export function ComingUpDialog({ left, onClose, onGo, movesOf, onMoveDay, isCovered }: ComingUpDialogProps) {
  // Opened once it stands: the dialog takes the focus only on opening.
  const mounted = useMounted();
  const [whose, setWhose] = useWhose();
  const { data, error, refetch, isPlaceholderData } = useQuery(comingUpQuery(whose));
  const isMine = whose === 'mine';
  const [tab, setTab] = useState<Tab>(left?.tab ?? 'interviews');
  const [isWhole, setWhole] = useState(left?.isWhole ?? false);
  const shared = {
    isMine,
    isWhole,
    onWhole: setWhole,
    pressed: left?.pressed,
    onGo: (pressed?: string) => onGo({ tab, isWhole, pressed }),
  };
  const onTab = (value: string | null) => {
    setTab(TABS.find((one) => one === value) ?? tab);
    setWhole(false);
  };
  const undated = data ? data.interviews.without + data.joiners.without : 0;
  const undatedTab = useRef<HTMLButtonElement>(null);
  const onUndated = () => {
    onTab('undated');
    // What was pressed goes with its list.
    undatedTab.current?.focus();
  };
  const lists = { ...shared, onUndated };
  return (
    <Modal
      opened={mounted}
      onClose={onClose}
      closeOnEscape={!isCovered}
      returnFocus={false}
      title="Coming Up"
      size="xl"
    >
      <Group gap="xs" justify="flex-end" mb="xs">
        <WhoseChoice value={whose} onChange={setWhose} />
      </Group>
      {data ? (
        <Tabs
          opacity={isPlaceholderData ? 0.6 : undefined}
          aria-busy={isPlaceholderData || undefined}
          value={tab}
          onChange={onTab}
          keepMounted={false}
        >
          <Tabs.List mb="md" className={classes.tabs}>
            <Tabs.Tab value="interviews">{`Interviews (${data.interviews.total.toLocaleString('en-IN')})`}</Tabs.Tab>
            <Tabs.Tab value="joining">{`Joining (${data.joiners.total.toLocaleString('en-IN')})`}</Tabs.Tab>
            <Tabs.Tab
              value="undated"
              ref={undatedTab}
            >{`No date yet (${undated.toLocaleString('en-IN')})`}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="interviews">
            <Interviews
              {...data.interviews}
              {...lists}
              movesOf={movesOf && ((person) => movesOf(person, 'interview'))}
              onMoveDay={onMoveDay}
            />
          </Tabs.Panel>
          <Tabs.Panel value="joining">
            <Joiners
              {...data.joiners}
              {...lists}
              movesOf={movesOf && ((person) => movesOf(person, 'offer'))}
            />
          </Tabs.Panel>
          <Tabs.Panel value="undated">
            <KeepsFocus gap="md" rather="[data-asked]">
              {undated === 0 && <EmptyState title={isMine ? texts.noneOfMine : texts.allDated} />}
              <Undated
                {...shared}
                at="interview_scheduled"
                title="Interviews without a time"
                people={data.interviews.undated}
                total={data.interviews.without}
                movesOf={movesOf && ((person) => movesOf(person, 'interview'))}
              />
              <Undated
                {...shared}
                at="offer_released"
                title="Offers without a joining date"
                people={data.joiners.undated}
                total={data.joiners.without}
                movesOf={movesOf && ((person) => movesOf(person, 'offer'))}
              />
            </KeepsFocus>
          </Tabs.Panel>
        </Tabs>
      ) : error ? (
        <ErrorState title={texts.loadFailed} description={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading what comes up..." />
      )}
    </Modal>
  );
}

/** What a list has from the dialog, which outlives it. */
interface Shared extends Pick<ComingUpView, 'isWhole' | 'pressed'> {
  /** of those alone who are one's own to look after */
  isMine: boolean;
  onWhole: (isWhole: boolean) => void;
  onGo: (pressed?: string) => void;
  movesOf: ((person: ComingPerson) => ReactNode) | undefined;
}

interface ListProps<Item> extends Shared {
  items: readonly Item[];
  total: number;
  overdue: number;
  without: number;
  /** leads to those without a time or day */
  onUndated: () => void;
}

interface InterviewsProps extends ListProps<ComingInterview>, Pick<ComingUpDialogProps, 'onMoveDay'> {}

function Interviews(props: InterviewsProps) {
  const { items, without, total, overdue, onUndated, onMoveDay, ...shared } = props;
  const timeZone = useTimeZone();
  const today = useToday();
  const now = useMinute();
  return (
    <List
      {...shared}
      counts={{ total, overdue }}
      items={items}
      groupOf={({ interview_at }) =>
        Date.parse(interview_at) < now
          ? 'Overdue'
          : dayGroupOf(dayOf(new Date(interview_at), timeZone), today)
      }
      whenOf={({ interview_at }, group) => {
        const time = formatTime(interview_at, timeZone);
        const isNear = group === 'Today' || group === 'Tomorrow';
        return {
          dateTime: interview_at,
          parts: isNear ? [time] : [dayText(dayOf(new Date(interview_at), timeZone), today), time],
        };
      }}
      moreOf={({ interview_details }) => interview_details}
      renderDeed={(interviews, group) => {
        const ofDays = interviewsByDay(interviews, timeZone).filter((day) => day.interviews.length > 1);
        return (
          onMoveDay &&
          ofDays.length > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Move these… ${group}`}
              onClick={() => onMoveDay(ofDays.flatMap((day) => day.interviews))}
            >
              Move these…
            </Button>
          )
        );
      }}
      empty={texts.noInterview}
      without={
        without > 0 && (
          <Without onUndated={onUndated}>
            {counted(without, 'person is', 'people are')} at Interview Scheduled without a time.
          </Without>
        )
      }
    />
  );
}

function Joiners({ items, without, total, overdue, onUndated, ...shared }: ListProps<ComingJoiner>) {
  const today = useToday();
  return (
    <List
      {...shared}
      counts={{ total, overdue }}
      items={items}
      groupOf={({ joining_on }) => (joining_on < today ? 'Overdue' : dayGroupOf(joining_on, today))}
      whenOf={({ joining_on }) => ({ dateTime: joining_on, parts: [dayText(joining_on, today)] })}
      empty={texts.noJoiner}
      without={
        without > 0 && (
          <Without onUndated={onUndated}>
            {counted(without, 'person has', 'people have')} an offer without a joining date.
          </Without>
        )
      }
    />
  );
}

/** Of how many at a status nobody has said when, and what leads to them. */
function Without({ onUndated, children }: { onUndated: () => void; children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={onUndated}>
        Show them
      </Anchor>
    </>
  );
}

interface PeopleProps<Item> extends Shared {
  counts: { total: number; overdue: number };
  items: readonly Item[];
  groupOf: (item: Item) => DayGroup;
  /** the parts of a moment, between which a line may break */
  whenOf: (item: Item, group: DayGroup) => { dateTime: string; parts: string[] };
  /** what else is to be known */
  moreOf?: (item: Item) => string | null;
  /** what is done with all of a group */
  renderDeed?: (items: readonly Item[], group: DayGroup) => ReactNode;
  empty: string;
  /** of how many nobody has said when */
  without: ReactNode;
}

function List<Item extends ComingPerson>(props: PeopleProps<Item>) {
  const { isMine, counts, items, groupOf, empty, without, ...shared } = props;
  const { can } = useSession();
  const notAll = notAllComing(counts);
  return (
    // Whom one has moved is gone; with another time or day they may stand in another group.
    <KeepsFocus gap="md" rather="[data-asked]">
      {notAll && (
        <Text size="sm" c="dimmed">
          {notAll}
        </Text>
      )}
      {items.length === 0 && (
        <EmptyState
          title={isMine ? texts.noneOfMine : empty}
          description={isMine ? texts.whatIsMine : can('assignment.status') ? texts.setOne : texts.hrSetsOne}
        />
      )}
      {inDayGroups(items, groupOf).map(({ group, items: those }) => (
        <DayList key={group} {...shared} group={group} people={those} />
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
  extends Omit<Shared, 'isMine'>, Pick<PeopleProps<Item>, 'whenOf' | 'moreOf' | 'renderDeed'> {
  group: DayGroup;
  people: readonly Item[];
}

function DayList<Item extends ComingPerson>({
  group,
  people,
  whenOf,
  moreOf,
  renderDeed,
  onGo,
  ...view
}: DayListProps<Item>) {
  const { isWhole, onWhole, pressed, movesOf } = view;
  const isOverdue = group === 'Overdue';
  const more = isOverdue ? people.length - OVERDUE_AT_FIRST : 0;
  const shown = more > 0 && !isWhole ? people.slice(0, OVERDUE_AT_FIRST) : people;
  return (
    <section aria-label={group} className={classes.group} data-today={group === 'Today' || undefined}>
      <div className={classes.heading}>
        <Title order={3} size="h5">
          {group}{' '}
          <Text span size="xs" c="dimmed">
            {people.length}
          </Text>
        </Title>
        {renderDeed?.(people, group)}
      </div>
      <ul className={classes.list}>
        {shown.map((person) => {
          const { dateTime, parts } = whenOf(person, group);
          return (
            <li key={person.assignment_id} className={classes.person}>
              <Text
                component="time"
                dateTime={dateTime}
                size="sm"
                c={isOverdue ? 'var(--mantine-color-orange-light-color)' : undefined}
              >
                {parts.map((part) => part.replaceAll(' ', '\u00A0')).join(', ')}
              </Text>
              <InJob
                person={person}
                more={moreOf?.(person) ?? null}
                wasPressed={person.assignment_id === pressed}
                onGo={() => onGo(person.assignment_id)}
              />
              {movesOf && <div className={classes.moves}>{movesOf(person)}</div>}
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

/** Now, to the minute (milliseconds); renewed by the minute. */
function useMinute(): number {
  const minute = () => Math.floor(Date.now() / 60_000) * 60_000;
  return useSyncExternalStore(onLookedAt, minute, minute);
}
