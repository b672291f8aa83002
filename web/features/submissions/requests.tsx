import { Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { RequestKind } from '#contract/own-request.ts';
import { requestMessages } from '#contract/request-messages.ts';
import type { WaitingRequest } from '#contract/submission-requests.ts';
import { numberListed } from '#contract/text.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Ago } from '#web/ui/ago.tsx';
import { Growing } from '#web/ui/growing.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Quoted } from './quoted.tsx';
import { type AnswerKind, answersTo, answerWord, ASKS, askedBy } from './request-words.ts';
import { waitingQuery } from './submissions.queries.ts';

const AnswerDialog = onDemand(() => import('./answer-dialog.tsx'));

interface RequestsProps {
  /** those about one person; of everybody without it */
  candidateId?: string | undefined;
  /** asks why the person declined, as one does at the job */
  onDecline: (request: WaitingRequest) => void;
  /** what stands below them, and takes the focus when the last has been answered */
  children: ReactNode;
}

/** What HR is asked about submissions and has not answered, when there is something; for HR. */
export function Requests({ candidateId, onDecline, children }: RequestsProps) {
  const query = useQuery(waitingQuery(candidateId));
  const { data, refetch } = query;
  const [answering, setAnswering] = useState<{
    number: number;
    request: WaitingRequest;
    outcome: AnswerKind;
  }>();
  const [opened, setOpened] = useState(false);
  return (
    <KeepsFocus gap="lg">
      {/* What stands below would be pushed down. */}
      {isUnanswered(query) && <Growing />}
      {!data && !isUnanswered(query) && (
        <Paper>
          <ErrorState title={requestMessages.requestsFailed} onRetry={() => refetch()} />
        </Paper>
      )}
      {data && data.items.length > 0 && (
        <Paper component="section" aria-label="Requests" p={{ base: 'md', sm: 'lg' }} data-print="none">
          <Stack gap="md">
            <Title order={2} size="h5">
              Requests
            </Title>
            <List listStyleType="none" spacing="lg" aria-label="Requests that wait for an answer">
              {data.items.map((request) => (
                <List.Item key={request.id} styles={{ itemWrapper: { display: 'block' } }}>
                  <Request
                    request={request}
                    onDecline={() => onDecline(request)}
                    onAnswer={(outcome) => {
                      setAnswering((before) => ({ number: (before?.number ?? 0) + 1, request, outcome }));
                      setOpened(true);
                    }}
                  />
                </List.Item>
              ))}
            </List>
            {data.total > data.items.length && (
              <Text size="sm" c="dimmed">
                The oldest stand here: {numberListed(data.total)} wait in all.
              </Text>
            )}
          </Stack>
        </Paper>
      )}
      {/* Beside them, so that one that goes does not take its dialog along. */}
      {answering && (
        <AnswerDialog
          key={answering.number}
          request={answering.request}
          outcome={answering.outcome}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
      {children}
    </KeepsFocus>
  );
}

interface RequestProps {
  request: WaitingRequest;
  onDecline: () => void;
  onAnswer: (outcome: AnswerKind) => void;
}

function Request({ request, onDecline, onAnswer }: RequestProps) {
  const { kind, text, asked_at, candidate_id, candidate_name: name, job_id, jd_id, title } = request;
  const labelOf = (deed: string) => `${deed}: ${name}, ${title}`;
  return (
    <Stack gap={6}>
      <Text size="sm">
        <b>{askedBy(request)}</b> {ASKS[kind]}{' '}
        <TextLink to="/candidate/$id" params={{ id: candidate_id }} size="sm" fw={500}>
          {name}
        </TextLink>{' '}
        for{' '}
        <TextLink to="/jobs/$id/candidates" params={{ id: job_id }} size="sm">
          {jd_id} {title}
        </TextLink>
        ,{' '}
        <Text span size="sm" c="dimmed">
          <Ago at={asked_at} />
        </Text>
      </Text>
      {text && <Quoted>{text}</Quoted>}
      <Group gap="xs">
        {kind === 'correct' && (
          <ButtonLink
            size="compact-sm"
            to="/edit-candidate/$id"
            params={{ id: candidate_id }}
            aria-label={labelOf('Edit candidate')}
          >
            Edit candidate
          </ButtonLink>
        )}
        {kind === 'withdraw' && (
          <Button size="compact-sm" aria-label={labelOf('Candidate declined')} onClick={onDecline}>
            Candidate declined…
          </Button>
        )}
        {answersTo(kind).map((outcome) => (
          <Button
            key={outcome}
            size="compact-sm"
            variant={kind === 'question' ? undefined : 'default'}
            aria-label={labelOf(answerWord(kind, outcome))}
            onClick={() => onAnswer(outcome)}
          >
            {answerWord(kind, outcome)}…
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

const ASKS_YOU: Record<RequestKind, string> = {
  correct: 'asks you to correct something',
  withdraw: 'asks you to withdraw this',
  question: 'asks you a question',
};

/** Says at one of a person's jobs that HR is asked about it, and leads to what is to be corrected; nothing where it is not. */
export function RequestNote({ candidateId, assignmentId }: { candidateId: string; assignmentId: string }) {
  const { data } = useQuery(waitingQuery(candidateId));
  const request = data?.items.find(({ assignment_id }) => assignment_id === assignmentId);
  if (!request) return null;
  const isToCorrect = request.kind === 'correct';
  return (
    <Text
      size="xs"
      mt={2}
      c="var(--mantine-color-orange-light-color)"
      style={{ whiteSpace: 'normal' }}
      data-print="team"
    >
      {askedBy(request)} {ASKS_YOU[request.kind]}
      {isToCorrect && (
        <>
          .{' '}
          <TextLink
            to="/edit-candidate/$id"
            params={{ id: candidateId }}
            inherit
            underline="always"
            aria-label={`Edit candidate: ${request.candidate_name}, ${request.title}`}
            data-print="none"
          >
            Edit candidate
          </TextLink>
        </>
      )}
    </Text>
  );
}
