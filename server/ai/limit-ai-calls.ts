import { messages } from '#contract/messages.ts';
import type { Db } from '../db/client.ts';
import { type CallLimit, countCall } from '../db/limit-calls.ts';

const MINUTE = 60;
const DAY = 24 * 60 * 60;

/** Far more than somebody can look over, and few enough that no one person keeps a provider busy or runs up its bill. */
const LIMITS = {
  reading: {
    name: 'ai reading',
    rules: [
      { points: 30, duration: MINUTE, message: messages.resume.tooMany },
      { points: 1000, duration: DAY, message: messages.resume.tooManyToday },
    ],
  },
  writing: {
    name: 'ai writing',
    rules: [
      { points: 20, duration: MINUTE, message: messages.ai.tooMany },
      { points: 300, duration: DAY, message: messages.ai.tooManyToday },
    ],
  },
  vector: {
    name: 'ai vector',
    rules: [{ points: 60, duration: MINUTE, message: messages.ai.tooMany }],
  },
} as const satisfies Record<string, CallLimit>;

/**
 * Counts that a person has asked the AI engine for something, whichever engine answers. Throws `too_many_requests` for
 * one too many: each person has a count of their own for each kind of work, kept in the database.
 */
export function countAiCall(db: Db, kind: keyof typeof LIMITS, userId: string): Promise<void> {
  return countCall(db, LIMITS[kind], userId);
}
