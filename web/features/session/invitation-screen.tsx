import { Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accountMessages } from '#contract/account-messages.ts';
import { ROLE_LABELS } from '#contract/roles.ts';
import type { RouteOutput } from '#contract/route.ts';
import { sessionRoutes } from '#contract/session.ts';
import { call, errorText } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { landingPage } from './landing-page.ts';
import { OnlyTheirOwn } from './only-their-own.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { SessionFrame } from './session-frame.tsx';

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(sessionRoutes.readInvitation, { body: { token }, signal }),
  });

/** /invitation: somebody who was invited sets an own password, and is signed in. */
export function InvitationScreen({ token }: { token: string }) {
  const { history } = useRouter();
  const [joined, setJoined] = useState(false);
  const { data, error, refetch } = useQuery({ ...invitationQuery(token), enabled: !joined });
  const invitation = data?.invitation;
  return (
    <SessionFrame
      purpose="Invitation"
      subtitle={invitation?.role === 'vendor' ? 'Join as a recruitment partner' : 'Join your hiring team'}
    >
      {invitation ? (
        <OnlyTheirOwn email={invitation.email}>
          <Stack gap="md">
            <Text>
              Hello {invitation.full_name}, {invitedText(invitation)} Set a password of your own and you are
              in.
            </Text>
            <OwnPasswordForm
              email={invitation.email}
              fullName={invitation.full_name}
              submitLabel="Set Password and Sign In"
              send={(password) => call(sessionRoutes.acceptInvitation, { body: { token, password } })}
              onDone={({ profile }) => {
                setJoined(true);
                history.replace(landingPage(profile?.role ?? null, undefined));
              }}
            />
          </Stack>
        </OnlyTheirOwn>
      ) : data ? (
        <ErrorState
          title={accountMessages.user.invitationOver}
          action={
            <Group gap="sm" justify="center">
              <ButtonLink to="/auth">Sign In</ButtonLink>
              <ButtonLink to="/forgot-password" variant="default">
                Forgot your password?
              </ButtonLink>
            </Group>
          }
        />
      ) : error ? (
        <ErrorState title={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <LoadingState label="Loading..." />
      )}
    </SessionFrame>
  );
}

type Invitation = NonNullable<RouteOutput<typeof sessionRoutes.readInvitation>['invitation']>;

/** Who asks for whom, as far as it is known: "Meera Nair has invited you as HR Recruiter External for Hire Well." */
function invitedText({ role, company_name: company, invited_by_name: inviter }: Invitation): string {
  const who = inviter === null ? 'you are invited' : `${inviter} has invited you`;
  const as = role === null ? '' : ` as ${ROLE_LABELS[role]}`;
  return `${who}${as}${company === null ? '' : ` for ${company}`}.`;
}
