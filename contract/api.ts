import { assignmentRoutes } from './assignments.ts';
import { candidateRoutes } from './candidates.ts';
import { dashboardRoutes } from './dashboard.ts';
import { jobRoutes } from './jobs.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session.ts';
import { userRoutes } from './users.ts';

/** Every call of the API, by domain word. */
const groups = {
  session: sessionRoutes,
  users: userRoutes,
  jobs: jobRoutes,
  candidates: candidateRoutes,
  assignments: assignmentRoutes,
  dashboard: dashboardRoutes,
};

export const ALL_ROUTES: readonly Route[] = Object.values(groups).flatMap((group): Route[] =>
  Object.values(group),
);
