import { Button, Checkbox, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages, twoStepResetQuestion } from '#contract/account-messages.ts';
import { ROLE_LABELS, ROLES, type Role } from '#contract/roles.ts';
import { call } from '#web/lib/api.ts';
import { sessionQuery, useSession } from '#web/lib/session.ts';
import { confirm } from '#web/ui/confirm.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { twoStepPeopleQuery, twoStepPolicyQuery } from './account.queries.ts';

/** Of whom HR requires two-step sign-in, and its reset for somebody who lost the phone. */
export default function TwoStepPolicyCard() {
  const { data, error, refetch } = useQuery(twoStepPolicyQuery);
  return (
    <Stack component="section" aria-labelledby="two-step-policy" gap="sm">
      <Title order={2} id="two-step-policy">
        Two-Step Sign-in
      </Title>
      <Paper p={{ base: 'md', sm: 'lg' }}>
        {data ? (
          <Stack gap="lg">
            <RequiredOf key={data.roles.join()} roles={data.roles} />
            <ResetFor />
          </Stack>
        ) : error ? (
          <ErrorState title={accountMessages.account.policyLoadError} onRetry={() => refetch()} />
        ) : (
          <LoadingState label="Loading..." />
        )}
      </Paper>
    </Stack>
  );
}

const fail = (error: unknown) => tellFailure(error, accountMessages.account.saveFailed);

/** Before HR requires it of the own role without having set it up: every screen here gives way to that at once. */
const OWN_ROLE_QUESTION = {
  title: 'Require two-step sign-in of yourself too?',
  body: 'You have not set it up yet: as soon as the rule is saved you are led to it, and need your password and an authenticator app on your phone before you can go on here.',
  confirmLabel: 'Save Rule',
};

function RequiredOf({ roles }: { roles: Role[] }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string[]>(roles);
  const [busy, setBusy] = useState(false);
  const { role: ownRole, profile } = useSession();
  const { data: people } = useQuery(twoStepPeopleQuery);
  const isSame = chosen.length === roles.length && roles.every((role) => chosen.includes(role));
  const isOwnNew = ownRole !== null && chosen.includes(ownRole) && !roles.includes(ownRole);
  const hasOwn = people?.items.some(({ user_id }) => user_id === profile.user_id);
  const save = async () => {
    if (isOwnNew && !hasOwn && !(await confirm(OWN_ROLE_QUESTION))) return;
    setBusy(true);
    try {
      const body = { roles: ROLES.filter((role) => chosen.includes(role)) };
      const saved = await call(accountRoutes.requireTwoStep, { body });
      toast.success(accountMessages.account.policySaved);
      queryClient.setQueryData(twoStepPolicyQuery.queryKey, saved);
      // It may be the own role.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label="Required of"
        description="Whoever has one of these roles and has not set it up is led to it at once, and can do nothing else before."
        value={chosen}
        onChange={setChosen}
      >
        <Stack gap="xs" my="xs">
          {ROLES.map((role) => (
            <Checkbox key={role} value={role} label={ROLE_LABELS[role]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <FormButtons>
        <Button disabled={isSame} loading={busy} onClick={() => void save()}>
          Save Rule
        </Button>
      </FormButtons>
    </Stack>
  );
}

function ResetFor() {
  const queryClient = useQueryClient();
  const { data } = useQuery(twoStepPeopleQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const person = data?.items.find(({ user_id }) => user_id === chosen);
  const reset = ({ user_id: id, full_name: name }: NonNullable<typeof person>) =>
    void confirm({
      ...twoStepResetQuestion(name),
      danger: true,
      run: async () => {
        try {
          await call(accountRoutes.resetTwoStep, { params: { id } });
        } catch (error) {
          fail(error);
          throw error;
        }
        toast.success(accountMessages.account.twoStepReset);
        setChosen(null);
        await Promise.all(
          [twoStepPeopleQuery.queryKey, ['users']].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
      },
    });
  if (data?.items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nobody signs in with two steps yet.
      </Text>
    );
  return (
    <Group gap="sm" align="flex-end">
      <Select
        flex={1}
        miw={240}
        label="Reset for somebody who lost phone and recovery codes"
        placeholder="Select a person"
        searchable
        clearable
        disabled={!data}
        data={data?.items.map(({ user_id, full_name, email }) => ({
          value: user_id,
          label: `${full_name} (${email})`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="default" disabled={!person} onClick={() => person && reset(person)}>
        Reset
      </Button>
    </Group>
  );
}
