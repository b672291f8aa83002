import type { Interview } from './assignments.repo.ts';

/** Whether all that was said of an interview stands already; what was not said (null) is left out of it. */
export function isInterviewSaid(said: Interview, now: Interview): boolean {
  return changedOfInterview(said, now).every((field) => said[field] === null);
}

/** Which fields of an interview are others than they were. */
export function changedOfInterview(next: Interview, before: Interview): (keyof Interview)[] {
  return [
    ...(next.interview_at?.getTime() === before.interview_at?.getTime() ? [] : (['interview_at'] as const)),
    ...(next.interview_details === before.interview_details ? [] : (['interview_details'] as const)),
  ];
}
