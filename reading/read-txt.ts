import { cleanText } from './clean-text.ts';
import type { TextFound } from './resume-text.ts';
import { wideEncoding } from './wide-text.ts';

/** Bytes that are looked at: more than the text that is kept can take, in any encoding and with wide margins. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads plain text in whatever encoding it was saved: by its byte-order mark, else by what its bytes can be. */
export function readTxt(bytes: Uint8Array): TextFound {
  return { text: cleanText(decodeText(bytes.subarray(0, MOST_BYTES))) };
}

/** Decodes UTF-8 and UTF-16 (with a mark or without) and, when the bytes are neither, Windows' western code page. */
function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return decodeAs(wide, bytes);
  try {
    // As one piece of a stream, so that a character cut at the end is left out and not taken for another encoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
