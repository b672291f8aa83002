import type { Executive } from '#contract/executive.ts';
import { linesOf, type ReachedByEach, type Submitted } from './compared.read.ts';

/**
 * For which departments people were put into jobs, with most first, and one line without a name for the jobs of none; each
 * is called as `names` has it by its key. They add up to the numbers of the whole, as recruiters do.
 */
export function compareDepartments(
  submitted: readonly Submitted[],
  reached: ReachedByEach,
  names: ReadonlyMap<string, string>,
): Executive['departments'] {
  return linesOf('department', submitted, reached)
    .map(({ key, figures }) => ({ department: key === null ? null : (names.get(key) ?? key), ...figures }))
    .toSorted(
      (one, other) =>
        other.submitted - one.submitted ||
        (one.department ?? '').localeCompare(other.department ?? '', 'en-IN'),
    );
}
