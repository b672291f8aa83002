import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Presented } from './present.ts';

/** From how many bytes on an answer is worth compressing: less travels in one packet as it is. */
const WORTH_COMPRESSING = 1024;
/** Up to how many bytes compressing takes less than handing it to another thread does. */
const COMPRESSED_HERE = 32 * 1024;

const gzipElsewhere = promisify(gzip);

/** An answer as it goes out. */
interface Written {
  text: string;
  /** in bytes */
  length: number;
  packed?: Uint8Array<ArrayBuffer>;
}

/** What `writtenOnce` marked, as it was written for the first who got it. */
const written = new WeakMap<object, Partial<Written>>();

/** Marks an answer that many are sent, and that changes no more: it is written, and compressed, for the first of them only. */
export function writtenOnce<T extends object>(answer: Presented<T>): Presented<T> {
  written.set(answer.value, {});
  return answer;
}

/**
 * An answer in JSON, compressed for whoever takes gzip once it is of 1 kB or more. It is whole, so it is compressed in one
 * go: through a stream, as `compress` of Hono does for what has no known length, a short answer took five times as long.
 */
export async function sendJson(
  c: Context,
  value: unknown,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const answer = write(value);
  c.header('Content-Type', 'application/json');
  if (answer.length < WORTH_COMPRESSING || !takesGzip(c.req.header('accept-encoding'))) {
    c.header('Content-Length', String(answer.length));
    return c.body(answer.text, status);
  }
  answer.packed ??= await pack(answer);
  c.header('Content-Encoding', 'gzip');
  c.header('Content-Length', String(answer.packed.byteLength));
  return c.body(answer.packed, status);
}

function write(value: unknown): Written {
  const kept = typeof value === 'object' && value !== null ? written.get(value) : undefined;
  if (kept?.text !== undefined) return kept as Written;
  const text = JSON.stringify(value);
  return Object.assign(kept ?? {}, { text, length: Buffer.byteLength(text) });
}

async function pack({ text, length }: Written): Promise<Uint8Array<ArrayBuffer>> {
  return length <= COMPRESSED_HERE ? gzipSync(text) : gzipElsewhere(text);
}

/** Whether a reader with this `Accept-Encoding` takes gzip (RFC 9110, 12.5.3): named, or by `*`, and not with a weight of 0. */
export function takesGzip(accepted: string | undefined): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((each) => {
      const [coding = '', weight = 'q=1'] = each.toLowerCase().split(';');
      return [coding.trim(), Number(weight.trim().replace(/^q\s*=\s*/, ''))];
    }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
