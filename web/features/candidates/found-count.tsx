import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timing } from '#contract/limits.ts';
import { countListed } from '#contract/text.ts';
import { type CandidateFilter, foundCountQuery } from './candidate-list.queries.ts';

interface FoundCountProps {
  filter: CandidateFilter;
  /** it cannot be asked for as it stands */
  isWrong: boolean;
}

/** How many candidates a filter would leave that is being chosen; nothing while that cannot be said. */
export function FoundCount({ filter, isWrong }: FoundCountProps) {
  // A value of its own for each choice, and not for each drawing.
  const [settled] = useDebouncedValue(JSON.stringify(filter), timing.searchDebounce);
  const { data, error, isPlaceholderData } = useQuery({
    ...foundCountQuery(JSON.parse(settled) as CandidateFilter),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  });
  const isOld = isPlaceholderData || settled !== JSON.stringify(filter);
  return (
    <Text
      size="sm"
      w="100%"
      mih="1lh"
      role="status"
      c={isOld ? 'dimmed' : undefined}
      aria-busy={isOld || undefined}
    >
      {data !== undefined && !error && !isWrong && wordsFor(data)}
    </Text>
  );
}

const wordsFor = (total: number) =>
  total === 0
    ? 'No candidates match'
    : `${countListed(total, 'candidate')} ${total === 1 ? 'matches' : 'match'}`;
