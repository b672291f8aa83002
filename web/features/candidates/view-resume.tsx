import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { isShownByBrowsers } from '#contract/resume-type.ts';
import { isPhone } from '#web/lib/is-phone.ts';
import { resumePath } from '#web/lib/resume-path.ts';
import { onDemand } from '#web/ui/on-demand.tsx';

// Of the few files that a browser does not show, and on a phone.
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

/**
 * Opens a resume in a tab of its own; of a file that browsers do not show, such as a Word document, the text that was read out
 * of it. So it does on a phone, where a page of paper is too small to be read, and a tab without a way back is where people get
 * lost; from there the file opens as well.
 */
export function ViewResume({ candidateId, resume, isVersion = false, label, ...button }: ViewResumeProps) {
  const [opened, setOpened] = useState<boolean>();
  const look = { variant: 'default', ...button, leftSection: <IconEye size={16} aria-hidden /> };
  return (
    <>
      {isShownByBrowsers(resume.mime_type) ? (
        <Button
          {...look}
          component="a"
          href={resumePath({ candidateId, resume, isVersion })}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            if (!isPhone()) return;
            event.preventDefault();
            setOpened(true);
          }}
        >
          {label}
        </Button>
      ) : (
        <Button {...look} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {label}
        </Button>
      )}
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
