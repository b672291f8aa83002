// PostgreSQL's frontend/backend protocol 3.0, as far as the embedded database's server needs it.

const PROTOCOL_3 = 3;
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const LARGEST_MESSAGE = 512 * 1024 * 1024;

/** Cuts a connection's bytes into whole messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #held = 0;
  #started = false;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
  }

  /**
   * The next whole message; undefined until more bytes have come.
   * @throws Error for bytes that are no message
   */
  next(): Buffer | undefined {
    const header = this.#started ? 5 : 4; // only the very first messages have no type byte
    if (this.#held < header) return undefined;
    const length = this.#peek(header).readInt32BE(header - 4) + header - 4;
    if (length < header || length > LARGEST_MESSAGE) throw new Error(`A message of ${length} bytes`);
    if (this.#held < length) return undefined;
    const all = this.#peek(this.#held);
    this.#chunks = all.length > length ? [all.subarray(length)] : [];
    this.#held -= length;
    return all.subarray(0, length);
  }

  /** To be called once the start-up message has been read: from here on each message has its type byte. */
  started(): void {
    this.#started = true;
  }

  /** The first chunk, joined with as many others as give it `length` bytes. */
  #peek(length: number): Buffer {
    let [first] = this.#chunks as [Buffer];
    if (first.length < length) {
      first = Buffer.concat(this.#chunks);
      this.#chunks = [first];
    }
    return first;
  }
}

/** What a client's message without a type byte asks for. */
export function openingRequest(message: Buffer): 'start' | 'encrypt' | 'cancel' | 'unknown' {
  const code = message.length >= 8 ? message.readInt32BE(4) : 0;
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encrypt';
  if (code === CANCEL_REQUEST) return 'cancel';
  return code >> 16 === PROTOCOL_3 ? 'start' : 'unknown';
}

/** Types that make Postgres answer: Query, Sync, Flush. */
const ANSWERED = new Set(['Q', 'S', 'H']);
/** Parse, Bind, Describe, Execute, Close. */
const COLLECTED = new Set(['P', 'B', 'D', 'E', 'C']);

/** Whether a message waits for more, completes a batch, says goodbye or has no business here. */
export function messageRole(message: Buffer): 'collect' | 'complete' | 'goodbye' | 'unknown' {
  const type = typeOf(message);
  if (COLLECTED.has(type)) return 'collect';
  if (ANSWERED.has(type)) return 'complete';
  return type === 'X' ? 'goodbye' : 'unknown';
}

/** Whether the message prepares a statement under a name. */
export const namesAStatement = (message: Buffer): boolean => typeOf(message) === 'P' && message[5] !== 0;

/** The password of a PasswordMessage; undefined for any other message. */
export const passwordIn = (message: Buffer): string | undefined =>
  typeOf(message) === 'p' ? message.toString('utf8', 5, message.length - 1) : undefined;

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

function frame(type: string, ...body: Buffer[]): Buffer {
  const content = Buffer.concat(body);
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
}

export const syncMessage = frame('S');
export const queryMessage = (sql: string): Buffer => frame('Q', text(sql));
export const askForPassword = frame('R', int32(3));
export const noEncryption = Buffer.from('N');

/** Signed in and ready: the answer that ends a start-up. */
export function greeting(parameters: Record<string, string>): Buffer {
  const told = Object.entries(parameters).map(([name, value]) => frame('S', text(name), text(value)));
  return Buffer.concat([
    frame('R', int32(0)),
    ...told,
    frame('K', int32(0), int32(0)),
    frame('Z', Buffer.from('I')),
  ]);
}

/** An error after which the connection is closed. */
export function fatalError(code: string, message: string): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${code}`, `M${message}`].map(text);
  return frame('E', ...fields, Buffer.alloc(1));
}

/** The messages of an answer: type and body. */
function* readAnswer(answer: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 5 <= answer.length;) {
    const end = at + 1 + answer.readInt32BE(at + 1);
    yield { type: String.fromCharCode(answer[at] ?? 0), body: answer.subarray(at + 5, end) };
    at = end;
  }
}

/** Whether Postgres has said, at the end of an answer, that it is ready for the next query. */
export const endsReady = (answer: Buffer): boolean => {
  const last = answer.subarray(-6);
  return last.length === 6 && typeOf(last) === 'Z' && last.readInt32BE(1) === 5;
};

/** What Postgres said last, when it has given up: after a PANIC it answers nothing any more. */
export function lastWords(answer: Buffer): string | undefined {
  for (const { type, body } of readAnswer(answer))
    if (type === 'E' && fieldsOf(body).includes('VPANIC')) return errorMessage(body);
  return undefined;
}

/**
 * The rows of a simple query's answer, all values as text.
 * @throws Error with Postgres' message when the query failed
 */
export function rowsOf(answer: Buffer): (string | null)[][] {
  const rows: (string | null)[][] = [];
  for (const { type, body } of readAnswer(answer)) {
    if (type === 'E') throw new Error(errorMessage(body));
    if (type === 'D') rows.push(rowValues(body));
  }
  return rows;
}

function rowValues(body: Buffer): (string | null)[] {
  const values: (string | null)[] = [];
  let at = 2;
  for (let left = body.readInt16BE(0); left > 0; left--) {
    const length = body.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(length, 0);
  }
  return values;
}

const fieldsOf = (body: Buffer): string[] => body.toString('utf8').split('\0');

function errorMessage(body: Buffer): string {
  return (
    fieldsOf(body)
      .find((field) => field.startsWith('M'))
      ?.slice(1) ?? 'unknown error'
  );
}
