import { readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Reads a JSON report of Vitest or Playwright. A run that failed without a failed test (a file that does not load, no
 * report at all) counts as one failure, so that the totals never look green when the run is not.
 */
export function readTotals(file: string, runFailed: boolean): Totals {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    if ('stats' in report) {
      totals.passed = report.stats.expected + report.stats.flaky;
      totals.failed = report.stats.unexpected;
      totals.skipped = report.stats.skipped;
    } else {
      totals.passed = report.numPassedTests;
      totals.failed = report.numFailedTests;
      totals.skipped = report.numPendingTests + report.numTodoTests;
    }
  } catch {
    totals.failed = 1;
  }
  if (runFailed && totals.failed === 0) totals.failed = 1;
  return totals;
}

/** "N passed, N failed", with ", N skipped" when there are any. */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The sum of two runs. */
export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
