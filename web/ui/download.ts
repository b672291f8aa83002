import type { MouseEvent } from 'react';
import { sessionRoutes } from '#contract/session.ts';
import { call, errorText, isSessionRefusal } from '#web/lib/api.ts';
import { toast } from './toast.ts';

/**
 * For a link whose file the browser saves as it comes, however long it is: asks beforehand whether the server is there and
 * the session goes on, for a download that fails says nothing. Answers whether it has begun.
 */
export async function download(event: MouseEvent<HTMLAnchorElement>): Promise<boolean> {
  event.preventDefault();
  const { href } = event.currentTarget;
  try {
    await call(sessionRoutes.current);
  } catch (error) {
    if (!isSessionRefusal(error)) toast.error(errorText(error));
    return false;
  }
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
  return true;
}
