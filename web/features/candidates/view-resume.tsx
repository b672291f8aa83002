import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { type Candidate, candidateRoutes } from '#contract/candidates.ts';
import { isShownByBrowsers } from '#contract/resume-type.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { pathOf } from '#web/lib/api.ts';
import { onDemand } from '#web/ui/on-demand.tsx';

// Of the few files that a browser does not show.
const ResumeText = onDemand(() => import('#web/ui/resume-text.tsx'));

interface ViewResumeProps extends Pick<ButtonProps, 'size' | 'variant'> {
  candidateId: string;
  resume: { id: string; file_name: string; mime_type: string };
  /** one of the versions that only HR reads, and not the current one */
  isVersion?: boolean;
  label: string;
  'aria-label'?: string;
}

/** Whether a resume's text is only as good as text recognition was. */
export function isRecognised({ has_text, text_by }: NonNullable<Candidate['resume']>): boolean {
  return has_text && text_by === 'recognition';
}

/** Opens a resume in a tab of its own; of a file that browsers do not show, such as a Word document, the text that was read out of it. */
export function ViewResume({ candidateId, resume, isVersion = false, label, ...button }: ViewResumeProps) {
  const [opened, setOpened] = useState<boolean>();
  const look = { variant: 'default', ...button, leftSection: <IconEye size={16} aria-hidden /> };
  if (isShownByBrowsers(resume.mime_type)) {
    const href = isVersion
      ? pathOf(resumeRoutes.readVersion, { params: { id: candidateId, resumeId: resume.id } })
      : pathOf(candidateRoutes.readResume, { params: { id: candidateId } });
    return (
      <Button {...look} component="a" href={href} target="_blank" rel="noreferrer">
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {label}
      </Button>
      {opened !== undefined && (
        <ResumeText
          candidateId={candidateId}
          resume={resume}
          isVersion={isVersion}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
