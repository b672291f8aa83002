import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { assignmentRoutes } from '#contract/assignments.ts';
import { auditRoutes } from '#contract/audit.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { inChargeRoutes } from '#contract/in-charge.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { reminderRoutes } from '#contract/reminders.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { sessionRoutes } from '#contract/session.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { userRoutes } from '#contract/users.ts';
import type { createTestApp, Person } from './app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from './factories.ts';
import { buildJob, jobInput } from './factories.job.ts';
import { person } from './submission-calls.ts';
import { prepareFirstManager } from '../users/first-manager.ts';
import type { Audited } from './audited.ts';
import { accountCalls } from './audited-accounts.ts';
import { importCalls } from './audited-imports.ts';
import { noteCalls } from './audited-notes.ts';
import { rightsCalls } from './audited-rights.ts';

/** How every call that is written down is made to succeed, by method and path. The database is empty before each. */
export function auditedCalls(app: Awaited<ReturnType<typeof createTestApp>>): Record<string, Audited> {
  const hr = app.as('hr');
  const credentials = (who: Person) => ({ email: `${who}@niyukti.example`, password: app.password });

  const withResume = async () => {
    const job = await buildJob(app);
    const { data } = await hr.call(candidateRoutes.create, {
      body: candidateInput(job.id),
      files: { resume: pdfFile() },
    });
    return data.id;
  };
  const assigned = async (status: CandidateStatus = 'submitted') => {
    const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
    return buildAssignment(app, { job_id: job.id, candidate_id: candidate.id }, { status });
  };
  const ownSubmission = async () => {
    const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
    const of = { job_id: job.id, candidate_id: candidate.id };
    return buildAssignment(app, of, { assigned_by: await app.userId('recruiter') });
  };
  const jobThatWaits = async () => {
    const [job, candidate] = [
      await buildJob(app, { created_by: await app.userId('recruiter') }),
      await buildCandidate(app),
    ];
    const assigned_at = new Date(app.clock.now().getTime() - 40 * 86_400_000);
    await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id }, { assigned_at });
    return job.id;
  };
  const waiting = async () => {
    const { id } = await ownSubmission();
    const body = { kind: 'withdraw' as const };
    const { data } = await app.as('recruiter').call(submissionRequestRoutes.ask, { params: { id }, body });
    return data.id;
  };

  return {
    'POST /api/session': {
      action: 'session.start',
      by: 'vendor',
      async call() {
        await app.userId('vendor');
        return app.as('nobody').call(sessionRoutes.signIn, { body: credentials('vendor') });
      },
    },
    'DELETE /api/session': { action: 'session.end', call: () => hr.call(sessionRoutes.signOut, {}) },
    'POST /api/setup': {
      action: 'user.setup',
      by: null,
      async call() {
        const prepared = await prepareFirstManager(app, null);
        const password = 'lantern-orbit-29-quilt';
        const body = { full_name: 'First Manager', email: 'first@niyukti.example', password };
        return app
          .as('nobody')
          .call(sessionRoutes.setup, { body: { ...body, token: prepared?.setupToken ?? '' } });
      },
    },
    'PATCH /api/profile': {
      action: 'profile.update',
      by: 'vendor',
      async call() {
        const { data } = await app.as('vendor').call(sessionRoutes.readProfile, {});
        return app
          .as('vendor')
          .call(sessionRoutes.updateProfile, { body: { ...data, full_name: 'Another Name' } });
      },
    },
    'POST /api/tokens': {
      action: 'api_token.create',
      by: 'vendor',
      call: () =>
        app.as('vendor').call(apiTokenRoutes.create, {
          body: { name: 'Sync', scopes: ['jobs:read'], days: 30, password: app.password },
        }),
    },
    'DELETE /api/tokens/{id}': {
      action: 'api_token.revoke',
      async call() {
        const { password } = app;
        const body = { name: 'Sync', scopes: ['jobs:read' as const], days: 30 as const, password };
        const { data } = await hr.call(apiTokenRoutes.create, { body });
        return hr.call(apiTokenRoutes.revoke, { params: { id: data.token.id } });
      },
    },
    'POST /api/users': {
      action: 'user.create',
      call: () =>
        hr.call(userRoutes.create, {
          body: {
            full_name: 'New Person',
            role: 'internal_user',
            email: 'new@niyukti.example',
            password: 'Temporary-pass-1',
          },
        }),
    },
    'POST /api/jobs': { action: 'job.create', call: () => hr.call(jobRoutes.create, { body: jobInput() }) },
    'PUT /api/jobs/{id}': {
      action: 'job.update',
      async call() {
        const job = await buildJob(app);
        const body = { ...jobInput(), status: job.status, version: job.version } as never;
        return hr.call(jobRoutes.update, { params: { id: job.id }, body });
      },
    },
    'POST /api/jobs/{id}/status': {
      action: 'job.status',
      async call() {
        const { id } = await buildJob(app);
        return hr.call(jobRoutes.changeStatus, { params: { id }, body: { status: 'on_hold' } });
      },
    },
    'PUT /api/jobs/{id}/in-charge': {
      action: 'job.in_charge',
      async call() {
        const [{ id }, user_id] = [await buildJob(app), await app.userId('recruiter')];
        return hr.call(inChargeRoutes.put, { params: { id }, body: { user_id } });
      },
    },
    'POST /api/jobs/hand-over': {
      action: 'job.in_charge',
      async call() {
        const [{ id }, user_id] = [await buildJob(app), await app.userId('recruiter')];
        return hr.call(inChargeRoutes.handOverNobodys, { body: { user_id, job_ids: [id] } });
      },
    },
    'POST /api/users/{id}/open-jobs/hand-over': {
      action: 'job.in_charge',
      async call() {
        const id = await app.userId('recruiter');
        await buildJob(app, { created_by: id });
        return hr.call(inChargeRoutes.handOver, {
          params: { id },
          body: { user_id: await app.userId('hr') },
        });
      },
    },
    'POST /api/candidates': {
      action: 'candidate.create',
      async call() {
        const { id } = await buildJob(app);
        return hr.call(candidateRoutes.create, { body: candidateInput(id), files: { resume: pdfFile() } });
      },
    },
    'PUT /api/candidates/{id}': {
      action: 'candidate.update',
      async call() {
        const { id, version } = await buildCandidate(app);
        const { job_id: _job, ...body } = candidateInput('');
        return hr.call(candidateRoutes.update, { params: { id }, body: { ...body, version } });
      },
    },
    'DELETE /api/candidates/{id}': {
      action: 'candidate.delete',
      async call() {
        const { id } = await buildCandidate(app);
        return hr.call(candidateRoutes.remove, { params: { id } });
      },
    },
    'GET /api/candidates/export': {
      action: 'candidate.export',
      by: 'recruiter',
      call: () => app.as('recruiter').call(candidateRoutes.export, { query: { format: 'csv' } }),
    },
    'POST /api/candidates/export': {
      action: 'candidate.export',
      by: 'recruiter',
      call: async () => {
        const { id } = await buildCandidate(app);
        return app.as('recruiter').call(candidateRoutes.exportChosen, { body: { ids: [id] } });
      },
    },
    'GET /api/candidates/{id}/resume': {
      action: 'resume.download',
      by: 'recruiter',
      call: async () =>
        app
          .as('recruiter')
          .call(candidateRoutes.readResume, { params: { id: await withResume() }, query: { download: '1' } }),
    },
    'POST /api/candidates/{id}/resume': {
      action: 'resume.replace',
      async call() {
        const { id } = await buildCandidate(app);
        return hr.call(candidateRoutes.replaceResume, {
          params: { id },
          body: {},
          files: { resume: pdfFile() },
        });
      },
    },
    'GET /api/candidates/{id}/resumes/{resumeId}': {
      action: 'resume.view',
      async call() {
        const id = await withResume();
        const { data } = await hr.call(resumeRoutes.versions, { params: { id } });
        return hr.call(resumeRoutes.readVersion, { params: { id, resumeId: data.items[0]!.id } });
      },
    },
    'POST /api/candidates/{id}/resumes/{resumeId}/current': {
      action: 'resume.make_current',
      async call() {
        const id = await withResume();
        await hr.call(candidateRoutes.replaceResume, {
          params: { id },
          body: {},
          files: { resume: pdfFile('newer.pdf', 'newer') },
        });
        const { data } = await hr.call(resumeRoutes.versions, { params: { id } });
        const [newer, older] = data.items;
        return hr.call(resumeRoutes.makeCurrent, {
          params: { id, resumeId: older!.id },
          body: { instead_of: newer!.id },
        });
      },
    },
    'POST /api/jobs/{id}/assignments': {
      action: 'assignment.create',
      async call() {
        const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
        const body = { candidate_ids: [candidate.id] };
        return hr.call(assignmentRoutes.assign, { params: { id: job.id }, body });
      },
    },
    'POST /api/jobs/{id}/reminder': {
      action: 'job.remind',
      async call() {
        const body = { waiting_over: '7' as const, to: [await app.userId('recruiter')] };
        return hr.call(reminderRoutes.send, { params: { id: await jobThatWaits() }, body });
      },
    },
    'POST /api/reminders': {
      action: 'job.remind',
      async call() {
        const body = { waiting_over: '7' as const, job_ids: [await jobThatWaits()] };
        return hr.call(reminderRoutes.sendMany, { body });
      },
    },
    'POST /api/assignments/{id}/status': {
      action: 'assignment.status',
      async call() {
        const { id, version } = await assigned();
        const body = { status: 'shortlisted' as const, version };
        return hr.call(assignmentRoutes.changeStatus, { params: { id }, body });
      },
    },
    'POST /api/assignments/status': {
      action: 'assignment.status',
      async call() {
        const { id, version } = await assigned();
        const changes = [{ id, version, status: 'shortlisted' as const }];
        return hr.call(manyAssignmentRoutes.changeStatuses, { body: { changes } });
      },
    },
    'PUT /api/assignments/{id}/interview-time': {
      action: 'assignment.interview',
      async call() {
        const { id, version } = await assigned('interview_scheduled');
        const body = { interview_at: app.clock.now().toISOString(), version };
        return hr.call(assignmentRoutes.setInterview, { params: { id }, body });
      },
    },
    'POST /api/assignments/interview-times': {
      action: 'assignment.interview',
      async call() {
        const { id, version } = await assigned('interview_scheduled');
        const changes = [{ id, version, interview_at: app.clock.now().toISOString() }];
        return hr.call(manyAssignmentRoutes.setInterviews, { body: { changes } });
      },
    },
    'PUT /api/assignments/{id}/offer': {
      action: 'assignment.offer',
      async call() {
        const { id, version } = await assigned('offer_released');
        const body = { offered_ctc: 1_800_000, joining_on: null, version };
        return hr.call(assignmentRoutes.setOffer, { params: { id }, body });
      },
    },
    'POST /api/assignments/removal': {
      action: 'assignment.remove',
      call: async () => hr.call(manyAssignmentRoutes.remove, { body: { ids: [(await assigned()).id] } }),
    },
    'DELETE /api/assignments/{id}': {
      action: 'assignment.remove',
      call: async () => hr.call(assignmentRoutes.remove, { params: { id: (await assigned()).id } }),
    },
    'POST /api/jobs/{id}/submissions': {
      action: 'candidate.create',
      by: 'vendor',
      async call() {
        const { id } = await buildJob(app);
        const sent = { params: { id }, body: person(), files: { resume: pdfFile() } };
        return app.as('vendor').call(submissionRoutes.create, sent);
      },
    },
    'POST /api/jobs/{id}/submissions/existing': {
      action: 'assignment.create',
      by: 'recruiter',
      async call() {
        const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
        const body = { candidate_id: candidate.id };
        const sent = { params: { id: job.id }, body, files: {} };
        return app.as('recruiter').call(submissionRoutes.submitExisting, sent);
      },
    },
    'GET /api/submissions/{id}/sent/resume': {
      action: 'resume.view',
      by: 'vendor',
      async call() {
        const job = await buildJob(app);
        const sent = { params: { id: job.id }, body: person(), files: { resume: pdfFile() } };
        const { data } = await app.as('vendor').call(submissionRoutes.create, sent);
        return app.as('vendor').call(sentSubmissionRoutes.readResume, { params: { id: data.id } });
      },
    },
    'POST /api/submissions/{id}/resume': {
      action: 'resume.replace',
      by: 'vendor',
      async call() {
        const job = await buildJob(app);
        const sent = { params: { id: job.id }, body: person(), files: { resume: pdfFile() } };
        const { data } = await app.as('vendor').call(submissionRoutes.create, sent);
        const newer = { params: { id: data.id }, body: {}, files: { resume: pdfFile('newer.pdf', 'newer') } };
        return app.as('vendor').call(sentSubmissionRoutes.handIn, newer);
      },
    },
    'POST /api/submissions/{id}/requests': {
      action: 'submission.ask',
      by: 'recruiter',
      async call() {
        const { id } = await ownSubmission();
        return app
          .as('recruiter')
          .call(submissionRequestRoutes.ask, { params: { id }, body: { kind: 'withdraw' } });
      },
    },
    'DELETE /api/submission-requests/{id}': {
      action: 'submission.take_back',
      by: 'recruiter',
      async call() {
        const id = await waiting();
        return app.as('recruiter').call(submissionRequestRoutes.takeBack, { params: { id } });
      },
    },
    'POST /api/submission-requests/{id}/answer': {
      action: 'submission.answer',
      async call() {
        const body = { outcome: 'done' as const, version: 1 };
        return hr.call(submissionRequestRoutes.answer, { params: { id: await waiting() }, body });
      },
    },
    ...importCalls(app),
    ...accountCalls(app),
    ...noteCalls(app),
    ...rightsCalls(app),
    'GET /api/audit-log/export': { action: 'audit.export', call: () => hr.call(auditRoutes.export, {}) },
  };
}
