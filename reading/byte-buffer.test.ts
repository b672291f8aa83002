import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { ByteBuffer } from './byte-buffer.ts';

const values = Uint8Array.from([0x57, 0x00, 0xff, 0x80, 0xa5, 0xec, 0x0a, 0x20, 0x93]);
const ours = new ByteBuffer(values);
const nodes = Buffer.from(values);

describe("ByteBuffer answers as Node's Buffer does", () => {
  it.each(['readInt8', 'readUInt8', 'readInt16LE', 'readUInt16LE', 'readInt32LE', 'readUInt32LE'] as const)(
    '%s',
    (method) => {
      for (const at of [0, 1, 4, 5]) expect(ours[method](at)).toBe(nodes[method](at));
      expect(() => ours[method](values.length)).toThrow(RangeError);
      expect(() => nodes[method](values.length)).toThrow(RangeError);
    },
  );

  it.each(['ucs2', 'utf16le', 'binary'] as const)('toString %s', (encoding) => {
    expect(ours.toString(encoding)).toBe(nodes.toString(encoding));
    expect(ours.toString(encoding, 1, 6)).toBe(nodes.toString(encoding, 1, 6));
  });

  it('slice shares memory', () => {
    const [mine, theirs] = [new ByteBuffer(values), Buffer.from(values)];
    mine.slice(2, 4)[0] = 7;
    theirs.subarray(2, 4)[0] = 7;
    expect([...mine]).toEqual([...theirs]);
    expect(mine.slice(2, 4).readUInt16LE(0)).toBe(theirs.readUInt16LE(2));
    expect(mine.slice(7, 99)).toHaveLength(theirs.subarray(7, 99).length);
  });

  it('copy stops at the end of either side', () => {
    const [mine, theirs] = [ByteBuffer.alloc(6), Buffer.alloc(6)];
    ours.copy(mine, 3, 4, 99);
    nodes.copy(theirs, 3, 4, 99);
    expect([...mine]).toEqual([...theirs]);
  });

  it('alloc, fromHex and concat', () => {
    expect([...ByteBuffer.alloc(3)]).toEqual([...Buffer.alloc(3)]);
    expect([...ByteBuffer.fromHex('D0CF11')]).toEqual([...Buffer.from('D0CF11', 'hex')]);
    const joined = ByteBuffer.concat([ours, ours.slice(0, 2)]);
    expect(joined.toString('binary')).toBe(Buffer.concat([nodes, nodes.subarray(0, 2)]).toString('binary'));
  });
});
