import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import type { z } from 'zod';
import {
  anyHeadSchema,
  type Checksums,
  checksumsSchema,
  entry,
  type Head,
  headSchema,
  thisFormat,
} from './archive-format.ts';
import { CHECKSUM } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { FilesTally, sha256, TableTally } from './tally.ts';

/** Nothing in an archive of ours comes near it (bytes). */
const LARGEST_ENTRY = 512 * 1024 * 1024;

/** Is handed what an archive holds, in the order in which it stands there. */
interface ArchiveVisitor {
  head?(head: Head): void;
  secret?(secret: string): void;
  file?(key: string, bytes: Uint8Array): Promise<void>;
  rows?(table: string, lines: string[]): Promise<void>;
}

/**
 * Reads an archive from its beginning to its end, checking each entry against its checksum and the whole against its
 * sums. A fault that comes late is found after much was handed out: read it once without a visitor before anything is
 * written.
 * @throws BackupError for a file that is none of ours, of a newer program, cut off or damaged
 */
export async function readArchive(
  file: string,
  visitor: ArchiveVisitor = {},
): Promise<{ head: Head; checksums: Checksums }> {
  const foreign = () => new BackupError(`${file} is no backup of this program.`);
  const damaged = (how: string) =>
    new BackupError(`${file} is damaged (${how}). Take another copy of it, or an older backup.`);
  const tables = new Map<string, TableTally>();
  const files = new FilesTally();
  let head: Head | undefined;
  let checksums: Checksums | undefined;

  for await (const { name, bytes } of entriesOf(file, { foreign, damaged })) {
    if (checksums) throw damaged(`${name} stands after its end`);
    if (!head) {
      const begun = readHead(name, bytes);
      if (begun === 'foreign') throw foreign();
      if (!begun) throw damaged(`${name} does not say what it must`);
      if (begun === 'newer')
        throw new BackupError(
          `${file} was made by a newer version of this program: restore it with that version.`,
        );
      head = begun;
      visitor.head?.(head);
    } else if (name === entry.secret) visitor.secret?.(text(bytes));
    else if (name.startsWith(entry.files)) {
      const key = name.slice(entry.files.length);
      files.add(key, bytes);
      await visitor.file?.(key, bytes);
    } else if (name.startsWith(entry.tables)) {
      const [table = ''] = name.slice(entry.tables.length).split('/');
      const lines = text(bytes).trimEnd().split('\n');
      const tally = tables.get(table) ?? new TableTally();
      tables.set(table, tally);
      tally.add(lines);
      await visitor.rows?.(table, lines);
    } else if (name === entry.checksums) {
      checksums = parsed(checksumsSchema, bytes);
      if (!checksums) throw damaged(`${name} does not say what it must`);
    } else throw damaged(`nothing in it is called ${name}`);
  }

  if (!head || !checksums) throw damaged('it is cut off');
  for (const [table, sum] of Object.entries(checksums.tables)) {
    const found = (tables.get(table) ?? new TableTally()).sum();
    if (found.rows !== sum.rows || found.sha256 !== sum.sha256)
      throw damaged(`the rows of ${table} are not those that were written`);
  }
  const found = files.sum();
  if (found.count !== checksums.files.count || found.sha256 !== checksums.files.sha256)
    throw damaged('the files are not those that were written');
  return { head, checksums };
}

/** Every entry, checked. */
async function* entriesOf(
  file: string,
  { foreign, damaged }: { foreign: () => BackupError; damaged: (how: string) => BackupError },
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const stop = new AbortController();
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked, { signal: stop.signal });
  read.catch(() => {}); // what goes wrong shows when the next entry is asked for
  const entries = Readable.toWeb(unpacked).pipeThrough(createTarDecoder({ strict: true }));
  let isBegun = false;
  try {
    for await (const { header, body } of entries) {
      if (header.size > LARGEST_ENTRY) throw damaged(`${header.name} is too large`);
      const bytes = await buffer(body);
      const checksum = header.pax?.[CHECKSUM];
      if (checksum === undefined && !isBegun) throw foreign();
      if (sha256(bytes) !== checksum) throw damaged(`the checksum of ${header.name} is wrong`);
      isBegun = true;
      yield { name: header.name, bytes };
    }
    await read;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`, { cause: error });
    if (code === 'Z_BUF_ERROR') throw damaged('it is cut off');
    throw isBegun ? damaged(message) : foreign();
  } finally {
    stop.abort();
  }
}

/** What the first entry says; undefined when it does not say what it must. */
function readHead(name: string, bytes: Uint8Array): Head | 'newer' | 'foreign' | undefined {
  const begun = name === entry.head ? parsed(anyHeadSchema, bytes) : undefined;
  if (!begun) return 'foreign';
  return begun.version > thisFormat.version ? 'newer' : parsed(headSchema, bytes);
}

/** An entry's JSON; undefined when it is none, or not of that shape. */
function parsed<T>(schema: z.ZodType<T>, bytes: Uint8Array): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text(bytes))).data;
  } catch {
    return undefined;
  }
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
