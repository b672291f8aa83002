import { Badge, Box, Group, Loader, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { type Candidate, resumePersonSchema } from '#contract/candidates.ts';
import { formatDate } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages, personText, otherResumeQuestion } from '#contract/messages.ts';
import { errorText, failureOf, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { fileSize } from '#contract/file-size.ts';
import { confirm } from '#web/ui/confirm.ts';
import { FormSection } from '#web/ui/form-layout.tsx';
import { hint } from '#web/ui/hint.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReplaceResume } from './candidates.queries.ts';
import { DownloadResume } from '#web/ui/download-resume.tsx';
import classes from './resume-management.module.css';
import { isRecognised, ViewResume } from './view-resume.tsx';

// Below the form's fields, which must not fail for it.
const OlderResumes = onDemand(
  async () => ({ default: (await import('./resume-versions.tsx')).OlderResumes }),
  { optional: true },
);

/** The field that takes a PDF in place of the current resume; the page puts it in. */
type RenderReplace = (field: {
  label: string;
  hint: string;
  disabled: boolean;
  onFile: (file: File, text: string) => void;
}) => ReactNode;

interface ResumeManagementProps {
  candidate: Candidate;
  renderReplace: RenderReplace;
  /** leads to what the current resume says otherwise */
  compare: ReactNode;
}

const MEGABYTES = limits.resume.maxBytes / 1024 / 1024;

/** The current resume, its state for matching, and a new one in its place (PDF only); the older ones below. */
export function ResumeManagement({ candidate, renderReplace, compare }: ResumeManagementProps) {
  const { resume } = candidate;
  const { upload, busy } = useUpload(candidate);
  return (
    <FormSection title="Resume Management">
      <Group justify="space-between" gap="sm">
        {busy ? (
          <Group gap="xs" component="output">
            <Loader size={16} aria-hidden />
            <Text size="sm">Uploading and processing resume...</Text>
          </Group>
        ) : (
          <CurrentResume resume={resume} isProcessed={candidate.converted_to_vector} />
        )}
        <Group gap="xs">
          {resume && !busy && (
            <>
              <ViewResume candidateId={candidate.id} resume={resume} label="View" />
              <DownloadResume candidateId={candidate.id} label="Download" />
              {compare}
            </>
          )}
        </Group>
      </Group>
      {renderReplace({
        label: resume ? 'Upload New Resume' : 'Upload Resume',
        hint: `PDF only, up to ${MEGABYTES} MB, so that it looks the same to everybody who opens it.${
          resume ? ' It is saved at once and replaces the current one; older versions are kept.' : ''
        }`,
        disabled: busy,
        onFile: (file, text) => void upload(file, text),
      })}
      <OlderResumes candidateId={candidate.id} />
    </FormSection>
  );
}

/** Uploads a PDF in place of the current resume, after a question when it names somebody else; says how it went. */
function useUpload({ id, name }: Candidate) {
  const replace = useReplaceResume();
  const [busy, setBusy] = useState(false);
  const send = async (file: File, text: string, samePersonOnly: boolean): Promise<void> => {
    setBusy(true);
    try {
      await replace.mutateAsync({ id, file, text, pdfOnly: true, samePersonOnly });
      toast.success(messages.resume.uploaded);
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const other = hasCode(error, 'conflict') && resumePersonSchema.safeParse(error.current);
      if (other && other.success) {
        setBusy(false);
        const isMeant = await confirm({
          title: messages.resume.otherPersonTitle,
          body: otherResumeQuestion(personText(other.data), name),
          confirmLabel: 'Use this resume',
          doubtful: true,
        });
        if (isMeant) await send(file, text, false);
        return;
      }
      const isTold = hasCode(error, 'unsupported_type', 'too_large', 'not_found', 'unavailable');
      toast.error(isTold ? errorText(error) : failureOf(error, messages.resume.uploadFailed));
    } finally {
      setBusy(false);
    }
  };
  return { upload: (file: File, text: string) => send(file, text, true), busy };
}

function CurrentResume({ resume, isProcessed }: { resume: Candidate['resume']; isProcessed: boolean }) {
  const timeZone = useTimeZone();
  return (
    <Group gap="xs" miw={0} flex="1 1 260px">
      <Group gap="xs" miw={0} wrap="nowrap" align="flex-start">
        <IconFileText size={18} aria-hidden className={classes.icon} />
        <Box miw={0}>
          <Text size="sm" fw={500}>
            {resume ? 'Resume uploaded' : 'No resume uploaded'}
          </Text>
          {resume && (
            <Text size="xs" c="dimmed" className={classes.file}>
              {resume.file_name}, {fileSize(resume.size_bytes)}, {formatDate(resume.created_at, timeZone)}
              {isRecognised(resume) && ` · ${messages.resume.textRecognised}`}
            </Text>
          )}
        </Box>
      </Group>
      {resume && (
        <span role="status">
          {isProcessed ? (
            <Badge color="green">Processed</Badge>
          ) : resume.has_text ? (
            <Badge color="gray">Processing...</Badge>
          ) : (
            <Badge color="yellow" tabIndex={0} {...hint(messages.resume.unmatchable)}>
              No text found
            </Badge>
          )}
        </span>
      )}
    </Group>
  );
}
