import {
  Alert,
  Button,
  Fieldset,
  Group,
  Input,
  PasswordInput,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconCopy, IconKey } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { apiTokenCreateSchema, apiTokenRoutes, TOKEN_DAYS } from '#contract/api-tokens.ts';
import { addDays, formatDay } from '#contract/dates.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import {
  SCOPE_AREAS,
  SCOPE_LEVELS,
  type ScopeArea,
  type ScopeLevel,
  scopesOf,
} from '#contract/token-scopes.ts';
import { call, hasCode } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { FieldRow, FormButtons } from '#web/ui/form-layout.tsx';
import { NextStep } from '#web/ui/next-step.tsx';
import { toast } from '#web/ui/toast.ts';
import { apiTokensQuery } from './api-tokens.queries.ts';
import { AREA_LABELS, LEVEL_LABELS } from '#contract/scope-text.ts';

type Levels = Record<ScopeArea, ScopeLevel | ''>;
/** what an ended session does not take away: all but the password */
type Kept = Levels & { name: string; days: string };

const blank: Kept = {
  name: '',
  days: '90',
  jobs: '',
  candidates: '',
  pipeline: '',
  reports: '',
};

const level = z.enum(['', ...SCOPE_LEVELS]);
const keptSchema: z.ZodType<Kept> = z.object({
  name: z.string(),
  days: z.string(),
  jobs: level,
  candidates: level,
  pipeline: level,
  reports: level,
});
const isBlank = (kept: Kept) => JSON.stringify(kept) === JSON.stringify(blank);

const scopesFrom = (levels: Levels) =>
  SCOPE_AREAS.flatMap((area) => (levels[area] === '' ? [] : [`${area}:${levels[area]}` as const]));

/** Makes a token, and shows it this once. */
export default function NewToken({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return secret === null ? (
    <NewTokenForm onMade={setSecret} onClose={onClose} />
  ) : (
    <MadeToken secret={secret} onClose={onClose} />
  );
}

function NewTokenForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const { role } = useSession();
  const today = useToday();
  const queryClient = useQueryClient();
  const draft = useDraft({ key: 'new-token', version: 1, schema: keptSchema, isUntouched: isBlank });
  const { form, formProps, busy } = useSchemaForm({
    schema: apiTokenCreateSchema,
    initialValues: { ...(draft.kept?.value ?? blank), password: '' },
    toInput: (values) => ({
      name: values.name,
      days: Number(values.days),
      scopes: scopesFrom(values),
      password: values.password,
    }),
    onSubmit: async (body) => {
      const { secret } = await call(apiTokenRoutes.create, { body });
      draft.forget();
      onMade(secret);
      await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'conflict') || hasCode(error, 'too_many_requests')
          ? { title: messages.common.error, body: error.message }
          : accountMessages.apiToken.createFailed,
      ),
  });
  const { password: _notKept, ...typed } = form.values;
  useKeepDraft(draft, typed);
  const cancel = () => {
    draft.forget();
    onClose();
  };
  const useful = scopesOf(role);
  const areas = SCOPE_AREAS.map((area) => ({
    area,
    levels: SCOPE_LEVELS.filter((level) => useful.includes(`${area}:${level}`)),
  })).filter(({ levels }) => levels.length > 0);
  const wrong = form.errors['scopes'];
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FieldRow>
          <TextInput
            label="Name"
            description="What the token is for"
            placeholder="Payroll sync"
            required
            ref={takeFocus}
            {...form.getInputProps('name')}
          />
          <Select
            label="Works for"
            description={`Until ${formatDay(addDays(today, Number(form.values.days)))}`}
            required
            allowDeselect={false}
            data={TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
            {...form.getInputProps('days')}
          />
        </FieldRow>
        <Fieldset legend="It may" variant="unstyled" m={0} data-path="scopes">
          <FieldRow>
            {areas.map(({ area, levels }) => (
              <Select
                key={area}
                label={AREA_LABELS[area]}
                allowDeselect={false}
                data={[
                  { value: '', label: 'Nothing' },
                  ...levels.map((level) => ({ value: level, label: LEVEL_LABELS[level] })),
                ]}
                {...form.getInputProps(area)}
              />
            ))}
          </FieldRow>
          {wrong && (
            <Input.Error mt="xs" role="alert">
              {wrong}
            </Input.Error>
          )}
        </Fieldset>
        <PasswordInput
          label="Your Password"
          description="Asked for again, as a token works without you"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <FormButtons>
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Create Token
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}

function MadeToken({ secret, onClose }: { secret: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Not over plain HTTP, nor against the person's will: it is selected, to be copied by hand.
      field.current?.focus();
    }
  };
  return (
    <Alert
      color="green"
      icon={<IconKey size={18} aria-hidden />}
      title={accountMessages.apiToken.created.title}
    >
      <NextStep>
        <Text size="sm">
          {accountMessages.apiToken.created.body} Whoever has it can do in your name what it may.
        </Text>
        <TextInput
          ref={field}
          label="Token"
          readOnly
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group gap="sm" justify="flex-end">
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </NextStep>
    </Alert>
  );
}
