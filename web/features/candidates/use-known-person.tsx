import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { timing } from '#contract/limits.ts';
import { formatPhone, phoneDigits } from '#contract/phone.ts';
import { useSession } from '#web/lib/session.ts';
import { existingCandidateQuery } from './candidates.queries.ts';

const emailSchema = z.email();

/**
 * Who has this e-mail or phone already; asked for shortly after the typing stops, or a resume has filled it in, once it
 * is whole, and only for people who may see candidates.
 */
export function useKnownPerson(by: 'email' | 'phone', typed: string): ExistingCandidate | null {
  const { can } = useSession();
  const wanted = by === 'email' ? typed.trim().toLowerCase() : formatPhone(typed);
  const isWhole = by === 'email' ? emailSchema.safeParse(wanted).success : phoneDigits(wanted) !== null;
  const [settled] = useDebouncedValue(wanted, timing.searchDebounce);
  const { data } = useQuery({
    ...existingCandidateQuery({ [by]: settled }),
    enabled: can('candidate.list') && isWhole && settled === wanted,
  });
  return (isWhole && settled === wanted && data?.existing) || null;
}
