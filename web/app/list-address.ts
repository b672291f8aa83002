import { stringifySearch } from './search.ts';

type ListSearch = { page?: number | undefined } & Record<string, string | number | undefined>;

/**
 * How a list screen keeps its filters, sort and page in the address. A changed filter starts over at the first page.
 * `go` leads to the same screen with another search, made of that which is the newest: one may be on its way that is not
 * drawn yet. It goes in the place of the present one if told so.
 */
export function listAddress<Search extends ListSearch>(
  path: string,
  search: Search,
  go: (change: (newest: Search) => Search, how: { replace: boolean }) => void,
) {
  const { page = 1, ...filter } = search;
  const at = (to: number) => (of: Search) => ({ ...of, page: to === 1 ? undefined : to });
  return {
    filter,
    onFilter: (change: Partial<Omit<Search, 'page'>>, how = { replace: false }) =>
      go((newest) => ({ ...newest, ...change, page: undefined }), how),
    paging: {
      page,
      onPage: (to: number, how = { replace: false }) => go(at(to), how),
      addressOf: (to: number) => path + stringifySearch(at(to)(search)),
    },
  };
}
