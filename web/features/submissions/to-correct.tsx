import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ASKS, askedBy } from './request-words.ts';
import { waitingQuery } from './submissions.queries.ts';

/** Says to HR, where a person is edited, what was asked to be corrected and waits for an answer; nothing otherwise. */
export default function ToCorrect({ candidateId }: { candidateId: string }) {
  const { data } = useQuery(waitingQuery(candidateId));
  return data?.items
    .filter(({ kind }) => kind === 'correct')
    .map((request) => (
      <Alert key={request.id} role="note" mb="md">
        <b>{askedBy(request)}</b> {ASKS.correct} {request.candidate_name}:
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {request.text}
        </Text>
      </Alert>
    ));
}
