import { type MailServer, startMailServer } from '../../scripts/mail-server.ts';
import { expect, test as base } from './fixtures.ts';

interface WorkerFixtures {
  mailServer: MailServer;
  /** the file whose mails the mail server has, as several may come after each other on it */
  mailsOf: { file: string };
}

/** Journeys with a mail server of their own, which the product sends to. */
export const test = base.extend<object, WorkerFixtures>({
  mailServer: [
    // Playwright reads the names of the fixtures that one needs from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  mailsOf: [{ file: '' }, { scope: 'worker' }],

  // The server before has stopped and sends no more: what it sent is none of this file's.
  server: async ({ server, mailServer, mailsOf }, use, { file }) => {
    if (mailsOf.file !== file) mailServer.taken.length = 0;
    mailsOf.file = file;
    await use(server);
  },
  serverSettings: [
    async ({ mailServer }, use) => {
      await use({
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'Niyukti <hiring@niyukti.example>',
      });
    },
    { scope: 'worker' },
  ],
});

/** Waits for as many mails to an address as said, and answers the newest. */
export async function mailTo(server: MailServer, address: string, count = 1) {
  const theirs = () => server.taken.filter(({ to }) => to.includes(address));
  await expect.poll(() => theirs().length, { timeout: 20_000 }).toBe(count);
  return theirs().at(-1)!.mail;
}

/** The first address in a mail's text. */
export const linkIn = ({ text }: { text?: string | undefined }) =>
  /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
