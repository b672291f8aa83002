import { Alert, Stack, Text } from '@mantine/core';
import { formatLpa } from '#contract/money.ts';
import { MatchReasonList } from '#web/ui/match-reason-list.tsx';
import type { DialogProps } from './deeds.ts';
import { PipelineDrawer } from './pipeline-drawer.tsx';

/** Why a person's match score is what it is. */
export default function MatchDrawer({ candidate, now, budget, opened, onClose }: DialogProps) {
  const { name, match_similarity: score, match_reasons: reasons, expected_ctc: asked } = now ?? candidate;
  return (
    <PipelineDrawer title={`Match of ${name}`} opened={opened} onClose={onClose}>
      <Stack gap="md">
        {score !== null && (
          <Text size="sm">
            Match score <b>{Math.round(score)}</b> of 100
          </Text>
        )}
        {budget !== null && asked !== null && asked > budget && (
          <Alert color="yellow">
            Expects {formatLpa(asked)}; the budget ends at {formatLpa(budget)}.
          </Alert>
        )}
        {reasons && <MatchReasonList reasons={reasons} />}
      </Stack>
    </PipelineDrawer>
  );
}
