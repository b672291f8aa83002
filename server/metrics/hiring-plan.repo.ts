import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { hiringPlan } from '../db/schema.ts';
import { folded } from '../db/schema/expressions.ts';

type NewPlan = typeof hiringPlan.$inferInsert;
type PlanRow = typeof hiringPlan.$inferSelect;

function isOf({ year, quarter, department }: Pick<NewPlan, 'year' | 'quarter' | 'department'>) {
  return and(
    eq(hiringPlan.year, year),
    eq(hiringPlan.quarter, quarter),
    eq(folded(hiringPlan.department), folded(department)),
  );
}

/** Writes the first plan of a quarter and department; undefined when there is one already. */
export async function insertPlan(tx: Tx, plan: NewPlan): Promise<PlanRow | undefined> {
  const [row] = await tx.insert(hiringPlan).values(plan).onConflictDoNothing().returning();
  return row;
}

/** Changes a plan that has still that version; undefined when it has not. */
export async function updatePlan(tx: Tx, plan: NewPlan, version: number): Promise<PlanRow | undefined> {
  const [row] = await tx
    .update(hiringPlan)
    .set({
      planned_hires: plan.planned_hires,
      changed_by: plan.changed_by,
      version: sql`${hiringPlan.version} + 1`,
    })
    .where(and(isOf(plan), eq(hiringPlan.version, version)))
    .returning();
  return row;
}

/** The plan of a quarter and department; undefined for none. */
export async function findPlan(
  tx: Tx,
  of: Pick<NewPlan, 'year' | 'quarter' | 'department'>,
): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(hiringPlan).where(isOf(of));
  return row;
}
