import type { Executive } from '#contract/executive.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';

export type Recruiter = Executive['recruiters'][number];

type Figure = 'submitted' | 'interviewed' | 'offers' | 'hires' | 'interview_rate' | 'days_to_first_move';
/** By a column from low to high, or with a minus from high to low. */
export type RecruiterSort = FigureSort<Figure>;

/** Somebody's name; "Not known" for all those together of whom it is not. */
export function recruiterName({ name }: Pick<Recruiter, 'name'>): string {
  return name ?? 'Not known';
}

/** In the order of a column, equals by name; what has no figure is last either way. */
export function inOrder(recruiters: readonly Recruiter[], sort: RecruiterSort): Recruiter[] {
  return inOrderOf(recruiters, sort, recruiterName);
}
