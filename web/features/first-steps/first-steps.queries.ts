import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { firstStepRoutes } from '#contract/first-steps.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';

/** Which of the first steps are done, and whether the person has put the guide away. */
export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: ({ signal }) => call(firstStepRoutes.read, { signal }),
});

/** Puts the guide away, or brings it back: at once on the screen, and kept on the server. */
export function useHideFirstSteps() {
  const client = useQueryClient();
  const { queryKey } = firstStepsQuery;
  return useMutation({
    mutationFn: (hidden: boolean) => call(firstStepRoutes.hide, { body: { hidden } }),
    onMutate: async (hidden) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (data) => data && { ...data, hidden });
    },
    onError: () => toast.error(messages.firstSteps.hideFailed),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
