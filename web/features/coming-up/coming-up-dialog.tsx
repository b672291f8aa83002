import { Anchor, Button, Group, Modal, Tabs } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { ComingInterview, ComingJoiner } from '#contract/coming-up.ts';
import { dayOf, formatTime } from '#contract/dates.ts';
import { comingUp as texts } from '#contract/messages/coming-up.ts';
import { interviewsByDay } from '#contract/interview-days.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { onLookedAt, useTimeZone, useToday } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import classes from './coming-up.module.css';
import { comingUpQuery } from './coming-up.queries.ts';
import { dayGroupOf, dayText } from './day-groups.ts';
import { DayLists, type DayListsView } from './day-lists.tsx';
import { FollowUps } from './follow-ups.tsx';
import { type ComingPerson, InJob } from './in-job.tsx';
import { Undated } from './undated.tsx';
import { useWhose } from './use-whose.ts';
import { WhoseChoice } from './whose-choice.tsx';

const TABS = ['interviews', 'joining', 'follow-ups', 'undated'] as const;
type Tab = (typeof TABS)[number];

/** How the dialog was left by one of its links. */
export interface ComingUpView {
  tab: Tab;
  /** whether all that are overdue are listed */
  isWhole: boolean;
  /** the assignment or note whose link was pressed, where it was of a person */
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

/** The interviews and joining days of all jobs and the notes to follow up, by when they are; what is overdue comes first. */
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
            {data.follow_ups && (
              <Tabs.Tab value="follow-ups">{`Follow-ups (${data.follow_ups.total.toLocaleString('en-IN')})`}</Tabs.Tab>
            )}
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
          <Tabs.Panel value="follow-ups">
            {data.follow_ups && <FollowUps {...data.follow_ups} {...shared} />}
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
        <ErrorState title={texts.loadFailed} description={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <LoadingState label="Loading what comes up..." />
      )}
    </Modal>
  );
}

/** What a list has from the dialog, which outlives it. */
interface ListProps<Item> extends DayListsView {
  /** of those alone who are one's own to look after */
  isMine: boolean;
  pressed: string | undefined;
  onGo: (pressed?: string) => void;
  movesOf: ((person: ComingPerson) => ReactNode) | undefined;
  items: readonly Item[];
  total: number;
  overdue: number;
  without: number;
  /** leads to those without a time or day */
  onUndated: () => void;
}

interface InterviewsProps extends ListProps<ComingInterview>, Pick<ComingUpDialogProps, 'onMoveDay'> {}

function Interviews(props: InterviewsProps) {
  const { items, without, total, overdue, onUndated, onMoveDay, isMine, ...shared } = props;
  const emptyText = useEmptyText(isMine);
  const timeZone = useTimeZone();
  const today = useToday();
  const now = useMinute();
  return (
    <DayLists
      {...shared}
      counts={{ total, overdue }}
      items={items}
      idOf={({ assignment_id }) => assignment_id}
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
      renderItem={(person) => <InJob {...shared} person={person} more={person.interview_details} />}
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
      empty={emptyText(texts.noInterview)}
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

function Joiners(props: ListProps<ComingJoiner>) {
  const { items, without, total, overdue, onUndated, isMine, ...shared } = props;
  const emptyText = useEmptyText(isMine);
  const today = useToday();
  return (
    <DayLists
      {...shared}
      counts={{ total, overdue }}
      items={items}
      idOf={({ assignment_id }) => assignment_id}
      groupOf={({ joining_on }) => (joining_on < today ? 'Overdue' : dayGroupOf(joining_on, today))}
      whenOf={({ joining_on }) => ({ dateTime: joining_on, parts: [dayText(joining_on, today)] })}
      renderItem={(person) => <InJob {...shared} person={person} more={null} />}
      empty={emptyText(texts.noJoiner)}
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

/** What a list of people in jobs says without any: in the words of it, and what would be there. */
function useEmptyText(isMine: boolean) {
  const { can } = useSession();
  const description = isMine ? texts.whatIsMine : can('assignment.status') ? texts.setOne : texts.hrSetsOne;
  return (title: string) => ({ title: isMine ? texts.noneOfMine : title, description });
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

/** Now, to the minute (milliseconds); renewed by the minute. */
function useMinute(): number {
  const minute = () => Math.floor(Date.now() / 60_000) * 60_000;
  return useSyncExternalStore(onLookedAt, minute, minute);
}
