import { findRoutes } from '#contract/find.ts';
import { limits } from '#contract/limits.ts';
import { countBySkillsAndCities, findPeople, readPeople } from '../candidates/find-people.read.ts';
import { may } from '../core/actor.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { findJobs } from '../jobs/jobs.read.ts';
import { findSubmissions } from '../submissions/submissions.read.ts';

const NOTHING = { jobs: [], candidates: [], by_facts: null, submissions: [] };

/** One search over jobs and people, for the command palette. Each kind is found by whoever may list it. */
export function mountFind(api: Api, { database: { db } }: { database: Database }): void {
  api.mount(findRoutes.records, async ({ actor, query: { search, ids } }) => {
    const seesPeople = may(actor, 'candidate.list');
    if (ids.length > 0) {
      const jobs = await findJobs(db, actor, { ids }, limits.find.seen);
      const candidates = seesPeople ? await readPeople(db, ids) : [];
      return present(findRoutes.records.output, { ...NOTHING, jobs, candidates });
    }
    if (search === '') return present(findRoutes.records.output, NOTHING);
    const jobs = await findJobs(db, actor, { search }, limits.find.most);
    const candidates = seesPeople ? await findPeople(db, search, limits.find.most) : [];
    const by_facts = seesPeople ? await countBySkillsAndCities(db, search) : null;
    const submissions = seesPeople ? [] : await findSubmissions(db, actor, search, limits.find.most);
    return present(findRoutes.records.output, { jobs, candidates, by_facts, submissions });
  });
}
