import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import type { Offer } from '#contract/offer.ts';
import { auditLog, candidateJobAssignments, events, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { NO_OFFER } from './set-offer.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-25T06:00:00Z'));
});
afterAll(() => app.close());

const { db } = app.database;
const OFFER: Offer = { offered_ctc: 1_800_000, joining_on: '2026-12-15' };
const BETTER: Offer = { offered_ctc: 1_950_000, joining_on: '2027-01-04' };
const NONE: Offer = { offered_ctc: null, joining_on: null };

async function personAt(status: CandidateStatus, offer: Offer = NONE) {
  const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
  return buildAssignment(app, { candidate_id: candidate.id, job_id: job.id }, { status, ...offer });
}

interface Move extends Partial<Offer> {
  status: CandidateStatus;
  version: number;
  undo?: boolean;
  notes?: string;
}
const move = (id: string, body: Move, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.changeStatus, { params: { id }, body });
const setOffer = (id: string, offer: Offer, version: number, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.setOffer, { params: { id }, body: { ...offer, version } });

async function stored(id: string) {
  const [row] = await db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.id, id));
  return { offered_ctc: row?.offered_ctc, joining_on: row?.joining_on, version: row?.version };
}
const auditOf = (id: string) =>
  db
    .select({ action: auditLog.action, fields: auditLog.fields })
    .from(auditLog)
    .where(eq(auditLog.record_id, id))
    .orderBy(auditLog.id);

describe('an offer that is released', () => {
  it('takes its terms with the move, and tells them where staff read the person', async () => {
    const { id, job_id, candidate_id } = await personAt('selected');
    const { data } = await move(id, { status: 'offer_released', version: 1, ...OFFER });
    expect(data).toEqual({
      id,
      status: 'offer_released',
      interview_at: null,
      interview_details: null,
      ...OFFER,
      version: 2,
    });
    expect(await auditOf(id)).toEqual([
      { action: 'assignment.status', fields: ['status', 'offered_ctc', 'joining_on'] },
    ]);
    for (const who of ['hr', 'recruiter'] as const) {
      const pipeline = await app.as(who).call(assignmentRoutes.pipeline, { body: { job_id_param: job_id } });
      expect(pipeline.data).toMatchObject([OFFER]);
      const person = await app.as(who).call(candidateRoutes.read, { params: { id: candidate_id } });
      expect(person.data.assignments).toMatchObject([OFFER]);
    }
  });

  it('needs no terms', async () => {
    const { id } = await personAt('selected');
    const { data } = await move(id, { status: 'offer_released', version: 1 });
    expect(data).toMatchObject({ status: 'offer_released', ...NONE });
    expect(await auditOf(id)).toEqual([{ action: 'assignment.status', fields: ['status'] }]);
  });

  it.each([
    ['on_hold', OFFER],
    ['joined', OFFER],
    ['selected', NONE],
    ['candidate_declined', NONE],
    ['did_not_join', NONE],
    ['rejected', NONE],
  ] as const)('after %s keeps what still stood, and else is another one', async (from, kept) => {
    const { id } = await personAt(from, OFFER);
    expect((await move(id, { status: 'offer_released', version: 1 })).data).toMatchObject(kept);
    const other = await personAt(from, OFFER);
    const said = await move(other.id, { status: 'offer_released', version: 1, offered_ctc: null });
    expect(said.data).toMatchObject({ ...kept, offered_ctc: null });
  });

  it.each(['joined', 'did_not_join', 'candidate_declined', 'on_hold', 'selected'] as const)(
    'keeps its terms when the person goes on to %s',
    async (status) => {
      const { id } = await personAt('offer_released', OFFER);
      expect((await move(id, { status, version: 1, notes: 'So it is' })).data).toMatchObject(OFFER);
      expect(await auditOf(id)).toEqual([{ action: 'assignment.status', fields: ['status'] }]);
    },
  );

  it('that was declined does not come back with who is selected anew and joins', async () => {
    const { id } = await personAt('offer_released', OFFER);
    await move(id, { status: 'candidate_declined', version: 1, notes: 'Wants more' });
    await move(id, { status: 'selected', version: 2 });
    expect((await move(id, { status: 'joined', version: 3 })).data).toMatchObject(NONE);
    const back = await move(id, { status: 'selected', version: 4, undo: true });
    expect(back.data).toMatchObject({ status: 'selected', ...OFFER });
  });

  it('leaves the day on which the person joins to be said, put right or cleared by joining', async () => {
    for (const joining_on of ['2026-11-23', null]) {
      const { id } = await personAt('offer_released', OFFER);
      const { data } = await move(id, { status: 'joined', version: 1, joining_on });
      expect(data).toMatchObject({ status: 'joined', offered_ctc: OFFER.offered_ctc, joining_on });
    }
  });

  it('is each person’s own where many are moved', async () => {
    const [one, two] = [await personAt('selected'), await personAt('selected')];
    const to = { status: 'offer_released' as const, version: 1 };
    const changes = [
      { id: one.id, ...to, ...OFFER },
      { id: two.id, ...to, joining_on: BETTER.joining_on },
    ];
    const { data } = await app.as('hr').call(manyAssignmentRoutes.changeStatuses, { body: { changes } });
    expect(data.items.map(({ now }) => now)).toMatchObject([OFFER, { ...BETTER, offered_ctc: null }]);
    expect(await stored(two.id)).toEqual({ ...BETTER, offered_ctc: null, version: 2 });
  });

  it('and joining are the only moves that take terms, joining no CTC, and no move that is taken back any', async () => {
    const { id } = await personAt('selected');
    const { ctcOnlyOffered: offered_ctc, joiningOnlyOffered: joining_on } = messages.assignment;
    for (const [change, fields] of [
      [
        { status: 'shortlisted', ...OFFER },
        { offered_ctc, joining_on },
      ],
      [{ status: 'did_not_join', joining_on: null }, { joining_on }],
      [{ status: 'joined', ...OFFER }, { offered_ctc }],
      [
        { status: 'offer_released', undo: true, ...OFFER },
        { offered_ctc, joining_on },
      ],
    ] as const) {
      const { status, error } = await move(id, { ...change, version: 1 });
      expect([status, error?.fields]).toEqual([422, fields]);
    }
    expect(await stored(id)).toEqual({ ...NONE, version: 1 });
  });

  it('is of an amount that can be, and of a day at most a year back and two years ahead', async () => {
    const ctcs = [-1, 0.5, 200_000_001].map(
      (offered_ctc) => [{ ...OFFER, offered_ctc }, 'offered_ctc'] as const,
    );
    const days = ['2025-11-24', '2028-11-26', '2026-02-30', 'soon'].map(
      (joining_on) => [{ ...OFFER, joining_on }, 'joining_on'] as const,
    );
    for (const [offer, field] of [...ctcs, ...days]) {
      const [selected, offered] = [await personAt('selected'), await personAt('offer_released')];
      const moved = await move(selected.id, { status: 'offer_released', version: 1, ...offer });
      const set = await setOffer(offered.id, offer, 1);
      for (const { status, error } of [moved, set])
        expect([offer, status, Object.keys(error?.fields ?? {})]).toEqual([offer, 422, [field]]);
      expect(await stored(selected.id)).toEqual({ ...NONE, version: 1 });
    }
    for (const joining_on of ['2025-11-25', '2028-11-25']) {
      const { id } = await personAt('offer_released');
      expect((await setOffer(id, { offered_ctc: 200_000_000, joining_on }, 1)).status).toBe(200);
    }
  });

  it('keeps a day long past that was said long ago, whatever else is changed', async () => {
    const long = { ...OFFER, joining_on: '2024-05-02' };
    const { id } = await personAt('offer_released', long);
    expect((await setOffer(id, { ...long, offered_ctc: null }, 1)).status).toBe(200);
    const joined = await move(id, { status: 'joined', version: 2, joining_on: long.joining_on });
    expect(joined.data).toMatchObject({ status: 'joined', joining_on: long.joining_on });
  });

  it('is one move when it is sent twice, and other terms for the same move are not lost', async () => {
    const { id } = await personAt('selected');
    const sent = { status: 'offer_released' as const, version: 1, ...OFFER };
    const first = await move(id, sent);
    expect((await move(id, sent)).data).toEqual(first.data);
    for (const version of [1, 2])
      for (const other of [BETTER, { offered_ctc: null }, { joining_on: BETTER.joining_on }]) {
        const { error } = await move(id, { ...sent, version, ...other }, 'hr2');
        expect(error).toMatchObject({ code: 'changed_meanwhile', current: first.data });
      }
    expect(await stored(id)).toEqual({ ...OFFER, version: 2 });
  });
});

describe('taking a move back', () => {
  it('brings the offer back that there was before, and that in turn', async () => {
    const { id } = await personAt('on_hold', OFFER);
    await move(id, { status: 'offer_released', version: 1, ...BETTER });
    await setOffer(id, { ...BETTER, joining_on: null }, 2);
    const back = await move(id, { status: 'on_hold', version: 3, undo: true });
    expect(back.data).toMatchObject(OFFER);
    const again = await move(id, { status: 'offer_released', version: 4, undo: true });
    expect(again.data).toMatchObject({ ...BETTER, joining_on: null });
  });

  it('takes away what was said meanwhile of an offer that was none', async () => {
    const { id } = await personAt('selected');
    await move(id, { status: 'offer_released', version: 1 });
    await setOffer(id, OFFER, 2);
    expect((await move(id, { status: 'selected', version: 3, undo: true })).data).toMatchObject(NONE);
  });

  it('from Joined brings back when the person was to join, and leaves a CTC that was put right since', async () => {
    const { id } = await personAt('offer_released', OFFER);
    await move(id, { status: 'joined', version: 1, joining_on: '2026-11-24' });
    await setOffer(id, { offered_ctc: BETTER.offered_ctc, joining_on: '2026-11-23' }, 2);
    const { data } = await move(id, { status: 'offer_released', version: 3, undo: true });
    expect(data).toMatchObject({ offered_ctc: BETTER.offered_ctc, joining_on: OFFER.joining_on });
  });

  it('is written down with the former offer, which is data of the person', async () => {
    const { id } = await personAt('offer_released', OFFER);
    await move(id, { status: 'joined', version: 1, joining_on: '2026-11-24' });
    const steps = await db
      .select()
      .from(statusHistory)
      .where(eq(statusHistory.assignment_id, id))
      .orderBy(asc(statusHistory.changed_at), asc(statusHistory.id));
    expect(steps.at(-1)).toMatchObject({
      previous_offered_ctc: OFFER.offered_ctc,
      previous_joining_on: OFFER.joining_on,
    });
  });
});

describe('setting an offer', () => {
  it.each(['offer_released', 'joined'] as const)(
    'sets, changes and clears it for somebody who is %s, without a move',
    async (status) => {
      const { id } = await personAt(status);
      await db.delete(events);
      const rest = { id, status, interview_at: null, interview_details: null };
      expect((await setOffer(id, OFFER, 1)).data).toEqual({ ...rest, ...OFFER, version: 2 });
      expect((await setOffer(id, { ...OFFER, offered_ctc: 0 }, 2)).data.offered_ctc).toBe(0);
      expect((await setOffer(id, NONE, 3)).data).toEqual({ ...rest, ...NONE, version: 4 });
      expect(await auditOf(id)).toEqual(
        [['offered_ctc', 'joining_on'], ['offered_ctc'], ['offered_ctc', 'joining_on']].map((fields) => ({
          action: 'assignment.offer',
          fields,
        })),
      );
      expect(await db.select().from(events).orderBy(asc(events.id))).toMatchObject(
        [1, 2, 3].map(() => ({ kind: 'assignment', record_id: id })),
      );
      const steps = await db.select().from(statusHistory).where(eq(statusHistory.assignment_id, id));
      expect(steps).toHaveLength(1);
    },
  );

  it.each(['submitted', 'selected', 'did_not_join', 'candidate_declined', 'on_hold'] as const)(
    'is refused of somebody who is %s',
    async (status) => {
      const { id } = await personAt(status);
      const { error } = await setOffer(id, OFFER, 1);
      expect(error).toMatchObject({ code: 'conflict', message: NO_OFFER });
      expect(await stored(id)).toEqual({ ...NONE, version: 1 });
    },
  );

  it('to what stands already changes nothing', async () => {
    const { id } = await personAt('offer_released');
    await setOffer(id, OFFER, 1);
    for (const version of [1, 2]) expect((await setOffer(id, OFFER, version, 'hr2')).data.version).toBe(2);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('tells whoever was slower what is now', async () => {
    const { id } = await personAt('offer_released');
    const first = await setOffer(id, OFFER, 1);
    const late = await setOffer(id, BETTER, 1, 'hr2');
    expect(late.error).toMatchObject({ code: 'changed_meanwhile', current: first.data });
    await move(id, { status: 'did_not_join', version: 2 });
    const tooLate = await setOffer(id, BETTER, 2, 'hr2');
    expect(tooLate.error).toMatchObject({ code: 'changed_meanwhile', current: { status: 'did_not_join' } });
    expect(await stored(id)).toMatchObject(OFFER);
  });

  it('says so when the person is no longer in the job', async () => {
    const { error } = await setOffer(crypto.randomUUID(), OFFER, 1);
    expect(error).toMatchObject({ code: 'not_found', message: messages.assignment.notFound });
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s, with a move or without', async (who) => {
    const { id } = await personAt('offer_released');
    expect((await setOffer(id, OFFER, 1, who)).status).toBe(403);
    const other = await personAt('selected');
    expect((await move(other.id, { status: 'offer_released', version: 1, ...OFFER }, who)).status).toBe(403);
    for (const one of [id, other.id]) expect(await stored(one)).toEqual({ ...NONE, version: 1 });
  });

  it('tells a vendor of no screen of theirs what was offered', async () => {
    const { job_id, candidate_id } = await personAt('offer_released', OFFER);
    const vendor = app.as('vendor');
    const answers = [
      await vendor.call(assignmentRoutes.pipeline, { body: { job_id_param: job_id } }),
      await vendor.call(candidateRoutes.read, { params: { id: candidate_id } }),
      await vendor.call(assignmentRoutes.history, { params: { id: candidate_id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(JSON.stringify(answers.map(({ error }) => error))).not.toContain('1800000');
  });
});
