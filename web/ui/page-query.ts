import { hashKey, type QueryKey } from '@tanstack/react-query';

/** How a page of a list is asked for; filters and sort are in its key. */
export interface PageQuery<Page> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Page>;
}

/**
 * Asks for a page (from 1) of a list, with what was asked for beside its rows: the page and the hash of the key. While rows
 * of before stay, so does what is told of them. Whoever asks for a page that a list shows asks so, as they share it.
 */
export function pageOf<Page>(query: PageQuery<Page>, page: number) {
  const { queryKey, queryFn } = query;
  const key = hashKey(queryKey);
  return {
    key,
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => ({ ...(await queryFn(context)), page, key }),
  };
}
