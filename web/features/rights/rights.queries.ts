import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type consentInputSchema, rightsRoutes } from '#contract/rights.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { call } from '#web/lib/api.ts';
import { unchoose } from '#web/lib/kept-choice.ts';

/** How often a screen looks again while an erasure of many is under way (ms). */
const WHILE_ERASING = 1000;

/** What was noted of a person's consent. */
export const consentsQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', candidateId, 'consents'],
    queryFn: ({ signal }) => call(rightsRoutes.listConsents, { params: { id: candidateId }, signal }),
  });

/** Which vendor company owns a person, and until when; null for none. */
export const ownerQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', candidateId, 'owner'],
    queryFn: async ({ signal }) =>
      (await call(submissionRoutes.ledger, { params: { id: candidateId }, signal })).owner,
  });

/** The retention rule, and how the newest erasure of many goes. */
export const retentionQuery = queryOptions({
  queryKey: ['retention', 'rule'],
  queryFn: ({ signal }) => call(rightsRoutes.readRetention, { signal }),
  refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? WHILE_ERASING : false),
});

/** Who would go by a rule of so many months, as things stand since the last erasure of many was done. */
export const dueQuery = (months: number, since: string | null) =>
  queryOptions({
    queryKey: ['retention', 'due', months, since],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(rightsRoutes.listDue, { query: { months }, signal }),
  });

/** Notes a consent or its withdrawal. */
export function useNoteConsent(candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...body
    }: z.input<typeof consentInputSchema> & { idempotencyKey: string }) =>
      call(rightsRoutes.noteConsent, { params: { id: candidateId }, body, idempotencyKey }),
    onSuccess: (consents) => client.setQueryData(consentsQuery(candidateId).queryKey, consents),
  });
}

/** Erases a person, whose page and whose place in every list are gone then. */
export function useErase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, confirmation }: { id: string; confirmation: string }) =>
      call(rightsRoutes.erase, { params: { id }, body: { confirmation } }),
    onSuccess: (_nothing, { id }) => {
      unchoose([id]);
      client.removeQueries({ queryKey: ['candidates', 'one', id] });
      for (const word of ['candidates', 'pipeline', 'jobs', 'dashboard', 'submissions', 'retention'])
        void client.invalidateQueries({
          queryKey: [word],
          predicate: ({ queryKey }) => !(queryKey[1] === 'one' && queryKey[2] === id),
        });
    },
  });
}

/** Everything that changes the rule, who is due by it, or who is kept. */
export function useRetention() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ['retention'] });
  return {
    save: useMutation({
      mutationFn: (months: number | null) => call(rightsRoutes.saveRetention, { body: { months } }),
      onSettled: again,
    }),
    keep: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        call(rightsRoutes.keepPerson, { params: { id }, body: { reason } }),
      onSettled: again,
    }),
    unkeep: useMutation({
      mutationFn: (id: string) => call(rightsRoutes.unkeepPerson, { params: { id } }),
      onSettled: again,
    }),
    approve: useMutation({
      mutationFn: ({ ids, idempotencyKey }: { ids: string[]; idempotencyKey: string }) =>
        call(rightsRoutes.approve, {
          body: { candidate_ids: ids, confirmation: ids.length },
          idempotencyKey,
        }),
      onSettled: again,
    }),
  };
}
