import { CronExpressionParser } from 'cron-parser';
import { v5 as uuidv5 } from 'uuid';

/** Any id; it keeps the ids made here apart from all others. */
const NAMESPACE = 'f3b1c1de-6a0c-4a3e-9d47-5f0a3c1d8a52';

/** The newest time before `now` at which the cron text is due in that time zone. */
export function lastDue(cron: string, now: Date, timeZone: string): Date {
  return CronExpressionParser.parse(cron, { currentDate: now, tz: timeZone }).prev().toDate();
}

/** The id of the task due at that time: the same in every process, so that the database takes it once. */
export function scheduledTaskId(name: string, due: Date): string {
  return uuidv5(`${name} ${due.toISOString()}`, NAMESPACE);
}
