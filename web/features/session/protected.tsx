import { Center, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { messages } from '#contract/messages.ts';
import { ROLE_LABELS, type Role } from '#contract/roles.ts';
import { SCREENS, homeOf, mayOpen } from '#contract/screens.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { sweepDrafts } from '#web/lib/draft-store.ts';
import { sweepSeen } from '#web/lib/recently-seen.ts';
import { SignedInContext, sessionQuery, useSession, type SignedIn } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { screenAt } from './landing-page.ts';
import { SignOutButton } from './sign-out-button.tsx';

const FirstPasswordScreen = onDemand(() => import('./first-password-screen.tsx'));

const SetUpScreen = onDemand(() => import('./set-up-screen.tsx'));

const RULE_LOOK_MS = 5000;

interface ProtectedProps {
  /** sets two-step sign-in up, for whom it is required of; from `onTurnedOn` on it shows something until `onDone` */
  TwoStepSetup: ComponentType<{ onTurnedOn: () => void; onDone: () => void }>;
  children: ReactNode;
}

/** Lets only signed-in people with a profile through; others are sent to sign in, remembering the page. */
export function Protected({ TwoStepSetup, children }: ProtectedProps) {
  const {
    data: session,
    isPending,
    refetch,
  } = useQuery({
    ...sessionQuery,
    // Nothing is told live to whoever has something to set up first: HR may take the rule back meanwhile.
    refetchInterval: ({ state }) => (state.data?.must_set_up_two_step ? RULE_LOOK_MS : false),
  });
  const signedIn = useMemo((): SignedIn | null => {
    if (!session?.profile) return null;
    const { profile, can } = session;
    return { profile, role: profile.role, can: (permission) => can.includes(permission) };
  }, [session]);
  const person = signedIn?.profile.user_id;
  const lastPerson = useRef<string>(undefined);
  const [isTurnedOn, setIsTurnedOn] = useState(false);
  useEffect(() => {
    if (person === undefined) return;
    lastPerson.current = person;
    sweepDrafts(person);
    sweepSeen(person);
  }, [person]);

  if (isPending) {
    return (
      <Center component="main" mih="100dvh">
        <LoadingState label={messages.screen.loadingAuthentication} />
      </Center>
    );
  }
  if (session === null) return <SignInRedirect lastPerson={lastPerson} />;
  if (!signedIn) {
    return (
      <Center component="main" mih="100dvh">
        <ErrorState
          headingOrder={1}
          title={messages.screen.profileErrorTitle}
          description={messages.screen.profileError}
          onRetry={() => refetch()}
          action={session && <SignOutButton />}
        />
      </Center>
    );
  }
  if (signedIn.profile.must_change_password)
    return <FirstPasswordScreen email={signedIn.profile.email} fullName={signedIn.profile.full_name} />;
  if (session?.must_set_up_two_step || isTurnedOn)
    return (
      <SetUpScreen isOn={isTurnedOn}>
        <TwoStepSetup
          onTurnedOn={() => setIsTurnedOn(true)}
          onDone={() => {
            setIsTurnedOn(false);
            void refetch();
          }}
        />
      </SetUpScreen>
    );
  // Another person starts with every screen afresh: what stands in a form was typed by the one before.
  return (
    <SignedInContext value={signedIn} key={signedIn.profile.user_id}>
      {children}
    </SignedInContext>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** whose session has just ended, by the user's id: that person is led to sign in again */
    endedFor?: string | undefined;
    /** typed on the sign-in screen */
    typedEmail?: string | undefined;
  }
}

function SignInRedirect({ lastPerson }: { lastPerson: RefObject<string | undefined> }) {
  const { state } = useRouter();
  const navigate = useNavigate();
  // The page as it was: while this redirect is under way, the address is already the sign-in page's.
  const [page] = useState(state.location.href);
  useEffect(() => {
    void navigate({
      to: '/auth',
      search: { redirect: page === '/' ? undefined : page },
      state: { endedFor: lastPerson.current },
      replace: true,
    });
  }, [page, navigate, lastPerson]);
  return null;
}

/** Shows the screen to those whose role may open it; fails closed for a screen without a rule. */
export function Guarded({ children }: { children: ReactNode }) {
  const { role } = useSession();
  // By what is shown, not by the address, which runs ahead while the next screen is loaded.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const screen = screenAt(shown);
  if (screen && mayOpen(role, screen)) return children;
  // Only this screen leads away instead of saying so.
  if (screen === '/executive') return <LeadAway />;
  // The address of a job as staff see it, handed on to somebody who may read the job itself.
  const jobId = screen === '/jobs/$id/candidates' ? shown.split('/')[2] : undefined;
  return <AccessDenied role={role} required={screen ? SCREENS[screen] : []} jobId={jobId} />;
}

function LeadAway() {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: '/', replace: true }), [navigate]);
  return null;
}

interface AccessDeniedProps {
  role: Role | null;
  required: readonly Role[] | 'any';
  /** of the job that the screen is about */
  jobId: string | undefined;
}

function AccessDenied({ role, required, jobId }: AccessDeniedProps) {
  useDocumentTitle(messages.screen.deniedTitle);
  const needed = required === 'any' ? 'Any' : required.map((name) => ROLE_LABELS[name]).join(' or ');
  return (
    <ErrorState
      headingOrder={1}
      title={messages.screen.deniedTitle}
      description={
        <>
          {messages.screen.denied}
          <Text size="sm" mt="xs">
            Your role: {role ? ROLE_LABELS[role] : 'No role'}. Required role: {needed}.
          </Text>
        </>
      }
      action={
        <Group gap="xs" justify="center">
          {jobId !== undefined && mayOpen(role, '/jobs/$id') && (
            <ButtonLink to="/jobs/$id" params={{ id: jobId }}>
              Open this Job
            </ButtonLink>
          )}
          <ButtonLink to={homeOf(role)} variant="default">
            {{ '/': 'Go to Dashboard', '/jobs': 'Go to Jobs', '/profile': 'Go to Profile' }[homeOf(role)]}
          </ButtonLink>
        </Group>
      }
    />
  );
}
