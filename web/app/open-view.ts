import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ViewList, viewQuery } from '#contract/saved-views.ts';
import { savedViewsQuery } from '#web/features/saved-views/saved-views.queries.ts';

/**
 * The saved view (id) that a list shows, or that it showed before it was filtered or sorted otherwise; undefined once nothing
 * of it is left. It stands in the browser's history with each step of the list, so that a reload and the way back from a
 * person keep it, and a link from elsewhere begins without one.
 */
export function useOpenView(list: ViewList, query: string): string | undefined {
  const from = useLocation({ select: ({ state }) => state.view });
  const now = viewQuery(list, query);
  const { data } = useQuery({ ...savedViewsQuery(list), enabled: now !== '' });
  if (now === '') return undefined;
  return data?.items.find((view) => view.query === now)?.id ?? from;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the saved view (id) that the list was, before it was changed */
    view?: string | undefined;
  }
}
