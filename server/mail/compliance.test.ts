import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import type { SmtpConfig } from '../core/mail-config.ts';
import { outgoingMails } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { type MailServer, startMailServer } from '../../scripts/mail-server.ts';
import { readOutbox } from '../test/read-outbox.ts';
import { composeMail } from './compose-mail.ts';
import { sendMail } from './create-mail.ts';
import type { MailDriver, MailMessage, OutgoingMail } from './mail.ts';
import { outboxDriver } from './outbox-driver.ts';
import { smtpDriver } from './smtp-driver.ts';

const FROM = { name: 'Niyukti', address: 'hiring@niyukti.example' };
const to = (port: number, more: Partial<SmtpConfig> = {}): SmtpConfig => ({
  host: '127.0.0.1',
  port,
  tls: 'when-offered',
  login: null,
  ...more,
});
const outgoing = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '0199d2b6-5f6e-7c2a-9d5e-0a1b2c3d4e5f',
  date: new Date('2026-11-20T04:30:00Z'),
  to: 'farah@hirewell.example',
  subject: 'Welcome to Niyukti',
  text: 'Hello Farah,\n\nwelcome.\n',
  ...more,
});

let server: MailServer;
let folder: string;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.taken.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'niyukti-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const drivers = {
  outbox: {
    make: () => outboxDriver(folder, FROM),
    arrived: () => readOutbox(folder),
  },
  SMTP: {
    make: () => smtpDriver(to(server.port), FROM),
    arrived: async () => server.taken.map(({ mail }) => mail),
  },
} satisfies Record<string, { make: () => MailDriver; arrived: () => Promise<Email[]> }>;

describe.each(Object.entries(drivers))('mail by %s', (_name, { make, arrived }) => {
  it('arrives as it was written, in every script', async () => {
    const text = 'नमस्ते ஃபரா,\n\na line of more than a thousand signs: '.concat(
      'क'.repeat(1200),
      '\n.\nthe end\n',
    );
    const html = '<p>नमस्ते & welcome</p>';
    await make().deliver(outgoing({ subject: 'नियुक्ति — your invitation 🎉'.repeat(4), text, html }));
    const [mail] = await arrived();
    expect(mail?.subject).toBe('नियुक्ति — your invitation 🎉'.repeat(4));
    expect(mail?.text).toBe(text);
    expect(mail?.html?.trim()).toBe(html);
    expect(mail?.from).toEqual(FROM);
    expect(mail?.to).toEqual([{ name: '', address: 'farah@hirewell.example' }]);
  });

  it('says who it is, when it was put on the queue, and that nobody need answer', async () => {
    await make().deliver(outgoing());
    const [mail] = await arrived();
    expect(mail?.messageId).toBe('<0199d2b6-5f6e-7c2a-9d5e-0a1b2c3d4e5f@niyukti.example>');
    expect(new Date(mail?.date ?? '').toISOString()).toBe('2026-11-20T04:30:00.000Z');
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('has no files attached, whatever its texts name', async () => {
    await make().deliver(outgoing({ html: '<img src="file:///etc/passwd"><img src="cid:a">' }));
    const [mail] = await arrived();
    expect(mail?.attachments).toEqual([]);
  });

  it('can be asked beforehand', async () => {
    await expect(make().check()).resolves.toBeUndefined();
  });
});

describe('the outbox', () => {
  it('is closed to other users, holds one file a mail, and the same mail once', async () => {
    const driver = outboxDriver(folder, FROM);
    await driver.deliver(outgoing());
    await driver.deliver(outgoing());
    const files = readdirSync(folder);
    expect(files).toEqual(['0199d2b6-5f6e-7c2a-9d5e-0a1b2c3d4e5f.eml']);
    expect(statSync(join(folder, files[0]!)).mode & 0o777).toBe(0o600);
  });
});

describe('a mail server', () => {
  const failing = async (driver: MailDriver) => {
    let error: unknown;
    await driver.deliver(outgoing()).catch((thrown: unknown) => (error = thrown));
    expect(error).toMatchObject({ name: 'MailFailure' });
    return error as Error & { code: string };
  };

  it('is told the one address alone', async () => {
    await smtpDriver(to(server.port), FROM).deliver(outgoing());
    expect(server.taken).toMatchObject([{ to: ['farah@hirewell.example'], from: FROM.address }]);
  });

  it('that is not there, or refuses, fails in words without the address', async () => {
    const gone = await startMailServer();
    await gone.close();
    expect(await failing(smtpDriver(to(gone.port), FROM))).toMatchObject({ code: 'ESOCKET' });

    const strict = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such person: ${address}`)),
    });
    const error = await failing(smtpDriver(to(strict.port), FROM));
    expect(error.code).toBe('EENVELOPE');
    expect(`${error.message}${error.stack}`).not.toContain('farah');
    await strict.close();
  });

  it('gets user and password, and refuses wrong ones', async () => {
    const guarded = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'hr' && password === 'p/w' ? done(null, { user: 'hr' }) : done(new Error('no')),
    });
    const driver = (password: string) =>
      smtpDriver(to(guarded.port, { login: { user: 'hr', password } }), FROM);
    await driver('p/w').deliver(outgoing());
    expect(guarded.taken).toHaveLength(1);
    expect(await failing(driver('guess'))).toMatchObject({ code: 'EAUTH' });
    await expect(driver('guess').check()).rejects.toMatchObject({ name: 'MailFailure' });
    await guarded.close();
  });

  it('is not spoken to without TLS where TLS is asked for, nor with a certificate that nobody vouches for', async () => {
    await failing(smtpDriver(to(server.port, { tls: 'required' }), FROM));
    await failing(smtpDriver(to(server.port, { tls: 'from-the-start' }), FROM));
    const selfMade = await startMailServer({ disabledCommands: [] });
    await failing(smtpDriver(to(selfMade.port), FROM));
    expect([...server.taken, ...selfMade.taken]).toEqual([]);
    await selfMade.close();
  });
});

describe('mail on the queue', () => {
  let refuses = false;
  const app = createTestApp({
    mail: (outbox) => {
      const driver = outboxDriver(outbox, FROM);
      return {
        ...driver,
        deliver: (mail) => (refuses ? smtpDriver(to(1), FROM).deliver(mail) : driver.deliver(mail)),
      };
    },
  });
  const message: MailMessage = { to: 'a@example.com', subject: 'Hello', text: 'A secret link' };
  beforeEach(async () => {
    refuses = false;
    await (await app).reset();
  });
  afterAll(async () => (await app).close());

  it('goes with its transaction, or not at all', async () => {
    const { database, mail, mails } = await app;
    await database.transaction((tx) => mail.send(tx, message));
    await expect(
      database.transaction(async (tx) => {
        await mail.send(tx, { ...message, subject: 'Never' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Hello']);
  });

  it('lies sealed while it waits, and is gone once it has left', async () => {
    const { database, mail, mails } = await app;
    const id = await database.transaction((tx) => mail.send(tx, message));
    const rows = await database.pool.query(
      `select row_to_json(m)::text as text from outgoing_mails m
       union all select row_to_json(j)::text from pgboss.job j`,
    );
    expect(JSON.stringify(rows.rows)).toContain(id);
    expect(JSON.stringify(rows.rows)).not.toMatch(/secret link|a@example/);
    expect(await mail.statesOf([id])).toEqual(new Map([[id, 'waiting']]));
    await mails();
    expect(await database.db.select().from(outgoingMails)).toEqual([]);
    expect(await mail.statesOf([id])).toEqual(new Map([[id, 'sent']]));
  });

  it('is tried again, is listed once given up, and is sent when somebody retries', async () => {
    const { database, tasks, mail, mails } = await app;
    refuses = true;
    const id = await database.transaction((tx) => mail.send(tx, message));
    for (let i = 0; i <= sendMail.attempts; i += 1) await tasks.drain({ evenLater: true });
    expect(await mail.statesOf([id])).toEqual(new Map([[id, 'failed']]));
    const { items } = await tasks.listGivenUp(10);
    expect(items).toMatchObject([{ task: 'send-mail', error: 'MailFailure', attempts: sendMail.attempts }]);
    refuses = false;
    expect(await database.transaction((tx) => tasks.retryGivenUp(tx, items[0]!.id))).toBe('sent');
    expect(await mail.statesOf([id])).toEqual(new Map([[id, 'waiting']]));
    expect(await mails()).toHaveLength(1);
  });

  it('can be taken back while it waits, and then is not tried again', async () => {
    const { database, tasks, mail, mails } = await app;
    const id = await database.transaction((tx) => mail.send(tx, message));
    await database.transaction((tx) => mail.cancel(tx, id));
    expect(await mails()).toEqual([]);
    expect(await tasks.listBusy()).toEqual([]);
  });

  it.each([
    { to: 'a@example.com\r\nBcc: all@example.com' },
    { to: 'a@example.com, b@example.com' },
    { to: 'A <a@example.com>' },
    { subject: 'Hello\r\nBcc: all@example.com' },
    { subject: 'Hello\nX: y' },
    { subject: 'Hello\u2028there' },
    { subject: '' },
  ])('takes nothing that could add to its head: %o', async (wrong) => {
    const { database, mail, mails } = await app;
    const sent = database.transaction((tx) => mail.send(tx, { ...message, ...wrong }));
    await expect(sent).rejects.toThrow(ZodError);
    expect(await mails()).toEqual([]);
  });
});

describe('what a mail says', () => {
  const { text, html } = composeMail({
    appName: 'Niyukti',
    greeting: 'Hello <b>Farah</b> & co,',
    paragraphs: ['Hema Rao invited you.'],
    action: { label: 'Set your password', url: 'https://hire.example.com/invitation/a?b=1&c="2"' },
    afterwards: ['The link works until November 29, 2026.'],
  });

  it('stands in plain text with the whole address', () => {
    expect(text).toBe(
      'Hello <b>Farah</b> & co,\n\nHema Rao invited you.\n\nSet your password:\n' +
        'https://hire.example.com/invitation/a?b=1&c="2"\n\nThe link works until November 29, 2026.\n\n-- \nNiyukti\n',
    );
  });

  it('stands in HTML with nothing from outside, and what was typed is no markup', () => {
    expect(html).toContain('Hello &lt;b&gt;Farah&lt;/b&gt; &amp; co,');
    expect(html).toContain('href="https://hire.example.com/invitation/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });
});
