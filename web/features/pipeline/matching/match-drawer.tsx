import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatLpa } from '#contract/money.ts';
import { matchText } from '#contract/text.ts';
import { MatchReasonList } from '#web/ui/match-reason-list.tsx';
import type { DialogProps } from '../deeds/deeds.ts';
import { Fact } from '../fact.tsx';
import { isOverBudget, payToJudge } from '../over-budget.ts';
import { PayFacts } from '../pay-facts.tsx';
import { matchQuery } from '../pipeline.queries.ts';
import { PipelineDrawer } from '../pipeline-drawer.tsx';

/** Why a person's match score is what it is. */
export default function MatchDrawer({ jobId, candidate, now, budget, opened, onClose }: DialogProps) {
  const newest = now ?? candidate;
  const { name, match_similarity: score, match_reasons: short, expected_ctc: asked } = newest;
  const { data: full, error, isFetching, refetch } = useQuery(matchQuery(jobId, candidate.candidate_id));
  const { expected, offered } = payToJudge(newest);
  const judged = offered ?? expected;
  const reasons = full ?? (short && { ...short, evidence: [], topTerms: [] });
  return (
    <PipelineDrawer title={`Match of ${name}`} opened={opened} onClose={onClose}>
      <Stack gap="md">
        {score !== null && (
          <Text size="sm">
            Match score <b>{matchText(score)}</b>
          </Text>
        )}
        {isOverBudget(judged, budget) && (
          <Alert color="yellow">
            {offered === null ? 'Expects' : 'Offered'} {formatLpa(judged)}; the budget ends at{' '}
            {formatLpa(budget)}.
          </Alert>
        )}
        {reasons && <MatchReasonList reasons={reasons} />}
        <div>
          <Text size="xs" c="dimmed" mb={4}>
            Not part of the score
          </Text>
          <Group gap="4px 16px">
            <Fact icon={<IconMapPin size={14} aria-hidden />} label="City">
              {newest.current_city ?? 'Not specified'}
            </Fact>
            <PayFacts
              expected={asked}
              budget={null}
              daysToJoin={newest.status === 'joined' ? undefined : newest.days_to_join}
            />
          </Group>
        </div>
        {error && !full && (
          <Group gap="sm">
            <Text size="sm">What shows it in the resume could not be loaded.</Text>
            <Button size="compact-sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          </Group>
        )}
      </Stack>
    </PipelineDrawer>
  );
}
