/** What keeps a backup from being made or put back. Its message is one line that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
