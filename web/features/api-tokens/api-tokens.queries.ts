import { queryOptions } from '@tanstack/react-query';
import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { call } from '#web/lib/api.ts';

/** The own tokens. */
export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => call(apiTokenRoutes.list, { signal }),
});
