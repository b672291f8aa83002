/**
 * A setting or a surrounding that keeps the server from starting. Its message is one line that names the setting and
 * the remedy; main prints it alone and exits with 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
