import { Button, Collapse, Divider, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { formatDate, formatDay } from '#contract/dates.ts';
import { experienceRequiredDisplay } from '#contract/experience.ts';
import type { Job } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { WORK_MODE_TEXTS } from '#contract/options.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { pressedBy } from '#web/lib/pressed-by.ts';
import { openingsText } from '#web/lib/openings-text.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { JobStatusBadge } from '#web/ui/status-badge.tsx';
import { InCharge } from './in-charge.tsx';
import { PublishButton, StatusMenu } from './job-actions.tsx';
import { RichText } from './rich-text.tsx';
import classes from './job-summary.module.css';
import { SKILL_TIERS, TIER_LABELS } from './skill-tiers.ts';

interface JobSummaryProps {
  job: Job;
  /** how many have joined, for whoever may know; undefined while that is not known */
  joined?: number | undefined;
  /** whether the full details are open from the start */
  opened?: boolean;
}

/** What a job is, at a glance, with the full details to open. */
export function JobSummary({ job, joined, opened = false }: JobSummaryProps) {
  const timeZone = useTimeZone();
  // A vendor is told how many of them its own company has sent.
  const isVendor = useSession().role === 'vendor';
  const [full, setFull] = useState(opened);
  const detailsId = useId();
  return (
    <Paper
      p={opened ? { base: 'md', sm: 'lg' } : { base: 'sm', sm: 'md' }}
      component="section"
      aria-label="Job summary"
      className={classes.summary}
      data-compact={!opened || undefined}
      data-full={full || undefined}
    >
      <Stack gap={opened ? 'md' : 6}>
        <div className={classes.head}>
          <Group gap="sm" wrap="nowrap" className={classes.name}>
            <Text fw={600} className={classes.jd}>
              {job.jd_id}
            </Text>
            <JobStatusBadge status={job.status} />
          </Group>
          <div className={classes.facts}>
            <Fact label="Candidates">
              {job.candidate_count}
              {isVendor && ' from your company'}
            </Fact>
            <Fact label="Created" further>
              {formatDate(job.created_at, timeZone)}
            </Fact>
            {job.in_charge !== undefined && (
              <Fact label="In Charge">
                <InCharge job={job} />
              </Fact>
            )}
            <Fact label="Location">{job.location}</Fact>
            <Fact label="Experience Required">
              {experienceRequiredDisplay({ min: job.experience_min, max: job.experience_max })}
            </Fact>
            {job.salary_range !== undefined && <Fact label="Salary Range">{job.salary_range}</Fact>}
            {job.openings !== null && (
              <Fact label="Openings" further>
                {openingsText(job.openings, joined)}
              </Fact>
            )}
            {job.department && (
              <Fact label="Department" further>
                {job.department}
              </Fact>
            )}
            {job.mode_of_work && (
              <Fact label="Mode of Work" further>
                {WORK_MODE_TEXTS[job.mode_of_work].label}
              </Fact>
            )}
            {job.domain_industry && (
              <Fact label="Domain Industry" further>
                {job.domain_industry}
              </Fact>
            )}
            {job.joining_date && (
              <Fact label="Expected Joining" further>
                {formatDay(job.joining_date)}
              </Fact>
            )}
          </div>
          <Group gap="xs" wrap="nowrap" className={classes.deeds} data-deeds>
            {job.can.edit && (
              <ButtonLink
                to="/jobs/$id/edit"
                params={{ id: job.id }}
                {...pressedBy('edit')}
                size="compact-sm"
                variant="default"
                leftSection={<IconPencil size={14} aria-hidden />}
              >
                Edit Job
              </ButtonLink>
            )}
            {job.can.change_status && (
              <>
                <PublishButton job={job} />
                <StatusMenu job={job} />
              </>
            )}
          </Group>
        </div>
        <Text size="sm" className={classes.text}>
          {job.summary}
        </Text>
        <div>
          <Group gap="4px 12px" justify="space-between">
            <div data-print="none">
              <SkillBadges skills={job.skills_required} most={limits.skillsShown.card} />
            </div>
            {job.skills_required.length > 0 && (
              <Text size="sm" data-print="only">
                Skills: {job.skills_required.join(', ')}
              </Text>
            )}
            <Button
              variant="subtle"
              size="compact-sm"
              mx={-8}
              aria-expanded={full}
              aria-controls={detailsId}
              rightSection={
                full ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
              }
              onClick={() => setFull((was) => !was)}
            >
              Full Job Details
            </Button>
          </Group>
          <Collapse expanded={full} id={detailsId} keepMountedMode="display-none" data-print="open">
            <Stack gap="md" mt="sm">
              <Divider />
              <Written title="Description" text={job.description} />
              <Written title="Requirements" text={job.requirements} />
              <AllSkills job={job} />
            </Stack>
          </Collapse>
        </div>
      </Stack>
    </Paper>
  );
}

/** A part of the job's text; none where nothing was written, as in a job that came from a former system. */
function Written({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <>
      <Title order={2} size="h5">
        {title}
      </Title>
      <RichText text={text} />
    </>
  );
}

/** Every skill that is asked for, by how much it is. */
function AllSkills({ job }: { job: Job }) {
  const tiers = SKILL_TIERS.filter((tier) => job[tier].length > 0);
  return tiers.map((tier) => (
    <div key={tier}>
      <Title order={2} size="h5" mb="xs">
        {TIER_LABELS[tier]}
      </Title>
      <SkillBadges skills={job[tier]} most={job[tier].length} />
    </div>
  ));
}

/** In the place of the summary while the job is loaded. */
export function JobSummaryPlaceholder() {
  return (
    <Paper p={{ base: 'sm', sm: 'md' }} component="section" aria-label="Job summary" aria-busy>
      <Stack gap={6}>
        <Skeleton height={48} />
        <Skeleton height={20} />
        <Skeleton height={24} width="60%" />
      </Stack>
    </Paper>
  );
}

interface FactProps {
  label: string;
  /** stands with the full details where there is little room */
  further?: boolean;
  children: ReactNode;
}

function Fact({ label, further = false, children }: FactProps) {
  return (
    <div className={classes.fact} data-further={further || undefined}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm" component="div">
        {children ?? 'Not specified'}
      </Text>
    </div>
  );
}
