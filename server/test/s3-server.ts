import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../core/files-config.ts';
import { refusalOf } from './s3-signature.ts';

/** The only key that it takes, as its environment variables. */
export const S3_KEY = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'secret-of-a-test' };

/** Answers in place of the server; false: the server answers. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that speaks as much of S3's protocol as a file store needs, and can be made to fail. */
export interface S3Server {
  config: S3Config;
  /** as FILES_URL names it */
  url: string;
  /** what lies there, by key */
  objects: Map<string, StoredObject>;
  /** what goes wrong from now on; null: nothing */
  fail(fault: Fault | null): void;
  close(): Promise<void>;
}

interface StoredObject {
  bytes: Buffer;
  writtenAt: Date;
}

const BUCKET = 'niyukti-files';
const PREFIX = 'of-a-test/';
const MOST_IN_A_PAGE = 1000;

/**
 * Starts one on this machine, with an empty bucket. As strict as S3 where our client could be wrong: it checks
 * signatures and the hash of what comes, wants its length, keeps nothing of an upload that breaks off, and lists a
 * thousand keys at most. Whoever reads it in this process must have S3_KEY among its variables.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    if (fault?.(request, response)) return;
    answer(objects, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: {
      kind: 's3',
      setting: 'FILES_URL',
      bucket: BUCKET,
      prefix: PREFIX,
      region: 'us-east-1',
      endpoint,
      pathStyle: true,
    },
    url: `s3://${BUCKET}/${PREFIX}?endpoint=${encodeURIComponent(endpoint)}`,
    objects,
    fail: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A fault: every request is refused in the words of S3. */
export function refusing(status: number, code: string): Fault {
  return (_request, response) => {
    refuse(response, status, code);
    return true;
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  const refused = refusalOf(request, body, S3_KEY);
  if (refused) return refuse(response, 403, refused);
  const url = new URL(request.url ?? '/', 'http://s3');
  const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return list(objects, url.searchParams, response);
  const found = objects.get(key);
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
    objects.set(key, { bytes: body, writtenAt: new Date() });
    return send(response, 200);
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return send(response, 204);
  }
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.setHeader('last-modified', found.writtenAt.toUTCString());
  response.setHeader('content-length', found.bytes.byteLength);
  return send(response, 200, request.method === 'GET' ? found.bytes : undefined);
}

/** All that was sent. Throws when the sender breaks off. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function list(objects: Map<string, StoredObject>, query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? MOST_IN_A_PAGE), MOST_IN_A_PAGE);
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, most);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { bytes, writtenAt } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.byteLength}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  sendXml(
    response,
    200,
    `<ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>In other words</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.setHeader('content-type', 'application/xml');
  send(response, status, `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function send(response: ServerResponse, status: number, body?: string | Buffer): void {
  response.writeHead(status);
  response.end(body);
}
