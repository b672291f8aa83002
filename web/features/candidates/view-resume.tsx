import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
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
