import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { CrashPage } from './crash-page.tsx';
import {
  auditSearch,
  authSearch,
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
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found.page.tsx')),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  component: lazyRouteComponent(() => import('./pages/auth.page.tsx')),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('./pages/setup.page.tsx')),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./pages/forgot-password.page.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/reset-password.page.tsx')),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyRouteComponent(() => import('./pages/confirm-email.page.tsx')),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./pages/invitation.page.tsx')),
});

/** Everything below is behind sign-in; who may open which screen stands in the contract's SCREENS. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./protected-screens.tsx'), 'ProtectedScreens'),
});

const behindSignIn = () => signedIn;

// Kept out of the call of addChildren, inside which the routes' types would not be inferred.
const screens = [
  createRoute({
    getParentRoute: behindSignIn,
    path: '/',
    validateSearch: dashboardSearch,
    component: lazyRouteComponent(() => import('./pages/dashboard.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/executive',
    validateSearch: executiveSearch,
    component: lazyRouteComponent(() => import('./pages/executive.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs',
    validateSearch: jobsSearch,
    component: lazyRouteComponent(() => import('./pages/jobs.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/new',
    validateSearch: createJobSearch,
    component: lazyRouteComponent(() => import('./pages/create-job.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/create-job',
    validateSearch: createJobSearch,
    component: lazyRouteComponent(() => import('./pages/create-job.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id',
    component: lazyRouteComponent(() => import('./pages/job-brief.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id/candidates',
    validateSearch: jobCandidatesSearch,
    component: lazyRouteComponent(() => import('./pages/job-candidates.page.tsx')),
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
    component: lazyRouteComponent(() => import('./pages/submit-candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/jobs/$id/edit',
    component: lazyRouteComponent(() => import('./pages/edit-job.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/candidates',
    validateSearch: candidatesSearch,
    component: lazyRouteComponent(() => import('./pages/candidates.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/candidates/import',
    validateSearch: intakeSearch,
    component: lazyRouteComponent(() => import('./pages/intake.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/create-candidate',
    validateSearch: createCandidateSearch,
    component: lazyRouteComponent(() => import('./pages/create-candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/candidate/$id',
    component: lazyRouteComponent(() => import('./pages/candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/edit-candidate/$id',
    component: lazyRouteComponent(() => import('./pages/edit-candidate.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/submissions',
    validateSearch: submissionsSearch,
    component: lazyRouteComponent(() => import('./pages/submissions.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/profile',
    component: lazyRouteComponent(() => import('./pages/profile.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/settings',
    validateSearch: settingsSearch,
    component: lazyRouteComponent(() => import('./pages/settings.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/settings/retention',
    component: lazyRouteComponent(() => import('./pages/retention.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/admin/users/new',
    component: lazyRouteComponent(() => import('./pages/create-user.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/vector-conversion',
    validateSearch: vectorsSearch,
    component: lazyRouteComponent(() => import('./pages/vector-conversion.page.tsx')),
  }),
  createRoute({
    getParentRoute: behindSignIn,
    path: '/settings/audit',
    validateSearch: auditSearch,
    component: lazyRouteComponent(() => import('./pages/audit-log.page.tsx')),
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
  // A late chunk shows nothing for a moment rather than a flash of a spinner.
  defaultPendingMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
