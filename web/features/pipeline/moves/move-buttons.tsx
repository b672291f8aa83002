import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import { STATUSES_WITH_REASON } from '#contract/candidate-status.ts';
import { hasInterview } from '#contract/interview.ts';
import { hasOffer } from '#contract/offer.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import {
  type AskedMove,
  backDeed,
  backTo,
  deedOf,
  interviewDeed,
  MISSED,
  type Movable,
  type Move,
  OTHER_OUTCOMES,
  offerDeed,
} from '../deeds/deeds.ts';
import { useInterviewDone } from '../interviews/use-interview-done.ts';
import { useMissed } from '../interviews/use-missed.ts';

interface SayNoProps<Person extends Movable> {
  candidate: Person;
  ask: (asked: AskedMove<Person>) => void;
  /** where it stands beside those of other jobs: the job's title */
  jobTitle?: string;
}

interface MoveOnProps<Person extends Movable> extends SayNoProps<Person> {
  /** a move of the person is on its way */
  saving: boolean;
  move: Move;
}

/** Moving a person on: to a status that is chosen then, off a scheduled interview that has been held, and back from hold. */
export function MoveOn<Person extends Movable>(props: MoveOnProps<Person>) {
  const { candidate, ask, jobTitle, saving, move } = props;
  const interviewDone = useInterviewDone(move);
  const back = backTo(candidate);
  const labelOf = (deed: string) => (jobTitle === undefined ? undefined : `${deed} in ${jobTitle}`);
  return (
    <>
      <Button
        size="compact-sm"
        variant={jobTitle === undefined ? 'filled' : 'default'}
        aria-label={labelOf('Update Status')}
        onClick={() => ask({ deed: 'status', candidate })}
      >
        Update Status
      </Button>
      {candidate.status === 'interview_scheduled' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={saving}
          aria-label={labelOf(deedOf('interviewed'))}
          onClick={() => void interviewDone(candidate)}
        >
          {deedOf('interviewed')}
        </Button>
      )}
      {back !== null && (
        <Button
          size="compact-sm"
          variant="default"
          loading={saving}
          aria-label={labelOf(backDeed(back))}
          onClick={() => void move(candidate, back, { bring_back: true })}
        >
          {backDeed(back)}
        </Button>
      )}
    </>
  );
}

/** When the interview is, or what was offered, of whoever has one; and the other outcomes, to say no, or not now: each asks why. */
export function SayNo<Person extends Movable>(
  props: SayNoProps<Person> & { rejectedBy?: string | undefined },
) {
  const { candidate, ask, jobTitle, rejectedBy } = props;
  const button = useRef<HTMLButtonElement>(null);
  const missed = useMissed(candidate);
  const where = jobTitle === undefined ? '' : ` in ${jobTitle}`;
  const others = `${OTHER_OUTCOMES} for ${candidate.name}${where}`;
  const terms = hasInterview(candidate.status)
    ? ({ deed: 'interview', words: interviewDeed(candidate) } as const)
    : hasOffer(candidate.status) && ({ deed: 'offer', words: offerDeed(candidate) } as const);
  const askFor = (asked: AskedMove<Person>) => {
    // The dialog gives the focus back to where it was: not to the item, which goes with the menu.
    button.current?.focus();
    ask(asked);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          aria-label={terms ? `${others}; ${terms.words}` : others}
        >
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {terms && (
          <>
            <Menu.Label>{terms.deed === 'interview' ? 'Interview' : 'Offer'}</Menu.Label>
            {missed !== null && (
              <Menu.Item onClick={() => askFor({ deed: 'missed', at: missed, candidate })}>
                {MISSED}…
              </Menu.Item>
            )}
            <Menu.Item onClick={() => askFor({ deed: terms.deed, candidate })}>{terms.words}…</Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Label>{OTHER_OUTCOMES}</Menu.Label>
        {asOffered(STATUSES_WITH_REASON).map((status) => (
          <Menu.Item
            key={status}
            disabled={candidate.status === status}
            aria-keyshortcuts={status === 'rejected' ? rejectedBy : undefined}
            onClick={() => askFor({ deed: 'reason', candidate, choices: [status] })}
          >
            {deedOf(status)}…
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
