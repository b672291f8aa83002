import { readBytes } from './reading/read-bytes.ts';
import type { WorkerMessage } from './reading/worker-messages.ts';
import { ResumeReadError } from './resume-read-error.ts';

// One worker reads one file: it is ended afterwards, and a cancelled or stuck reading ends with it.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof File) void read(data);
});

async function read(file: File): Promise<void> {
  try {
    const resume = await readBytes(file.name, new Uint8Array(await file.arrayBuffer()), {
      onProgress: (progress) => say({ kind: 'progress', progress }),
      loadPdfData: async (name) => await (await import('./reading/pdf-data-files.ts')).loadPdfData(name),
    });
    say({ kind: 'read', resume });
  } catch (error) {
    const { code, needsOcr } = error instanceof ResumeReadError ? error : new ResumeReadError('failed');
    say({
      kind: 'failed',
      code,
      needsOcr,
      reason: String(error instanceof Error ? (error.cause ?? error) : error),
    });
  }
}

function say(message: WorkerMessage): void {
  postMessage(message);
}
