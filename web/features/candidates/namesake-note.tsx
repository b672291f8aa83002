import { Box, Text } from '@mantine/core';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { timing } from '#contract/limits.ts';
import { isTelling, type Likeness, namesakeRoutes } from '#contract/namesakes.ts';
import { call } from '#web/lib/api.ts';
import { TextLink } from '#web/ui/links.tsx';
import type { CandidateFormValues } from './candidate-form-values.ts';
import { EXISTING_CANDIDATE } from './candidates.queries.ts';

interface NamesakeNoteProps {
  /** what stands in the form */
  person: CandidateFormValues;
  /** who has the e-mail and who the phone that stand in it, which is told elsewhere */
  known: Record<'email' | 'phone', ExistingCandidate | null>;
}

/** Says who may be the person under another e-mail address and phone number. It keeps nobody from sending the form. */
export default function NamesakeNote({ person, known }: NamesakeNoteProps) {
  const likeness = useSettled(person);
  const isAsked = likeness !== null && isTelling(likeness);
  const isKnownAwaited = useIsFetching({ queryKey: [EXISTING_CANDIDATE] }) > 0;
  const { data } = useQuery({
    // Like that of who has an e-mail or a phone, none that a change asks for again.
    queryKey: ['namesakes', likeness] as const,
    queryFn: ({ signal }) => call(namesakeRoutes.find, { query: likeness ?? {}, signal }),
    // Not before it is known whether that very person is told of already.
    enabled: isAsked && !isKnownAwaited,
    // While one goes on typing, it neither goes nor comes with each field; another name is somebody else's.
    placeholderData: (former, query) => (query?.queryKey[1]?.name === likeness?.name ? former : undefined),
  });
  const found = isAsked ? (data?.items ?? []) : [];
  const others = found.filter(({ id }) => id !== known.email?.id && id !== known.phone?.id);
  return (
    // There before its words, so that they are read out; until then out of the row, where it would take a gap.
    <Box role="status" pos={others.length > 0 ? undefined : 'absolute'}>
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          Perhaps already known:{' '}
          {others.map(({ id, name, current_company: company, current_city: city }, index) => (
            <Fragment key={id}>
              {index > 0 && ' or '}
              <TextLink to="/candidate/$id" params={{ id }} target="_blank" inherit underline="always">
                {[name, company, city].filter(Boolean).join(', ')}
              </TextLink>
            </Fragment>
          ))}
        </Text>
      )}
    </Box>
  );
}

/** What somebody is told by from others of the name, shortly after the typing stops; null before, and for what no field may hold. */
function useSettled(person: CandidateFormValues): Likeness | null {
  const { name, current_company, current_position, current_city } = person;
  const [settled, setSettled] = useState<Likeness | null>(null);
  useEffect(() => {
    const typed = { name, current_company, current_position, current_city };
    const { data = null } = namesakeRoutes.find.query.safeParse(typed);
    const timer = setTimeout(() => setSettled(data), timing.searchDebounce);
    return () => clearTimeout(timer);
  }, [name, current_company, current_position, current_city]);
  return settled;
}
