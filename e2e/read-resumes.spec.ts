import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import PDFDocument from 'pdfkit';
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import type { Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const SAMPLES = join(import.meta.dirname, '../samples');
const EXTRACTION = '/api/functions/extract-candidate-data';

interface Sample {
  file: string;
  about: string;
  outcome: 'read' | 'ocr' | 'no-text' | 'empty' | 'mislabelled' | 'password-protected';
  expected?: { name?: string; email?: string; phone?: string };
}

const { samples } = JSON.parse(readFileSync(join(SAMPLES, 'expected.json'), 'utf8')) as { samples: Sample[] };

const REFUSALS: Partial<Record<Sample['outcome'], string>> = {
  'no-text': messages.resume.noText,
  empty: messages.resume.empty,
  mislabelled: messages.resume.mislabelled,
  'password-protected': messages.resume.passwordProtected,
};

const lastTenDigits = (text: string) => text.replaceAll(/\D/g, '').slice(-10);

/** Chooses a file, the first one or in place of the one before. */
async function choose(page: Page, file: string): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(join(SAMPLES, file));
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/create-candidate');
});

test('every sample with text is read in the browser, whatever its kind and layout', async ({ page }) => {
  for (const { file, about, expected } of samples.filter(({ outcome }) => outcome === 'read')) {
    await test.step(`${file}: ${about}`, async () => {
      const extraction = page.waitForRequest((request) => request.url().endsWith(EXTRACTION));
      await choose(page, file);
      const { resumeText } = (await extraction).postDataJSON() as { resumeText: string };
      expect(resumeText).toContain(expected?.email ?? '@');
      expect(resumeText.replaceAll(/\D/g, '')).toContain(lastTenDigits(expected?.phone ?? ''));
      await expect(page.getByRole('button', { name: `Remove ${file}` })).toBeVisible();
    });
  }
});

test('every other sample is refused with its reason', async ({ page }) => {
  for (const { file, about, outcome } of samples.filter(({ outcome }) => REFUSALS[outcome])) {
    await test.step(`${file}: ${about}`, async () => {
      await choose(page, file);
      await expect(page.getByRole('alert').filter({ hasText: REFUSALS[outcome] })).toBeVisible();
      // A real document may be kept, with its details typed in; anything else may be chosen again.
      const keeps = outcome === 'no-text' || outcome === 'password-protected';
      if (keeps) await page.getByRole('button', { name: `Remove ${file}` }).click();
      await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible();
    });
  }
});

test('a file can be replaced and taken away again, with the keyboard', async ({ page }) => {
  await choose(page, 'Anjali Mathew CV.pdf');
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(join(SAMPLES, 'faizan_resume.docx'));
  const remove = page.getByRole('button', { name: 'Remove faizan_resume.docx' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible();
});

const SCAN = samples.find(({ outcome }) => outcome === 'ocr');

test('a scan is read by text recognition when one wants it, with everything from our own server', async ({
  page,
}) => {
  const file = SCAN?.file ?? '';
  const scripts = collectScripts(page);
  await choose(page, file);
  const offer = page.getByRole('alert').filter({ hasText: 'This looks like a scan' });
  await expect(offer).toContainText('It takes about 10 seconds');
  // The file is kept already: one may also enter the details by hand.
  await expect(page.getByRole('button', { name: `Remove ${file}` })).toBeVisible();

  await test.step('stopped, it is offered again', async () => {
    await offer.getByRole('button', { name: 'Read the scan' }).click();
    // The form has one as well, at its end.
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await expect(offer).toBeVisible();
  });

  await test.step('read, it fills in the form', async () => {
    const watched = await watchReading(page);
    const extraction = page.waitForRequest((request) => request.url().endsWith(EXTRACTION), {
      timeout: 90_000,
    });
    await offer.getByRole('button', { name: 'Read the scan' }).click();
    await expect(page.locator('output').filter({ hasText: 'Recognising' })).toBeVisible({ timeout: 60_000 });
    // One types on meanwhile: recognition in the page's own thread would let that wait until it is over.
    await page.getByLabel('Current Company').fill('Typed meanwhile');
    await expect(page.locator('output').filter({ hasText: 'Recognising' })).toBeVisible({ timeout: 1 });
    const { resumeText } = (await extraction).postDataJSON() as { resumeText: string };
    const told = await watched();
    expect(told.filter((text) => /^Recognising text on page 1 of 1, [1-9]\d? %…$/.test(text))).not.toEqual(
      [],
    );
    expect(resumeText).toContain(SCAN?.expected?.email);
    expect(resumeText.replaceAll(/\D/g, '')).toContain(lastTenDigits(SCAN?.expected?.phone ?? ''));
    await expectReadInWorker(page, scripts);
    await expect(page.getByText('read by text recognition')).toBeVisible();
    await expect(offer).toBeHidden();
    await expect(page.getByLabel('Full Name')).toHaveValue(SCAN?.expected?.name ?? '');
    await expect(page.getByLabel('Email')).toHaveValue(SCAN?.expected?.email ?? '');
    await expect(page.getByLabel('Current Company')).toHaveValue('Typed meanwhile');
    // A recognised digit may be another, so each field asks to be looked at.
    await expect(page.getByText('From resume, please check').first()).toBeVisible();
    await expect(page.getByText('From resume', { exact: true })).toHaveCount(0);
  });
});

test('a page that was photographed into a Word file is read in the same way', async ({ page }) => {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1000, height: 1400 });
  await paper.setContent(`<body style="font: 32px/1.5 sans-serif; margin: 80px"><h1>Nandini Kulkarni</h1>
    <p>Email: nandini.kulkarni@example.com</p><p>Phone: 97001 22334</p>
    <p>${'Site engineer for bridges and roads in Pune and Nashik. '.repeat(8)}</p></body>`);
  const data = await paper.screenshot();
  await paper.close();
  const picture = new ImageRun({ type: 'png', data, transformation: { width: 500, height: 700 } });
  const document = new Document({ sections: [{ children: [new Paragraph({ children: [picture] })] }] });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'nandini.docx', mimeType: '', buffer: await Packer.toBuffer(document) });
  const extraction = page.waitForRequest((request) => request.url().endsWith(EXTRACTION), {
    timeout: 90_000,
  });
  await page.getByRole('button', { name: 'Read the scan' }).click();
  const { resumeText } = (await extraction).postDataJSON() as { resumeText: string };
  expect(resumeText).toContain('nandini.kulkarni@example.com');
  await expect(page.getByLabel('Full Name')).toHaveValue('Nandini Kulkarni');
});

test('a scan that is asked for while the rest is analysed replaces what the rest said', async ({ page }) => {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1000, height: 1400 });
  await paper.setContent(`<body style="font: 32px/1.5 sans-serif; margin: 80px"><h1>Nandini Kulkarni</h1>
    <p>Site Engineer, Larsen Bridges Pvt Ltd<br>June 2019 - Present</p>
    <p>${'Bridges and roads in Pune and Nashik. '.repeat(8)}</p></body>`);
  const picture = await paper.screenshot();
  await paper.close();
  const buffer = await drawPdf(['Nandini K, 97001 22334'], 0, [picture]);
  let [isRead, isAnswered] = [() => {}, () => {}];
  const scanIsRead = new Promise<void>((resolve) => (isRead = resolve));
  const restIsAnswered = new Promise<void>((resolve) => (isAnswered = resolve));
  let asked = 0;
  await page.route(`**${EXTRACTION}`, async (route) => {
    asked += 1;
    const response = await route.fetch();
    if (asked > 1) {
      isRead();
      return route.fulfill({ response });
    }
    await restIsAnswered;
    const answer = (await response.json()) as { data: object };
    return route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, current_company: 'As The First Page Has It' } },
    });
  });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'nandini.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Read the scan' }).click();
  isAnswered();
  await expect(page.getByLabel('Current Company')).toHaveValue('As The First Page Has It');
  await scanIsRead;
  await expect(page.getByLabel('Current Company')).toHaveValue('Larsen Bridges Pvt Ltd');
});

test("a resume of 60 pages and 9 MB is read off the page's own thread, page by page", async ({
  page,
}, testInfo) => {
  const pages = Array.from(
    { length: 60 },
    (_none, index) => `Page ${index + 1}: asha.rao@example.com, welder`,
  );
  const file = testInfo.outputPath('long.pdf');
  await writeFile(file, await drawPdf(pages, 9));
  await drawBetweenMessages(page);
  const watched = await watchReading(page);
  const scripts = collectScripts(page);
  const extraction = page.waitForRequest((request) => request.url().endsWith(EXTRACTION));
  await page.locator('input[type="file"]').first().setInputFiles(file);
  const { resumeText } = (await extraction).postDataJSON() as { resumeText: string };
  const told = await watched();
  expect(resumeText).toContain('Page 60');
  expect(told.filter((text) => /^Reading page \d+ of 60…$/.test(text)).length).toBeGreaterThan(1);
  await expectReadInWorker(page, scripts);
});

test('a file that is too large or too long is refused with its reason', async ({ page }) => {
  const refused = async (buffer: Buffer, reason: string) => {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  };
  // "Under 10 MB": the size itself is too large.
  await refused(Buffer.alloc(10 * 1024 * 1024, '%PDF-1.4 '), messages.resume.tooLarge);
  await refused(
    await drawPdf(
      Array.from({ length: 101 }, () => 'A page'),
      0,
    ),
    messages.resume.tooManyPages,
  );
});

/** The scripts that are asked for from now on, by the page and by its workers. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  return scripts;
}

/** What reads PDFs was loaded, and not by the page: what is not loaded there cannot hold it up. */
async function expectReadInWorker(page: Page, scripts: ReadonlySet<string>): Promise<void> {
  const readers: string[] = [];
  for (const script of scripts)
    if ((await (await page.request.get(script)).text()).includes(PDF_READER)) readers.push(script);
  expect(readers).not.toEqual([]);
  const ofPage = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(ofPage.length).toBeGreaterThan(0);
  for (const reader of readers) expect(ofPage).not.toContain(reader);
}

/**
 * Lets the page draw between two messages of a worker. The worker may be done before the page draws once, and then
 * there was no progress to be shown.
 */
async function drawBetweenMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { Worker, requestAnimationFrame } = globalThis as unknown as BrowserParts;
    const listenAtOnce = Worker.prototype.addEventListener;
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    Worker.prototype.addEventListener = function addEventListener(type, listener, options) {
      let before = Promise.resolve();
      const listenInTurn = (event: unknown) => {
        before = before.then(drawn).then(() => listener(event));
      };
      listenAtOnce.call(this, type, type === 'message' ? listenInTurn : listener, options);
    };
  });
}

/** A word of pdf.js that outlives being built. */
const PDF_READER = 'GlobalWorkerOptions';

/** Watches the page from now on; tells the progress that was shown. */
async function watchReading(page: Page): Promise<() => Promise<string[]>> {
  const watching = await page.evaluateHandle(() => {
    const { document, MutationObserver } = globalThis as unknown as BrowserParts;
    const told: string[] = [];
    const listen = () => {
      for (const { textContent: text } of document.querySelectorAll('output'))
        if (text !== told.at(-1) && text.includes(' page ')) told.push(text);
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    return told;
  });
  return () => watching.evaluate((told) => told);
}

/** As much of a browser as is used in one: the types here are Node's. */
interface BrowserParts {
  document: { querySelectorAll: (selector: string) => Iterable<{ textContent: string }> };
  MutationObserver: new (listen: () => void) => { observe: (target: unknown, options: object) => void };
  Worker: {
    prototype: {
      addEventListener: (type: string, listener: (event: unknown) => void, options?: object) => void;
    };
  };
  requestAnimationFrame: (draw: (time: number) => void) => void;
}

/** A PDF with a text on each page and an attachment of so many megabytes. */
async function drawPdf(
  texts: readonly string[],
  megabytes: number,
  pictures: readonly Buffer[] = [],
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const text of texts) document.addPage().text(text);
  for (const picture of pictures) document.addPage().image(picture, 0, 0, { width: 595 });
  if (megabytes > 0) document.file(randomBytes(megabytes * 1024 * 1024), { name: 'certificates.bin' });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
