import { inChargeRoutes } from '#contract/in-charge.ts';
import { jobWritingRoutes } from '#contract/job-writing.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { Ai } from '../ai/ai.ts';
import { countAiCall } from '../ai/limit-ai-calls.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { listActiveStaff } from '../users/users.read.ts';
import type { TextListener } from './announce-text.ts';
import { changeJobStatus } from './change-job-status.ts';
import { createJob } from './create-job.ts';
import { listDepartments } from './departments.read.ts';
import { listJobs, listPublishedJobs } from './jobs.read.ts';
import { readJob } from './load-job.ts';
import { listOpenJobs } from './open-jobs.read.ts';
import { presentJob, presentJobList } from './present-job.ts';
import { handOverJobs, handOverNobodys, type InChargeDeps, putInCharge } from './put-in-charge.ts';
import { updateJob } from './update-job.ts';
import { presentWrittenJob, writeJobDescription, writeJobFromPrompt } from './write-job.ts';

/** Job postings. */
export function mountJobs(
  api: Api,
  deps: TextListener & InChargeDeps & { database: Database; clock: Clock; ai: Ai },
): void {
  const { database, clock, ai } = deps;
  mountInCharge(api, deps);

  api.mount(jobRoutes.list, async ({ actor, query }) =>
    presentJobList(actor, await listJobs(database, clock, actor, query)),
  );
  api.mount(jobRoutes.published, async ({ query }) =>
    present(jobRoutes.published.output, await listPublishedJobs(database, query)),
  );
  api.mount(jobRoutes.departments, async () =>
    present(jobRoutes.departments.output, { departments: await listDepartments(database.db) }),
  );
  api.mount(jobRoutes.read, async ({ actor, params }) =>
    presentJob(actor, await readJob(database.db, actor, params.id)),
  );
  api.mount(jobRoutes.create, async ({ actor, origin, body }) =>
    presentJob(actor, await createJob(deps, { actor, origin }, body)),
  );
  api.mount(jobRoutes.update, async ({ actor, origin, params, body }) =>
    presentJob(actor, await updateJob(deps, { actor, origin }, params.id, body)),
  );
  api.mount(jobRoutes.changeStatus, async ({ actor, origin, params, body }) =>
    presentJob(actor, await changeJobStatus(deps, { actor, origin }, params.id, body)),
  );
  api.mount(jobWritingRoutes.fromPrompt, async ({ actor, body }) => {
    await countAiCall(database.db, 'writing', actor.userId);
    return presentWrittenJob(actor, await writeJobFromPrompt(deps, body.prompt, clock.today()));
  });
  api.mount(jobWritingRoutes.description, async ({ actor, body }) => {
    await countAiCall(database.db, 'writing', actor.userId);
    return present(jobWritingRoutes.description.output, await writeJobDescription(ai, body));
  });
}

function mountInCharge(api: Api, deps: InChargeDeps & { database: Database }): void {
  const { database } = deps;
  api.mount(inChargeRoutes.staff, async () =>
    present(inChargeRoutes.staff.output, { items: await listActiveStaff(database.db) }),
  );
  api.mount(inChargeRoutes.put, async ({ actor, origin, params, body }) =>
    presentJob(actor, await putInCharge(deps, { actor, origin }, params.id, body)),
  );
  api.mount(inChargeRoutes.handOverNobodys, async ({ actor, origin, body }) =>
    present(inChargeRoutes.handOverNobodys.output, {
      handed_over: await handOverNobodys(deps, { actor, origin }, body),
    }),
  );
  api.mount(inChargeRoutes.openJobs, async ({ params }) =>
    present(inChargeRoutes.openJobs.output, await listOpenJobs(database.db, params.id)),
  );
  api.mount(inChargeRoutes.handOver, async ({ actor, origin, params, body }) =>
    present(inChargeRoutes.handOver.output, {
      handed_over: await database.transaction((tx) =>
        handOverJobs(tx, deps, { actor, origin }, { from: params.id, to: body.user_id }),
      ),
    }),
  );
}
