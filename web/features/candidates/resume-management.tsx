import { Badge, Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconDownload, IconFileText, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { type Candidate, candidateRoutes } from '#contract/candidates.ts';
import { formatDate } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { errorText, hasCode, pathOf } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { FormSection } from '#web/ui/form-layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReplaceResume } from './candidates.queries.ts';

interface ResumeManagementProps {
  candidate: Candidate;
  /** reads the text of a file in the browser; throws an Error in words for a person */
  readText: (file: File) => Promise<string>;
}

/** The current resume, its state for matching, and a new one in its place (PDF only). */
export function ResumeManagement({ candidate, readText }: ResumeManagementProps) {
  const timeZone = useTimeZone();
  const replace = useReplaceResume();
  const [reading, setReading] = useState(false);
  const { resume } = candidate;
  const busy = reading || replace.isPending;

  const upload = async (file: File | null) => {
    if (!file) return;
    if (!file.name.toLowerCase().endsWith('.pdf')) return toast.error(messages.resume.wrongTypeOnEdit);
    if (file.size > limits.resume.maxBytes) return toast.error(messages.resume.tooLarge);
    setReading(true);
    try {
      // A scan has no text to read; it is kept all the same.
      const text = await readText(file).catch(() => '');
      await replace.mutateAsync({ id: candidate.id, file, text });
      toast.success(messages.resume.uploaded);
    } catch (error) {
      const known = hasCode(error, 'unsupported_type', 'too_large', 'network');
      toast.error(known ? errorText(error) : messages.resume.uploadFailed);
    } finally {
      setReading(false);
    }
  };

  return (
    <FormSection title="Resume Management">
      <Group justify="space-between" gap="sm">
        {busy ? (
          <Group gap="xs" component="output">
            <Loader size={16} aria-hidden />
            <Text size="sm">Uploading and processing resume...</Text>
          </Group>
        ) : (
          <Group gap="xs">
            <IconFileText size={18} aria-hidden />
            <div>
              <Text size="sm" fw={500}>
                {resume ? 'Resume uploaded' : 'No resume uploaded'}
              </Text>
              {resume && (
                <Text size="xs" c="dimmed">
                  {resume.file_name}, {formatDate(resume.created_at, timeZone)}
                </Text>
              )}
            </div>
            {resume && (
              <Badge variant="light" color={candidate.converted_to_vector ? 'green' : 'gray'}>
                {candidate.converted_to_vector ? 'Processed' : 'Processing...'}
              </Badge>
            )}
          </Group>
        )}
        <Group gap="xs">
          {resume && (
            <Button
              component="a"
              href={pathOf(candidateRoutes.readResume, {
                params: { id: candidate.id },
                query: { download: '1' },
              })}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download
            </Button>
          )}
          <FileButton accept="application/pdf" onChange={(file) => void upload(file)} disabled={busy}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={busy}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {resume ? 'Upload New Resume' : 'Upload Resume'}
              </Button>
            )}
          </FileButton>
        </Group>
      </Group>
      <Text size="xs" c="dimmed">
        PDF, up to 10 MB.{resume && ' A new resume replaces the current one; older versions are kept.'}
      </Text>
    </FormSection>
  );
}
