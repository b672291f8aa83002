import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { errorText, ToldError } from '#web/lib/api.ts';

/** A file that is to be sent, in a ZIP or by itself. */
export interface FileSource {
  /** without folders */
  name: string;
  /** bytes, as far as the ZIP says the truth */
  size: number;
  /** The file itself. Throws ToldError when it cannot be had. */
  open: () => Promise<File>;
}

const { maxBytes, maxEntries, maxUnpackedBytes } = limits.intake.zip;

/** Whether a file calls itself a ZIP. */
export function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /^application\/(x-)?zip(-compressed)?$/.test(type);
}

/** What is to be sent of the files that somebody dropped, and what cannot be, by name. */
export interface Dropped {
  sources: FileSource[];
  refused: { name: string; message: string }[];
}

/** Looks into the ZIPs among dropped files. */
export async function lookInto(files: readonly File[]): Promise<Dropped> {
  const dropped: Dropped = { sources: [], refused: [] };
  for (const file of files) {
    if (!isZip(file)) {
      dropped.sources.push({ name: file.name, size: file.size, open: () => Promise.resolve(file) });
      continue;
    }
    try {
      dropped.sources.push(...(await listZip(file)));
    } catch (error) {
      dropped.refused.push({ name: file.name, message: errorText(error) });
    }
  }
  return dropped;
}

/**
 * What a ZIP holds, in whatever folders, in its own order; hidden files and what macOS adds are left out. Files are
 * unpacked one by one when they are opened, never beyond the size of a resume, whatever the ZIP says of them. Throws
 * ToldError.
 */
export async function listZip(zip: File): Promise<FileSource[]> {
  if (zip.size > maxBytes) throw new ToldError(importMessages.intake.zipTooLarge);
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false });
  const files: FileEntry[] = [];
  let entries = 0;
  let unpacked = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entries += 1;
      if (entries > maxEntries) throw new ToldError(importMessages.intake.zipTooMany);
      if (entry.directory || isHidden(entry.filename)) continue;
      if (entry.encrypted) throw new ToldError(importMessages.intake.zipLocked);
      unpacked += entry.uncompressedSize;
      if (unpacked > maxUnpackedBytes) throw new ToldError(importMessages.intake.zipTooLarge);
      files.push(entry);
    }
  } catch (error) {
    if (error instanceof ToldError) throw error;
    throw new ToldError(importMessages.intake.zipDamaged, { cause: error });
  }
  if (files.length === 0) throw new ToldError(importMessages.intake.zipEmpty);
  return files.map((entry) => {
    const name = entry.filename.split(/[/\\]/).at(-1) ?? entry.filename;
    return { name, size: entry.uncompressedSize, open: () => unpack(entry, name) };
  });
}

function isHidden(path: string): boolean {
  return path
    .split(/[/\\]/)
    .some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db');
}

async function unpack(entry: FileEntry, name: string): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const counted = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      size += chunk.byteLength;
      if (size >= limits.resume.maxBytes) throw new ToldError(messages.resume.tooLarge);
      chunks.push(chunk);
    },
  });
  if (entry.uncompressedSize >= limits.resume.maxBytes) throw new ToldError(messages.resume.tooLarge);
  try {
    await entry.getData(counted, { useWebWorkers: false, checkOverlappingEntry: true });
  } catch (error) {
    if (error instanceof ToldError) throw error;
    const message =
      size >= limits.resume.maxBytes ? messages.resume.tooLarge : importMessages.intake.zipDamaged;
    throw new ToldError(message, { cause: error });
  }
  return new File(chunks, name);
}
