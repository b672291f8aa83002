import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What LibreOffice makes of a DOCX: a genuine binary DOC, or the PDF that people get from "Export". */
export async function convertDocx(docx: Uint8Array, to: 'doc' | 'pdf'): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'resume.docx'), docx);
    const filter = to === 'doc' ? 'doc:MS Word 97' : 'pdf:writer_pdf_Export';
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const source = join(folder, 'resume.docx');
    await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, source]);
    const made = await readFile(join(folder, `resume.${to}`));
    return to === 'pdf' ? withoutTime(made) : made;
  });
}

/** LibreOffice writes the time into a PDF and makes its ids of it: puts other digits of the same length there. */
function withoutTime(pdf: Buffer): Buffer {
  const fixed = pdf
    .toString('latin1')
    .replace(/\(D:\d{14}/, '(D:20261116060000')
    .replaceAll(/(<|DocChecksum \/)[0-9A-F]{32}/g, `$1${'0A'.repeat(16)}`);
  return Buffer.from(fixed, 'latin1');
}

/** The first page of a PDF as an office scanner gives it: grey, a little turned, with dust. JPEG, 150 dots an inch. */
export async function scanFirstPage(pdf: Uint8Array): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'page.pdf'), pdf);
    await run('pdftoppm', [
      '-r',
      '150',
      '-gray',
      '-png',
      '-singlefile',
      join(folder, 'page.pdf'),
      join(folder, 'page'),
    ]);
    const look =
      '-background #e9e7e2 -rotate 0.7 -seed 7 -attenuate 0.28 +noise Gaussian -blur 0x0.5 -brightness-contrast -3x-8';
    await run('convert-im6', [
      join(folder, 'page.png'),
      ...look.split(' '),
      ...['-strip', '-colorspace', 'Gray', '-quality', '62', join(folder, 'scan.jpg')],
    ]);
    return readFile(join(folder, 'scan.jpg'));
  });
}

/** The first page of a PDF as a small PNG picture. */
export async function pictureOf(pdf: Uint8Array): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'page.pdf'), pdf);
    await run('pdftoppm', [
      '-r',
      '60',
      '-gray',
      '-png',
      '-singlefile',
      join(folder, 'page.pdf'),
      join(folder, 'page'),
    ]);
    return readFile(join(folder, 'page.png'));
  });
}
