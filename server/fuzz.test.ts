import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from './test/app.ts';
import { runFuzz } from './test/fuzz/run-fuzz.ts';

/** Some seconds within the suite; `npm run test:fuzz` asks for more. */
const { FUZZ_REQUESTS, FUZZ_SEED, FUZZ_REPORT } = process.env;
const requests = Number(FUZZ_REQUESTS ?? 800);
const isThorough = FUZZ_REQUESTS !== undefined;
const seed = Number(FUZZ_SEED ?? 20_261_122);
const HOUR = 3_600_000;

const app = await createTestApp();
afterAll(() => app.close());

describe('malformed requests', () => {
  it(
    'break nothing, tell nobody what is not theirs, and take no long time',
    async () => {
      const report = await runFuzz(app, { seed, requests, isThorough, heavyUploads: isThorough ? 7 : 0 });
      if (FUZZ_REPORT !== undefined) {
        mkdirSync('.cache/reports', { recursive: true });
        writeFileSync(FUZZ_REPORT, JSON.stringify(report, null, 2));
      }
      expect(report.faults.join('\n\n')).toBe('');
      expect(report.requests).toBeGreaterThan(requests * 0.95);
      // Many get past the door: a run in which all are refused would find nothing.
      expect(report.statuses['200'] ?? 0).toBeGreaterThan(report.requests / 20);
    },
    isThorough ? HOUR : 60_000,
  );
});
