import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { hasInterview } from '#contract/interview.ts';
import { hasOffer } from '#contract/offer.ts';
import { isShownByBrowsers } from '#contract/resume-type.ts';
import { useSession } from '#web/lib/session.ts';
import { asksFirst, type BoardColumn, COLUMNS, NOT_BY_HAND } from './board-columns.ts';
import {
  type Ask,
  backDeed,
  backTo,
  deedOf,
  interviewDeed,
  MISSED,
  type Move,
  offerDeed,
} from '../deeds/deeds.ts';
import { useInterviewDone } from '../interviews/use-interview-done.ts';
import { useMissed } from '../interviews/use-missed.ts';

interface BoardCardMenuProps {
  candidate: PipelineCandidate;
  saving: boolean;
  ask: Ask;
  move: Move;
  onPut: (candidate: PipelineCandidate, column: BoardColumn) => void;
}

/** What dragging does, and the rest that one may do with a person, without dragging. */
export const BoardCardMenu = memo(function BoardCardMenu({
  candidate,
  saving,
  ask,
  move,
  onPut,
}: BoardCardMenuProps) {
  const { name, status, can, resume, resume_url, match_reasons } = candidate;
  const session = useSession();
  const back = backTo(candidate);
  return (
    // Not hidden with its button: while the board scrolls by itself the button may be out of its sight for a moment.
    <Menu position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={can.change_status ? `Move ${name} to…` : `More about ${name}`}
          disabled={saving}
        >
          <IconDotsVertical size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {/* In the page's tree it stands inside the card, which a press must not take hold of here. */}
      <Menu.Dropdown
        onMouseDown={(event) => event.stopPropagation()}
        onTouchStart={(event) => event.stopPropagation()}
      >
        {can.change_status && (
          <>
            {back !== null && (
              <>
                <Menu.Item onClick={() => void move(candidate, back, { bring_back: true })}>
                  {backDeed(back)}
                </Menu.Item>
                <Menu.Divider />
              </>
            )}
            <Menu.Label>Move to</Menu.Label>
            {COLUMNS.filter(({ targets }) => targets.length > 0).map((column) => (
              <Menu.Item
                key={column.key}
                disabled={column.statuses.includes(status)}
                onClick={() => onPut(candidate, column)}
              >
                {column.label}
                {asksFirst(column, candidate) && '…'}
              </Menu.Item>
            ))}
            <Menu.Label maw={220}>{NOT_BY_HAND}</Menu.Label>
            <Menu.Divider />
            <Terms candidate={candidate} ask={ask} move={move} />
            <Menu.Label>More</Menu.Label>
          </>
        )}
        {session.can('candidate.note') && (
          <Menu.Item onClick={() => ask({ deed: 'note', candidate })}>
            Add Note…{candidate.notes > 0 && ` (${candidate.notes} so far)`}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => ask({ deed: 'history', candidate })}>History</Menu.Item>
        {match_reasons && (
          <Menu.Item onClick={() => ask({ deed: 'match', candidate })}>Why this score?</Menu.Item>
        )}
        {resume_url &&
          (resume && !isShownByBrowsers(resume.mime_type) ? (
            <Menu.Item onClick={() => ask({ deed: 'resume', candidate })}>View Resume</Menu.Item>
          ) : (
            <Menu.Item component="a" href={resume_url} target="_blank" rel="noreferrer">
              View Resume
            </Menu.Item>
          ))}
        {can.remove && (
          <>
            <Menu.Divider />
            <Menu.Item c="var(--mantine-color-error)" onClick={() => ask({ deed: 'remove', candidate })}>
              Remove…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
});

/** What is known of the interview or the offer of whoever has one, and how the interview went. */
function Terms({ candidate, ask, move }: Pick<BoardCardMenuProps, 'candidate' | 'ask' | 'move'>) {
  const { status } = candidate;
  const interviewDone = useInterviewDone(move);
  const missed = useMissed(candidate);
  const isInterview = hasInterview(status);
  if (!isInterview && !hasOffer(status)) return null;
  return (
    <>
      <Menu.Label>{isInterview ? 'Interview' : 'Offer'}</Menu.Label>
      {status === 'interview_scheduled' && (
        <Menu.Item onClick={() => void interviewDone(candidate)}>{deedOf('interviewed')}</Menu.Item>
      )}
      {missed !== null && (
        <Menu.Item onClick={() => ask({ deed: 'missed', at: missed, candidate })}>{MISSED}…</Menu.Item>
      )}
      <Menu.Item onClick={() => ask({ deed: isInterview ? 'interview' : 'offer', candidate })}>
        {isInterview ? interviewDeed(candidate) : offerDeed(candidate)}…
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
