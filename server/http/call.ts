import type { Route, RouteInput, RouteOutput } from '#contract/route.ts';
import type { Actor } from '../core/actor.ts';
import type { FileContent } from '../files/file-store.ts';
import type { EventStream } from './event-stream.ts';
import type { Presented } from './present.ts';

/**
 * A file part of a multipart call; its type is what the sender claims and is not to be believed. Whole in memory, 10 MB at
 * most: what it really is and which file it is (its hash, before it is stored) is known at its end, and it is read at once.
 */
export interface UploadedFile {
  name: string;
  claimedType: string;
  bytes: Uint8Array;
}

/** Where a call came from. */
export interface Origin {
  requestId: string;
  /** of the socket, or of the first untrusted hop behind trusted proxies */
  ipAddress: string;
  headers: Headers;
}

/** A file as an answer: whole, out of the file store as it comes, or as a stream when it is made while it is sent. */
export interface FileAnswer {
  bytes: Uint8Array | FileContent | ReadableStream<Uint8Array>;
  mimeType: string;
  fileName: string;
  disposition: 'inline' | 'attachment';
}

type ActorOf<R extends Route> = R['permission'] extends 'public' ? null : Actor;
type FilesOf<R extends Route> = R extends { files: readonly (infer Name extends string)[] }
  ? { [Key in Name]?: UploadedFile }
  : Record<string, never>;

/** What a handler is given: who is asking, the checked input, and where from. */
export interface Call<R extends Route> extends RouteInput<R> {
  actor: ActorOf<R>;
  files: FilesOf<R>;
  origin: Origin;
  /** cookies to set, whole header values */
  setCookies: string[];
}

type Answer<R extends Route> = R['output'] extends 'file'
  ? FileAnswer
  : R['output'] extends null
    ? void
    : R['output'] extends 'stream'
      ? EventStream
      : Presented<RouteOutput<R>>;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;
