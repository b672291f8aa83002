import { Box, Group, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#contract/dates.ts';
import type { ResumeVersion } from '#contract/resumes.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { fileSize } from '#contract/file-size.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { resumeVersionsQuery } from './candidates.queries.ts';
import { DownloadResume } from '#web/ui/download-resume.tsx';
import { ViewResume } from './view-resume.tsx';

/** The resumes that the current one replaced, for HR; nothing while there are none. */
export function OlderResumes({ candidateId }: { candidateId: string }) {
  const mayRead = useSession().can('resume.versions');
  const { data, error, refetch } = useQuery({ ...resumeVersionsQuery(candidateId), enabled: mayRead });
  if (error && !data)
    return <ErrorState title="The older resumes could not be loaded" onRetry={() => void refetch()} />;
  const older = data?.items.filter((version) => !version.is_current) ?? [];
  if (older.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600} component="h3" mb="xs" id="older-resumes">
        Older versions
      </Text>
      <List
        listStyleType="none"
        spacing="sm"
        aria-labelledby="older-resumes"
        styles={{ itemWrapper: { display: 'block' } }}
      >
        {older.map((version) => (
          <List.Item key={version.id}>
            <OlderResume candidateId={candidateId} version={version} />
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function OlderResume({ candidateId, version }: { candidateId: string; version: ResumeVersion }) {
  const timeZone = useTimeZone();
  const day = formatDate(version.created_at, timeZone);
  const of = `${version.file_name} of ${day}`;
  return (
    <Group justify="space-between" gap="xs">
      <Box miw={0}>
        <Text size="sm">{version.file_name}</Text>
        <Text size="xs" c="dimmed">
          {day} · {fileSize(version.size_bytes)} · {version.uploaded_by_name ?? 'Unknown'}
        </Text>
      </Box>
      <Group gap="xs">
        <ViewResume
          candidateId={candidateId}
          resume={version}
          isVersion
          size="xs"
          label="View"
          aria-label={`View ${of}`}
        />
        <DownloadResume
          candidateId={candidateId}
          resumeId={version.id}
          size="xs"
          label="Download"
          aria-label={`Download ${of}`}
        />
      </Group>
    </Group>
  );
}
