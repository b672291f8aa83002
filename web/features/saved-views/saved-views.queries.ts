import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type Toast } from '#contract/messages.ts';
import { type SavedView, savedViewRoutes, type ViewList } from '#contract/saved-views.ts';
import { ApiError, call, errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';

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

/** Keeps a view, in the place of the own one that it `replaces`. */
export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { list: ViewList; name?: string; query: string; replaces?: string }) =>
      call(savedViewRoutes.save, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Puts what a list shows now in the place of a view, with the way back in the toast; false when that failed, which is told. */
export function useReplaceView(list: ViewList) {
  const { mutateAsync: save } = useSaveView();
  const put = async (id: string, to: Replacement, done: Toast, back?: Replacement) => {
    try {
      await save({ list, ...to, replaces: id });
    } catch (error) {
      toast.error({ ...messages.view.updateFailed, body: problemOf(error) });
      return false;
    }
    toast.success(done, back && { label: 'Undo', run: () => void put(id, back, messages.view.restored) });
    return true;
  };
  // The name stays where it was unless it was changed here: another tab may have given the view another.
  return ({ id, name, query }: SavedView, to: Replacement, done: Toast) =>
    put(id, to, done, to.name === undefined ? { query } : { name, query });
}

/** What a view is to show, and what it is to be called where that changes. */
interface Replacement {
  name?: string;
  query: string;
}

/** Why a view could not be saved; too many filters are told of the field that holds them. */
const problemOf = (error: unknown) =>
  (error instanceof ApiError && error.fields['query']) || errorText(error);
