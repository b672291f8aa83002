/** Whether somebody expects, or is offered, more than a job's highest CTC, in rupees; not where one of them is not known. */
export function isOverBudget(ctc: number | null, budget: number | null): ctc is number {
  return budget !== null && ctc !== null && ctc > budget;
}
