/**
 * A proposed department as the company calls it: the one in use whose words are all among those of the proposal
 * ("Finance" for "Accounts & Finance"), the one of most words, and of those the first. One department under two names
 * would be two in every figure. The proposal itself where none is.
 */
export function ownDepartment(proposed: string, inUse: readonly string[]): string {
  const words = wordsOf(proposed);
  let own = proposed;
  let most = 0;
  for (const department of inUse) {
    const its = wordsOf(department);
    if (its.length > most && its.every((word) => words.includes(word))) {
      own = department;
      most = its.length;
    }
  }
  return own;
}

function wordsOf(department: string): string[] {
  return department
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and');
}
