import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { noteMessages } from '#contract/note-messages.ts';
import { errorText } from '#web/lib/api.ts';
import { notesQuery } from '#web/lib/notes-query.ts';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { AddNote } from './add-note.tsx';
import { NoteItem } from './note-item.tsx';

export { TypedNotes } from './typed-notes.tsx';

interface NotesCardProps {
  candidateId: string;
  mayWrite: boolean;
}

/** What the team has written down about a person, the newest first, and where one writes more. */
export default function NotesCard({ candidateId, mayWrite }: NotesCardProps) {
  const notes = useInfiniteQuery(notesQuery(candidateId));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = notes;
  const pages = notes.data?.pages.length ?? 0;
  // A change by somebody asks for all of it again and so ends what was asked for older notes: they are wanted until they came.
  const [wanted, setWanted] = useState(1);
  const areComing = pages > 0 && pages < wanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (areComing && !isFetching) void fetchNextPage();
  }, [areComing, isFetching, fetchNextPage]);
  const items = notes.data?.pages.flatMap((page) => page.items);
  // A form of its own for each note.
  const [added, setAdded] = useState(0);
  return (
    <SectionCard title="Notes" printed={false}>
      {mayWrite && (
        <AddNote
          key={added}
          candidateId={candidateId}
          isNext={added > 0}
          onAdded={() => setAdded((before) => before + 1)}
        />
      )}
      {items ? (
        <KeepsFocus gap="md">
          {items.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing noted yet. What was said on the phone, say, or when to call again: your colleagues read
              it here, vendors do not.
            </Text>
          ) : (
            <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Notes">
              {items.map((note) => (
                <NoteItem key={note.id} candidateId={candidateId} note={note} />
              ))}
            </Stack>
          )}
          {hasNextPage && (
            <Group justify="center">
              <Button
                variant="default"
                size="xs"
                loading={areComing}
                onClick={() => (isFetchNextPageError ? void fetchNextPage() : setWanted(pages + 1))}
              >
                Show Older Notes
              </Button>
              {isFetchNextPageError && (
                <Text size="sm" c="var(--mantine-color-error)" role="alert">
                  {noteMessages.loadFailed}
                </Text>
              )}
            </Group>
          )}
        </KeepsFocus>
      ) : notes.error ? (
        <ErrorState
          title={noteMessages.loadFailed}
          description={errorText(notes.error)}
          onRetry={() => notes.refetch()}
        />
      ) : (
        <LoadingState label="Loading notes..." />
      )}
    </SectionCard>
  );
}
