import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from './vectors.queries.ts';

/** What a conversion does, by the engine in use, and what it costs. */
export function EngineNote() {
  const { data } = useQuery(overviewQuery);
  if (!data) return null;
  const { dimensions, built_in, id, version } = data.engine;
  return (
    <Text size="sm">
      Job descriptions and resumes are converted to vector embeddings ({dimensions} dimensions) so that
      candidates and jobs can be compared.{' '}
      {built_in
        ? `They are made by the built-in engine (${id}, version ${version}) on this server: nothing leaves it, and it costs nothing.`
        : `They are made by an embedding model via a model-routing provider (${id}); it costs about 0.02 dollars per 1M tokens.`}
    </Text>
  );
}
