import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AI_OUTCOME_TEXTS } from '#contract/ai.ts';
import type { VectorOverview } from '#contract/vectors.ts';
import { overviewQuery } from './vectors.queries.ts';

/** What a conversion does, by the engine in use, and what it costs. */
export function EngineNote() {
  const { data } = useQuery(overviewQuery);
  if (!data) return null;
  return (
    <Text size="sm">
      Job descriptions and resumes are converted to vector embeddings ({data.engine.dimensions} dimensions) so
      that candidates and jobs can be compared. {madeByText(data.engine)}
    </Text>
  );
}

/** Who makes the vectors, where the texts go, and what that costs. */
export function madeByText({ id, version, provider, price }: VectorOverview['engine']): string {
  if (provider === null)
    return `They are made by the built-in engine (${id}, version ${version}) on this server: nothing leaves it, and it costs nothing.`;
  const cost =
    price === null
      ? 'what that costs is not known here'
      : `that costs about ${price.toLocaleString('en-IN', { maximumFractionDigits: 6 })} dollars per 1M tokens`;
  return `They are made by the embedding model ${id} of the AI provider ${provider}, which the texts are sent to; ${cost}.`;
}

/** That the provider makes no vectors just now, and what becomes of the work; nothing while all is well. */
export function EngineTrouble() {
  const { data } = useQuery(overviewQuery);
  if (!data) return null;
  const { provider, status } = data.engine;
  if (provider === null || (status.health !== 'failing' && status.health !== 'paused')) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title="The AI provider makes no vectors just now"
    >
      {status.last_failure && `Last failure: ${AI_OUTCOME_TEXTS[status.last_failure]}. `}
      What has been converted stays as it is; what is missing is made by itself once {provider} answers again.
    </Alert>
  );
}
