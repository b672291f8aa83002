// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';

type Options = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

async function drawPdf(draw: (page: PDFKit.PDFDocument) => void, options: Options = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 50, ...options });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
}

/** Draws texts at their places, in the given order. */
async function readPlaced(placed: readonly Placed[]): Promise<string[]> {
  const pdf = await drawPdf((page) => {
    for (const { text, x, y, size = 10 } of placed)
      page.fontSize(size).text(text, x, y, { lineBreak: false });
  });
  const { text } = await readPdf(pdf, () => undefined);
  return text.split('\n').filter((line) => line !== '');
}

const column = (texts: string[], x: number, top: number, leading: number): Placed[] =>
  texts.map((text, index) => ({ text, x, y: top + index * leading }));

const head = [{ text: 'ANANYA SHARMA', x: 50, y: 50, size: 22 }];
const skills = [
  'SKILLS',
  'Java, Spring Boot',
  'Hibernate, JPA',
  'MySQL',
  'Kafka',
  'LANGUAGES',
  'English',
  'Hindi',
];
const work = [
  'EXPERIENCE',
  'Senior Engineer, Infosys Limited',
  'June 2020 - till date',
  'Built payment services that carried two million calls a day.',
  'Engineer, Wipro Technologies',
  'July 2016 - May 2020',
  'Moved the nightly batches of an insurer to Kubernetes.',
];
const side = column(skills, 50, 120, 15);
const main = column(work, 230, 120, 17);
const byPlace = (a: Placed, b: Placed) => a.y - b.y || a.x - b.x;
/** An order that is none: by some letters of the texts. */
const byChance = (a: Placed, b: Placed) => a.text.slice(2).localeCompare(b.text.slice(2));

describe('two columns are read one after the other', () => {
  const expected = ['ANANYA SHARMA', ...skills, ...work];

  it.each([
    ['drawn column by column', [...head, ...side, ...main]],
    ['with lines at the same heights', [...head, ...column(skills, 50, 120, 17), ...main]],
    ['with the sidebar drawn before the name', [...side, ...head, ...main]],
    ['drawn line by line across the page', [...head, ...[...side, ...main].toSorted(byPlace)]],
    ['drawn in no order', [...head, ...side, ...main].toSorted(byChance)],
  ])('%s', async (_what, placed) => {
    expect(await readPlaced(placed)).toEqual(expected);
  });

  it('with text under both columns, which is read last', async () => {
    const foot = [{ text: 'References on request', x: 50, y: 300 }];
    expect(await readPlaced([...head, ...side, ...main, ...foot])).toEqual([
      ...expected,
      'References on request',
    ]);
  });
});

describe('text beside text that is no column is read line by line', () => {
  const rows = [
    ['Degree', 'Institute', 'Year'],
    ['MBA', 'IIM Lucknow', '2018'],
    ['B.Com', 'Delhi University', '2015'],
    ['XII', 'CBSE', '2012'],
    ['X', 'CBSE', '2010'],
  ];
  const table = rows.flatMap((cells, row) =>
    cells.map((text, cell) => ({ text, x: 50 + cell * 120, y: 120 + row * 18 })),
  );

  it('a table, with tabs between its cells', async () => {
    expect(await readPlaced(table)).toEqual(rows.map((cells) => cells.join('\t')));
  });

  it('a table with a cell that is almost full', async () => {
    const full = { text: 'Diploma in Mechanical E', x: 50, y: 210 };
    const lines = await readPlaced([...table, full, { text: 'MSBTE', x: 170, y: 210 }]);
    expect(lines.at(-1)).toBe('Diploma in Mechanical E\tMSBTE');
  });

  it('dates at the right edge that are drawn after everything else', async () => {
    const jobs = ['Lead Engineer, TCS', 'Engineer, Wipro', 'Analyst, HCL'];
    const titles = column(jobs, 50, 120, 60);
    const duties = column(
      jobs.map((job) => `Designed billing services as ${job}`),
      50,
      135,
      60,
    );
    const dates = column(['2018 - 2022', '2015 - 2018', '2012 - 2015'], 480, 120, 60);
    const placed = [...[...titles, ...duties].toSorted(byPlace), ...dates];
    expect(await readPlaced(placed)).toEqual([
      'Lead Engineer, TCS\t2018 - 2022',
      'Designed billing services as Lead Engineer, TCS',
      'Engineer, Wipro\t2015 - 2018',
      'Designed billing services as Engineer, Wipro',
      'Analyst, HCL\t2012 - 2015',
      'Designed billing services as Analyst, HCL',
    ]);
  });

  it('a label in the middle of a tall cell stays before it', async () => {
    const cells = ['Environment', 'Role', 'Duration', 'Team'].flatMap((label, row) => [
      { text: label, x: 50, y: 135 + row * 50 },
      ...column([`${label} first line`, 'second line of it', 'and the third'], 160, 120 + row * 50, 14),
    ]);
    const lines = await readPlaced(cells);
    for (const label of ['Environment', 'Role', 'Duration', 'Team'])
      expect(lines[lines.indexOf(label) + 1]).toBe(`${label} first line`);
  });
});

describe('lines', () => {
  it('carry their page, place and font size', async () => {
    const pdf = await drawPdf((page) => {
      page.fontSize(22).text('Asha Rao', 50, 60);
      page.addPage();
      page.fontSize(10).text('asha.rao@example.com', 70, 90);
    });
    const { lines, pages } = await readPdf(pdf, () => undefined);
    expect(pages).toBe(2);
    expect(lines).toMatchObject([
      { text: 'Asha Rao', page: 1, x: 50, size: 22 },
      { text: 'asha.rao@example.com', page: 2, x: 70, size: 10 },
    ]);
    expect(lines?.[0]?.y).toBeGreaterThan(60);
    expect(lines?.[0]?.y).toBeLessThan(90);
  });

  it('close up words that are set with wide spaces', async () => {
    const pdf = await drawPdf((page) => {
      page.fontSize(24).text('ROHAN MEHTA', { characterSpacing: 8 });
      page.fontSize(10).text('Data engineer in Bengaluru with six years of experience');
    });
    const { lines } = await readPdf(pdf, () => undefined);
    expect(lines?.[0]?.text).toBe('ROHAN MEHTA');
  });

  it('hold letters once that are drawn twice to look bold', async () => {
    const twice = [
      { text: 'Asha Rao', x: 50, y: 50 },
      { text: 'Asha Rao', x: 50.4, y: 50 },
    ];
    expect(await readPlaced(twice)).toEqual(['Asha Rao']);
  });
});

it('tells how far it has come, page by page', async () => {
  const pdf = await drawPdf((page) => {
    page.text('one').addPage().text('two').addPage().text('three');
  });
  const seen: string[] = [];
  await readPdf(pdf, ({ page, pages }) => seen.push(`${page}/${pages}`));
  expect(seen).toEqual(['1/3', '2/3', '3/3']);
});

it('reads what is entered in a form that says little itself', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').text('CV form');
    page.initForm();
    page.formText('mail', 50, 100, 300, 20, { value: 'kiran.desai@example.com, Surat' });
  });
  const { text } = await readPdf(pdf, () => undefined);
  expect(text).toBe('CV form\nkiran.desai@example.com, Surat');
});

describe('refuses', () => {
  it('a PDF that only opens with a password', async () => {
    const pdf = await drawPdf((page) => page.text('secret'), { userPassword: 'a', ownerPassword: 'b' });
    await expect(readPdf(pdf, () => undefined)).rejects.toMatchObject({ code: 'password-protected' });
  });

  it('a PDF that is damaged beyond reading', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.4\nand nothing else');
    await expect(readPdf(pdf, () => undefined)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('but not one that a password only keeps from being changed', async () => {
    const pdf = await drawPdf((page) => page.text('Everybody may read this resume'), { ownerPassword: 'b' });
    expect((await readPdf(pdf, () => undefined)).text).toBe('Everybody may read this resume');
  });
});
