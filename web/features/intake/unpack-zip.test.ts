import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { isZip, listZip } from './unpack-zip.ts';

const zip = (files: Record<string, string | Uint8Array>): File =>
  new File(
    [
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, content]) => [
            name,
            typeof content === 'string' ? strToU8(content) : content,
          ]),
        ),
      ),
    ],
    'resumes.zip',
  );

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error as Error).message,
  );

describe('a ZIP of resumes', () => {
  test('gives its files from all folders, without hidden ones and those of macOS', async () => {
    const files = await listZip(
      zip({
        'asha.txt': 'Asha Menon',
        'June/Pune/रवि.txt': 'Ravi',
        '__MACOSX/._asha.txt': 'junk',
        '.DS_Store': 'junk',
        'June/.hidden/x.txt': 'junk',
      }),
    );
    expect(files.map(({ name }) => name)).toEqual(['asha.txt', 'रवि.txt']);
    expect(await (await files[0]!.open()).text()).toBe('Asha Menon');
    expect((await files[1]!.open()).name).toBe('रवि.txt');
  });

  test('may hold other ZIPs and documents that are ZIPs themselves', async () => {
    const inner = new Uint8Array(await zip({ 'word/document.xml': '<w:document/>' }).arrayBuffer());
    const [file] = await listZip(zip({ 'cv.docx': inner }));
    expect(new Uint8Array(await (await file!.open()).arrayBuffer())).toEqual(inner);
  });

  test('is not unpacked beyond the size of a resume, whatever it says of itself', async () => {
    const bomb = zip({ 'bomb.txt': new Uint8Array(limits.resume.maxBytes + 1000) });
    expect(bomb.size).toBeLessThan(20_000);
    const [honest] = await listZip(bomb);
    expect(await reasonOf(honest!.open())).toBe(messages.resume.tooLarge);

    const bytes = new Uint8Array(await bomb.arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    }
    const [lying] = await listZip(new File([bytes], 'bomb.zip'));
    expect(lying!.size).toBe(1000);
    expect([messages.resume.tooLarge, importMessages.intake.zipDamaged]).toContain(
      await reasonOf(lying!.open()),
    );
  });

  test('is refused when it says that it unpacks to too much, or holds too many files', async () => {
    const each = new Uint8Array(9 * 1024 * 1024);
    const many = Math.ceil(limits.intake.zip.maxUnpackedBytes / each.length) + 1;
    const heavy = zip({ 'a.txt': each });
    const bytes = new Uint8Array(await heavy.arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, each.length * many, true);
    expect(await reasonOf(listZip(new File([bytes], 'x.zip')))).toBe(importMessages.intake.zipTooLarge);

    const names = Array.from({ length: limits.intake.zip.maxEntries + 1 }, (_, at) => `${at}.txt`);
    const crowded = zip(Object.fromEntries(names.map((name) => [name, 'x'])));
    expect(await reasonOf(listZip(crowded))).toBe(importMessages.intake.zipTooMany);
  });

  test('is refused when it is damaged, or holds nothing', async () => {
    const whole = await zip({ 'a.txt': 'Asha' }).arrayBuffer();
    expect(await reasonOf(listZip(new File([whole.slice(0, 40)], 'x.zip')))).toBe(
      importMessages.intake.zipDamaged,
    );
    expect(await reasonOf(listZip(zip({ '.x': 'junk' })))).toBe(importMessages.intake.zipEmpty);
  });

  test('is told from other files by its name or what the system says', () => {
    expect(isZip(new File([], 'a.ZIP'))).toBe(true);
    expect(isZip(new File([], 'a', { type: 'application/x-zip-compressed' }))).toBe(true);
    expect(isZip(new File([], 'zip.docx'))).toBe(false);
  });
});
