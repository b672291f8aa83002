import { Box, Button, Group, List, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Candidate } from '#contract/candidates.ts';
import { formatDate } from '#contract/dates.ts';
import { madeCurrent, messages } from '#contract/messages.ts';
import type { ResumeVersion } from '#contract/resumes.ts';
import { errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { fileSize } from '#contract/file-size.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { resumeVersionsQuery, useMakeResumeCurrent } from './candidates.queries.ts';
import { DownloadResume } from '#web/ui/download-resume.tsx';
import { COMPARE_HASH } from './compare-hash.ts';
import { ViewResume } from './view-resume.tsx';

const HEADING = 'older-resumes';

/** The resumes beside the current one, for HR; nothing while there are none. */
export function OlderResumes({ candidateId }: { candidateId: string }) {
  const { data, error, refetch } = useVersions(candidateId);
  if (error && !data)
    return <ErrorState title="The older resumes could not be loaded" onRetry={() => refetch()} />;
  const current = data?.items.find((version) => version.is_current);
  const others = data?.items.filter((version) => version !== current) ?? [];
  if (others.length === 0) return null;
  const areOlder = data?.items[0] === current;
  return (
    <div>
      <Text size="sm" fw={600} component="h3" mb="xs" id={HEADING} tabIndex={-1}>
        {areOlder ? 'Older versions' : 'Other versions'}
      </Text>
      <List
        listStyleType="none"
        spacing="sm"
        aria-labelledby={HEADING}
        styles={{ itemWrapper: { display: 'block' } }}
      >
        {others.map((version) => (
          <List.Item key={version.id}>
            <OtherResume candidateId={candidateId} version={version} current={current} />
          </List.Item>
        ))}
      </List>
    </div>
  );
}

/** Leads to what the current resume says otherwise than the details, on Edit Candidate; nothing where nobody may, or it says nothing. */
export function CompareLink({ candidate: { id, resume, can } }: { candidate: Candidate }) {
  if (!can.edit || !resume?.has_text) return null;
  return (
    <ButtonLink
      to="/edit-candidate/$id"
      params={{ id }}
      hash={COMPARE_HASH}
      variant="default"
      size="xs"
      leftSection={<IconArrowsDiff size={14} aria-hidden />}
    >
      Compare with Details
    </ButtonLink>
  );
}

/** The same for a resume that came after the one before, and so maybe after the details. */
export function CompareNewerLink({ candidate }: { candidate: Candidate }) {
  const versions = useVersions(candidate.id).data?.items ?? [];
  return versions.length > 1 && <CompareLink candidate={candidate} />;
}

/** Leads to the other versions of a person's resume, further down on the page; nothing while there are none. */
export function ToResumeVersions({ candidateId }: { candidateId: string }) {
  const versions = useVersions(candidateId).data?.items ?? [];
  if (versions.length < 2) return null;
  return (
    <Button variant="default" size="xs" onClick={() => document.getElementById(HEADING)?.focus()}>
      Resume Versions
    </Button>
  );
}

/** Who sent the current resume, and for which vendor; for HR, in the midst of a line. */
export function CurrentResumeSender({ candidateId }: { candidateId: string }) {
  const current = useVersions(candidateId).data?.items.find((version) => version.is_current);
  const isKnown = current !== undefined && (current.uploaded_by_name ?? current.company_name) !== null;
  return isKnown && ` by ${senderOf(current)}`;
}

function useVersions(candidateId: string) {
  const mayRead = useSession().can('resume.versions');
  return useQuery({ ...resumeVersionsQuery(candidateId), enabled: mayRead });
}

function senderOf({ uploaded_by_name: name, company_name: company }: ResumeVersion): string {
  return [name ?? 'Unknown', company && `${company} (vendor)`].filter(Boolean).join(', ');
}

interface OtherResumeProps {
  candidateId: string;
  version: ResumeVersion;
  current: ResumeVersion | undefined;
}

function OtherResume({ candidateId, version, current }: OtherResumeProps) {
  const timeZone = useTimeZone();
  const day = formatDate(version.created_at, timeZone);
  const of = `${version.file_name} of ${day}`;
  const mayChange = useSession().can('candidate.edit');
  const { run: makeCurrent, busy } = useMakeCurrent(candidateId);
  return (
    <Group justify="space-between" gap="xs">
      <Box miw={0}>
        <Text size="sm">{version.file_name}</Text>
        <Text size="xs" c="dimmed">
          {day} · {fileSize(version.size_bytes)} · {senderOf(version)}
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
        {mayChange && (
          <Button
            variant="default"
            size="xs"
            loading={busy}
            aria-label={`Make ${of} current`}
            onClick={() => void makeCurrent(version, current)}
          >
            Make Current
          </Button>
        )}
      </Group>
    </Group>
  );
}

/** Makes a version the current one, and tells so with a way back to the one before. */
function useMakeCurrent(candidateId: string) {
  const make = useMakeResumeCurrent();
  const put = async (
    { id, file_name }: ResumeVersion,
    before: ResumeVersion | undefined,
    undo?: () => void,
  ) => {
    try {
      await make.mutateAsync({ id: candidateId, resumeId: id, insteadOf: before?.id ?? null });
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const isTold = hasCode(error, 'not_found', 'conflict', 'network', 'unavailable');
      toast.error(isTold ? errorText(error) : messages.resume.makeCurrentFailed);
      return;
    }
    // The button has gone with its row.
    document.getElementById(HEADING)?.focus({ preventScroll: true });
    toast.success(madeCurrent(file_name), undo && { label: 'Undo', run: undo });
  };
  return useOnce((version: ResumeVersion, before: ResumeVersion | undefined) =>
    put(version, before, before && (() => void put(before, version))),
  );
}
