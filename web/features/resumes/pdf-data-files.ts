// pdf.js's own data: character maps of East Asian fonts and stand-ins for fonts that a PDF does not bring along. Each
// is a file of our build, asked for only when a PDF needs it. Never inlined: our policy forbids `data:` requests.
const addresses = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const byName = new Map(Object.entries(addresses).map(([path, url]) => [path.split('/').at(-1), url]));

/** Fetches one of pdf.js's data files by its name. Rejects when there is no such file or it does not come. */
export async function loadPdfData(fileName: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = byName.get(fileName);
  if (address === undefined) throw new Error(`pdf.js has no data file ${fileName}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
