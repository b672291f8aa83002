import type { IntoJobs, LegacyKind, LegacyReport } from '#contract/legacy-import.ts';
import { counted } from '#contract/text.ts';

const nounOf = (kind: LegacyKind) => (kind === 'jobs' ? 'job' : 'candidate');

/** What the button does that writes a table as far as it is right; null where that is nothing. */
export function deedText(
  report: Pick<LegacyReport, 'right' | 'wrong' | 'fillable' | 'of_known'>,
  { kind, fill, assign }: { kind: LegacyKind; fill: boolean; assign: boolean },
): string | null {
  const { right, wrong, fillable } = report;
  const puts = placedRows(report.of_known);
  const imports =
    wrong > 0
      ? `import the ${counted(right, 'row')} without a problem`
      : `import ${counted(right, nounOf(kind))}`;
  const deeds = [
    right > 0 && imports,
    fill && fillable > 0 && `fill in ${right > 0 ? fillable : counted(fillable, nounOf(kind))}`,
    assign && puts > 0 && `put ${puts} into jobs`,
  ].filter((deed) => deed !== false);
  const text = new Intl.ListFormat('en-GB').format(deeds);
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** By how many rows somebody is put into a job. */
export const placedRows = ({ assigned }: Pick<IntoJobs, 'assigned'>) =>
  assigned.reduce((sum, { rows }) => sum + rows, 0);

/** Whether anything was written. */
export const isWritten = ({ imported, filled, placed }: LegacyReport) => imported + filled + placed > 0;

/** What was done: "3 candidates imported, 2 filled in". */
export function doneText({ imported, filled, placed }: LegacyReport, kind: LegacyKind): string {
  const parts = [
    imported > 0 && `${counted(imported, nounOf(kind))} imported`,
    filled > 0 && `${imported > 0 ? filled : counted(filled, nounOf(kind))} filled in`,
    placed > 0 && `${placed} put into jobs`,
  ];
  return parts.filter(Boolean).join(', ');
}
