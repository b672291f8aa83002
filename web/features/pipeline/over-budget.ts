/** Whether somebody expects more than a job's highest CTC, in rupees; not where one of them is not known. */
export function isOverBudget(expected: number | null, budget: number | null): expected is number {
  return budget !== null && expected !== null && expected > budget;
}
