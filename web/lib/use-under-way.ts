import { useMutationState } from '@tanstack/react-query';

/**
 * With which rows a deed of this name (its mutation's key) is under way; a row is told to it by its id, or whole. A
 * mutation itself knows of its last call only, and one row's deed may be begun before that of another has ended.
 */
export function useUnderWay(name: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: [name], status: 'pending' },
    select: ({ state }) => {
      const row = state.variables as string | { id: string };
      return typeof row === 'string' ? row : row.id;
    },
  });
  return new Set(ids);
}
