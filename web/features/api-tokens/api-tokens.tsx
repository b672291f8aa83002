import { Anchor, Button, Code, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiTokenRoutes, type ApiToken } from '#contract/api-tokens.ts';
import { formatDate } from '#contract/dates.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { confirm } from '#web/ui/confirm.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { FormSection } from '#web/ui/form-layout.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { apiTokensQuery } from './api-tokens.queries.ts';
import { scopesText } from '#contract/scope-text.ts';

const NewToken = onDemand(() => import('./new-token.tsx'));

/** The person's own API tokens: those that there are, making one, and revoking one. */
export function ApiTokens() {
  const { can } = useSession();
  return can('token.own') ? <OwnTokens /> : null;
}

function OwnTokens() {
  const { data, error, refetch } = useQuery(apiTokensQuery);
  const [making, setMaking] = useState(false);
  return (
    <FormSection
      title="API Tokens"
      description="For programs that call the API in your name. A token can never do more than you."
      aside={
        !making && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            New Token
          </Button>
        )
      }
    >
      <KeepsFocus gap="md">
        <Text size="sm">
          A program sends its token with each call, as the header{' '}
          <Code>Authorization: Bearer YOUR_TOKEN</Code>. What it can ask for stands in the{' '}
          <Anchor href="/api/docs" target="_blank" size="sm" underline="always">
            list of all calls
          </Anchor>
          .
        </Text>
        {making && <NewToken onClose={() => setMaking(false)} />}
        <DataTable
          label="API tokens"
          columns={useColumns()}
          rows={data?.items}
          rowKey={({ id }) => id}
          loadingLabel="Loading API tokens..."
          loadingRows={2}
          empty={<EmptyState title={accountMessages.apiToken.none} />}
          error={error && { title: accountMessages.apiToken.listFailed, onRetry: () => refetch() }}
        />
      </KeepsFocus>
    </FormSection>
  );
}

function useColumns(): Column<ApiToken>[] {
  const timeZone = useTimeZone();
  const queryClient = useQueryClient();
  const revoke = ({ id, name }: ApiToken) =>
    confirm({
      title: 'Revoke Token',
      body: `Programs that use "${name}" can no longer call the API. This cannot be undone.`,
      confirmLabel: 'Revoke',
      danger: true,
      run: async () => {
        try {
          await call(apiTokenRoutes.revoke, { params: { id } });
          toast.success(accountMessages.apiToken.revoked);
        } catch (error) {
          toast.error(accountMessages.apiToken.revokeFailed);
          throw error;
        } finally {
          await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
        }
      },
    });
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ name, starts_with }) => (
        <div>
          {name}
          <div>
            <Code>{starts_with}…</Code>
          </div>
        </div>
      ),
    },
    { key: 'scopes', header: 'May', cell: ({ scopes }) => scopesText(scopes) },
    {
      key: 'expires',
      header: 'Expires',
      cell: ({ expires_at, expired }) =>
        expired ? (
          <Text span size="sm" c="red" fw={500}>
            Expired on {formatDate(expires_at, timeZone)}
          </Text>
        ) : (
          formatDate(expires_at, timeZone)
        ),
    },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : formatDate(last_used_at, timeZone)),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: (token) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Revoke ${token.name}`}
          onClick={() => void revoke(token)}
        >
          Revoke
        </Button>
      ),
    },
  ];
}
