import { Group, Text } from '@mantine/core';
import { memo } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { elsewhereText } from '#contract/elsewhere.ts';
import { experienceText } from '#contract/experience.ts';
import { isOver } from '#contract/over-statuses.ts';
import { counted, matchText } from '#contract/text.ts';
import { AsideLine } from '#web/ui/aside-line.tsx';
import { InterviewLine } from '#web/ui/interview-line.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { OfferLine } from '#web/ui/offer-line.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { columnOf } from './board-columns.ts';
import classes from './board.module.css';
import { NoticeBadge } from '../notice-badge.tsx';
import { sourceText } from '../source-text.ts';
import { waitingText } from '../waiting-text.ts';

/** What a card of the board shows of a person. Drawn anew only when something of it changed. */
export const BoardCardFace = memo(function BoardCardFace({ candidate }: { candidate: PipelineCandidate }) {
  const { name, match_similarity: score, experience_years: years, status, notes } = candidate;
  const waiting = waitingText(candidate);
  const work = [candidate.current_position, candidate.current_company].filter(Boolean).join(' at ');
  return (
    <div className={classes.face}>
      <TextLink
        to="/candidate/$id"
        params={{ id: candidate.candidate_id }}
        size="sm"
        fw={600}
        className={classes.name}
      >
        {name}
      </TextLink>
      <Text size="xs" c="dimmed" lineClamp={3}>
        {work || 'Current position not specified'}
      </Text>
      {(candidate.source === 'vendor' || candidate.owner) && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {sourceText(candidate)}
        </Text>
      )}
      <Group gap={6} mt={6}>
        <Text size="xs" fw={600}>
          {score === null ? 'No score yet' : `Match ${matchText(score)}`}
        </Text>
        <Text size="xs">{years === null ? 'Experience not specified' : experienceText(years)}</Text>
        {notes > 0 && (
          <Text size="xs" c="dimmed">
            {counted(notes, 'note')}
          </Text>
        )}
      </Group>
      {waiting !== null && (
        <Text size="xs" c="dimmed" mt={6}>
          Here {waiting}
        </Text>
      )}
      {!isOver(status) && candidate.taken_elsewhere.length > 0 && (
        <Text size="xs" c="var(--mantine-color-orange-light-color)" mt={6} lineClamp={2}>
          {elsewhereText(candidate.taken_elsewhere)}
        </Text>
      )}
      <AsideLine person={candidate} size="xs" lineClamp={3} mt={6} />
      <InterviewLine
        status={status}
        at={candidate.interview_at}
        details={candidate.interview_details}
        plain
        clamp={2}
        size="xs"
        mt={6}
      />
      <OfferLine
        status={status}
        ctc={candidate.offered_ctc}
        joiningOn={candidate.joining_on}
        size="xs"
        mt={6}
      />
      <Group gap={6} mt={6}>
        {columnOf(status).statuses.length > 1 && <CandidateStatusBadge status={status} />}
        {candidate.days_to_join !== null && status !== 'joined' && (
          <Group gap={6} wrap="nowrap">
            <Text size="xs" c="dimmed">
              Notice
            </Text>
            <NoticeBadge days={candidate.days_to_join} />
          </Group>
        )}
      </Group>
    </div>
  );
});
