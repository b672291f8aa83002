import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { CrashPage } from './crash-page.tsx';
import { loadScreen } from './load-screen.ts';
import {
  auditSearch,
  authSearch,
  candidateSearch,
  candidatesSearch,
  createCandidateSearch,
  createJobSearch,
  dashboardSearch,
  executiveSearch,
  intakeSearch,
  jobCandidatesSearch,
  jobsSearch,
  parseSearch,
  settingsSearch,
  stringifySearch,
  submissionsSearch,
  vectorsSearch,
} from './search.ts';

const root = createRootRoute({
  notFoundComponent: loadScreen(() => import('./pages/not-found.page.tsx')),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  component: loadScreen(() => import('./pages/auth.page.tsx')),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: loadScreen(() => import('./pages/setup.page.tsx')),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: loadScreen(() => import('./pages/forgot-password.page.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: loadScreen(() => import('./pages/reset-password.page.tsx')),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: loadScreen(() => import('./pages/confirm-email.page.tsx')),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: loadScreen(() => import('./pages/invitation.page.tsx')),
});

/** Everything below is behind sign-in; who may open which screen stands in the contract's SCREENS. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: loadScreen(() => import('./protected-screens.tsx'), 'ProtectedScreens'),
});

const behindSignIn = () => signedIn;

// Kept out of the call of addChildren, inside which the routes' types would not be inferred.
const screens = [
  createRoute({
    getParentRoute: behindSignIn,
    path: '/',
    validateSearch: dashboardSearch,
    component: loadScreen(() => import('./pages/dashboard.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/executive',
    validateSearch: executiveSearch,
    component: loadScreen(() => import('./pages/executive.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs',
    validateSearch: jobsSearch,
    component: loadScreen(() => import('./pages/jobs.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/new',
    validateSearch: createJobSearch,
    component: loadScreen(() => import('./pages/create-job.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/create-job',
    validateSearch: createJobSearch,
    component: loadScreen(() => import('./pages/create-job.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id',
    component: loadScreen(() => import('./pages/job-brief.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id/candidates',
    validateSearch: jobCandidatesSearch,
    component: loadScreen(() => import('./pages/job-candidates.page.tsx')),
    // Not waited for: the screen shows by itself what has not come yet, or cannot.
    loader: ({ cause, params }) => {
      if (cause !== 'enter') return;
      import('./pages/job-candidates.page.tsx')
        .then(({ askAhead }) => askAhead(params.id))
        .catch(() => undefined);
    },
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id/submit',
    component: loadScreen(() => import('./pages/submit-candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id/edit',
    component: loadScreen(() => import('./pages/edit-job.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/candidates',
    validateSearch: candidatesSearch,
    component: loadScreen(() => import('./pages/candidates.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/candidates/import',
    validateSearch: intakeSearch,
    component: loadScreen(() => import('./pages/intake.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/create-candidate',
    validateSearch: createCandidateSearch,
    component: loadScreen(() => import('./pages/create-candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/candidate/$id',
    validateSearch: candidateSearch,
    component: loadScreen(() => import('./pages/candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/edit-candidate/$id',
    component: loadScreen(() => import('./pages/edit-candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/submissions',
    validateSearch: submissionsSearch,
    component: loadScreen(() => import('./pages/submissions.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/profile',
    component: loadScreen(() => import('./pages/profile.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/settings',
    validateSearch: settingsSearch,
    component: loadScreen(() => import('./pages/settings.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/settings/retention',
    component: loadScreen(() => import('./pages/retention.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/admin/users/new',
    component: loadScreen(() => import('./pages/create-user.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/vector-conversion',
    validateSearch: vectorsSearch,
    component: loadScreen(() => import('./pages/vector-conversion.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/settings/audit',
    validateSearch: auditSearch,
    component: loadScreen(() => import('./pages/audit-log.page.tsx')),
  }),
] as const;

const routeTree = root.addChildren([
  auth,
  setup,
  invitation,
  forgotPassword,
  resetPassword,
  confirmEmail,
  signedIn.addChildren(screens),
]);

/** The route table of the product. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  notFoundMode: 'root',
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
  // Another record is another screen, with its own way back and a heading that takes the focus.
  defaultRemountDeps: ({ params }) => params,
  // A late chunk shows nothing for a moment rather than a flash of a spinner.
  defaultPendingMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
