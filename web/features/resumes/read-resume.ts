import { limits } from '#contract/limits.ts';
import { ResumeReadError } from '#reading/resume-read-error.ts';
import type { ReadProgress, ReadResume } from '#reading/resume-text.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/**
 * Milliseconds without a sign of life after which it is given up: a page is read in some hundredths of a second, but
 * before a scan is recognised some megabytes have to come over a line that may be slow.
 */
const LONGEST_SILENCE: Record<WorkerRequest['by'], number> = { reading: 30_000, recognition: 120_000 };

export interface ReadResumeOptions {
  onProgress?: (progress: ReadProgress) => void;
  signal?: AbortSignal;
}

/**
 * Reads a resume in a worker of its own, so that the page stays quick and nothing leaves the browser.
 * @throws ResumeReadError why the file could not be read, in words for the person who chose it; with `scannedPages`
 *   when `recogniseResume` may find more
 * @throws the signal's reason when it is aborted
 */
export function readResume(file: File, options: ReadResumeOptions = {}): Promise<ReadResume> {
  return inWorker({ file, by: 'reading' }, options);
}

/** Whether this browser can read scans: it takes WebAssembly and drawing outside the page. */
export function canRecognise(): boolean {
  return 'OffscreenCanvas' in globalThis && 'WebAssembly' in globalThis;
}

/**
 * Reads a PDF whose pages are pictures, or a DOCX that holds such pictures, by text recognition: the first pages of it,
 * some seconds each, in a worker, with everything that it takes from our own server.
 * @throws ResumeReadError `too-little-text` when there is no text in the pictures either
 * @throws the signal's reason when it is aborted
 */
export function recogniseResume(file: File, options: ReadResumeOptions = {}): Promise<ReadResume> {
  return inWorker({ file, by: 'recognition' }, options);
}

async function inWorker(request: WorkerRequest, options: ReadResumeOptions): Promise<ReadResume> {
  options.signal?.throwIfAborted();
  if (request.file.size === 0) throw new ResumeReadError('empty');
  if (request.file.size >= limits.resume.maxBytes) throw new ResumeReadError('too-large');
  const worker = new Worker(new URL('./resume.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await converse(worker, request, options);
  } finally {
    worker.terminate();
  }
}

function converse(
  worker: Worker,
  request: WorkerRequest,
  { onProgress, signal }: ReadResumeOptions,
): Promise<ReadResume> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new ResumeReadError('failed', { cause: 'no sign of life' }));
    const silence = LONGEST_SILENCE[request.by];
    let watchdog = setTimeout(giveUp, silence);
    const settled = new AbortController();
    settled.signal.addEventListener('abort', () => clearTimeout(watchdog));
    const listening = { signal: settled.signal };
    const settle = (act: () => void): void => {
      settled.abort();
      act();
    };
    signal?.addEventListener('abort', () => settle(() => reject(signal.reason)), listening);
    worker.addEventListener(
      'error',
      ({ message }) => settle(() => reject(new ResumeReadError('failed', { cause: message }))),
      listening,
    );
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerMessage>) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(giveUp, silence);
        if (data.kind === 'progress') onProgress?.(data.progress);
        if (data.kind === 'read') settle(() => resolve(data.resume));
        if (data.kind === 'failed') {
          const { code, scannedPages, reason } = data;
          settle(() => reject(new ResumeReadError(code, { scannedPages, cause: reason })));
        }
      },
      listening,
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(request);
  });
}
