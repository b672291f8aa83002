import { executiveRoutes } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput } from '#contract/route.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { findPlan, insertPlan, updatePlan } from './hiring-plan.repo.ts';

type Entered = RouteInput<typeof executiveRoutes.savePlan>['body'];

/**
 * Sets how many are to be hired for a department in a quarter; returns the plan's version. Throws `changed_meanwhile`
 * when somebody else has planned another number since; the same number is not worth a word.
 */
export async function saveHiringPlan(
  { database }: { database: Database },
  by: By & { actor: Actor },
  { version, ...entered }: Entered,
): Promise<{ version: number }> {
  return database.transaction(async (tx) => {
    const plan = { ...entered, changed_by: by.actor.userId };
    const saved = version === null ? await insertPlan(tx, plan) : await updatePlan(tx, plan, version);
    if (!saved) {
      const current = await findPlan(tx, plan);
      if (current?.planned_hires === plan.planned_hires) return { version: current.version };
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: current && { planned_hires: current.planned_hires, version: current.version },
      });
    }
    await recordAudit(tx, by, {
      action: 'hiring_plan.save',
      recordType: 'hiring_plan',
      recordId: saved.id,
      fields: ['planned_hires'],
    });
    await recordEvent(tx, { kind: 'dashboard', id: saved.id });
    return { version: saved.version };
  });
}
