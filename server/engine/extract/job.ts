/** One employment as a resume gives it. Months count from year 0; `to` is the first month after it. */
export interface Job {
  company: string | null;
  title: string | null;
  from: number | null;
  to: number | null;
  current: boolean;
  readonly at: number;
  readonly evidence: 'label' | 'block' | 'sentence';
}
