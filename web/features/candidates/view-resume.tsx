import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { Candidate } from '#contract/candidates.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';

interface ViewResumeProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** where the file is read */
  href: string;
  mimeType: string;
  label: string;
  'aria-label'?: string;
}

/** What a browser shows by itself; a Word document it would only save. */
const SHOWN: readonly string[] = [RESUME_FILES.pdf.mimeType, RESUME_FILES.txt.mimeType];

/** Whether a resume's text is only as good as text recognition was. */
export function isRecognised({ has_text, text_by }: NonNullable<Candidate['resume']>): boolean {
  return has_text && text_by === 'recognition';
}

/** Opens a resume in a tab of its own; nothing for a file that browsers do not show. */
export function ViewResume({ href, mimeType, label, ...button }: ViewResumeProps) {
  if (!SHOWN.includes(mimeType)) return null;
  return (
    <Button
      variant="default"
      {...button}
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
