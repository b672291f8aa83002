import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { readTxt } from './read-txt.ts';

const name = 'Zoë Nuñez – ₹12 LPA';

it.each([
  ['UTF-8', Buffer.from(name)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${name}`)],
  ['UTF-16 little-endian with a mark', Buffer.from(`\uFEFF${name}`, 'utf16le')],
  ['UTF-16 big-endian with a mark', Buffer.from(`\uFEFF${name}`, 'utf16le').swap16()],
  ['UTF-16 little-endian without a mark', Buffer.from(name, 'utf16le')],
  ['UTF-16 big-endian without a mark', Buffer.from(name, 'utf16le').swap16()],
])('reads %s', (_encoding, bytes) => {
  expect(readTxt(bytes).text).toBe(name);
});

it("reads Windows' western code page when the bytes are no UTF-8", () => {
  const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x96, 0x20, 0x80, 0x35]);
  expect(readTxt(bytes).text).toBe('Zoë – €5');
});
