import type { LegacyKind, LegacyReport } from '#contract/legacy-import.ts';
import { counted } from '#contract/text.ts';

const nounOf = (kind: LegacyKind) => (kind === 'jobs' ? 'job' : 'candidate');

/** What the button does that writes a table as far as it is right; null where that is nothing. */
export function deedText(
  { right, wrong, fillable }: Pick<LegacyReport, 'right' | 'wrong' | 'fillable'>,
  { kind, fill }: { kind: LegacyKind; fill: boolean },
): string | null {
  const fills = fill && fillable > 0;
  if (right === 0) return fills ? `Fill in ${counted(fillable, nounOf(kind))}` : null;
  const imports =
    wrong > 0
      ? `Import the ${counted(right, 'row')} without a problem`
      : `Import ${counted(right, nounOf(kind))}`;
  return fills ? `${imports} and fill in ${fillable}` : imports;
}

/** What was done: "3 candidates imported, 2 filled in". */
export function doneText({ imported, filled }: LegacyReport, kind: LegacyKind): string {
  const parts = [
    imported > 0 && `${counted(imported, nounOf(kind))} imported`,
    filled > 0 && `${imported > 0 ? filled : counted(filled, nounOf(kind))} filled in`,
  ];
  return parts.filter(Boolean).join(', ');
}
