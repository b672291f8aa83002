/** Bytes that tell: a text shows early what it is. */
const SAMPLE_BYTES = 65_536;
/** Of all bytes: western text in UTF-16 has nearly half zeros, and spaces and marks of other scripts have some too. */
const LEAST_ZEROS = 0.4;
/** Of the zeros: none stand in the other half of the characters, but for a stray one. */
const MOST_STRAY = 0.1;

export type WideEncoding = 'utf-16le' | 'utf-16be';

/**
 * The UTF-16 that bytes are written in, by their byte-order mark, else by the zero in every second byte of western text:
 * which one tells the order. Undefined for anything else. Whether a file is a text and how it is read are both told here.
 */
export function wideEncoding(bytes: Uint8Array): WideEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [first, second] = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) first += 1;
    else second += 1;
  }
  const [most, stray] = [Math.max(first, second), Math.min(first, second)];
  if (most === 0 || most < sample.length * LEAST_ZEROS || stray > most * MOST_STRAY) return undefined;
  return second > first ? 'utf-16le' : 'utf-16be';
}
