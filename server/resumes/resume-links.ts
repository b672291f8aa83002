/** Where a candidate's current resume is read: the specification's `resume_url`. Null without one. */
export function resumeUrl(candidateId: string, hasResume: boolean): string | null {
  return hasResume ? `/api/candidates/${candidateId}/resume` : null;
}

/** The specification's `resume_file_path`: "{candidate id}-{original file name}". Null without a resume. */
export function resumeFilePath(candidateId: string, fileName: string | null): string | null {
  return fileName === null ? null : `${candidateId}-${fileName}`;
}
