import { Divider, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { noteMessages } from '#contract/note-messages.ts';
import { errorText } from '#web/lib/api.ts';
import { notesQuery } from '#web/lib/notes-query.ts';
import { TextLink } from '#web/ui/links.tsx';
import { NoteFollowUp } from '#web/ui/note-follow-up.tsx';
import { NoteByline, NoteText } from '#web/ui/note-text.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';

/** The latest notes about a person, in whichever job, to be read; on the person's page stand all of them. */
export function EarlierNotes({ candidateId, jobId }: { candidateId: string; jobId: string }) {
  const titleId = useId();
  const { data, error, refetch } = useInfiniteQuery(notesQuery(candidateId));
  const [latest] = data?.pages ?? [];
  return (
    <Stack gap="sm" mt="lg">
      <Divider />
      <Title order={3} size="h5" id={titleId}>
        Earlier notes
      </Title>
      {latest ? (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby={titleId}>
          {latest.items.map((note) => (
            <li key={note.id}>
              <NoteByline note={note} here={jobId} />
              <NoteText note={note} />
              <NoteFollowUp candidateId={candidateId} note={note} />
            </li>
          ))}
        </Stack>
      ) : error ? (
        <ErrorState
          title={noteMessages.loadFailed}
          description={errorText(error)}
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingState label="Loading notes..." />
      )}
      {latest?.next_cursor != null && (
        <Text size="sm">
          <TextLink to="/candidate/$id" params={{ id: candidateId }} inherit>
            Older notes stand on the candidate's page
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
