import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { sniffResumeType } from './check-resume-type.ts';
import { readTxt } from './read-txt.ts';
import { wideEncoding } from './wide-text.ts';

const text = 'Asha Rao\nAccountant, Pune\n₹12 LPA';
const marked = Buffer.from(`\uFEFF${text}`, 'utf16le');
const plain = Buffer.from(text, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

it.each([
  ['with a mark, little-endian', marked, 'utf-16le'],
  ['with a mark, big-endian', swapped(marked), 'utf-16be'],
  ['without a mark, little-endian', plain, 'utf-16le'],
  ['without a mark, big-endian', swapped(plain), 'utf-16be'],
])('a text %s is one to the type check and to the reader', (_written, bytes, encoding) => {
  expect(wideEncoding(bytes)).toBe(encoding);
  expect(sniffResumeType(bytes)).toBe('txt');
  expect(readTxt(bytes).text).toBe(text);
});

it.each([
  ['UTF-8', Buffer.from(text)],
  ['nothing', Buffer.alloc(0)],
  ['nothing but zeros', Buffer.alloc(64)],
  ['zeros in a half and a few besides', Buffer.from('a\0\0\0b\0c\0'.repeat(20), 'latin1')],
  ['fewer zeros than western text has', Buffer.from('ab\0d'.repeat(20), 'latin1')],
])('%s is no UTF-16', (_written, bytes) => {
  expect(wideEncoding(bytes)).toBeUndefined();
});
