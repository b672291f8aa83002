import { z } from 'zod';
import { defineRoute } from './route.ts';

/** `dashboard` is what HR's dashboards show besides the others: an analysis, the hiring plan; `user` somebody who signs in. */
export const EVENT_KINDS = ['job', 'candidate', 'assignment', 'dashboard', 'user'] as const;

/**
 * That something was created, changed or removed, as ids only: who hears it asks for what may be read. Whoever may not
 * list candidates hears, without ids, only that jobs changed, and a vendor that one of the company's submissions did.
 */
export const liveEventSchema = z.object({
  kind: z.enum(EVENT_KINDS),
  id: z.uuid().optional(),
  /** of an assignment: its job and person */
  job_id: z.uuid().optional(),
  candidate_id: z.uuid().optional(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/**
 * The types of what is sent, as server-sent events name them. `change` carries a LiveEvent; the others carry nothing:
 * `reset` says that more was missed than can be told, `ready` stands after what was missed, and `crowded` that
 * the same person has opened too many streams.
 */
export type StreamEvent = 'change' | 'reset' | 'ready' | 'crowded';

/** Of the live events; times in milliseconds. */
export const liveTiming = {
  /** between two looks for news */
  poll: 1000,
  heartbeat: 25_000,
  /** nothing heard for this long counts as lost */
  silence: 50_000,
  /** before the first, second, third and every further try to connect again */
  reconnect: [1000, 2000, 5000, 10_000],
  /** before trying again when one person has too many streams */
  crowded: 60_000,
  /** lost for this long, a person is told */
  tellLost: 10_000,
  /** the same thing is not asked for again sooner */
  refetch: 1000,
} as const;

export const eventRoutes = {
  stream: defineRoute({
    method: 'get',
    path: '/api/events',
    tag: 'Live events',
    summary: 'What changes, as it changes; resumed by Last-Event-ID',
    permission: 'profile.own',
    output: 'stream',
    streamed: liveEventSchema,
    errors: ['unavailable'],
  }),
};
