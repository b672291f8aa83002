import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { timing } from '#contract/limits.ts';
import { formatPhone, phoneDigits } from '#contract/phone.ts';
import { useSession } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/links.tsx';
import { existingCandidateQuery } from './candidates.queries.ts';

const emailSchema = z.email();
const WORDS = { email: 'e-mail address', phone: 'phone number' };

/**
 * Who has this e-mail or phone already, as a line for under the field; asked for shortly after the typing stops, once
 * it is whole, and only for people who may see candidates.
 */
export function useKnownPerson(by: 'email' | 'phone', typed: string): ReactNode {
  const { can } = useSession();
  const wanted = by === 'email' ? typed.trim().toLowerCase() : formatPhone(typed);
  const isWhole = by === 'email' ? emailSchema.safeParse(wanted).success : phoneDigits(wanted) !== null;
  const [settled] = useDebouncedValue(wanted, timing.searchDebounce);
  const { data } = useQuery({
    ...existingCandidateQuery({ [by]: settled }),
    enabled: can('candidate.list') && isWhole && settled === wanted,
  });
  const person = isWhole && settled === wanted ? data?.existing : null;
  if (!person) return undefined;
  return (
    <>
      <TextLink to="/candidate/$id" params={{ id: person.id }} target="_blank" inherit>
        {person.name}
      </TextLink>{' '}
      has this {WORDS[by]} already.
    </>
  );
}
