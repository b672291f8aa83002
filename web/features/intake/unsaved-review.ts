import type { IntakeRow } from '#contract/intake.ts';
import { draftKeys, dropDraft } from '#web/lib/draft-store.ts';
import { confirm } from '#web/ui/confirm.ts';

/** The key under which what was typed in the review of a file is kept. */
export const reviewDraft = (rowId: string) => `intake-row.${rowId}`;

/**
 * Asks before files are made candidates of which something typed in Review is not saved, and would be lost. Resolves to
 * true when nothing is, or when it may be lost; it is gone then.
 */
export async function mayLoseReviews(person: string, rows: readonly IntakeRow[]): Promise<boolean> {
  const kept = new Set(draftKeys(person));
  const unsaved = rows.filter(({ id }) => kept.has(reviewDraft(id)));
  if (unsaved.length === 0) return true;
  const [first] = unsaved;
  const whose =
    unsaved.length === 1 ? (first?.fields.name ?? first?.file_name) : `${unsaved.length} of these files`;
  const may = await confirm({
    title: 'Create without unsaved changes?',
    body: `What you typed in the review of ${whose} is not saved and will be lost. To keep it, open Review and press Save.`,
    confirmLabel: 'Create Without Them',
    cancelLabel: 'Go Back',
    danger: true,
  });
  if (may) for (const { id } of unsaved) dropDraft(`${person}.${reviewDraft(id)}`);
  return may;
}
