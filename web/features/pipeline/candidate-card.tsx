import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { IconBriefcase, IconMail, IconPhone } from '@tabler/icons-react';
import { memo, use } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { formatDate } from '#contract/dates.ts';
import { elsewhereText } from '#contract/elsewhere.ts';
import { experienceText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import type { RequestKind } from '#contract/own-request.ts';
import { isOver } from '#contract/over-statuses.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { AddToCalendar } from '#web/ui/add-to-calendar.tsx';
import { AsideLine } from '#web/ui/aside-line.tsx';
import { Dot } from '#web/ui/dot.tsx';
import { InterviewLine } from '#web/ui/interview-line.tsx';
import { LineDeed } from '#web/ui/line-deed.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { OfferLine } from '#web/ui/offer-line.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { TellCandidate } from '#web/ui/tell-candidate.tsx';
import { CardButtons } from './card-buttons.tsx';
import { askedFirst } from './asked-first.ts';
import type { Ask, Move } from './deeds/deeds.ts';
import { Fact } from './fact.tsx';
import { JobTitle } from './job-title.ts';
import { MatchGauge } from './matching/match-gauge.tsx';
import { OverBudget } from './over-budget-badge.tsx';
import { payToJudge } from './over-budget.ts';
import { PayFacts } from './pay-facts.tsx';
import classes from './pipeline.module.css';
import { sourceText } from './source-text.ts';
import { waitingText } from './waiting-text.ts';

/** What whoever submitted somebody waits for; the person's page has it, to be answered. */
const ASKS = {
  correct: 'HR is asked for a correction',
  withdraw: 'HR is asked to withdraw',
  question: 'HR is asked a question',
} satisfies Record<RequestKind, string>;

interface CandidateCardProps {
  candidate: PipelineCandidate;
  /** what the people are searched by */
  search: string;
  /** laid out also where it is out of view */
  whole: boolean;
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  /** a move of the person is on its way */
  saving: boolean;
  ask: Ask;
  move: Move;
  /** for what is done with many */
  selected: boolean;
  onSelect: (assignmentId: string, through: boolean) => void;
}

/** One person in a job's pipeline, with everything that a decision needs. Drawn anew only when something of it changed. */
export const CandidateCard = memo(function CandidateCard({
  candidate,
  search,
  whole,
  budget,
  saving,
  ask,
  move,
  selected,
  onSelect,
}: CandidateCardProps) {
  const timeZone = useTimeZone();
  const jobTitle = use(JobTitle);
  const { name, email, phone, expected_ctc, experience_years } = candidate;
  const work = [candidate.current_position, candidate.current_company].filter(Boolean).join(' at ');
  const judged = payToJudge(candidate);
  const waiting = waitingText(candidate);
  const interview = `Interview with ${name}${jobTitle ? `, ${jobTitle}` : ''}`;
  const isAssigned = candidate.assignment_type === 'assigned';
  return (
    <Paper
      component="article"
      p="md"
      className={classes.card}
      aria-label={name}
      aria-busy={saving}
      data-item={candidate.assignment_id}
      data-whole={whole || undefined}
      data-over={isOver(candidate.status) || undefined}
      data-saving={saving || undefined}
      data-selected={selected || undefined}
    >
      <div className={classes.cardHead}>
        <SelectBox
          name={name}
          checked={selected}
          onToggle={(through) => onSelect(candidate.assignment_id, through)}
        />
        <MatchGauge candidate={candidate} onWhy={() => ask({ deed: 'match', candidate })} />
        <Stack gap={8} className={classes.cardMain}>
          <div className={classes.cardName}>
            <Group gap="xs">
              <TextLink
                to="/candidate/$id"
                params={{ id: candidate.candidate_id }}
                fw={600}
                className={classes.name}
              >
                {name}
              </TextLink>
              <CandidateStatusBadge status={candidate.status} />
              {waiting !== null && (
                <Text size="sm" c="dimmed">
                  {waiting}
                </Text>
              )}
              {isAssigned && <Badge variant="default">Assigned</Badge>}
              {candidate.asked && (
                <TextLink to="/candidate/$id" params={{ id: candidate.candidate_id }} size="sm">
                  {ASKS[candidate.asked]}
                </TextLink>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {work || 'Current position not specified'}
              {candidate.current_city && (
                <>
                  <Dot /> {candidate.current_city}
                </>
              )}
              <Dot /> {isAssigned ? 'Assigned on' : 'Applied'}{' '}
              <span className={classes.date}>{formatDate(candidate.applied_at, timeZone)}</span>
              <Dot /> {sourceText(candidate)}
            </Text>
            <AsideLine person={candidate} />
            <InterviewLine
              status={candidate.status}
              at={candidate.interview_at}
              details={candidate.interview_details}
              calendar={
                <>
                  {candidate.can.change_status && (
                    <LineDeed
                      label="Change"
                      of={interview}
                      onPress={() => ask({ deed: 'interview', candidate })}
                    />
                  )}
                  <AddToCalendar
                    id={candidate.assignment_id}
                    version={candidate.version}
                    title={interview}
                    path={`/candidate/${candidate.candidate_id}`}
                    at={candidate.interview_at}
                    details={candidate.interview_details}
                  />
                  <TellCandidate of={interview} onTell={() => ask({ deed: 'tell', candidate })} />
                </>
              }
            />
            {!isOver(candidate.status) && candidate.taken_elsewhere.length > 0 && (
              <Text size="sm" c="var(--mantine-color-orange-light-color)">
                {elsewhereText(candidate.taken_elsewhere)}
              </Text>
            )}
            <OfferLine status={candidate.status} ctc={candidate.offered_ctc} joiningOn={candidate.joining_on}>
              <OverBudget ctc={judged.offered} budget={budget} />
            </OfferLine>
          </div>
          <Group gap="8px 16px">
            <Fact icon={<IconMail size={14} aria-hidden />}>
              <Anchor href={`mailto:${email}`} size="sm" className={classes.name}>
                {email}
              </Anchor>
            </Fact>
            <Fact icon={<IconPhone size={14} aria-hidden />}>
              <Anchor href={`tel:${phone.replaceAll(' ', '')}`} size="sm">
                {phone}
              </Anchor>
            </Fact>
            <Fact icon={<IconBriefcase size={14} aria-hidden />} label="Experience">
              {experience_years === null ? 'Not specified' : experienceText(experience_years)}
            </Fact>
            <PayFacts
              expected={expected_ctc}
              judged={judged.expected}
              budget={budget}
              daysToJoin={candidate.status === 'joined' ? undefined : candidate.days_to_join}
            />
          </Group>
          <SkillBadges skills={askedFirst(candidate, search)} most={limits.skillsShown.card} />
          <CardButtons candidate={candidate} saving={saving} ask={ask} move={move} />
        </Stack>
      </div>
    </Paper>
  );
});
