import { Text } from '@mantine/core';
import { formatMoment } from '#contract/dates.ts';
import type { CandidateNote } from '#contract/notes.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { Dot } from './dot.tsx';
import { TextLink } from './links.tsx';

interface NoteProps {
  note: CandidateNote;
}

interface NoteBylineProps extends NoteProps {
  /** the job whose page one is on: no link leads there */
  here?: string;
}

/** Who wrote a note about a candidate, when, and about which job. */
export function NoteByline({ note: { written_by_name, created_at, edited_at, job }, here }: NoteBylineProps) {
  const timeZone = useTimeZone();
  return (
    <Text size="xs" c="dimmed">
      <Text span inherit fw={500} c="var(--mantine-color-text)">
        {written_by_name ?? 'Unknown'}
      </Text>
      <Dot /> <time dateTime={created_at}>{formatMoment(created_at, timeZone)}</time>
      {edited_at && (
        <>
          <Dot /> <span data-hint={formatMoment(edited_at, timeZone)}>edited</span>
        </>
      )}
      {job && (
        <>
          <Dot /> about{' '}
          {job.id === here ? (
            'this job'
          ) : (
            <TextLink to="/jobs/$id/candidates" params={{ id: job.id }} inherit underline="always">
              {job.jd_id} {job.title}
            </TextLink>
          )}
        </>
      )}
    </Text>
  );
}

/** What a note about a candidate says. */
export function NoteText({ note }: NoteProps) {
  return (
    <Text size="sm" mt={2} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {note.text}
    </Text>
  );
}
