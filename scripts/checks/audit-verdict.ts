const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
/** These are to be mended before anything else (docs/security.md). */
const STOPS: readonly string[] = ['critical', 'high'];

interface Report {
  metadata?: { vulnerabilities?: Partial<Record<string, number>> };
  vulnerabilities?: Record<string, { severity?: string }>;
  statusCode?: number;
  error?: { code?: string };
}

/** What `npm audit --json` printed, in one line, and whether one may go on. Passes when nobody answered the question. */
export function auditVerdict(printed: string): { passes: boolean; words: string } {
  const report = reportIn(printed);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    const why = report?.statusCode ?? report?.error?.code;
    return {
      passes: true,
      words: `not asked: the registry does not answer questions about known faults${why === undefined ? '' : ` (${why})`}`,
    };
  }
  const found = SEVERITIES.filter((severity) => counts[severity]);
  if (found.length === 0) return { passes: true, words: 'no known faults' };
  const names = Object.entries(report.vulnerabilities ?? {}).map(
    ([name, { severity }]) => `${name}${severity ? ` (${severity})` : ''}`,
  );
  return {
    passes: !found.some((severity) => STOPS.includes(severity)),
    words: `${found.map((severity) => `${counts[severity]} ${severity}`).join(', ')}: ${names.join(', ')}`,
  };
}

function reportIn(printed: string): Report | null {
  try {
    return JSON.parse(printed) as Report | null;
  } catch {
    return null;
  }
}
