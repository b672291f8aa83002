import { limits } from '#contract/limits.ts';
import { RESUME_ACCEPT } from '#contract/resume-type.ts';
import { FileDropzone } from '#web/ui/file-dropzone.tsx';

interface IntakeDropzoneProps {
  /** dropped files are being looked into, or a batch is being begun */
  busy: boolean;
  onFiles: (files: File[]) => void;
}

const ACCEPT = [...RESUME_ACCEPT, 'application/zip', '.zip'];
const MEGABYTES = limits.resume.maxBytes / 1024 / 1024;

/** Takes many resumes at once, or ZIPs of them. */
export function IntakeDropzone({ busy, onFiles }: IntakeDropzoneProps) {
  return (
    <FileDropzone
      label="Resumes or a ZIP file"
      title={`Drop up to ${limits.intake.maxFiles} resumes or a ZIP file here, or browse for them`}
      hint={
        <>
          PDF, Word (DOCX, DOC) or text files, up to {MEGABYTES}&nbsp;MB each. Folders within a ZIP are fine.
        </>
      }
      accept={ACCEPT}
      multiple
      busy={busy}
      padding="lg"
      onFiles={onFiles}
    />
  );
}
