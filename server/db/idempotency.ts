import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Claim, IdempotencyStore, NamedCall, Refusal } from '../http/idempotency.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Database, Tx } from './client.ts';
import { outageOf } from './outage.ts';
import { idempotencyKeys } from './schema.ts';

const KEPT_HOURS = 24;
/** A claim without an answer after this long belongs to a process that died at work. */
const ABANDONED_MINUTES = 2;

/** A database that is away is asked again so often (ms), for as long as nobody else may take the claim. */
const LOOK_EVERY_MS = 500;
const untilItAnswers = retry(
  handleWhen((error) => outageOf(error) !== null),
  {
    maxAttempts: (ABANDONED_MINUTES * 60_000) / LOOK_EVERY_MS,
    backoff: new ConstantBackoff(LOOK_EVERY_MS),
  },
).dangerouslyUnref();

/** Writes it at once or, when the database is away, as soon as that is back: the caller need not wait for it. */
async function writeSurely(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (outageOf(error) === null) throw error;
    void untilItAnswers.execute(write).catch(() => {}); // the claim counts as abandoned then
  }
}

interface Stored {
  /** sealed: what is sent may hold a password, and a hash alone could be tried against at speed */
  contentHash: string;
  requestId: string;
  answer?: unknown;
  /** beside a null answer */
  refusal?: Refusal;
}

const olderThan = (unit: 'hours' | 'mins', count: number) =>
  lt(idempotencyKeys.created_at, sql`now() - make_interval(${sql.raw(unit)} => ${count}::int)`);

const isOf = (call: NamedCall) =>
  and(
    eq(idempotencyKeys.user_id, call.userId),
    eq(idempotencyKeys.route, call.route),
    eq(idempotencyKeys.key, call.key),
  );

/** Whether it is still this try that has the claim. */
const isOfTry = (call: NamedCall) =>
  and(isOf(call), sql`${idempotencyKeys.response}->>'requestId' = ${call.requestId}`);

/**
 * Idempotency keys in the database, so that they hold across processes, for a day at least. `seal` makes of a text what
 * nobody without the installation's secret can.
 */
export function idempotencyStore({ db }: Database, seal: (text: string) => string): IdempotencyStore {
  const storedFor = ({ contentHash, requestId }: NamedCall): Stored => ({
    contentHash: seal(contentHash),
    requestId,
  });
  const note = (call: NamedCall, outcome: Pick<Stored, 'answer' | 'refusal'>) =>
    writeSurely(() =>
      db
        .update(idempotencyKeys)
        .set({ response: { ...storedFor(call), ...outcome } })
        .where(isOfTry(call)),
    );
  return {
    async claim(call): Promise<Claim> {
      const stored = storedFor(call);
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ user_id: call.userId, route: call.route, key: call.key, response: stored })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) return { state: 'new' };

      const [former] = await db.select().from(idempotencyKeys).where(isOf(call));
      const found = former?.response as Stored | undefined;
      if (!found) return { state: 'busy' };
      if (found.contentHash !== stored.contentHash) return { state: 'other' };
      if (found.refusal) return { state: 'refused', refusal: found.refusal };
      if ('answer' in found) return { state: 'done', answer: found.answer };
      const takenOver = await db
        .update(idempotencyKeys)
        .set({ created_at: sql`now()`, response: stored })
        .where(
          and(
            isOf(call),
            sql`not jsonb_exists(${idempotencyKeys.response}, 'answer')`,
            olderThan('mins', ABANDONED_MINUTES),
          ),
        )
        .returning({ key: idempotencyKeys.key });
      return { state: takenOver.length > 0 ? 'new' : 'busy' };
    },
    finish: (call, answer) => note(call, { answer }),
    refuse: (call, refusal) => note(call, { answer: null, refusal }),
    release: (call) => writeSurely(() => db.delete(idempotencyKeys).where(isOfTry(call))),
  };
}

const forgetOldAnswers = defineTask({ name: 'forget-old-answers', schema: z.object({}), cron: '10 * * * *' });

/** Each hour forgets answers that are older than a day: they hold what people entered. */
export function workOnOldAnswers(tasks: TaskQueue, { db }: Database): void {
  tasks.work(forgetOldAnswers, async () => {
    await db.delete(idempotencyKeys).where(olderThan('hours', KEPT_HOURS));
  });
}

/** Forgets the answers that are a record which is deleted: a key sent again would be answered with what is gone. */
export async function forgetAnswersAbout(tx: Tx, recordId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.response}->'answer'->>'id' = ${recordId}`);
}

/** Forgets the answers that name a person who is deleted, by id, e-mail, phone or the whole name. */
export async function forgetAnswersOf(
  tx: Tx,
  { id, email, phone, name }: { id: string; email: string; phone: string; name: string },
): Promise<void> {
  // As jsonb writes texts: in quotes, so that a name is not found within another one.
  await forgetAnswersHolding(tx, [id, ...[email, phone, name].map((text) => JSON.stringify(text))]);
}

/** Forgets the answers that hold one of these texts, or whose call's path does: of a record by its id what is said of it. */
export async function forgetAnswersHolding(tx: Tx, texts: readonly string[]): Promise<void> {
  const traces = texts.map((text) => text.toLowerCase());
  const answer = sql`${idempotencyKeys.route} || ' ' || lower(${idempotencyKeys.response}::text)`;
  await tx.delete(idempotencyKeys).where(
    sql.join(
      traces.map((trace) => sql`position(${trace}::text in ${answer}) > 0`),
      sql` or `,
    ),
  );
}
