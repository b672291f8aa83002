import { Anchor, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accountRoutes, codeConfirmationSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { NextStep } from '#web/ui/next-step.tsx';
import { useSending } from '#web/ui/sending-modal.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import PasswordAgain from './password-again.tsx';
import { QrCode } from './qr-code.tsx';
import RecoveryCodes from './recovery-codes.tsx';
import { renewSession } from './renew-session.ts';

interface Begun {
  uri: string;
  secret: string;
}

export interface TwoStepSetupProps {
  /** it is on, and the recovery codes are shown, this once: this part has to stay until `onDone` */
  onTurnedOn: () => void;
  onDone: () => void;
  /** for whoever need not set it up */
  onCancel?: () => void;
}

/** Sets two-step sign-in up: the password, the secret for the app, a first code, and then the recovery codes. */
export default function TwoStepSetup({ onTurnedOn, onDone, onCancel }: TwoStepSetupProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isScanned, setIsScanned] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} doneLabel="Done" onDone={onDone} />;
  if (begun === null)
    return (
      <PasswordAgain
        reason="You need an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator or Microsoft Authenticator. Your password is asked for once more, so that nobody else sets this up at a browser that you left open."
        confirmLabel="Continue"
        onCancel={onCancel}
        onConfirm={async (password) =>
          setBegun(await call(accountRoutes.beginTwoStep, { body: { password } }))
        }
      />
    );
  if (!isScanned) return <Scan begun={begun} onDone={() => setIsScanned(true)} onCancel={onCancel} />;
  return (
    <FirstCode
      onBack={() => setIsScanned(false)}
      onTurnedOn={(made) => {
        setCodes(made);
        onTurnedOn();
      }}
    />
  );
}

interface ScanProps extends Pick<TwoStepSetupProps, 'onCancel'> {
  begun: Begun;
  onDone: () => void;
}

function Scan({ begun, onDone, onCancel }: ScanProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(begun.secret);
      setCopied(true);
    } catch {
      // Not over plain HTTP, nor against the person's will: it is selected, to be copied by hand.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <NextStep>
      <Text size="sm">
        Scan this with your authenticator app.{' '}
        <Anchor href={begun.uri} size="sm" underline="always">
          Open in authenticator app
        </Anchor>{' '}
        on the phone that has it.
      </Text>
      <QrCode text={begun.uri} label="QR code for your authenticator app" />
      <Textarea
        ref={field}
        label="Or type this key into the app"
        readOnly
        autosize
        value={begun.secret.match(/.{1,4}/g)?.join(' ')}
      />
      <FormButtons>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {copied ? 'Key Copied' : 'Copy Key'}
        </Button>
        <Button onClick={onDone}>Continue</Button>
      </FormButtons>
    </NextStep>
  );
}

interface FirstCodeProps {
  onBack: () => void;
  /** receives the recovery codes */
  onTurnedOn: (codes: string[]) => void;
}

function FirstCode({ onBack, onTurnedOn }: FirstCodeProps) {
  const client = useQueryClient();
  const { form, formProps, busy } = useSchemaForm({
    schema: codeConfirmationSchema,
    initialValues: { code: '' },
    onSubmit: async (body) => {
      const confirmed = await renewSession(client, () => call(accountRoutes.confirmTwoStep, { body }));
      toast.success(accountMessages.account.twoStepOn);
      onTurnedOn(confirmed.recovery_codes);
    },
    onFail: (error) => tellFailure(error, accountMessages.account.saveFailed),
  });
  useSending(busy);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label="Code of Your App"
          description="6 digits; a new one comes every 30 seconds"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          ref={takeFocus}
          {...form.getInputProps('code')}
        />
        <FormButtons>
          <Button variant="default" disabled={busy} onClick={onBack}>
            Show QR Code Again
          </Button>
          <Button type="submit" loading={busy}>
            Turn On
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
