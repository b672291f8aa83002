import { Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import {
  IconBriefcase,
  IconCalendar,
  IconFileText,
  IconMail,
  IconPencil,
  IconPhone,
  IconTrash,
  IconWallet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { formatDate } from '#contract/dates.ts';
import { experienceText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import { formatLpa } from '#contract/money.ts';
import { noticeBadge } from '#contract/notice.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { MatchGauge } from './match-gauge.tsx';
import classes from './pipeline.module.css';

interface CandidateCardProps {
  candidate: PipelineCandidate;
  onMove: () => void;
  onRemove: () => void;
}

const NOTICE_LOOKS = {
  urgent: { color: 'red', variant: 'light' },
  soon: { color: undefined, variant: 'light' },
  later: { color: 'gray', variant: 'light' },
  unknown: { color: 'gray', variant: 'outline' },
} as const;

/** One person in a job's pipeline, with everything that a decision needs. */
export function CandidateCard({ candidate, onMove, onRemove }: CandidateCardProps) {
  const timeZone = useTimeZone();
  const work = [candidate.current_position, candidate.current_company].filter(Boolean).join(' at ');
  const notice = noticeBadge(candidate.days_to_join);
  return (
    <Paper component="article" p="md" className={classes.card} aria-label={candidate.name}>
      <div className={classes.cardHead}>
        <MatchGauge candidate={candidate} />
        <Stack gap={8} className={classes.cardMain}>
          <div>
            <Group gap="xs">
              <TextLink
                to="/candidate/$id"
                params={{ id: candidate.candidate_id }}
                fw={600}
                className={classes.name}
              >
                {candidate.name}
              </TextLink>
              <CandidateStatusBadge status={candidate.status} />
              {candidate.assignment_type === 'assigned' && (
                <Badge variant="outline" color="gray">
                  Assigned
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {work || 'Current position not specified'} · Applied{' '}
              {formatDate(candidate.applied_at, timeZone)}
            </Text>
          </div>
          <Group gap="6px 16px">
            <Fact icon={<IconMail size={14} aria-hidden />}>
              <Anchor href={`mailto:${candidate.email}`} size="sm">
                {candidate.email}
              </Anchor>
            </Fact>
            <Fact icon={<IconPhone size={14} aria-hidden />}>
              <Anchor href={`tel:${candidate.phone.replaceAll(' ', '')}`} size="sm">
                {candidate.phone}
              </Anchor>
            </Fact>
            <Fact icon={<IconBriefcase size={14} aria-hidden />} label="Experience">
              {candidate.experience_years === null
                ? 'Not specified'
                : experienceText(candidate.experience_years)}
            </Fact>
            <Fact icon={<IconWallet size={14} aria-hidden />} label="Expected CTC">
              {formatLpa(candidate.expected_ctc)}
            </Fact>
            <Fact icon={<IconCalendar size={14} aria-hidden />} label="Notice period">
              <Badge {...NOTICE_LOOKS[notice.urgency]} tt="none">
                {notice.label}
              </Badge>
            </Fact>
          </Group>
          <SkillBadges skills={candidate.skills} most={limits.skillsShown.card} />
          <CardButtons candidate={candidate} onMove={onMove} onRemove={onRemove} />
        </Stack>
      </div>
    </Paper>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label?: string; children: ReactNode }) {
  return (
    <Group gap={6} wrap="nowrap" title={label}>
      {icon}
      <Text size="sm" component="div">
        {children}
      </Text>
    </Group>
  );
}

function CardButtons({ candidate, onMove, onRemove }: CandidateCardProps) {
  const { can, name, resume_url } = candidate;
  return (
    <Group gap="xs">
      {can.change_status && (
        <Button size="compact-sm" onClick={onMove}>
          Update Status
        </Button>
      )}
      {resume_url && (
        <Button
          component="a"
          href={resume_url}
          target="_blank"
          rel="noreferrer"
          size="compact-sm"
          variant="default"
          leftSection={<IconFileText size={14} aria-hidden />}
        >
          View Resume
        </Button>
      )}
      {can.edit && (
        <ButtonLink
          to="/edit-candidate/$id"
          params={{ id: candidate.candidate_id }}
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
        >
          Edit
        </ButtonLink>
      )}
      {can.remove && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </Group>
  );
}
