import { RingProgress, Text, UnstyledButton } from '@mantine/core';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';

/** Below 50 red, to under 70 yellow, from 70 the primary colour. */
export function gaugeColor(score: number): string {
  if (score < limits.match.yellow) return 'red';
  return score < limits.match.good ? 'yellow' : 'var(--mantine-primary-color-filled)';
}

/** How well a person fits, 0 to 100; pressing it asks why. */
export function MatchGauge({ candidate, onWhy }: { candidate: PipelineCandidate; onWhy: () => void }) {
  const { match_similarity: similarity, match_reasons: reasons, name } = candidate;
  if (similarity === null)
    return (
      <Text size="xs" c="dimmed" w={56} ta="center" pt="sm">
        No score yet
      </Text>
    );
  const score = Math.round(similarity);
  if (!reasons) return <Ring score={score} />;
  return (
    <UnstyledButton
      aria-label={`Match ${score} of 100 for ${name}: why?`}
      aria-haspopup="dialog"
      title="Why this score?"
      onClick={onWhy}
    >
      <Ring score={score} />
    </UnstyledButton>
  );
}

function Ring({ score }: { score: number }) {
  return (
    <RingProgress
      role="img"
      aria-label={`Match ${score} of 100`}
      size={56}
      thickness={5}
      roundCaps
      sections={[{ value: score, color: gaugeColor(score) }]}
      label={
        <Text ta="center" size="sm" fw={600}>
          {score}
        </Text>
      }
    />
  );
}
