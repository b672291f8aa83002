// What reading a resume's page takes against pdf.js alone giving the text of the same page: the sample PDFs that have a text,
// in turns, in this thread.
// node bench/reading.ts [--turns 40]
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPdf } from '#reading/open-pdf.ts';
import { readPdf } from '#reading/read-pdf.ts';

/** of the time of pdf.js alone at most */
const BUDGET = 1.3;
const SAMPLES = join(import.meta.dirname, '../samples');
const WARM_UP = 10;

const { values } = parseArgs({ options: { turns: { type: 'string', default: '40' } } });
const turns = Number(values.turns);

interface Sample {
  name: string;
  bytes: Uint8Array;
  pages: number;
}

/** As pdf.js is used for the text of a document: opened, each page's text taken, closed. */
async function takeText(bytes: Uint8Array): Promise<number> {
  const document = await openPdf(bytes, {});
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      await page.getTextContent();
      page.cleanup();
    }
    return document.numPages;
  } finally {
    await document.loadingTask.destroy();
  }
}

const readWhole = async (bytes: Uint8Array) => readPdf(bytes, () => {});

/** The samples that have a text of their own: what is a picture or locked is another kind of work. */
async function findSamples(): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const name of (await readdir(SAMPLES)).filter((file) => file.endsWith('.pdf')).toSorted()) {
    const bytes = new Uint8Array(await readFile(join(SAMPLES, name)));
    const read = await readWhole(bytes.slice()).catch(() => null);
    if (read && read.text !== '' && read.scannedPages === 0) found.push({ name, bytes, pages: read.pages });
  }
  return found;
}

const middle = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
const round = (value: number) => Math.round(value * 100) / 100;

async function time(work: (bytes: Uint8Array) => Promise<unknown>, bytes: Uint8Array): Promise<number> {
  // pdf.js takes over what it is given.
  const copy = bytes.slice();
  const began = performance.now();
  await work(copy);
  return performance.now() - began;
}

const lines = [];
let [ours, theirs] = [0, 0];
for (const { name, bytes, pages } of await findSamples()) {
  const times: { read: number; alone: number }[] = [];
  for (let turn = 0; turn < WARM_UP + turns; turn += 1) {
    // Each goes first every other time.
    const alone = turn % 2 === 0 ? await time(takeText, bytes) : 0;
    const read = await time(readWhole, bytes);
    times.push({ read, alone: alone || (await time(takeText, bytes)) });
  }
  const kept = times.slice(WARM_UP);
  const read = middle(kept.map((each) => each.read));
  const alone = middle(kept.map((each) => each.alone));
  [ours, theirs] = [ours + read, theirs + alone];
  lines.push({
    sample: name,
    pages,
    'read, ms a page': round(read / pages),
    'of pdf.js alone': round(read / alone),
  });
}
const whole = round(ours / theirs);
console.table(lines);
console.log(`all: ${whole} of pdf.js alone${whole > BUDGET ? ', over' : ''}`);
