import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createBuiltinAi } from '../ai/create-ai.ts';
import { createAuth } from '../auth/auth.ts';
import { systemClock } from '../core/clock.ts';
import { StartupError } from '../core/startup-error.ts';
import {
  candidateJobAssignments,
  candidateNotes,
  candidates,
  hiringPlan,
  jobs,
  profiles,
  resumeDocuments,
  settings,
  statusHistory,
} from '../db/schema.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { nextJdId } from '../jobs/next-jd-id.ts';
import { scoreStale } from '../matching/score-stale.ts';
import { openTestDatabase } from '../test/database.ts';
import { insertUser } from '../users/create-user.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { ensureDemoData, refuseDemoData } from './ensure-demo.ts';

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'niyukti-demo-'));
const files = diskFileStore(folder);
const auth = createAuth({
  db: database.db,
  secret: 'demo-secret-'.repeat(4),
  publicUrl: 'http://localhost:3000',
});
const deps = { database, auth, files, clock: systemClock('Asia/Kolkata'), progress: () => {} };

beforeEach(() => database.reset());
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const countOf = async (table: Parameters<typeof database.db.$count>[0]) => database.db.$count(table);

/** A store that fails at its hundredth file. */
function failingStore(): FileStore {
  let puts = 0;
  return {
    ...files,
    put: async (key, bytes) => {
      puts += 1;
      if (puts === 100) throw new Error('the disk is full');
      await files.put(key, bytes);
    },
  };
}

it('leaves no rows when it is broken off', { timeout: 60_000 }, async () => {
  await expect(ensureDemoData({ ...deps, files: failingStore() })).rejects.toThrow('the disk is full');
  expect(await countOf(profiles)).toBe(0);
  expect(await countOf(settings)).toBe(0);
});

it(
  'fills a database once, with files, fresh scores and accounts that can sign in',
  { timeout: 120_000 },
  async () => {
    await ensureDemoData(deps);
    await ensureDemoData(deps);
    expect(await countOf(jobs)).toBe(64);
    expect(await countOf(candidates)).toBe(480);
    expect(await countOf(resumeDocuments)).toBe(480);
    expect(await countOf(candidateJobAssignments)).toBe(1500);
    expect(await countOf(statusHistory)).toBeGreaterThan(4000);
    expect(await countOf(profiles)).toBe(6);
    expect(await countOf(hiringPlan)).toBeGreaterThan(0);
    expect(await countOf(candidateNotes)).toBeGreaterThan(50);

    for (const { email } of DEMO_ACCOUNTS)
      expect(await auth.signIn(email, DEMO_PASSWORD, new Headers(), '127.0.0.1')).toMatchObject({ ok: true });

    const [document] = await database.db.select().from(resumeDocuments).limit(1);
    const bytes = await files.get(document!.file_key);
    expect(bytes?.byteLength).toBe(document!.size_bytes);

    const people = await database.db
      .select({
        job_id: candidateJobAssignments.job_id,
        candidate_id: candidates.id,
        match_key: candidateJobAssignments.match_key,
        document_id: resumeDocuments.id,
        current_position: candidates.current_position,
        skills: candidates.skills,
        experience_years: candidates.experience_years,
      })
      .from(candidateJobAssignments)
      .innerJoin(candidates, sql`${candidates.id} = ${candidateJobAssignments.candidate_id}`)
      .innerJoin(resumeDocuments, sql`${resumeDocuments.candidate_id} = ${candidates.id}`);
    const jobId = people[0]!.job_id;
    expect(
      await scoreStale(
        { database, ai: createBuiltinAi() },
        jobId,
        people.filter(({ job_id }) => job_id === jobId),
      ),
    ).toEqual([]);

    expect(await database.transaction((tx) => nextJdId(tx))).toBe('JD-0065');
  },
);

it('is not served as the real thing, for everybody knows its passwords', async () => {
  await refuseDemoData(database);
  await database.db.insert(settings).values({ key: 'demo_data', value: { loaded: '2026-11-21' } });
  await expect(refuseDemoData(database)).rejects.toThrow(StartupError);
});

it("leaves other people's data alone", async () => {
  await database.transaction((tx) =>
    insertUser(tx, {
      full_name: 'Asha Rao',
      email: 'asha@company.example',
      role: 'hr_manager',
      company_name: '',
      passwordHash: 'x',
      mustChangePassword: false,
    }),
  );
  await expect(ensureDemoData(deps)).rejects.toThrow(StartupError);
  expect(await countOf(candidates)).toBe(0);
});
