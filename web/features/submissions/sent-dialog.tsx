import { Alert, Anchor, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconCheck, IconDownload, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { factsOf } from '#contract/candidate-facts.ts';
import { formatDate } from '#contract/dates.ts';
import { fileSize } from '#contract/file-size.ts';
import { messages } from '#contract/messages.ts';
import { formatPhone } from '#contract/phone.ts';
import { isShownByBrowsers } from '#contract/resume-type.ts';
import type { RouteOutput } from '#contract/route.ts';
import { type SentFields, sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import type { Submission } from '#contract/submissions.ts';
import { errorText, failureOf, hasCode, isSessionRefusal, pathOf } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { fetchFile } from '#web/lib/fetch-file.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { HandInNewer, type RenderResume } from './hand-in-newer.tsx';
import { sentQuery } from './submissions.queries.ts';

interface SentDialogProps {
  submission: Submission;
  opened: boolean;
  onClose: () => void;
  renderResume: RenderResume;
}

/** What the reader's company entered of a person for a job, as it was sent, and the resume that came with it. */
export default function SentDialog({ submission, opened, onClose, renderResume }: SentDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <Modal opened={opened && mounted} onClose={onClose} title="What Was Sent" size="lg">
      <SentOf submission={submission} renderResume={renderResume} />
    </Modal>
  );
}

function SentOf({ submission, renderResume }: Pick<SentDialogProps, 'submission' | 'renderResume'>) {
  const { id, candidate_name: name, title, jd_id, can } = submission;
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(sentQuery(id));
  if (error && !data)
    return (
      <ErrorState
        title={messages.submission.sentFailed}
        description={errorText(error)}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <LoadingState label="Loading what was sent..." />;
  const { fields, resume, submitted_at, submitted_by_name: by, handed_in: newer, corrected } = data;
  return (
    <Stack gap="md">
      <Text size="sm">
        {fields?.name ?? name} for {title} ({jd_id}), sent on {formatDate(submitted_at, timeZone)} by{' '}
        {by ?? 'an unknown person'}. Changes that HR made later are not shown here.
      </Text>
      {corrected.map(({ text, answer, answered_at: at }) => (
        <Corrected key={at} text={text} answer={answer} on={formatDate(at, timeZone)} />
      ))}
      {resume && <SentResume id={id} resume={resume} />}
      {newer && (
        <Text size="sm">
          This newer resume was handed in on {formatDate(newer.at, timeZone)} by{' '}
          {newer.by_name ?? 'an unknown person'}.
        </Text>
      )}
      {can.hand_in && (
        <Group>
          <HandInNewer id={id} renderResume={renderResume} />
        </Group>
      )}
      {fields ? (
        <SentFacts fields={fields} />
      ) : (
        <Text size="sm" c="dimmed">
          {messages.submission.sentNotKept}
        </Text>
      )}
    </Stack>
  );
}

/** One of them, by which the person is called or written to where it is phone or e-mail. */
function Fact({ value, fields: { email, phone } }: { value: string; fields: SentFields }) {
  const address =
    value === email ? `mailto:${email}` : value === formatPhone(phone) ? telOf(phone) : undefined;
  if (address === undefined) return value;
  return (
    <Anchor href={address} inherit>
      {value}
    </Anchor>
  );
}

const telOf = (phone: string) => `tel:${formatPhone(phone).replaceAll(' ', '')}`;

interface CorrectedProps {
  text: string | null;
  answer: string | null;
  /** the day, as it is read */
  on: string;
}

/** What HR was asked to correct and has done, so that nobody takes what was entered for what HR has. */
function Corrected({ text, answer, on }: CorrectedProps) {
  return (
    <Alert
      color="green"
      variant="light"
      icon={<IconCheck size={18} aria-hidden />}
      title={`Corrected by HR on ${on}`}
    >
      {answer && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {answer}
        </Text>
      )}
      {text && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Asked: {text}
        </Text>
      )}
    </Alert>
  );
}

function SentFacts({ fields }: { fields: SentFields }) {
  return (
    <Table aria-label="What was entered" variant="vertical" layout="fixed">
      <Table.Tbody>
        {factsOf(fields).map(({ label, value }) => (
          <Table.Tr key={label}>
            <Table.Th w="38%" scope="row">
              {label}
            </Table.Th>
            <Table.Td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <Fact value={value} fields={fields} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type SentFile = NonNullable<RouteOutput<typeof sentSubmissionRoutes.read>['resume']>;

function SentResume({ id, resume }: { id: string; resume: SentFile }) {
  const { run: download, busy } = useOnce(async () => {
    try {
      saveFile(
        await fetchFile(sentSubmissionRoutes.readResume, { params: { id }, query: { download: '1' } }),
      );
      toast.success(messages.resume.downloaded);
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const isTold = hasCode(error, 'not_found');
      toast.error(isTold ? errorText(error) : failureOf(error, messages.resume.downloadFailed));
    }
  });
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {resume.file_name}{' '}
        <Text span inherit c="dimmed">
          {fileSize(resume.size_bytes)}
        </Text>
      </Text>
      <Group gap="xs">
        {isShownByBrowsers(resume.mime_type) && (
          <Button
            variant="default"
            size="xs"
            component="a"
            href={pathOf(sentSubmissionRoutes.readResume, { params: { id } })}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconEye size={16} aria-hidden />}
          >
            View Resume
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          loading={busy}
          onClick={() => void download()}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download Resume
        </Button>
      </Group>
    </Group>
  );
}
