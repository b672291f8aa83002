/**
 * As much of Node's Buffer as word-extractor uses, for browsers, which have none: its numbers are little-endian, and a
 * slice shares its memory, unlike that of a plain array. Reads past the end throw a RangeError.
 */
export class ByteBuffer extends Uint8Array {
  static alloc(length: number): ByteBuffer {
    return new ByteBuffer(length);
  }

  /** The bytes that a string of hexadecimal digits writes. */
  static fromHex(digits: string): ByteBuffer {
    return new ByteBuffer((digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  }

  static concat(chunks: readonly Uint8Array[]): ByteBuffer {
    const whole = new ByteBuffer(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }

  override slice(start?: number, end?: number): this {
    return this.subarray(start, end) as this;
  }

  copy(target: Uint8Array, targetStart: number, start: number, end: number): void {
    target.set(this.subarray(start, Math.min(end, start + target.length - targetStart)), targetStart);
  }

  readInt8(at: number): number {
    return this.#view.getInt8(at);
  }

  readUInt8(at: number): number {
    return this.#view.getUint8(at);
  }

  readInt16LE(at: number): number {
    return this.#view.getInt16(at, true);
  }

  readUInt16LE(at: number): number {
    return this.#view.getUint16(at, true);
  }

  readInt32LE(at: number): number {
    return this.#view.getInt32(at, true);
  }

  readUInt32LE(at: number): number {
    return this.#view.getUint32(at, true);
  }

  override toString(encoding = 'utf-8', start = 0, end = this.length): string {
    const wide = encoding === 'ucs2' || encoding === 'utf16le';
    // Node leaves a last odd byte out, which a decoder would show as a replacement character.
    const bytes = this.subarray(start, wide ? end - ((end - start) % 2) : end);
    if (encoding === 'binary') return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return new TextDecoder(wide ? 'utf-16le' : encoding, { ignoreBOM: true }).decode(bytes);
  }

  get #view(): DataView {
    return new DataView(this.buffer, this.byteOffset, this.byteLength);
  }
}

/** Gives this thread a Buffer when it has none: call it before loading word-extractor. */
export function provideBuffer(): void {
  const scope = globalThis as { Buffer?: unknown };
  scope.Buffer ??= Object.assign(ByteBuffer, { from: (digits: string) => ByteBuffer.fromHex(digits) });
}
