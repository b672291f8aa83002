import { messages } from '#contract/messages.ts';
import { AppError, RETRY_AFTER } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';

/** The content of a file that is not in memory, with its length in bytes. Whoever opens one reads or cancels it. */
export interface FileContent {
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Where uploaded files lie. Keys are made by us, never by a sender: ASCII letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  /** Writes a file, or writes over it, whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** The content to be sent on, or null when there is no such file. */
  open(key: string): Promise<FileContent | null>;
  /** Deletes the file; one that is not there is no failure. */
  delete(key: string): Promise<void>;
  /** The keys of all files in a folder and the folders in it, some at a time. None when there is no such folder. */
  list(folder: string): AsyncIterable<string[]>;
  /** When the file was last written, or null when there is no such file. */
  writtenAt(key: string): Promise<Date | null>;
}

/** What comes before a file is sent; when that fails nobody will read it, and it is closed. */
export async function closeUnread(
  content: Uint8Array | FileContent,
  before: Promise<unknown>,
): Promise<void> {
  try {
    await before;
  } catch (error) {
    if ('stream' in content) await content.stream.cancel();
    throw error;
  }
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether a text may be a key. */
export const isKey = (key: string): boolean => KEY.test(key);

/** The key itself. Throws for one that could lead out of the store, or that not every store takes. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new TypeError(`"${key}" is no key of a file`);
  return key;
}

/**
 * A store whose failures the caller is told of in plain words (`unavailable`), and the log with their cause. A wrong key
 * is our own mistake and stays one.
 */
export function withPlainFailures(store: FileStore, log: Logger): FileStore {
  const told = async <T>(key: string, message: string, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof TypeError) throw error;
      log.error({ err: error, key }, 'the file storage failed');
      throw new AppError('unavailable', message, { retryAfter: RETRY_AFTER });
    }
  };
  const { notSaved, notRead } = messages.files;
  return {
    put: (key, bytes) => told(key, notSaved, store.put(key, bytes)),
    get: (key) => told(key, notRead, store.get(key)),
    async open(key) {
      const content = await told(key, notRead, store.open(key));
      return content && { ...content, stream: watched(content.stream, key, log) };
    },
    delete: (key) => store.delete(key),
    list: (folder) => store.list(folder),
    writtenAt: (key) => store.writtenAt(key),
  };
}

/** A stream whose breaking off is logged: its reader sees that the answer ends early, and nothing else. */
function watched(stream: FileContent['stream'], key: string, log: Logger): FileContent['stream'] {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        log.error({ err: error, key }, 'the file storage broke off');
        throw new Error('the file broke off', { cause: error }); // what it says may reach the reader
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
