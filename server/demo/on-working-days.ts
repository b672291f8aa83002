import { addDays, dayOf } from '#contract/dates.ts';
import { momentOf, timeOf } from '#contract/time-of-day.ts';
import { DEFAULT_OWNERSHIP_DAYS } from '../core/config.ts';
import type { DemoAssignment, DemoData } from './demo-data.ts';
import { CLOSING, OPENING, istAt, minuteOf } from './working-hours.ts';

const DAY = 24 * 60;

/**
 * On which working day that happens which the story has on each day of a week, Sunday first: how many days before, and
 * which part of that day it fills of how many. No day is moved ahead, into what has not happened yet, nor past another.
 */
const PLACES: readonly (readonly [before: number, part: number, parts: number])[] = [
  [2, 1, 2], // Sunday, on Friday
  [0, 0, 1],
  [0, 0, 1],
  [0, 0, 2],
  [1, 1, 2], // Thursday, on Wednesday
  [1, 0, 1],
  [1, 0, 2], // Saturday, on Friday
];

const placeOf = (day: string) => PLACES[weekday(day)] ?? [0, 0, 1];

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The working day of a day of the story (both YYYY-MM-DD). */
function workingDay(day: string): string {
  return addDays(day, -placeOf(day)[0]);
}

/** The instant in the office hours of a working day for one of the story; what came later comes later. */
function workingTime(instant: Date): Date {
  const day = dayOf(instant);
  const [before, part, parts] = placeOf(day);
  if (parts === 1) return istAt(addDays(day, -before), minuteOf(instant));
  const along = (minuteOf(instant) - OPENING) / (DAY - OPENING);
  return istAt(addDays(day, -before), OPENING + ((part + along) * (CLOSING - OPENING)) / parts);
}

/**
 * The demo data, whose story knows no weeks, with everything that was done moved to working days. So the same people stand
 * in the same places on whichever day of the week the story is told.
 */
export function onWorkingDays(data: DemoData): DemoData {
  const doneOf = new Map(
    data.history
      .toReversed() // of one that was undone and marked again the first time holds
      .filter(({ new_status }) => new_status === 'interviewed')
      .map(({ assignment_id, changed_at }) => [assignment_id, workingTime(changed_at)]),
  );
  const assignments = data.assignments.map((one) => ({
    ...one,
    assigned_at: workingTime(one.assigned_at),
    updated_at: workingTime(one.updated_at),
    interview_at: one.interview_at && interviewTime(one.interview_at, doneOf.get(one.id)),
    joining_on: isSettled(one) && one.joining_on ? workingDay(one.joining_on) : one.joining_on,
  }));
  const byId = new Map(assignments.map((one) => [one.id, one]));
  const started = new Set(assignments.filter(isSettled).map(({ candidate_id }) => candidate_id));
  return {
    ...data,
    jobs: data.jobs.map((job) => ({
      ...job,
      created_at: workingTime(job.created_at),
      updated_at: workingTime(job.updated_at),
      published_at: job.published_at && workingTime(job.published_at),
    })),
    candidates: data.candidates.map((person) => ({
      ...person,
      created_at: workingTime(person.created_at),
      updated_at: workingTime(person.updated_at),
      joining_date:
        started.has(person.id) && person.joining_date ? workingDay(person.joining_date) : person.joining_date,
    })),
    assignments,
    history: data.history.map((move) => ({ ...move, changed_at: workingTime(move.changed_at) })),
    interviewChanges: data.interviewChanges.map((change) => ({
      ...change,
      interview_at: byId.get(change.assignment_id)?.interview_at ?? change.interview_at,
      changed_at: workingTime(change.changed_at),
    })),
    offerChanges: data.offerChanges.map((change) => ({
      ...change,
      joining_on: byId.get(change.assignment_id)?.joining_on ?? change.joining_on,
      changed_at: workingTime(change.changed_at),
    })),
    submissions: data.submissions.map((one) => ({
      ...one,
      created_at: workingTime(one.created_at),
      owned_until: one.owned_until && ownedUntil(one.owned_until),
    })),
  };
}

/** Whether the joining day is over, and so one of those that are moved. */
function isSettled({ status }: DemoAssignment): boolean {
  return status === 'joined' || status === 'did_not_join';
}

/** On the day it was done and before that, or on no Sunday. */
function interviewTime(usual: Date, done: Date | undefined): Date {
  if (done) return earlierOf(momentOf(dayOf(done), timeOf(usual)), done);
  const day = dayOf(usual);
  return weekday(day) === 0 ? momentOf(addDays(day, 1), timeOf(usual)) : usual;
}

/** A quarter of an hour's start before the interview was marked as done, where its usual time would be after that. */
function earlierOf(usual: Date, done: Date): Date {
  if (usual < done) return usual;
  const quarter = 15 * 60_000;
  return new Date(Math.floor((done.getTime() - 3 * quarter) / quarter) * quarter);
}

/** The ownership that began with the working day of its first submission. */
function ownedUntil(day: string): string {
  return addDays(workingDay(addDays(day, -DEFAULT_OWNERSHIP_DAYS)), DEFAULT_OWNERSHIP_DAYS);
}
