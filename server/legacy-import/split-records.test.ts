import fc from 'fast-check';
import { parseCsv, writeCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import { splitRecords } from './split-records.ts';

const LIMITS = { delimiter: ',', most: 1000, longest: 10_000 };

it('splits between records only, whatever stands in the cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' '), maxLength: 6 });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r'), maxLength: 30 }), (text) => {
      const pieces = splitRecords(text, { ...LIMITS, piece: 1 }) ?? [];
      expect(pieces.join('')).toBe(text);
      expect(pieces.flatMap((piece) => parseCsv(piece, { delimiter: ',' }))).toEqual(
        parseCsv(text, { delimiter: ',' }),
      );
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 5 }), (rows) => {
      const text = writeCsv(rows);
      expect(splitRecords(text, { ...LIMITS, piece: 1 })?.length).toBe(rows.length);
    }),
  );
});

it('gives up what has more or longer records than it may', () => {
  expect(splitRecords('a\n'.repeat(1001), { ...LIMITS, piece: 10 })).toBeNull();
  expect(splitRecords(`"${'\n'.repeat(10_001)}"`, { ...LIMITS, piece: 10 })).toBeNull();
});
