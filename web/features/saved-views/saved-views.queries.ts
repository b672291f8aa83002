import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { savedViewRoutes, type ViewList } from '#contract/saved-views.ts';
import { call } from '#web/lib/api.ts';

const KEY = 'saved-views';

/** The person's own views of a list, by name. */
export const savedViewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: [KEY, list],
    queryFn: ({ signal }) => call(savedViewRoutes.list, { query: { list }, signal }),
  });

/** Forgets one of the own views. */
export function useRemoveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(savedViewRoutes.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Gives one of the own views another name. */
export function useRenameView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(savedViewRoutes.rename, { params: { id }, body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Keeps a view; the own one of the same name gives way. */
export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { list: ViewList; name: string; query: string }) =>
      call(savedViewRoutes.save, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
