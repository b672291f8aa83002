import { importMessages } from '#contract/import-messages.ts';
import { ToldError } from '#web/lib/api.ts';
import type { Workbook } from './legacy-workbook.ts';
import type { WorkbookMessage } from './workbook.worker.ts';

/**
 * Reads an Excel workbook in a worker of its own, so that the page stays quick: one of 5,000 people takes a second. Throws
 * ToldError with the remedy, and what `isMissingPart` tells where the worker cannot be loaded.
 */
export async function readWorkbookApart(file: File): Promise<Workbook> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Workbook>((resolve, reject) => {
      const fail = (cause: string) =>
        reject(new ToldError(importMessages.legacy.workbookUnreadable, { cause }));
      worker.addEventListener('error', (event: Event) => {
        // A browser has no words for a worker that has not come: those by which `isMissingPart` tells other parts.
        if (event instanceof ErrorEvent) fail(event.message);
        else reject(new Error('module script failed: workbook.worker'));
      });
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookMessage>) => {
        if (data.kind === 'read') resolve(data.workbook);
        else if (data.kind === 'refused') reject(new ToldError(data.told));
        else fail(data.reason);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
