import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Period } from '#contract/executive-period.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import type { SubmissionType } from '#contract/options.ts';
import type { RouteCall } from '#contract/route.ts';
import { call, hasCode } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';

/** What the numbers are of; the defaults when not given. */
export interface ExecutiveFilter {
  period?: Period | undefined;
  source?: SubmissionType | undefined;
  company?: string | undefined;
}

/** Every number of the screen. */
export const executiveQuery = ({ period, source, company }: ExecutiveFilter) =>
  queryOptions({
    queryKey: ['executive', 'numbers', { period, source, company }],
    queryFn: ({ signal }) => call(executiveRoutes.read, { query: { period, source, company }, signal }),
    placeholderData: keepPreviousData,
  });

/** What became of the candidates of our own people, by channel. */
export const channelsQuery = ({ period, source, company }: ExecutiveFilter) =>
  queryOptions({
    queryKey: ['executive', 'channels', { period, source, company }],
    queryFn: ({ signal }) => call(executiveRoutes.channels, { query: { period, source, company }, signal }),
    placeholderData: keepPreviousData,
  });

/** What each vendor brought, and our own people. */
export const vendorsQuery = ({ period, source, company }: ExecutiveFilter) =>
  queryOptions({
    queryKey: ['executive', 'vendors', { period, source, company }],
    queryFn: ({ signal }) => call(executiveRoutes.vendors, { query: { period, source, company }, signal }),
    placeholderData: keepPreviousData,
  });

/** The hiring plan of a year; of the present one when not given. */
export const planQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['executive', 'plan', year],
    queryFn: ({ signal }) => call(executiveRoutes.plan, { query: { year }, signal }),
    placeholderData: keepPreviousData,
  });

/** Saves one number of the plan. */
export function useSavePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<typeof executiveRoutes.savePlan>['body']) =>
      call(executiveRoutes.savePlan, { body }),
    onSuccess: () => toast.success(messages.executive.planSaved),
    onError: (error) =>
      toast.error(hasCode(error, 'changed_meanwhile') ? error.message : messages.executive.planSaveFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['executive', 'plan'] }),
  });
}
