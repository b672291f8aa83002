import { Button, List, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { writeList } from '#contract/candidate-filters.ts';
import { STAGE_STATUSES } from '#contract/candidate-status.ts';
import type { SwotPoint } from '#contract/swot.ts';
import { counted } from '#contract/text.ts';
import { TextLink } from '#web/ui/links.tsx';
import classes from './swot.module.css';

interface SwotPointsProps {
  points: readonly SwotPoint[];
  /** how many there are in all */
  total: number;
  /** told when there are none; null where what stands below tells enough */
  empty: string | null;
  /** what they are, one of each or several of a job */
  of: 'jobs' | 'actions';
  /** so many are shown at first */
  first: number;
}

/** What was found, the weightiest first, each with its job. */
export function SwotPoints({ points, total, empty, of, first }: SwotPointsProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  if (points.length === 0)
    return (
      empty !== null && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )
    );
  const shown = isWhole ? points : points.slice(0, first);
  const others = total - points.length;
  return (
    <>
      <List listStyleType="none" className={classes.points}>
        {shown.map((point, index) => (
          <List.Item key={`${point.job_id ?? ''} ${index}`} className={classes.point}>
            <PointJob point={point} />
            <Text size="sm" component="span" display="block">
              {point.text} <WhoTheyAre point={point} />
            </Text>
          </List.Item>
        ))}
      </List>
      {points.length > first && (
        <Button
          variant="subtle"
          size="compact-xs"
          mt={6}
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${points.length - first} more`}
        </Button>
      )}
      {isWhole && others > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          and{' '}
          {of === 'jobs'
            ? counted(others, 'more job', 'more jobs')
            : counted(others, 'more action', 'more actions')}{' '}
          among the{' '}
          <TextLink to="/jobs" inherit>
            open jobs
          </TextLink>
        </Text>
      )}
    </>
  );
}

/** The way to those whom an action is about. */
function WhoTheyAre({ point: { job_id: id, title, stages, statuses } }: { point: SwotPoint }) {
  const within = statuses ?? stages?.flatMap((each) => STAGE_STATUSES[each]);
  if (id === null || within === undefined) return null;
  const look = {
    inherit: true,
    underline: 'always' as const,
    'aria-label': `See them: ${title ?? 'the people of this job'}`,
    children: 'See them',
  };
  const [stage, ...others] = stages ?? [];
  // In the pipeline a tab is one stage.
  if (stage !== undefined && others.length === 0)
    return <TextLink to="/jobs/$id/candidates" params={{ id }} search={{ tab: stage }} {...look} />;
  return <TextLink to="/candidates" search={{ job_id: id, status: writeList(within) }} {...look} />;
}

function PointJob({ point: { job_id, jd_id, title } }: { point: SwotPoint }) {
  const name = title ?? jd_id;
  if (name === null) return null;
  return (
    <Text size="sm" component="span" display="block" className={classes.job}>
      {job_id === null ? (
        name
      ) : (
        <TextLink to="/jobs/$id/candidates" params={{ id: job_id }} fw={500}>
          {name}
        </TextLink>
      )}
      {jd_id !== null && title !== null && (
        <Text component="span" size="xs" c="dimmed">
          {' '}
          <span className={classes.jd}>{jd_id}</span>
        </Text>
      )}
    </Text>
  );
}
