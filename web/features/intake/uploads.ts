import { useSyncExternalStore } from 'react';
import { limits } from '#contract/limits.ts';
import { intakeRoutes } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode, isSessionRefusal, ToldError } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import type { Dropped } from './unpack-zip.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';

const changed = (batchId: string): void =>
  void queryClient.invalidateQueries({ queryKey: ['intake', 'batch', batchId] });

/** Of this tab. */
const queue = new UploadQueue({
  async send(batchId, key, file) {
    if (file.size >= limits.resume.maxBytes) throw new ToldError(messages.resume.tooLarge);
    if (file.size === 0) throw new ToldError(messages.resume.empty);
    await call(intakeRoutes.addFile, {
      params: { id: batchId },
      body: { upload_key: key },
      files: { resume: file },
    });
  },
  explain: (error) => {
    if (isSessionRefusal(error)) return { message: importMessages.intake.notSent, passing: true, over: true };
    return {
      message: errorText(error),
      passing: hasCode(error, 'network', 'unavailable', 'internal', 'too_many_requests'),
    };
  },
  onSent: changed,
  onRefused: (batchId, refused) => {
    const files = refused.map(({ key, name, message = '' }) => ({
      upload_key: key,
      file_name: name.slice(0, limits.intake.fileName),
      reason: message,
    }));
    // Told on this screen already: what cannot be noted is only not told again once the page was closed.
    void call(intakeRoutes.noteRefusals, {
      params: { id: batchId },
      body: { files: files.slice(0, limits.intake.refusals) },
    }).then(
      () => changed(batchId),
      () => {},
    );
  },
  pauses: [1000, 4000],
});

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();
// Whatever screen of the tab one is on by then.
queue.subscribe(() => {
  if (queue.busy) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
});

/** What is on its way to a batch, and what may be done about it. */
export function useUploads(batchId: string): readonly Upload[] {
  const all = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return all.filter((upload) => upload.batchId === batchId);
}

export const retryUploads = (batchId: string, key?: string): void => queue.retry(batchId, key);
export const dismissFailures = (batchId: string): void => queue.dismiss(batchId);
export const forgetUploads = (batchId: string): void => queue.forget(batchId);

/** Sends dropped files to a batch that has so many already; those beyond what a batch holds are refused by name. */
export function sendTo(batchId: string, { sources, refused }: Dropped, held: number): void {
  const room = Math.max(0, limits.intake.maxFiles - held);
  queue.add(batchId, sources.slice(0, room));
  const tooMany = sources.slice(room).map(({ name }) => ({ name, message: importMessages.intake.full }));
  queue.refuse(batchId, [...tooMany, ...refused]);
}
