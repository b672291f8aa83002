import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Listen } from './messages.ts';
import {
  askForPassword,
  endsReady,
  fatalError,
  greeting,
  lastWords,
  MessageReader,
  messageRole,
  namesAStatement,
  noEncryption,
  openingRequest,
  passwordIn,
  queryMessage,
  rowsOf,
  syncMessage,
} from './wire-messages.ts';

const IDLE_IN_TRANSACTION = '25P03';
const INVALID_PASSWORD = '28P01';
const NO_NAMED_STATEMENTS = queryMessage(
  `do $$ begin raise exception using errcode = '0A000', message =
    'Named prepared statements collide on the embedded database; leave the name out'; end $$`,
);
const ROLL_BACK = Buffer.concat([syncMessage, queryMessage('rollback')]);

interface Session {
  socket: Socket;
  reader: MessageReader;
  phase: 'opening' | 'password' | 'open' | 'closed';
  /** messages up to the one that Postgres answers */
  batch: Buffer[];
  refused: boolean;
}

interface Work {
  messages: Buffer;
  /** whose; without one it is our own */
  session?: Session;
  done: (answer: Buffer) => void;
  limited: boolean;
}

interface Options {
  db: PGlite;
  password?: string | undefined;
  idleTransactionMs: number;
  /** told to clients when they sign in */
  parameters: Record<string, string>;
  onQueryStart: () => void;
  onQueryEnd: () => void;
  /** A transaction was ended because its client did nothing. */
  onIdleTransaction: () => void;
  /** Postgres itself has failed: nothing can be answered any more. */
  onBroken: (error: unknown) => void;
}

/**
 * Serves one PGlite to any number of connections, in PostgreSQL's protocol, one batch (all up to Sync) at a time. While
 * a connection has a transaction open, all others wait; one that leaves its transaction, or leaves altogether,
 * is rolled back, so that the others go on.
 */
export class WireServer {
  readonly #options: Options;
  readonly #server: Server;
  readonly #sessions = new Set<Session>();
  #queue: Work[] = [];
  #owner: Session | undefined;
  #running = false;
  #idleTimer: NodeJS.Timeout | undefined;
  /** when the last query ended (ms since the epoch), and how many there were */
  lastQueryAt = 0;
  queries = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#server = createServer({ noDelay: true }, (socket) => this.#welcome(socket));
  }

  /** @returns the port, where there is one */
  async listen(listen: Listen): Promise<number | undefined> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(listen, resolve);
    });
    const address = this.#server.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  /**
   * Runs a statement of our own between the clients' transactions, however long it takes.
   * @returns its rows, values as text
   */
  async run(sql: string): Promise<(string | null)[][]> {
    return rowsOf(
      await new Promise((done) => this.#enqueue({ messages: queryMessage(sql), done, limited: false })),
    );
  }

  /** Closes every connection, rolling back what they had open; what is running is finished first. */
  async stop(): Promise<void> {
    this.#server.close();
    for (const session of this.#sessions) this.#close(session);
    while (this.#running || this.#owner) await nextTurn();
  }

  #welcome(socket: Socket): void {
    const session: Session = {
      socket,
      reader: new MessageReader(),
      phase: 'opening',
      batch: [],
      refused: false,
    };
    this.#sessions.add(session);
    socket.on('data', (chunk) => {
      session.reader.push(chunk);
      try {
        for (let message; session.phase !== 'closed' && (message = session.reader.next());)
          this.#receive(session, message);
      } catch {
        this.#close(session);
      }
    });
    socket.on('error', () => this.#close(session));
    socket.on('close', () => this.#close(session));
  }

  #receive(session: Session, message: Buffer): void {
    if (session.phase === 'opening') this.#open(session, message);
    else if (session.phase === 'password') this.#signIn(session, message);
    else this.#collect(session, message);
  }

  #open(session: Session, message: Buffer): void {
    const request = openingRequest(message);
    if (request === 'encrypt') session.socket.write(noEncryption);
    else if (request === 'start') {
      session.reader.started();
      session.phase = this.#options.password === undefined ? 'open' : 'password';
      session.socket.write(session.phase === 'open' ? greeting(this.#options.parameters) : askForPassword);
    } else this.#close(session); // there is no cancelling
  }

  #signIn(session: Session, message: Buffer): void {
    const given = Buffer.from(passwordIn(message) ?? '');
    const expected = Buffer.from(this.#options.password ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) {
      session.phase = 'open';
      session.socket.write(greeting(this.#options.parameters));
    } else this.#close(session, fatalError(INVALID_PASSWORD, 'password authentication failed'));
  }

  #collect(session: Session, message: Buffer): void {
    const role = messageRole(message);
    if (role === 'goodbye' || role === 'unknown') return this.#close(session);
    session.batch.push(message);
    session.refused ||= namesAStatement(message);
    if (role === 'collect') return;
    const messages = session.refused ? NO_NAMED_STATEMENTS : Buffer.concat(session.batch);
    session.batch = [];
    session.refused = false;
    this.#enqueue({ messages, session, limited: true, done: (answer) => session.socket.write(answer) });
  }

  #close(session: Session, lastWord?: Buffer): void {
    if (session.phase === 'closed') return;
    session.phase = 'closed';
    this.#sessions.delete(session);
    this.#queue = this.#queue.filter((work) => work.session !== session);
    if (lastWord) session.socket.end(lastWord);
    else session.socket.destroy();
    if (this.#owner === session) void this.#work(); // rolls it back
  }

  #enqueue(work: Work): void {
    this.#queue.push(work);
    void this.#work();
  }

  #next(): Work | undefined {
    const owner = this.#owner;
    if (!owner) return this.#queue.shift();
    if (owner.phase === 'closed')
      return { messages: ROLL_BACK, session: owner, limited: true, done: () => {} };
    const at = this.#queue.findIndex((work) => work.session === owner);
    return at < 0 ? undefined : this.#queue.splice(at, 1)[0];
  }

  async #work(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#idleTimer);
    try {
      for (let work; (work = this.#next());) {
        await this.#execute(work);
        if (this.#queue.length > 0) await nextTurn(); // sockets and the parent get their turn
      }
      this.#running = false;
    } catch (error) {
      this.#options.onBroken(error);
      return;
    }
    if (this.#owner) this.#watchIdleTransaction(this.#owner);
  }

  async #execute({ messages, session, done, limited }: Work): Promise<void> {
    const { db, onQueryStart, onQueryEnd } = this.#options;
    const chunks: Buffer[] = [];
    if (limited) onQueryStart();
    // The chunks are views of Postgres' memory: they must be copied before it goes on.
    await db.execProtocolRawStream(messages, { onRawData: (chunk) => chunks.push(Buffer.from(chunk)) });
    if (limited) onQueryEnd();
    const answer = Buffer.concat(chunks);
    const isReady = endsReady(answer);
    this.#owner = db.isInTransaction() || !isReady ? session : undefined;
    if (session) {
      this.queries++;
      this.lastQueryAt = Date.now();
    }
    done(answer);
    const panic = isReady ? undefined : lastWords(answer);
    if (panic !== undefined) throw new Error(panic);
  }

  #watchIdleTransaction(owner: Session): void {
    this.#idleTimer = setTimeout(() => {
      this.#options.onIdleTransaction();
      this.#close(
        owner,
        fatalError(IDLE_IN_TRANSACTION, 'terminating connection due to idle-in-transaction timeout'),
      );
    }, this.#options.idleTransactionMs);
  }
}
