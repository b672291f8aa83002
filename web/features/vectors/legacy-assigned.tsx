import { Text } from '@mantine/core';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { type IntoJobs, NOT_ASSIGNED_REASONS, type NotAssignedReason } from '#contract/legacy-import.ts';
import { counted } from '#contract/text.ts';
import { placedRows } from './legacy-words.ts';
import classes from './vectors.module.css';

const NOT_ASSIGNED: Record<NotAssignedReason, string> = {
  unknown: 'no job has this JD id or title',
  several: 'several jobs have this title',
  closed: 'the job is closed',
};

/** What to do about it, before anything is written. */
const REMEDY: Record<NotAssignedReason, string | null> = {
  unknown: 'import or create the jobs first',
  several: 'write the JD id',
  closed: null,
};

const why = (reason: NotAssignedReason, isDone: boolean) => {
  const remedy = isDone ? null : REMEDY[reason];
  return `${NOT_ASSIGNED[reason]}${remedy === null ? '' : ` (${remedy})`}`;
};

interface LegacyAssignedProps {
  report: IntoJobs;
  isDone: boolean;
  /** they are here already */
  areKnown?: boolean;
}

/** Who comes into the jobs that an old table names, how far, and who does not; nothing of a table that names none. */
export function LegacyAssigned({ report, isDone, areKnown = false }: LegacyAssignedProps) {
  const { assigned, into_jobs, not_assigned, unknown_stages } = report;
  const rows = placedRows(report);
  return (
    <>
      {rows > 0 && (
        <Text size="sm" className={classes.long}>
          {counted(rows, 'row')} {isDone ? 'put' : 'would put'} candidates
          {areKnown && ' who are here already'} into their jobs, as the file says:{' '}
          {assigned
            .map(({ status, rows: of, words }) => {
              const said = words.map((word) => `“${word}”`).join(', ');
              return `${CANDIDATE_STATUS_LABELS[status]} ${of}${said && ` (${said})`}`;
            })
            .join(', ')}
          .
        </Text>
      )}
      {into_jobs.length > 0 && (
        <Text size="sm" className={classes.long}>
          {isDone ? 'Into' : 'Please check that these are the jobs of the file'}:{' '}
          {into_jobs.map(({ job, rows: of }) => `${job} (${counted(of, 'row')})`).join(', ')}.
        </Text>
      )}
      {unknown_stages.length > 0 && (
        <Text size="sm" className={classes.long}>
          {isDone ? 'Put' : 'Would be put'} under review, as these stages are not known:{' '}
          {unknown_stages.map(({ stage, rows: of }) => `“${stage}” (${counted(of, 'row')})`).join(', ')}.
        </Text>
      )}
      {NOT_ASSIGNED_REASONS.map((each) => {
        const told = not_assigned.filter(({ reason }) => reason === each);
        return (
          told.length > 0 && (
            <Text key={each} size="sm" className={classes.long}>
              Put into no job, as {why(each, isDone)}:{' '}
              {told.map(({ job, rows: of }) => `“${job}” (${counted(of, 'row')})`).join(', ')}.
            </Text>
          )
        );
      })}
    </>
  );
}
