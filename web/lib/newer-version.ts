/**
 * Whether the server has another version of the screens than the one that this page is made of: the page that it would
 * answer now names another program. False when it cannot be asked.
 */
export async function isOutdated(): Promise<boolean> {
  const program = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!program) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(program);
  } catch {
    return false;
  }
}

/** Whether the error says that a stylesheet of the page could not be loaded. */
export function isMissingStyle(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Unable to preload CSS');
}

/** In the words of Chromium, Firefox, Safari, and Vite for a part's stylesheet. */
const MISSING_PART = /dynamically imported module|module script failed|Unable to preload CSS/;

/** Whether the error says that code of the page could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING_PART.test(error.message);
}
