import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const textOf = async (...rows: (string | number | null)[][]) => {
  const bytes = new Uint8Array(await csvOf(['Name'], rows).arrayBuffer());
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

test('begins with the mark by which Excel knows the alphabet, and quotes every text', async () => {
  expect(await textOf(['Kavi "K", Ltd', 3.5, null], ['São ₹', -2, 'x\ny'])).toBe(
    '\uFEFF"Name"\r\n"Kavi ""K"", Ltd",3.5,\r\n"São ₹",-2,"x\ny"\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['|cmd', "'|cmd"],
  ['＝1', "'＝1"],
  // also where what stands before it ends a cell or a row
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['Pune;=1', "Pune;'=1"],
])('does not let %j run as a formula', async (text, cell) => {
  expect(await textOf([text])).toContain(`"${cell}"`);
});
