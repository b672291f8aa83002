import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { importMessages } from '#contract/import-messages.ts';
import { limits } from '#contract/limits.ts';
import { readWorkbook } from './legacy-workbook.ts';
import { sheetFile } from './sheet-file.ts';

const { legacy } = importMessages;
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

const fileOf = (bytes: Uint8Array, name = 'people.xlsx') => new File([new Uint8Array(bytes)], name);

interface RawSheet {
  name: string;
  /** what stands in its sheetData */
  rows: string;
  state?: 'hidden';
  type?: 'worksheet' | 'chartsheet';
}

/** A workbook as Excel writes it, by hand: with texts apart, a date style (1) and what else its sheets hold. */
function workbook(sheets: RawSheet[], { isOf1904 = false, shared = [] as string[] } = {}): File {
  const rel = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${rel('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr date1904="${Number(isOf1904)}"/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${rel('st', 'styles', 'styles.xml')}${rel('ss', 'sharedStrings', 'sharedStrings.xml')}${sheets
      .map(({ type = 'worksheet' }, at) => rel(`s${at}`, type, `sheets/${at}.xml`))
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="170" formatCode="[$₹-4009] #,##0 &quot;per day&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  };
  for (const [at, { rows }] of sheets.entries())
    parts[`xl/sheets/${at}.xml`] = `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`;
  return fileOf(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

const one = async (rows: string, options?: Parameters<typeof workbook>[1]) =>
  (await readWorkbook(workbook([{ name: 'People', rows }], options))).sheets[0]?.rows;
const refusal = (file: File) =>
  readWorkbook(file).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('a cell of a workbook', () => {
  it('gives plain digits, whatever its format and however Excel would show it', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>9876543210</v></c><c r="B1"><v>9.1987654321E11</v></c><c r="C1" s="2"><v>650000</v></c>' +
      '<c r="D1"><v>12.5</v></c><c r="E1"><v>0.30000000000000004</v></c><c r="F1"><v>-3</v></c></row>';
    expect(await one(rows)).toEqual([['9876543210', '919876543210', '650000', '12.5', '0.3', '-3']]);
  });

  it('gives a date that is told from no other, with its time where it has one, by both of Excel’s calendars', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>45356</v></c><c r="B1" s="1"><v>45356.6875</v></c></row>';
    expect(await one(rows)).toEqual([['2024-03-05', '2024-03-05 16:30']]);
    expect(await one('<row r="1"><c r="A1" s="1"><v>43894</v></c></row>', { isOf1904: true })).toEqual([
      ['2024-03-05'],
    ]);
    expect(await one('<row r="1"><c r="A1"><v>1</v></c><c r="B1" s="1"><v>1e300</v></c></row>')).toEqual([
      ['1'],
    ]);
  });

  it('gives the last value of a formula, and nothing where it has none', async () => {
    const rows =
      '<row r="1"><c r="A1"><f>B1*2</f><v>24</v></c><c r="B1" t="str"><f>A2&amp;"x"</f><v>Asha</v></c>' +
      '<c r="C1" t="e"><f>VLOOKUP(1,A:A,1)</f><v>#N/A</v></c><c r="D1" s="1"><f>TODAY()</f><v>45356</v></c></row>';
    expect(await one(rows)).toEqual([['24', 'Asha', '', '2024-03-05']]);
  });

  it('gives its number where a number or a time was formatted as a date', async () => {
    const dates = [5, 3650.5, 0.6, 1, 59, 61].map(
      (value, at) => `<c r="${'ABCDEF'[at]}1" s="1"><v>${value}</v></c>`,
    );
    expect((await one(`<row r="1">${dates.join('')}</row>`))?.[0]).toEqual(['5', '', '0.6', '1', '59', '61']);
  });

  it('gives nothing of any mistake of a formula', async () => {
    const wrong = ['#FIELD!', '#GETTING_DATA', '#BLOCKED!', '#BUSY!', '#CONNECT!', '#UNKNOWN!', '#PYTHON!'];
    const cells = wrong.map((text, at) => `<c r="${'ABCDEFG'[at]}1" t="e"><v>${text}</v></c>`).join('');
    expect(await one(`<row r="1">${cells}<c r="H1"><v>1</v></c></row>`)).toEqual([
      [...wrong.map(() => ''), '1'],
    ]);
  });

  it('gives its text without its looks', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>Java, </t></r><r><t>SQL</t></r></is></c><c r="C1" t="b"><v>1</v></c></row>';
    expect(await one(rows, { shared: ['रवि K'] })).toEqual([['रवि K', 'Java, SQL', 'true']]);
  });
});

it('a time of a cell is told to the minute, however Excel keeps it', async () => {
  const rows = '<row r="1"><c r="A1" s="1"><v>46402.4583333333</v></c><c r="B1" s="1"><v>46402</v></c></row>';
  expect(await one(rows)).toEqual([['2027-01-15 11:00', '2027-01-15']]);
});

describe('the rows of a workbook', () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, text: string) => `<row r="${number}">${cell(`A${number}`, text)}</row>`;

  it('stand where Excel has them, without what is but formatted below and beside them', async () => {
    const rows = `${row(1, 'name')}${row(4, 'Asha')}<row r="900"><c r="A900" s="1"/><c r="XFD900" s="1"/></row>`;
    expect(await one(rows)).toEqual([['name'], [], [], ['Asha']]);
  });

  it('are of each sheet that holds any, those that are shown first; a chart keeps none out', async () => {
    const file = workbook([
      { name: 'Empty', rows: '' },
      { name: 'Lists', rows: row(1, 'x'), state: 'hidden' },
      { name: 'Chart', rows: '', type: 'chartsheet' },
      { name: 'People', rows: row(1, 'name') },
    ]);
    expect(await readWorkbook(file)).toMatchObject({
      sheets: [
        { name: 'People', isHidden: false },
        { name: 'Lists', isHidden: true },
      ],
      damaged: [],
    });
  });

  it('are counted where Excel does not show them, blank ones apart', async () => {
    const hidden = (number: number, text: string) => row(number, text).replace('">', '" hidden="1">');
    const rows = `${row(1, 'name')}${hidden(2, 'Asha')}${row(3, 'Ravi')}<row r="4" hidden="1"/>${hidden(6, 'Om')}`;
    const { sheets } = await readWorkbook(workbook([{ name: 'People', rows }]));
    expect(sheets).toMatchObject([{ hiddenRows: 2 }]);
    expect(sheets[0]?.rows).toEqual([['name'], ['Asha'], ['Ravi'], [], [], ['Om']]);
  });

  it('are told to be cut where anything stands beyond what is read, in any sheet', async () => {
    const beyond = (rows: string) =>
      readWorkbook(
        workbook([
          { name: 'A', rows: row(1, 'x') },
          { name: 'B', rows: row(1, 'x') + rows },
        ]),
      );
    const cut = async (rows: string) => (await beyond(rows)).sheets.map(({ isCut }) => isCut);
    expect(await cut(row(20_500, 'Ravi'))).toEqual([false, true]);
    expect(await cut(`<row r="2">${cell('GT2', 'far')}</row>`)).toEqual([false, true]);
    // What is read is told of by the server, and what is but formatted holds nothing.
    expect(await cut(`<row r="2">${cell('GS2', 'x')}</row>${row(20_001, 'x')}`)).toEqual([false, false]);
    expect(await cut('<row r="30000"><c r="A30000" s="1"/><c r="XFD30000" s="1"/></row>')).toEqual([
      false,
      false,
    ]);
  });

  it('are of the sheets that are whole, and the others are named', async () => {
    const whole = workbook(['Jan', 'Feb'].map((name) => ({ name, rows: row(1, 'name') })));
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = 'xl/sheets/1.xml';
    bytes.fill(0xff, bytes.indexOf(part) + part.length, bytes.indexOf(part) + part.length + 20);
    const file = fileOf(bytes);
    expect(await readWorkbook(file)).toMatchObject({ sheets: [{ name: 'Jan' }], damaged: ['Feb'] });
  });

  it('are sent as a CSV in which no sign of a cell separates anything', async () => {
    const file = sheetFile({ rows: [['a;b', 'say "x"'], ['1,5\n2'], []] }, 'old.xlsx');
    expect(await file.text()).toBe('"a;b","say ""x"""\r\n"1,5\n2"\r\n');
    expect(file.name).toBe('old.xlsx');
  });
});

describe('a file that is no workbook to be read', () => {
  it('is told with its remedy', async () => {
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(await refusal(fileOf(Uint8Array.from([...ole, ...new Uint8Array(600)])))).toBe(legacy.workbookOld);
    const locked = await writeXlsx({
      sheets: [{ name: 'A', rows: [['name']] }],
      encryption: { password: 'x', spinCount: 1000 },
    });
    expect(await refusal(fileOf(locked))).toBe(legacy.workbookLocked);
    expect(await refusal(fileOf(strToU8('PK\u0003\u0004 and nothing else')))).toBe(legacy.workbookUnreadable);
    const other = zipSync({ 'word/document.xml': strToU8('<document/>') });
    expect(await refusal(fileOf(other))).toBe(legacy.workbookUnreadable);
    expect(await refusal(workbook([{ name: 'Empty', rows: '' }]))).toBe(legacy.workbookEmpty);
  });

  it('is told before it is unpacked when that would be too large', async () => {
    const large = new Uint8Array(limits.resume.maxBytes + 1);
    expect(await refusal(fileOf(large))).toBe(legacy.workbookTooLarge);
    const bomb = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') });
    // In its directory stands how much is in it: a gigabyte, or nothing that is told.
    const directory = Buffer.from(bomb).indexOf('PK\u0001\u0002');
    const said = new DataView(bomb.buffer, bomb.byteOffset + directory + 24, 4);
    for (const size of [2 ** 30, 0]) {
      said.setUint32(0, size, true);
      expect(await refusal(fileOf(bomb))).toBe(legacy.workbookTooLarge);
    }
  });

  it('is told where its two counts of parts differ, or none is listed', async () => {
    const bytes = new Uint8Array(
      await workbook([{ name: 'A', rows: '<row r="1"><c r="A1"><v>1</v></c></row>' }]).arrayBuffer(),
    );
    const end = Buffer.from(bytes).lastIndexOf('PK\u0005\u0006');
    expect((await readWorkbook(fileOf(bytes))).sheets).toHaveLength(1);
    bytes[end + 8] = 0;
    expect(await refusal(fileOf(bytes))).toBe(legacy.workbookUnreadable);
    bytes[end + 10] = 0;
    expect(await refusal(fileOf(bytes))).toBe(legacy.workbookUnreadable);
  });

  it('is none because of an empty part, as other programs pack it', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row>';
    const parts = unzipSync(new Uint8Array(await workbook([{ name: 'A', rows }]).arrayBuffer()));
    const file = fileOf(zipSync({ ...parts, 'xl/printer.bin': [new Uint8Array(), { level: 9 }] }));
    const sizes: number[] = [];
    unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ originalSize, size }) => (originalSize === 0 && sizes.push(size), false),
    });
    expect(sizes, 'packed, not stored').toEqual([2]);
    expect((await readWorkbook(file)).sheets).toHaveLength(1);
  });
});
