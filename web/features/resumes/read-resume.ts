import { limits } from '#contract/limits.ts';
import type { ReadProgress, ReadResume } from './reading/resume-text.ts';
import type { WorkerMessage } from './reading/worker-messages.ts';
import { ResumeReadError } from './resume-read-error.ts';

/** milliseconds without a sign of life after which a reading is given up: a page takes some hundredths of a second */
const LONGEST_SILENCE = 30_000;

export interface ReadResumeOptions {
  onProgress?: (progress: ReadProgress) => void;
  signal?: AbortSignal;
}

/**
 * Reads a resume in a worker of its own, so that the page stays quick and nothing leaves the browser.
 * @throws ResumeReadError why the file could not be read, in words for the person who chose it
 * @throws the signal's reason when it is aborted
 */
export async function readResume(file: File, options: ReadResumeOptions = {}): Promise<ReadResume> {
  options.signal?.throwIfAborted();
  if (file.size === 0) throw new ResumeReadError('empty');
  if (file.size > limits.resume.maxBytes) throw new ResumeReadError('too-large');
  const worker = new Worker(new URL('./resume.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await converse(worker, file, options);
  } finally {
    worker.terminate();
  }
}

function converse(
  worker: Worker,
  file: File,
  { onProgress, signal }: ReadResumeOptions,
): Promise<ReadResume> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new ResumeReadError('failed', { cause: 'no sign of life' }));
    let watchdog = setTimeout(giveUp, LONGEST_SILENCE);
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
        watchdog = setTimeout(giveUp, LONGEST_SILENCE);
        if (data.kind === 'progress') onProgress?.(data.progress);
        if (data.kind === 'read') settle(() => resolve(data.resume));
        if (data.kind === 'failed') {
          const { code, needsOcr, reason } = data;
          settle(() => reject(new ResumeReadError(code, { needsOcr, cause: reason })));
        }
      },
      listening,
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(file);
  });
}
