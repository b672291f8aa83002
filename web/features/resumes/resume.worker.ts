import { readBytes } from '#reading/read-bytes.ts';
import { asReadError } from '#reading/resume-read-error.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

// One worker reads one file: it is ended afterwards, and a cancelled or stuck reading ends with it.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isRequest(data)) void answer(data);
});

function isRequest(data: unknown): data is WorkerRequest {
  return typeof data === 'object' && data !== null && 'file' in data && data.file instanceof File;
}

async function answer({ file, by }: WorkerRequest): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    say({ kind: 'read', resume: await (by === 'reading' ? read(file.name, bytes) : recognise(bytes)) });
  } catch (error) {
    const { code, scannedPages, cause } = asReadError(error);
    say({ kind: 'failed', code, scannedPages, reason: String(cause ?? error) });
  }
}

function read(fileName: string, bytes: Uint8Array<ArrayBuffer>) {
  return readBytes(fileName, bytes, {
    onProgress: (progress) => say({ kind: 'progress', progress }),
    loadPdfData: async (name) => await (await import('./pdf-data-files.ts')).loadPdfData(name),
  });
}

async function recognise(bytes: Uint8Array<ArrayBuffer>) {
  const { recogniseScan } = await import('./recognise-scan.ts');
  return await recogniseScan(bytes, {
    onProgress: (progress) => say({ kind: 'progress', progress }),
    onAlive: () => say({ kind: 'alive' }),
  });
}

function say(message: WorkerMessage): void {
  postMessage(message);
}
