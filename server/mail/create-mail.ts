import { join } from 'node:path';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Logger } from '../core/logger.ts';
import type { MailConfig } from '../core/mail-config.ts';
import type { Database } from '../db/client.ts';
import { outgoingMails } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { type Mail, type MailDriver, mailMessageSchema, type MailState } from './mail.ts';
import { outboxDriver } from './outbox-driver.ts';
import { smtpDriver } from './smtp-driver.ts';

/** Tried for some nine hours: mail servers are restarted, and some turn the first try away on purpose. */
export const sendMail = defineTask({
  name: 'send-mail',
  schema: z.object({ mail_id: z.uuid() }),
  attempts: 16,
  pauseSeconds: 15,
  longestPauseSeconds: 3600,
  timeLimitSeconds: 90,
  atOnce: 2,
});

const forgetOldMail = defineTask({
  name: 'forget-old-mail',
  schema: z.object({}),
  cron: '50 3 * * *',
});

/** How long a mail that nobody could deliver is kept for another try; its links have run out by then. */
const KEPT_DAYS = 14;

interface MailDeps {
  database: Database;
  tasks: TaskQueue;
  log: Logger;
  /** seals what waits to be sent */
  secret: string;
  driver: MailDriver;
}

/** The driver that the settings ask for: a mail server, or the folder `outbox` of the data folder. */
export function mailDriver({ smtp, from }: MailConfig, dataDir: string): MailDriver {
  return smtp ? smtpDriver(smtp, from) : outboxDriver(join(dataDir, 'outbox'), from);
}

/** Mail through the task queue; says who works on its tasks, too. */
export function createMail({ database, tasks, log, secret, driver }: MailDeps): Mail {
  // A queued mail holds links that let somebody in: it lies sealed in the database, and is deleted once it has left.
  const open = async (sealed: string) =>
    mailMessageSchema.parse(JSON.parse(await symmetricDecrypt({ key: secret, data: sealed })));

  const deliver = async (id: string): Promise<void> => {
    const [row] = await database.db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
    if (!row) return; // sent already, or taken back
    await driver.deliver({ ...(await open(row.sealed)), id, date: row.created_at });
    await database.db.delete(outgoingMails).where(eq(outgoingMails.id, id));
  };

  tasks.work(sendMail, ({ mail_id }) => deliver(mail_id), {
    async givenUp({ mail_id }) {
      await database.db
        .update(outgoingMails)
        .set({ given_up_at: sql`now()` })
        .where(eq(outgoingMails.id, mail_id));
    },
    async again(tx, { mail_id }) {
      const waiting = await tx
        .update(outgoingMails)
        .set({ given_up_at: null })
        .where(eq(outgoingMails.id, mail_id))
        .returning({ id: outgoingMails.id });
      return waiting.length > 0;
    },
  });
  tasks.work(forgetOldMail, async () => {
    await database.db
      .delete(outgoingMails)
      .where(lt(outgoingMails.created_at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
  });

  return {
    get leaves() {
      return driver.leaves;
    },
    async send(tx, message) {
      const id = uuidv7();
      const sealed = await symmetricEncrypt({
        key: secret,
        data: JSON.stringify(mailMessageSchema.parse(message)),
      });
      await tx.insert(outgoingMails).values({ id, sealed });
      await tasks.send(tx, sendMail, { mail_id: id });
      return id;
    },
    async cancel(tx, id) {
      await tx.delete(outgoingMails).where(eq(outgoingMails.id, id));
    },
    async statesOf(ids) {
      const states = new Map<string, MailState>(ids.map((id) => [id, 'sent']));
      if (ids.length === 0) return states;
      const unsent = await database.db
        .select({ id: outgoingMails.id, givenUpAt: outgoingMails.given_up_at })
        .from(outgoingMails)
        .where(isOneOf(outgoingMails.id, ids));
      for (const { id, givenUpAt } of unsent) states.set(id, givenUpAt ? 'failed' : 'waiting');
      return states;
    },
    async check() {
      await driver.check().catch((error: unknown) => {
        log.warn(
          { err: error },
          'SMTP_URL: the mail server takes no mail now; mail waits and is tried again',
        );
      });
    },
  };
}
