import { Button, Text } from '@mantine/core';
import { hasCode, errorText } from '#web/lib/api.ts';
import { requestMessages } from '#contract/request-messages.ts';
import type { OwnRequest } from '#contract/own-request.ts';
import type { Submission } from '#contract/submissions.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Ago } from '#web/ui/ago.tsx';
import { toast } from '#web/ui/toast.ts';
import { requestWords } from './request-words.ts';
import { useTakeBack } from './submissions.queries.ts';

interface AskHrCellProps {
  submission: Submission;
  onAsk: (submission: Submission) => void;
}

/** What HR was asked about a submission, and what became of it; for whoever submitted, to ask and to take that back. */
export function AskHrCell({ submission, onAsk }: AskHrCellProps) {
  const { request, answered, candidate_name: name, title, can } = submission;
  // An empty cell takes no line of a phone's card.
  if (!request && !can.ask && !answered) return null;
  return (
    <div>
      {request && <RequestLine submission={submission} request={request} />}
      {can.ask && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Ask HR about ${name}, ${title}`}
          onClick={() => onAsk(submission)}
        >
          Ask HR…
        </Button>
      )}
      {can.take_back && request && <TakeBack id={request.id} of={`${name}, ${title}`} />}
      {/* What was answered before stays to be read while the next request waits. */}
      {answered && <RequestLine submission={submission} request={answered} mt={8} />}
    </div>
  );
}

interface RequestLineProps {
  submission: Submission;
  request: OwnRequest;
  mt?: number;
}

function RequestLine({ submission, request, mt }: RequestLineProps) {
  const words = requestWords(request, submission.status);
  const isOpen = request.state === 'open';
  return (
    <Text
      size="xs"
      c="dimmed"
      mt={mt}
      mb={4}
      maw={{ base: 260, sm: 152, lg: 200 }}
      style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {words}
      {isOpen && (
        <>
          , <Ago at={request.asked_at} />
        </>
      )}
      {request.answer && <Said>{request.answer}</Said>}
      {request.text && <Said>{isOpen ? request.text : `Asked: ${request.text}`}</Said>}
    </Text>
  );
}

function Said({ children }: { children: string }) {
  return (
    <Text span display="block" size="xs" lineClamp={4} data-hint={children}>
      {children}
    </Text>
  );
}

function TakeBack({ id, of }: { id: string; of: string }) {
  const takeBack = useTakeBack();
  const { run, busy } = useOnce(async () => {
    try {
      await takeBack.mutateAsync(id);
      toast.success(requestMessages.takenBack);
    } catch (error) {
      toast.error(
        hasCode(error, 'conflict', 'not_found', 'network')
          ? errorText(error)
          : requestMessages.takeBackFailed,
      );
    }
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={busy}
      aria-label={`Take back what HR was asked about ${of}`}
      onClick={() => void run()}
    >
      Take back
    </Button>
  );
}
