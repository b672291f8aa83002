import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../core/files-config.ts';
import { checkedKey, type FileContent, type FileStore } from './file-store.ts';

/** How long S3 may take, in milliseconds. */
export interface S3Limits {
  /** to accept a connection */
  connectMs: number;
  /** without a byte going either way */
  silenceMs: number;
  /** for a whole call with all its tries */
  callMs: number;
}

const LIMITS: S3Limits = { connectMs: 3_000, silenceMs: 8_000, callMs: 30_000 };
/** Tries of one call; the client waits longer before each. */
const TRIES = 3;

/**
 * Files in a bucket. Who may write there is told by the usual variables and files of AWS (AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, or a role of the machine). Checks nothing.
 */
export function s3FileStore(config: S3Config, limits: S3Limits = LIMITS): FileStore {
  const { bucket: Bucket, prefix } = config;
  const client = s3Client(config, limits);
  const keyOf = (key: string) => prefix + checkedKey(key);
  // The client listens to the signal for as long as it reads the answer, so the time ends with `send`: a content that is
  // sent on takes as long as whoever reads it needs, and only silence breaks it off.
  const inTime = async <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limits.callMs);
    try {
      return await send({ abortSignal: late.signal });
    } catch (error) {
      if (!late.signal.aborted) throw error;
      throw new Error(`S3 took longer than ${limits.callMs / 1000} s`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  const getCommand = (key: string) => new GetObjectCommand({ Bucket, Key: keyOf(key) });

  return {
    async put(key, bytes) {
      const command = new PutObjectCommand({ Bucket, Key: keyOf(key), Body: bytes });
      await inTime((options) => client.send(command, options));
    },
    async get(key) {
      const bytes = inTime(async (options) => {
        const { Body } = await client.send(getCommand(key), options);
        return Body ? Body.transformToByteArray() : null;
      });
      return orNull(bytes);
    },
    async open(key) {
      const found = await orNull(inTime((options) => client.send(getCommand(key), options)));
      if (!found?.Body) return null;
      const stream = found.Body.transformToWebStream() as FileContent['stream'];
      if (found.ContentLength !== undefined) return { size: found.ContentLength, stream };
      await stream.cancel();
      throw new Error('S3 does not say how long the file is');
    },
    async delete(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: keyOf(key) });
      await inTime((options) => client.send(command, options));
    },
    async *list(folder) {
      const within = folder === '' ? prefix : `${keyOf(folder)}/`;
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: within })) {
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []);
        if (keys.length > 0) yield keys;
      }
    },
    async writtenAt(key) {
      const command = new HeadObjectCommand({ Bucket, Key: keyOf(key) });
      const found = await orNull(inTime((options) => client.send(command, options)));
      return found?.LastModified ?? null;
    },
  };
}

/** The client writes its warnings to the console otherwise; what fails is thrown, too. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function s3Client({ region, endpoint, pathStyle }: S3Config, limits: S3Limits): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: pathStyle,
    logger: SILENT,
    maxAttempts: TRIES,
    // The newer checksums are not understood by every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
    },
  });
}

/** A missing file is null; a missing bucket is a failure, or every resume would seem to be gone. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
    throw error;
  }
}
