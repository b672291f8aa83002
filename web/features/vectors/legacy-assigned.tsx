import { Text } from '@mantine/core';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { type LegacyReport, NOT_ASSIGNED_REASONS, type NotAssignedReason } from '#contract/legacy-import.ts';
import { counted } from '#contract/text.ts';
import classes from './vectors.module.css';

const NOT_ASSIGNED: Record<NotAssignedReason, string> = {
  unknown: 'no job has this JD id or title (import or create the jobs first)',
  several: 'several jobs have this title (write the JD id)',
  closed: 'the job is closed',
};

interface LegacyAssignedProps {
  report: Pick<LegacyReport, 'assigned' | 'not_assigned' | 'unknown_stages'>;
  isDone: boolean;
}

/** Who comes into the jobs that an old table names, how far, and who does not; nothing of a table that names none. */
export function LegacyAssigned({ report, isDone }: LegacyAssignedProps) {
  const { assigned, not_assigned, unknown_stages } = report;
  const rows = assigned.reduce((sum, each) => sum + each.rows, 0);
  return (
    <>
      {rows > 0 && (
        <Text size="sm" className={classes.long}>
          {counted(rows, 'row')} {isDone ? 'put' : 'would put'} candidates into their jobs, as the file says:{' '}
          {assigned
            .map(({ status, rows: of, words }) => {
              const said = words.map((word) => `“${word}”`).join(', ');
              return `${CANDIDATE_STATUS_LABELS[status]} ${of}${said && ` (${said})`}`;
            })
            .join(', ')}
          .
        </Text>
      )}
      {unknown_stages.length > 0 && (
        <Text size="sm" className={classes.long}>
          {isDone ? 'Put' : 'Would be put'} under review, as these stages are not known:{' '}
          {unknown_stages.map(({ stage, rows: of }) => `“${stage}” (${counted(of, 'row')})`).join(', ')}.
        </Text>
      )}
      {NOT_ASSIGNED_REASONS.map((why) => {
        const told = not_assigned.filter(({ reason }) => reason === why);
        return (
          told.length > 0 && (
            <Text key={why} size="sm" className={classes.long}>
              Put into no job, as {NOT_ASSIGNED[why]}:{' '}
              {told.map(({ job, rows: of }) => `“${job}” (${counted(of, 'row')})`).join(', ')}.
            </Text>
          )
        );
      })}
    </>
  );
}
