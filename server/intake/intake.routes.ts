import { intakeRoutes } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { countAiCall } from '../ai/limit-ai-calls.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { acceptAll, workOnAccepting } from './accept-all.ts';
import { acceptRow } from './accept-row.ts';
import { addFile } from './add-file.ts';
import { removeBatch, startBatch } from './batches.ts';
import { addRecognisedText, correctRow, removeRow, skipRow } from './change-row.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { findRow } from './intake.read.ts';
import { readBatch, readBatches, readRow, rowNotFound } from './present-intake.ts';
import { workOnIntakeReading } from './read-intake-file.ts';
import { dismissRefusals, noteRefusals } from './refusals.ts';
import { sendIntakeFile } from './send-intake-file.ts';
import { workOnIntakeSweep } from './sweep-intake.ts';
import { updateResume } from './update-resume.ts';

/** Resumes that HR brings in many at a time, and the candidates that they become. */
export function mountIntake(api: Api, deps: IntakeDeps): void {
  const { database, clock, tasks } = deps;
  workOnIntakeReading(tasks, deps);
  workOnAccepting(tasks, deps);
  workOnIntakeSweep(tasks, deps);

  const requireRow = async ({ actor }: ByActor, id: string) => {
    const row = await findRow(database.db, id, actor.userId);
    if (!row) throw rowNotFound();
    return row;
  };
  const shownRow = async (by: ByActor, id: string) => {
    return readRow(database.db, await requireRow(by, id), clock);
  };

  api.mount(intakeRoutes.startBatch, async ({ actor, origin, body }) => {
    const id = await startBatch(deps, { actor, origin }, body.job_id);
    const { batch } = await readBatch(database.db, actor.userId, id, clock);
    return present(intakeRoutes.startBatch.output, batch);
  });
  api.mount(intakeRoutes.listBatches, async ({ actor }) =>
    present(intakeRoutes.listBatches.output, {
      items: await readBatches(database.db, actor.userId, clock.timeZone),
    }),
  );
  api.mount(intakeRoutes.readBatch, async ({ actor, params }) =>
    present(intakeRoutes.readBatch.output, await readBatch(database.db, actor.userId, params.id, clock)),
  );
  api.mount(intakeRoutes.removeBatch, async ({ actor, origin, params }) =>
    removeBatch(deps, { actor, origin }, params.id),
  );
  api.mount(intakeRoutes.addFile, async ({ actor, origin, params, body, files }) => {
    const by = { actor, origin };
    const upload = { batchId: params.id, uploadKey: body.upload_key, file: files.resume };
    const id = await addFile(deps, by, upload);
    return present(intakeRoutes.addFile.output, await shownRow(by, id));
  });
  api.mount(intakeRoutes.noteRefusals, async ({ actor, origin, params, body }) =>
    noteRefusals(deps, { actor, origin }, params.id, body.files),
  );
  api.mount(intakeRoutes.dismissRefusals, async ({ actor, origin, params }) =>
    dismissRefusals(deps, { actor, origin }, params.id),
  );
  api.mount(intakeRoutes.acceptAll, async ({ actor, origin, params, body }) =>
    present(intakeRoutes.acceptAll.output, {
      accepting: await acceptAll(deps, { actor, origin }, params.id, body),
    }),
  );
  api.mount(intakeRoutes.readRow, async ({ actor, origin, params }) => {
    const by = { actor, origin };
    const kept = await requireRow(by, params.id);
    const row = await readRow(database.db, kept, clock);
    // Its text is the resume as much as its file is.
    if (kept.text !== '')
      await recordAudit(database.db, by, {
        action: 'resume.view',
        recordType: 'intake_row',
        recordId: kept.id,
      });
    return present(intakeRoutes.readRow.output, { row, text: kept.text });
  });
  api.mount(intakeRoutes.readFile, async ({ actor, origin, params }) =>
    sendIntakeFile(deps, { actor, origin }, params.id),
  );
  api.mount(intakeRoutes.updateRow, async ({ actor, origin, params, body }) => {
    const by = { actor, origin };
    await correctRow(deps, by, params.id, body);
    return present(intakeRoutes.updateRow.output, await shownRow(by, params.id));
  });
  api.mount(intakeRoutes.addText, async ({ actor, origin, params, body }) => {
    const by = { actor, origin };
    await countAiCall(database.db, 'reading', actor.userId);
    await addRecognisedText(deps, by, params.id, body.text);
    return present(intakeRoutes.addText.output, await shownRow(by, params.id));
  });
  api.mount(intakeRoutes.skipRow, async ({ actor, origin, params, body }) => {
    const by = { actor, origin };
    await skipRow(deps, by, params.id, body.skipped);
    return present(intakeRoutes.skipRow.output, await shownRow(by, params.id));
  });
  api.mount(intakeRoutes.acceptRow, async ({ actor, origin, params, body }) => {
    const by = { actor, origin };
    const row = await requireRow(by, params.id);
    if (row.decision === 'accepting') throw new AppError('conflict', importMessages.intake.beingAccepted);
    if (row.decision === 'skipped') throw new AppError('conflict', importMessages.intake.skipped);
    await acceptRow(deps, by, row, body);
    return present(intakeRoutes.acceptRow.output, await shownRow(by, params.id));
  });
  api.mount(intakeRoutes.updateResume, async ({ actor, origin, params, body }) => {
    const by = { actor, origin };
    await updateResume(deps, by, await requireRow(by, params.id), body);
    return present(intakeRoutes.updateResume.output, await shownRow(by, params.id));
  });
  api.mount(intakeRoutes.removeRow, async ({ actor, origin, params }) =>
    removeRow(deps, { actor, origin }, params.id),
  );
}
