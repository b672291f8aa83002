/** Each kind of background work in the words of those who wait for it. */
const WORDS: Record<string, string> = {
  'embed-resume': 'Make the vector of a resume',
  'index-resumes': 'Make resumes be found by what they say',
  'embed-job': 'Make the vector of a job',
  'run-vectors': 'Convert many vectors',
  'delete-file': 'Delete a file',
  'sweep-resume-files': 'Tidy up resume files',
  'read-intake-file': 'Read an imported resume',
  'accept-intake-row': 'Create a candidate from an imported resume',
  'sweep-intake': 'Tidy up old imports',
  'forget-old-answers': 'Forget old answers',
  'forget-old-events': 'Forget what has long been told of changes',
  'forget-old-ai-calls': 'Forget what the AI provider was asked long ago',
  'send-mail': 'Send a mail',
  'send-password-link': 'Send a link for another password',
  'forget-old-mail': 'Forget mail that could not be sent',
  'write-erasure-log': 'Write down who was erased',
  'erase-due-people': 'Erase candidates by the retention rule',
  'check-retention': 'Look for candidates due by the retention rule',
  'generate-job-swot': 'Analyse the jobs (SWOT)',
};

/** Whether a kind of task has words of its own. */
export const hasWords = (task: string): boolean => task in WORDS;

/** What a task does; of a kind without words of its own, its name. */
export function wordsOf(task: string): string {
  const plain = task.replaceAll('-', ' ');
  return WORDS[task] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What went wrong, from what is kept of an error: its name and its code. */
export function whyOf(error: string | null, code: string | null): string {
  if (error === 'ProcessEnded') return 'The server stopped while it was at work.';
  if (error === 'MailFailure') return mailWords(code ?? '');
  if (code !== null && /^(E[A-Z]+|08\d{3}|57P\d\d)$/.test(code))
    return `Something that it needs did not answer (${code}).`;
  if (error === null) return 'The reason is no longer kept.';
  return `It failed (${code === null ? error : `${error}, ${code}`}). The server's log says more.`;
}

/** Why the mail server did not take a mail, by the library's codes. */
function mailWords(code: string): string {
  if (code === 'EAUTH') return 'The mail server refused the user or the password in SMTP_URL.';
  if (code === 'EENVELOPE') return 'The mail server refused the address of the sender or of the receiver.';
  if (code === 'EMESSAGE') return 'The mail server refused the mail.';
  if (code === 'ETLS') return 'The mail server offers no safe connection, or its certificate is not trusted.';
  return `The mail could not be handed over (${code}).`;
}
