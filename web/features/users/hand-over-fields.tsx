import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inChargeMessages } from '#contract/in-charge-messages.ts';
import { counted } from '#contract/text.ts';
import type { User } from '#contract/users.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { StaffSelect } from '#web/ui/staff-select.tsx';
import { openJobsQuery } from './users.queries.ts';

interface HandOverFieldsProps {
  user: User;
  value: string | null;
  onChange: (userId: string | null) => void;
  error?: ReactNode;
  /** whether nobody need be chosen: the jobs are HR's then */
  optional?: boolean;
}

/** Which open jobs somebody is in charge of, and who may take them over. */
export function HandOverFields({ user, value, onChange, error, optional = false }: HandOverFieldsProps) {
  const sendsMail = useSendsMail();
  const { profile } = useSession();
  const isOne = user.open_jobs === 1;
  const left = isOne ? 'Leave it as it is' : 'Leave them as they are';
  return (
    <Stack gap="sm">
      <OpenJobs user={user} />
      <StaffSelect
        label={isOne ? 'Hand it over to' : 'Hand them over to'}
        without={user.user_id}
        value={value}
        onChange={onChange}
        error={error}
        required={!optional}
        description={
          sendsMail &&
          value !== profile.user_id &&
          `A mail tells the person of ${isOne ? 'it' : 'all of them'}.`
        }
        {...(optional && {
          placeholder: left,
          clearable: true,
          clearButtonProps: { 'aria-label': left },
          description: `With nobody chosen the HR managers see to ${isOne ? 'it' : 'them'}, until somebody is put in charge. ${isOne ? 'It stands' : 'They stand'} in Jobs under In charge: Nobody.`,
        })}
      />
    </Stack>
  );
}

function OpenJobs({ user: { user_id, full_name, open_jobs, status, own } }: { user: User }) {
  const { data, error } = useQuery(openJobsQuery(user_id));
  const total = data?.total ?? open_jobs;
  const who = own ? 'You are' : `${full_name} ${status === 'deactivated' ? 'was' : 'is'}`;
  const more = data ? data.total - data.items.length : 0;
  return (
    <div>
      <Text size="sm">
        {`${who} in charge of ${counted(total, 'job')} that ${total === 1 ? 'is' : 'are'} not closed:`}
      </Text>
      {data ? (
        <Text component="ul" size="sm" c="dimmed" my={4} pl="lg">
          {data.items.map(({ id, jd_id, title }) => (
            <li key={id}>
              {jd_id} {title}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </Text>
      ) : error ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {inChargeMessages.loadFailed}
        </Text>
      ) : (
        <Skeleton height={Math.min(open_jobs, 5) * 20} my={4} />
      )}
      {data && data.closed > 0 && (
        <Text size="sm" c="dimmed">
          {`Not counted: ${counted(data.closed, 'closed job')}, which ${data.closed === 1 ? 'is' : 'are'} not handed over.`}
        </Text>
      )}
    </div>
  );
}
