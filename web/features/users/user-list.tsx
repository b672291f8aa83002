import { Badge, Select, Text } from '@mantine/core';
import {
  IconClockX,
  IconCircleCheck,
  IconMail,
  IconMailOff,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { formatDate } from '#contract/dates.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { ROLE_LABELS, ROLES } from '#contract/roles.ts';
import { counted } from '#contract/text.ts';
import { type User, USER_STATUS_LABELS } from '#contract/users.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { ListSearch, StatusFilter } from '#web/ui/list-filters.tsx';
import { type Paging, PagedTable } from '#web/ui/paged-table.tsx';
import { RoleLabel } from '#web/ui/role.tsx';
import { ClearFilters, EmptyState } from '#web/ui/states.tsx';
import { UserActions } from './user-actions.tsx';
import { UserDialog, type UserDialogKind } from './user-dialog.tsx';
import { companiesQuery, type UserFilter, userListQuery } from './users.queries.ts';
import { USER_STATUSES, type UserStatus } from '#contract/list-words.ts';

interface UserListProps {
  filter: UserFilter;
  /** `replace` while one types, which is not a step to go back by */
  onFilter: (change: Partial<UserFilter>, how?: { replace: boolean }) => void;
  paging: Paging;
}

/** All of them in one line beside the search, and below each other on a phone. */
const filterWidth = { base: '100%', xs: 160 };

const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Everybody who signs in or was asked to, with what may be done about each. */
export function UserList({ filter, onFilter, paging }: UserListProps) {
  const companies = useQuery(companiesQuery);
  const [asked, setAsked] = useState<{ times: number; kind: UserDialogKind; user: User; opened: boolean }>();
  const ask = useCallback(
    (user: User, kind: UserDialogKind) =>
      setAsked((before) => ({ times: (before?.times ?? 0) + 1, kind, user, opened: true })),
    [],
  );
  const columns = useColumns(ask);
  const [listed, setListed] = useState<readonly User[]>([]);
  const onRows = useCallback(({ items }: { items: User[] }) => setListed(items), []);
  const isFiltered = Boolean(filter.search ?? filter.role ?? filter.company ?? filter.status);
  return (
    <>
      <PagedTable
        {...paging}
        pageQuery={(page) => userListQuery(filter, page)}
        onRows={onRows}
        label="Users"
        countText={(total) => counted(total, 'user')}
        filters={
          <>
            <ListSearch
              value={filter.search}
              onSearch={(search, how) => onFilter({ search }, how)}
              placeholder="Search users"
            />
            <Select
              aria-label="Filter by role"
              placeholder="All roles"
              w={filterWidth}
              clearable
              clearButtonProps={{ 'aria-label': 'Show all roles' }}
              data={roleOptions}
              value={filter.role ?? null}
              onChange={(chosen) => onFilter({ role: ROLES.find((role) => role === chosen) })}
            />
            <Select
              aria-label="Filter by company"
              placeholder="All companies"
              w={filterWidth}
              clearable
              searchable
              clearButtonProps={{ 'aria-label': 'Show all companies' }}
              nothingFoundMessage="No company of this name"
              data={companies.data?.items ?? []}
              value={filter.company ?? null}
              onChange={(company) => onFilter({ company: company ?? undefined })}
            />
            <StatusFilter
              statuses={USER_STATUSES}
              labels={USER_STATUS_LABELS}
              w={filterWidth}
              value={filter.status}
              onChange={(status) => onFilter({ status })}
            />
          </>
        }
        columns={columns}
        rowKey={(user) => user.user_id}
        loadingLabel="Loading users..."
        sort="name"
        onSort={() => {}}
        errorText={() => ({
          title: accountMessages.user.listFailed,
          description: accountMessages.user.listFailedHint,
        })}
        empty={
          <EmptyState
            title={isFiltered ? 'No users match your search criteria.' : 'No users yet.'}
            action={
              isFiltered && (
                <ClearFilters
                  onClear={() =>
                    onFilter({ search: undefined, role: undefined, company: undefined, status: undefined })
                  }
                />
              )
            }
          />
        }
      />
      {asked && (
        <UserDialog
          key={asked.times}
          kind={asked.kind}
          user={listed.find(({ user_id }) => user_id === asked.user.user_id) ?? asked.user}
          opened={asked.opened}
          onClose={() => setAsked({ ...asked, opened: false })}
        />
      )}
    </>
  );
}

const LOOKS: Record<UserStatus, { color: string; icon: Icon }> = {
  active: { color: 'green', icon: IconCircleCheck },
  invited: { color: 'blue', icon: IconMail },
  expired: { color: 'orange', icon: IconClockX },
  revoked: { color: 'gray', icon: IconMailOff },
  deactivated: { color: 'red', icon: IconUserOff },
};

type OnAsk = (user: User, kind: UserDialogKind) => void;

function useColumns(onAsk: OnAsk): Column<User, 'name'>[] {
  const timeZone = useTimeZone();
  return useMemo(() => columnsOf(onAsk, timeZone), [onAsk, timeZone]);
}

function columnsOf(onAsk: OnAsk, timeZone: string): Column<User, 'name'>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ full_name, email, own }) => (
        <div>
          <Text span fw={500} size="sm">
            {full_name}
            {own && (
              <Text span c="dimmed" size="sm">
                {' '}
                (you)
              </Text>
            )}
          </Text>
          <Text c="dimmed" size="sm">
            {email}
          </Text>
        </div>
      ),
    },
    { key: 'role', header: 'Role', tight: true, cell: ({ role }) => <RoleLabel role={role} /> },
    {
      key: 'company',
      header: 'Company',
      fold: { below: 'md', under: 'role' },
      cell: ({ company_name }) => company_name ?? '–',
    },
    {
      key: 'status',
      header: 'Status',
      cell: (user) => <Status user={user} timeZone={timeZone} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      corner: true,
      cell: (user) => <UserActions user={user} onAsk={(kind) => onAsk(user, kind)} />,
    },
  ];
}

/** Tells of open jobs that nobody is in charge of any more. */
function openJobsText({ open_jobs, status, role }: User): string | null {
  const hasLeft = status === 'deactivated' || role === 'vendor';
  return hasLeft && open_jobs > 0 ? `${counted(open_jobs, 'open job')} to hand over` : null;
}

function Status({ user, timeZone }: { user: User; timeZone: string }) {
  const { status, invitation } = user;
  const { color, icon: Sign } = LOOKS[status];
  const words = invitation && wordsOf(status, invitation, timeZone);
  const openJobs = openJobsText(user);
  return (
    <div>
      <Badge color={color} miw="max-content" leftSection={<Sign size={12} stroke={2} aria-hidden />}>
        {USER_STATUS_LABELS[status]}
      </Badge>
      {words && (
        <Text size="xs" mt={2} c={words.isTrouble ? 'var(--mantine-color-error)' : 'dimmed'}>
          {words.text}
        </Text>
      )}
      {openJobs && (
        <Text size="xs" mt={2} c="var(--mantine-color-error)">
          {openJobs}
        </Text>
      )}
    </div>
  );
}

function wordsOf(
  status: UserStatus,
  invitation: NonNullable<User['invitation']>,
  timeZone: string,
): { text: string; isTrouble: boolean } {
  const day = (iso: string) => formatDate(iso, timeZone);
  if (status !== 'invited') return { text: `Sent ${day(invitation.invited_at)}`, isTrouble: false };
  if (invitation.mail === 'failed')
    return { text: 'The mail could not be delivered: hand over the link', isTrouble: true };
  return { text: `Until ${day(invitation.expires_at)}`, isTrouble: false };
}
