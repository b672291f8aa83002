import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { counted } from '#contract/text.ts';
import { OwnerNote } from '#web/ui/owner-note.tsx';
import type { ErasedPerson } from './erased-person.ts';
import { ownerQuery } from './rights.queries.ts';

/** Where something is still to be decided for a person, and which vendor company owns them; nothing for neither. */
export function StillAtStake({ candidate: { id, assignments } }: Pick<ErasedPerson, 'candidate'>) {
  const { data: owner = null, isError } = useQuery(ownerQuery(id));
  const open = assignments.filter(({ is_open }) => is_open);
  return (
    <>
      {open.length > 0 && (
        <div>
          <Text size="sm">It also takes this person out of {counted(open.length, 'open job')}:</Text>
          <List size="sm" mt={4}>
            {open.map(({ id: key, jd_id, title, status }) => (
              <List.Item key={key}>
                {jd_id} {title}: {CANDIDATE_STATUS_LABELS[status]}
              </List.Item>
            ))}
          </List>
        </div>
      )}
      <OwnerNote owner={owner} />
      {isError && <Text size="sm">{rightsMessages.ownerUnknown}</Text>}
    </>
  );
}
