import { ToldError } from '#web/lib/api.ts';
import { readWorkbook, type Workbook } from './legacy-workbook.ts';

/** What the worker says of the workbook that it was given; `told` is for the person who chose it. */
export type WorkbookMessage =
  | { kind: 'read'; workbook: Workbook }
  | { kind: 'refused'; told: string }
  | { kind: 'failed'; reason: string };

// One worker reads one workbook, and is ended afterwards.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof File) void answer(data);
});

async function answer(file: File): Promise<void> {
  try {
    say({ kind: 'read', workbook: await readWorkbook(file) });
  } catch (error) {
    if (error instanceof ToldError) say({ kind: 'refused', told: error.message });
    else say({ kind: 'failed', reason: String(error) });
  }
}

function say(message: WorkbookMessage): void {
  postMessage(message);
}
