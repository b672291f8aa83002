import type { MaintenancePlan } from './messages.ts';
import type { WireServer } from './wire-server.ts';

const WORN_TABLES = `
  select format('%I.%I', schemaname, relname) from pg_stat_all_tables
  where (n_mod_since_analyze > 0 or n_dead_tup > 0) and schemaname not like 'pg_temp%'`;
const WAL_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) from pg_control_checkpoint()';

/** What maintenance has done since the start. */
export interface Maintenance {
  /** how often it has looked whether there is something to do */
  looks: number;
  checkpoints: number;
  vacuumedTables: number;
  stop(): void;
}

/**
 * Vacuums and analyzes what was changed and writes checkpoints, which a PGlite does not do by itself: without them its
 * tables, its plans and its write-ahead log only get worse. It looks for a quiet moment, and works table by table so that
 * nobody waits for long.
 */
export function startMaintenance(
  server: WireServer,
  plan: MaintenancePlan,
  onFailure: (error: unknown) => void,
): Maintenance {
  const state = { looks: 0, checkpoints: 0, vacuumedTables: 0 };
  let ranAt = Date.now();
  let queriesThen = server.queries;
  let walLookedAt = server.queries;
  let busy = false;

  const walIsLong = async (): Promise<boolean> => {
    if (server.queries === walLookedAt) return false;
    walLookedAt = server.queries;
    const [[bytes] = []] = await server.run(WAL_SINCE_CHECKPOINT);
    return Number(bytes) > plan.walBytes;
  };
  const isDue = (): boolean => {
    const age = Date.now() - ranAt;
    if (age < plan.everyMs || server.queries === queriesThen) return false;
    return Date.now() - server.lastQueryAt >= plan.quietMs || age >= 2 * plan.everyMs;
  };
  const checkpoint = async (): Promise<void> => {
    await server.run('checkpoint');
    state.checkpoints++;
  };
  const maintain = async (): Promise<void> => {
    if (!isDue()) {
      if (await walIsLong()) await checkpoint();
      return;
    }
    ranAt = Date.now();
    queriesThen = server.queries;
    await server.run('select pg_stat_force_next_flush()');
    for (const [table] of await server.run(WORN_TABLES)) {
      await server.run(`vacuum (analyze) ${table}`);
      state.vacuumedTables++;
    }
    await checkpoint();
  };
  const tick = async (): Promise<void> => {
    state.looks++;
    if (busy) return;
    busy = true;
    try {
      await maintain();
    } catch (error) {
      onFailure(error);
    } finally {
      busy = false;
    }
  };

  const timer = setInterval(() => void tick(), plan.lookEveryMs);
  return Object.assign(state, { stop: () => clearInterval(timer) });
}
