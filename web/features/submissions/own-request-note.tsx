import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Ago } from '#web/ui/ago.tsx';
import { Growing } from '#web/ui/growing.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { requestWords } from './request-words.ts';
import { submissionsOfQuery } from './submissions.queries.ts';

/** Says to whoever submitted a person what can be asked of HR about that, and where; nothing to others. */
export function OwnSubmissionNote({ candidateId }: { candidateId: string }) {
  const query = useQuery(submissionsOfQuery(candidateId));
  const { data } = query;
  // What stands below would be pushed down.
  if (isUnanswered(query)) return <Growing />;
  if (!data || data.items.length === 0) return null;
  const said = data.items.some(({ can }) => can.ask)
    ? messages.submission.toCorrectOf
    : data.items.some(({ can }) => can.take_back)
      ? messages.submission.askedOf
      : null;
  return (
    <Text size="sm" c="dimmed" role="status" data-print="team">
      {said === null ? (
        messages.submission.nothingToAskOf
      ) : (
        <>
          {said}{' '}
          <TextLink to="/submissions" size="sm">
            Submissions
          </TextLink>
          .
        </>
      )}
    </Text>
  );
}

interface OwnRequestNoteProps {
  candidateId: string;
  assignmentId: string;
}

/** Says at one of a person's jobs what the reader asked HR about it and when, while that waits; nothing where it does not. */
export function OwnRequestNote({ candidateId, assignmentId }: OwnRequestNoteProps) {
  const { data } = useQuery(submissionsOfQuery(candidateId));
  const submission = data?.items.find(({ id }) => id === assignmentId);
  if (submission?.request?.state !== 'open') return null;
  const { request, status } = submission;
  return (
    <Text
      size="xs"
      mt={2}
      c="dimmed"
      maw={320}
      style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      data-print="team"
    >
      {requestWords(request, status)}, <Ago at={request.asked_at} />
      {request.text && (
        <Text span display="block" size="xs" lineClamp={4} data-hint={request.text}>
          {request.text}
        </Text>
      )}
    </Text>
  );
}
