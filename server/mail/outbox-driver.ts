import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../core/mail-config.ts';
import { makeFolder } from '../core/make-folder.ts';
import { type MailDriver, MailFailure } from './mail.ts';
import { headOf } from './message-head.ts';

/** Puts each mail as a file into a folder of this machine, closed to other users: named by its id, so the newest is last. */
export function outboxDriver(folder: string, from: MailConfig['from']): MailDriver {
  makeFolder(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    leaves: false,
    check: async () => {},
    async deliver(mail) {
      const { message } = await transport.sendMail(headOf(mail, from));
      const file = join(folder, `${mail.id}.eml`);
      const unfinished = `${file}.part`;
      try {
        makeFolder(folder);
        await writeFile(unfinished, message as Buffer, { mode: 0o600 });
        await rename(unfinished, file); // who looks at the folder sees whole mails only
      } catch (error) {
        throw new MailFailure((error as NodeJS.ErrnoException).code ?? 'EFILE');
      }
    },
  };
}
