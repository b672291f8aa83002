/** What a resume may be, and how each kind is called by systems and by people. */
export const RESUME_KINDS = ['pdf', 'docx', 'doc', 'txt'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

export const RESUME_FILES: Record<ResumeKind, { mimeType: string; extension: string; label: string }> = {
  pdf: { mimeType: 'application/pdf', extension: '.pdf', label: 'PDF' },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.docx',
    label: 'Word document',
  },
  doc: { mimeType: 'application/msword', extension: '.doc', label: 'Word document' },
  txt: { mimeType: 'text/plain', extension: '.txt', label: 'Text file' },
};

/** What a file dialog offers: MIME types and extensions. */
export const RESUME_ACCEPT = Object.values(RESUME_FILES).flatMap(({ mimeType, extension }) => [
  mimeType,
  extension,
]);

/** Whether a browser shows a file of this MIME type by itself; a Word document it only saves. */
export function isShownByBrowsers(mimeType: string): boolean {
  return mimeType === RESUME_FILES.pdf.mimeType || mimeType === RESUME_FILES.txt.mimeType;
}
