import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type ActiveSession } from '#contract/account.ts';
import { formatMoment } from '#contract/dates.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useUnderWay } from '#web/lib/use-under-way.ts';
import { confirm } from '#web/ui/confirm.ts';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { sessionsQuery } from './account.queries.ts';
import classes from './session-list.module.css';

const HANDHELD = /iPhone|iPad|Android/;

/** Where the person is signed in, to sign out there. */
export function SessionList() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const fail = (why: unknown) => tellFailure(why, accountMessages.account.saveFailed);
  const ending = useUnderWay('end-session');
  const endOne = useMutation({
    mutationKey: ['end-session'],
    mutationFn: (id: string) => call(accountRoutes.endSession, { params: { id } }),
    onSuccess: () => toast.success(accountMessages.account.sessionEnded),
    onError: fail,
    onSettled: refresh,
  });
  const endOthers = () =>
    void confirm({
      title: 'Sign Out Everywhere Else',
      body: 'Every other browser is signed out at once, and your API tokens are revoked. You stay signed in here.',
      confirmLabel: 'Sign Out Everywhere Else',
      run: async () => {
        try {
          await call(accountRoutes.endOtherSessions);
        } catch (why) {
          fail(why);
          throw why;
        }
        toast.success(accountMessages.account.otherSessionsEnded);
        await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['api-tokens'] })]);
      },
    });
  const others = data?.items.filter(({ current }) => !current) ?? [];
  return (
    <FormSection
      title="Active Sessions"
      description="Where you are signed in. A session ends after a week without use, and after 30 days in any case. Signing out everywhere else also revokes your API tokens."
    >
      <KeepsFocus gap="md">
        {data ? (
          <Stack component="ul" gap={0} className={classes.list}>
            {data.items.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                busy={ending.has(session.id)}
                onEnd={() => endOne.mutate(session.id)}
              />
            ))}
          </Stack>
        ) : error ? (
          <ErrorState title={accountMessages.account.sessionsLoadError} onRetry={() => refetch()} />
        ) : (
          <LoadingState label="Loading sessions..." />
        )}
        {others.length > 0 && (
          <FormButtons>
            <Button variant="default" onClick={endOthers}>
              Sign Out Everywhere Else
            </Button>
          </FormButtons>
        )}
      </KeepsFocus>
    </FormSection>
  );
}

interface SessionLineProps {
  session: ActiveSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const timeZone = useTimeZone();
  const at = (instant: string) => formatMoment(instant, timeZone);
  const DeviceIcon = HANDHELD.test(session.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Group component="li" wrap="nowrap" gap="sm" className={classes.line}>
      <DeviceIcon size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={500}>{session.device}</Text>
          {session.current && (
            <Badge variant="light" color="green">
              This browser
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {session.ip_address ?? 'Unknown address'} ·{' '}
          {session.current ? 'in use now' : `last used around ${at(session.last_used_at)}`} · signed in{' '}
          {at(session.started_at)}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="compact-sm"
          loading={busy}
          onClick={onEnd}
          aria-label={`Sign out ${session.device}, last used around ${at(session.last_used_at)}, signed in ${at(session.started_at)}`}
        >
          Sign Out
        </Button>
      )}
    </Group>
  );
}
