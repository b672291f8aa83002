import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that a mail server was given: who it is really for, and what it says. */
interface TakenMail {
  to: string[];
  from: string;
  mail: Email;
}

/** A real mail server on this machine, which takes what it is given. */
export interface MailServer {
  port: number;
  /** the newest last */
  taken: TakenMail[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port; without TLS unless told otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        new PostalMime().parse(Buffer.concat(chunks)).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          taken.push({
            to: rcptTo.map(({ address }) => address),
            from: mailFrom ? mailFrom.address : '',
            mail,
          });
          done();
        }, done);
      });
    },
  });
  // a client that breaks off is that client's trouble
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
