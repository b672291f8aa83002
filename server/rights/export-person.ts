import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { messages } from '#contract/messages.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FileAnswer } from '../http/call.ts';
import { forFileName } from '../resumes/for-file-name.ts';
import { type PersonalData, readPersonalData } from './personal-data.read.ts';
import { summaryPage } from './summary-page.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
  appName: string;
}

/** A file of the archive; its bytes are asked for when its turn comes, null when they are gone. */
interface Part {
  path: string;
  /** resumes are packed already */
  isPacked: boolean;
  bytes: () => Promise<Uint8Array | null>;
}

/**
 * Everything that is held on a candidate as a ZIP, made while it is sent, so that many large resumes never stand in
 * memory together: data.json, summary.html and every resume. Goes into the audit log. Throws `not_found`.
 */
export async function exportPerson(deps: Deps, by: By, candidateId: string): Promise<FileAnswer> {
  const { database, clock } = deps;
  const data = await readPersonalData(database.db, candidateId);
  if (!data) throw new AppError('not_found', messages.candidate.notFound);
  await recordAudit(database.db, by, {
    action: 'candidate.personal_data',
    recordType: 'candidate',
    recordId: candidateId,
  });
  return {
    bytes: zipOf(partsOf(deps, data), clock.now(), deps.log),
    mimeType: 'application/zip',
    fileName: `${forFileName(data.candidate.name).replaceAll(/\s+/g, '_')}_data_${clock.today()}.zip`,
    disposition: 'attachment',
  };
}

function partsOf({ files, clock, appName }: Deps, data: PersonalData): Part[] {
  const { timeZone } = clock;
  const named = data.resumes.map((resume, index) => ({ ...resume, path: resumePath(resume, index) }));
  // Where the file lies in our store says nothing of the person; where it lies in the archive does.
  const resumes = named.map(({ file_key: _key, path, ...resume }) => ({ ...resume, file: path }));
  const json = { exported_at: clock.now(), ...data, resumes };
  return [
    { path: 'data.json', isPacked: false, bytes: async () => strToU8(`${JSON.stringify(json, null, 2)}\n`) },
    {
      path: 'summary.html',
      isPacked: false,
      bytes: async () => strToU8(summaryPage(data, { appName, timeZone, now: clock.now() })),
    },
    ...named.map(({ path, file_key }) => ({ path, isPacked: true, bytes: () => files.get(file_key) })),
  ];
}

/** Numbered, as two versions may have one name; with the extension of what the file is. */
function resumePath({ file_name, mime_type }: PersonalData['resumes'][number], index: number): string {
  const extension =
    Object.values(RESUME_FILES).find(({ mimeType }) => mimeType === mime_type)?.extension ?? '';
  const name = forFileName(file_name.replace(/\.[a-z]{1,5}$/i, '')).replaceAll(/^\.+/g, '') || 'resume';
  return `resumes/${index + 1} ${name}${extension}`;
}

function zipOf(parts: readonly Part[], now: Date, log: Logger): ReadableStream<Uint8Array> {
  const waiting = [...parts];
  let failed: Error | undefined;
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) failed = error;
        else if (chunk.length > 0) controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    // The next file is read once the reader has taken what there is.
    async pull() {
      try {
        const part = waiting.shift();
        if (!part) return zip.end();
        const bytes = await part.bytes();
        const entry = part.isPacked && bytes ? new ZipPassThrough(part.path) : new ZipDeflate(part.path);
        entry.mtime = now;
        zip.add(entry);
        // A file that is gone is there, empty: that it was held is part of the answer.
        entry.push(bytes ?? new Uint8Array(), true);
        if (failed) throw failed;
      } catch (error) {
        // The answer has begun, so all that its reader gets to see is that it breaks off.
        log.error({ err: error }, 'an export of personal data broke off');
        throw error;
      }
    },
  });
}
