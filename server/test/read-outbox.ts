import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails in an outbox folder, the oldest first, as a mail program reads them. */
export async function readOutbox(folder: string): Promise<Email[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files.toSorted().map((name) => new PostalMime().parse(readFileSync(join(folder, name)))),
  );
}

/** The first address in a mail's text: the one that it asks to open. */
export function linkIn(mail: Email | undefined): string {
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** What lets one in by a link: behind #, where no server sees it. */
export function tokenOf(link: string): string {
  return new URLSearchParams(link.split('#').at(1)).get('token') ?? '';
}
