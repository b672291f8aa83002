import { describe, expect, it } from 'vitest';
import { readDoc } from './read-doc.ts';
import { buildCompoundFile } from './test/build-compound-file.ts';

interface DocParts {
  /** one byte a character, of Windows' western code page, or two */
  text: Uint8Array;
  wide?: boolean;
  magic?: number;
  flags?: number;
}

const TEXT_START = 0x400;

/** A Word file of one stretch of text, as the program writes it: information block, text, and a table of one piece. */
function makeDoc({ text, wide = false, magic = 0xa5ec, flags = 0 }: DocParts): Uint8Array<ArrayBuffer> {
  const characters = wide ? text.length / 2 : text.length;
  const main = new Uint8Array(TEXT_START + text.length);
  const view = new DataView(main.buffer);
  view.setUint16(0x00, magic, true);
  view.setUint16(0x0a, flags, true);
  view.setUint32(0x18, TEXT_START, true);
  view.setUint32(0x1c, TEXT_START + text.length, true);
  view.setUint32(0x4c, characters, true);
  main.set(text, TEXT_START);
  const table = new Uint8Array(5 + 8 + 8);
  const pieces = new DataView(table.buffer);
  pieces.setUint8(0, 2);
  pieces.setUint32(1, 16, true);
  pieces.setUint32(9, characters, true);
  pieces.setUint32(15, wide ? TEXT_START : (TEXT_START * 2) | 0x40000000, true);
  return buildCompoundFile({ WordDocument: main, '0Table': table });
}

const western = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const about = 'Meera Nair, accountant in Kochi, seven years in audit';

describe('reads a DOC', () => {
  it('of one byte a character, with every character of its code page', async () => {
    const { text } = await readDoc(makeDoc({ text: western(`${about}\r\u0080 45 a day \u0096 part time`) }));
    expect(text).toBe(`${about}\n€ 45 a day – part time`);
  });

  it('of two bytes a character', async () => {
    const { text } = await readDoc(makeDoc({ text: utf16(`${about}\r₹ 12 lakh`), wide: true }));
    expect(text).toBe(`${about}\n₹ 12 lakh`);
  });

  it('with optional hyphens, fields and table cells', async () => {
    const written = `${about}\raccoun\u001Ftant\r\u0013 HYPERLINK "mailto:m@example.com" \u0014m@example.com\u0015\rM.Com\u00072015\u0007`;
    const { text } = await readDoc(makeDoc({ text: western(written) }));
    expect(text).toBe(`${about}\naccountant\nm@example.com\nM.Com\t2015`);
  });

  it('of Word 6 or 95', async () => {
    const { text } = await readDoc(makeDoc({ text: western(`${about}\r\u0096`), magic: 0xa5dc }));
    expect(text).toBe(`${about}\n–`);
  });
});

describe('refuses a DOC', () => {
  it('under a password', async () => {
    const doc = makeDoc({ text: western(about), flags: 0x0100 });
    await expect(readDoc(doc)).rejects.toMatchObject({ code: 'password-protected' });
  });

  it('that is damaged', async () => {
    const doc = makeDoc({ text: western(about) }).slice(0, 1500);
    await expect(readDoc(doc)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
