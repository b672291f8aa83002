import type { Executive } from '#contract/executive.ts';

export type Recruiter = Executive['recruiters'][number];

type Figure = 'submitted' | 'interviewed' | 'offers' | 'hires' | 'interview_rate' | 'days_to_first_move';
/** By a column from low to high, or with a minus from high to low. */
export type RecruiterSort = 'name' | '-name' | Figure | `-${Figure}`;

/** Somebody's name; "Not known" for all those together of whom it is not. */
export function recruiterName({ name }: Pick<Recruiter, 'name'>): string {
  return name ?? 'Not known';
}

/** In the order of a column, equals by name; what has no figure is last either way. */
export function inOrder(recruiters: readonly Recruiter[], sort: RecruiterSort): Recruiter[] {
  const isDown = sort.startsWith('-');
  const key = sort.replace('-', '') as 'name' | Figure;
  const byName = (one: Recruiter, other: Recruiter) =>
    recruiterName(one).localeCompare(recruiterName(other), 'en-IN', { sensitivity: 'base' });
  return recruiters.toSorted((one, other) => {
    if (key === 'name') return isDown ? byName(other, one) : byName(one, other);
    const [first, second] = [one[key], other[key]];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(one, other);
    return (isDown ? second - first : first - second) || byName(one, other);
  });
}
