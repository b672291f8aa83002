import { Button, Drawer, Group, Paper, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconExternalLink } from '@tabler/icons-react';
import { isShownByBrowsers } from '#contract/resume-type.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import type { RouteOutput } from '#contract/route.ts';
import { call, errorText } from '#web/lib/api.ts';
import { resumePath } from '#web/lib/resume-path.ts';
import { ErrorState, LoadingState } from './states.tsx';
import { DownloadResume } from './download-resume.tsx';
import classes from './resume-text.module.css';

interface ResumeTextProps {
  candidateId: string;
  resume: { id: string; file_name: string; mime_type: string };
  /** one of the versions that only HR reads, and not the current one */
  isVersion?: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The text that was read out of a resume, with the way to its file. */
export default function ResumeText(props: ResumeTextProps) {
  const { candidateId, resume, isVersion = false, opened, onClose } = props;
  // Opened once it stands: the drawer notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      position="right"
      size="min(100%, 48rem)"
      title={resume.file_name}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            The text that was read out of the file, without its layout.
          </Text>
          <Group gap="xs">
            {isShownByBrowsers(resume.mime_type) && (
              <Button
                size="xs"
                variant="default"
                component="a"
                href={resumePath({ candidateId, resume, isVersion })}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconExternalLink size={16} aria-hidden />}
              >
                Open File
              </Button>
            )}
            <DownloadResume
              candidateId={candidateId}
              {...(isVersion && { resumeId: resume.id })}
              size="xs"
              label="Download"
            />
          </Group>
        </Group>
        <ReadText {...props} />
      </Stack>
    </Drawer>
  );
}

function ReadText({ candidateId, resume, isVersion = false }: ResumeTextProps) {
  const { data, error, refetch } = useQuery<RouteOutput<typeof resumeRoutes.text>>({
    queryKey: ['resume-text', candidateId, resume.id],
    // Each time it is asked for goes into the audit log. A text stays what it is, but one may be read yet.
    staleTime: ({ state }) => (state.data?.text ? Number.POSITIVE_INFINITY : 0),
    queryFn: ({ signal }) =>
      isVersion
        ? call(resumeRoutes.versionText, { params: { id: candidateId, resumeId: resume.id }, signal })
        : call(resumeRoutes.text, { params: { id: candidateId }, signal }),
  });
  if (error) return <ErrorState title={errorText(error)} onRetry={() => refetch()} />;
  if (!data) return <LoadingState label="Loading the text..." />;
  if (data.text.trim() === '')
    return <Text size="sm">No text has been read out of this file. Open or download it to look at it.</Text>;
  return (
    <Paper component="section" aria-label="Text of the resume" p="sm" className={classes.text}>
      {data.text}
    </Paper>
  );
}
