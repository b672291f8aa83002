import { Badge, Button, Group, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes, type AccountSecurity } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { counted } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { FormSection } from '#web/ui/form-layout.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SendingModal } from '#web/ui/sending-modal.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { securityQuery } from './account.queries.ts';

const TwoStepSetup = onDemand(() => import('./two-step-setup.tsx'));
const PasswordAgain = onDemand(() => import('./password-again.tsx'));
const RecoveryCodes = onDemand(() => import('./recovery-codes.tsx'));

/** Codes are used up one by one; below this new ones are due. */
const FEW_CODES = 4;

/** The second step of signing in: set up, turned off, its recovery codes made anew. */
export function TwoStepCard() {
  const { data, error, refetch } = useQuery(securityQuery);
  return (
    <FormSection
      title="Two-Step Sign-in"
      description="In addition to your password, signing in asks for a code that an app on your phone shows."
      aside={
        data && (
          <Badge
            variant="light"
            color={data.two_step.on ? 'green' : 'gray'}
            leftSection={data.two_step.on && <IconShieldCheck size={14} aria-hidden />}
          >
            {data.two_step.on ? 'On' : 'Off'}
          </Badge>
        )
      }
    >
      {data ? (
        <TwoStep twoStep={data.two_step} />
      ) : error ? (
        <ErrorState title={accountMessages.account.loadError} onRetry={() => refetch()} />
      ) : (
        <LoadingState label="Loading..." />
      )}
    </FormSection>
  );
}

/** Recovery codes are shown once: their dialog goes when they are said to be kept, and not by a slip. */
const UNTIL_KEPT = { closeOnClickOutside: false, closeOnEscape: false, withCloseButton: false };

type Dialog = 'set-up' | 'turn-off' | 'codes' | null;

function TwoStep({ twoStep }: { twoStep: AccountSecurity['two_step'] }) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<Dialog>(null);
  const [isTurnedOn, setIsTurnedOn] = useState(false);
  const [newCodes, setNewCodes] = useState<string[] | null>(null);
  const close = () => {
    setDialog(null);
    setIsTurnedOn(false);
    setNewCodes(null);
  };
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['account'] }),
      queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
  };
  const left = twoStep.recovery_codes_left;
  return (
    <>
      {twoStep.on ? (
        <Text size="sm">
          {left === 0 ? 'You have no recovery codes left' : `You have ${counted(left, 'recovery code')} left`}{' '}
          for the day on which your phone is not at hand.{left < FEW_CODES && ' Please make new ones.'}
        </Text>
      ) : (
        <Text size="sm">With it, somebody who learns your password still cannot sign in.</Text>
      )}
      {twoStep.required && (
        <Text size="sm" c="dimmed">
          Your role requires it: when you turn it off, you set it up again before you can go on.
        </Text>
      )}
      <Group gap="sm" justify="flex-end">
        {twoStep.on ? (
          <>
            <Button variant="default" onClick={() => setDialog('codes')}>
              New Recovery Codes
            </Button>
            <Button variant="default" c="var(--mantine-color-error)" onClick={() => setDialog('turn-off')}>
              Turn Off
            </Button>
          </>
        ) : (
          <Button onClick={() => setDialog('set-up')}>Set Up</Button>
        )}
      </Group>
      <SendingModal
        opened={dialog === 'set-up'}
        onClose={close}
        title="Set Up Two-Step Sign-in"
        {...(isTurnedOn && UNTIL_KEPT)}
        // Pressed beside by accident, it would all begin anew.
        closeOnClickOutside={false}
      >
        <TwoStepSetup
          onTurnedOn={() => {
            setIsTurnedOn(true);
            void refresh();
          }}
          onDone={close}
          onCancel={close}
        />
      </SendingModal>
      <SendingModal opened={dialog === 'turn-off'} onClose={close} title="Turn off two-step sign-in">
        <PasswordAgain
          reason="From then on, your password alone is enough to sign in."
          confirmLabel="Turn Off"
          danger
          onCancel={close}
          onConfirm={async (password) => {
            await call(accountRoutes.turnOffTwoStep, { body: { password } });
            toast.success(accountMessages.account.twoStepOff);
            close();
            await refresh();
          }}
        />
      </SendingModal>
      <SendingModal
        opened={dialog === 'codes'}
        onClose={close}
        title="New recovery codes"
        {...(newCodes && UNTIL_KEPT)}
      >
        {newCodes ? (
          <RecoveryCodes codes={newCodes} doneLabel="Done" onDone={close} />
        ) : (
          <PasswordAgain
            reason="The recovery codes that you have stop working."
            confirmLabel="Make New Codes"
            onCancel={close}
            onConfirm={async (password) => {
              const made = await call(accountRoutes.renewRecoveryCodes, { body: { password } });
              setNewCodes(made.recovery_codes);
              await refresh();
            }}
          />
        )}
      </SendingModal>
    </>
  );
}
