import { candidateRoutes } from '#contract/candidates.ts';
import { daysToJoin } from '#contract/dates.ts';
import { namesakeRoutes } from '#contract/namesakes.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { countAiCall } from '../ai/limit-ai-calls.ts';
import { refreshScoresOf } from '../assignments/refresh-scores.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { findByResume, passagesOf } from '../resumes/find-in-resumes.ts';
import type { CandidatesDeps } from './candidates-deps.ts';
import { candidateCan, seesVendorCompany } from './candidates.policy.ts';
import { listCandidates, listFilterOptions, listRecruiters } from './candidate-list.read.ts';
import { createCandidate } from './create-candidate.ts';
import { exportCandidates } from './export-candidates.ts';
import { extractCandidateData } from './extract-candidate-data.ts';
import { findExisting } from './find-existing.ts';
import { findNamesakes } from './find-namesakes.ts';
import { requireCandidate } from './known-candidates.read.ts';
import { listResumes } from './list-resumes.ts';
import { makeResumeCurrent } from './make-resume-current.ts';
import { readCandidate } from './read-candidate.ts';
import { removeCandidate } from './remove-candidate.ts';
import { replaceResume } from './replace-resume.ts';
import { sendResume, showResumeText } from './send-resume.ts';
import { updateCandidate } from './update-candidate.ts';

/** People and their resumes. */
export function mountCandidates(api: Api, deps: CandidatesDeps): void {
  const { database, clock } = deps;

  api.mount(candidateRoutes.list, async ({ actor, query }) => {
    const today = clock.today();
    const day = { today, timeZone: clock.timeZone };
    const page = await listCandidates(database.db, await filtersFor(database, actor, query), day);
    const items = page.items.map((item) => ({
      ...item,
      days_to_join: daysToJoin(item.joining_date, item.stored_days_to_join, today),
      can: candidateCan(actor, item.document_id !== null),
    }));
    return present(candidateRoutes.list.output, { ...page, items });
  });
  api.mount(candidateRoutes.filterOptions, async ({ actor }) => {
    const mayKnow = seesVendorCompany(actor);
    const [options, recruiters] = await Promise.all([
      listFilterOptions(database.db),
      mayKnow ? listRecruiters(database.db) : [],
    ]);
    const companies = mayKnow ? options.companies : [];
    return present(candidateRoutes.filterOptions.output, { ...options, companies, recruiters });
  });
  api.mount(candidateRoutes.export, async ({ actor, origin, query }) =>
    exportCandidates(deps, { actor, origin }, await filtersFor(database, actor, query)),
  );
  api.mount(candidateRoutes.exportChosen, async ({ actor, origin, body }) =>
    exportCandidates(deps, { actor, origin }, { ...candidateRoutes.export.query.parse({}), ...body }),
  );
  api.mount(candidateRoutes.findExisting, async ({ query }) =>
    present(candidateRoutes.findExisting.output, { existing: await findExisting(database.db, query) }),
  );
  api.mount(namesakeRoutes.find, async ({ query }) =>
    present(namesakeRoutes.find.output, { items: await findNamesakes(database.db, query) }),
  );
  api.mount(candidateRoutes.read, async ({ actor, params }) => {
    // Scores that the job or the resume has left behind are made anew; what still is stale is told.
    await refreshScoresOf(deps, [params.id]);
    return readCandidate(database.db, deps, actor, params.id);
  });
  api.mount(candidateRoutes.create, async ({ actor, origin, body, files }) => {
    const { id } = await createCandidate(deps, { actor, origin }, body, files.resume);
    return readCandidate(database.db, deps, actor, id);
  });
  api.mount(candidateRoutes.update, async ({ actor, origin, params, body }) => {
    await updateCandidate(deps, { actor, origin }, params.id, body);
    return readCandidate(database.db, deps, actor, params.id);
  });
  api.mount(candidateRoutes.remove, async ({ actor, origin, params }) =>
    removeCandidate(deps, { actor, origin }, params.id),
  );
  api.mount(candidateRoutes.readResume, async ({ actor, origin, params, query }) =>
    sendResume(deps, { actor, origin }, params, query.download === '1'),
  );
  api.mount(resumeRoutes.text, async ({ actor, origin, params }) =>
    present(resumeRoutes.text.output, await showResumeText(deps, { actor, origin }, params)),
  );
  api.mount(resumeRoutes.passages, async ({ params, query }) => {
    await requireCandidate(database.db, params.id);
    return present(resumeRoutes.passages.output, await passagesOf(database.db, params.id, query.resume));
  });
  api.mount(resumeRoutes.versionText, async ({ actor, origin, params }) =>
    present(resumeRoutes.versionText.output, await showResumeText(deps, { actor, origin }, params)),
  );
  api.mount(resumeRoutes.versions, async ({ params }) =>
    present(resumeRoutes.versions.output, { items: await listResumes(database.db, params.id) }),
  );
  api.mount(resumeRoutes.readVersion, async ({ actor, origin, params, query }) =>
    sendResume(deps, { actor, origin }, params, query.download === '1'),
  );
  api.mount(resumeRoutes.makeCurrent, async ({ actor, origin, params, body }) =>
    makeResumeCurrent(deps, { actor, origin }, { ...params, insteadOf: body.instead_of }),
  );
  api.mount(candidateRoutes.replaceResume, async ({ actor, origin, params, body, files }) => {
    const { resume_text, pdf_only: pdfOnly, same_person_only: samePersonOnly } = body;
    await replaceResume(deps, { actor, origin }, params.id, files.resume, resume_text, {
      pdfOnly,
      samePersonOnly,
      consentGiven: body.consent_given,
    });
    return readCandidate(database.db, deps, actor, params.id);
  });
  api.mount(candidateRoutes.extract, async ({ actor, body }) => {
    await countAiCall(database.db, 'reading', actor.userId);
    const { engine, ...read } = await extractCandidateData(deps, body);
    // Which model the installation uses is told to those only who may know how it fares.
    return present(candidateRoutes.extract.output, may(actor, 'ai.status') ? { ...read, engine } : read);
  });
}

/**
 * The filters that count for whoever asks: one by a vendor company or a recruiter is none for whoever may not learn who
 * brought whom, as who is left would tell. Who is asked for by their resume is looked up. Throws invalid_input for words by
 * which nobody can be found.
 */
async function filtersFor<Q extends { resume: string; company: string; recruiter?: string | undefined }>(
  database: Database,
  actor: Actor,
  query: Q,
): Promise<Q & { foundByResume: string[] | undefined }> {
  const foundByResume = await findByResume(database, query.resume);
  const mayKnow = seesVendorCompany(actor);
  return { ...query, foundByResume, ...(!mayKnow && { company: '', recruiter: undefined }) };
}
