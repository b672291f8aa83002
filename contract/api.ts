import { accountRoutes } from './account.ts';
import { aiRoutes } from './ai.ts';
import { apiTokenRoutes } from './api-tokens.ts';
import { assignmentRoutes } from './assignments.ts';
import { auditRoutes } from './audit.ts';
import { backgroundRoutes } from './background.ts';
import { candidateRoutes } from './candidates.ts';
import { comingUpRoutes } from './coming-up.ts';
import { dashboardRoutes } from './dashboard.ts';
import { eventRoutes } from './events.ts';
import { executiveRoutes } from './executive.ts';
import { findRoutes } from './find.ts';
import { firstStepRoutes } from './first-steps.ts';
import { inChargeRoutes } from './in-charge.ts';
import { intakeRoutes } from './intake.ts';
import { jobWritingRoutes } from './job-writing.ts';
import { jobRoutes } from './jobs.ts';
import { legacyImportRoutes } from './legacy-import.ts';
import { manyAssignmentRoutes } from './many-assignments.ts';
import { matchingRoutes } from './matching.ts';
import { namesakeRoutes } from './namesakes.ts';
import { noteRoutes } from './notes.ts';
import { refusedAttemptRoutes } from './refused-attempts.ts';
import { reminderRoutes } from './reminders.ts';
import { resumeRoutes } from './resumes.ts';
import { rightsRoutes } from './rights.ts';
import type { Route } from './route.ts';
import { savedViewRoutes } from './saved-views.ts';
import { sessionRoutes } from './session.ts';
import { sentSubmissionRoutes } from './sent-submissions.ts';
import { submissionRequestRoutes } from './submission-requests.ts';
import { submissionRoutes } from './submissions.ts';
import { swotRoutes } from './swot.ts';
import { userRoutes } from './users.ts';
import { vectorRoutes } from './vectors.ts';

/** Every call of the API, by domain word. */
const groups = {
  session: sessionRoutes,
  account: accountRoutes,
  users: userRoutes,
  apiTokens: apiTokenRoutes,
  find: findRoutes,
  jobs: jobRoutes,
  inCharge: inChargeRoutes,
  jobWriting: jobWritingRoutes,
  candidates: candidateRoutes,
  namesakes: namesakeRoutes,
  notes: noteRoutes,
  intake: intakeRoutes,
  reminders: reminderRoutes,
  resumes: resumeRoutes,
  assignments: assignmentRoutes,
  manyAssignments: manyAssignmentRoutes,
  comingUp: comingUpRoutes,
  submissions: submissionRoutes,
  submissionRequests: submissionRequestRoutes,
  sentSubmissions: sentSubmissionRoutes,
  refusedAttempts: refusedAttemptRoutes,
  dashboard: dashboardRoutes,
  firstSteps: firstStepRoutes,
  swot: swotRoutes,
  executive: executiveRoutes,
  matching: matchingRoutes,
  legacyImport: legacyImportRoutes,
  vectors: vectorRoutes,
  background: backgroundRoutes,
  rights: rightsRoutes,
  savedViews: savedViewRoutes,
  events: eventRoutes,
  ai: aiRoutes,
  audit: auditRoutes,
};

export const ALL_ROUTES: readonly Route[] = Object.values(groups).flatMap((group): Route[] =>
  Object.values(group),
);
