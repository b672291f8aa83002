import { RingProgress, Text, UnstyledButton } from '@mantine/core';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { matchText } from '#contract/text.ts';
import { matchColor } from './match-color.ts';

/** How well a person fits, 0 to 100; pressing it asks why. */
export function MatchGauge({ candidate, onWhy }: { candidate: PipelineCandidate; onWhy: () => void }) {
  const { match_similarity: similarity, match_reasons: reasons, match_stale: stale, name } = candidate;
  if (similarity === null)
    return (
      <Text size="xs" c="dimmed" w={56} ta="center" pt="sm">
        No score yet
      </Text>
    );
  if (!reasons) return <Ring score={similarity} stale={stale} />;
  return (
    <UnstyledButton
      aria-label={`Match ${matchText(similarity)} for ${name}${stale ? ', being updated' : ''}: why?`}
      aria-haspopup="dialog"
      data-hint={stale ? 'This score is being updated. Why this score?' : 'Why this score?'}
      onClick={onWhy}
    >
      <Ring score={similarity} stale={stale} />
    </UnstyledButton>
  );
}

/** The ring; a stale score says so below it. */
function Ring({ score, stale }: { score: number; stale: boolean }) {
  const ring = <Gauge score={score} />;
  if (!stale) return ring;
  return (
    <div>
      {ring}
      <Text size="xs" c="dimmed" ta="center" w={56}>
        Updating…
      </Text>
    </div>
  );
}

function Gauge({ score }: { score: number }) {
  return (
    <RingProgress
      role="img"
      aria-label={`Match ${matchText(score)}`}
      size={56}
      thickness={5}
      roundCaps
      sections={[{ value: score, color: matchColor(score) ?? 'var(--mantine-primary-color-filled)' }]}
      label={
        // Of this size the ring leaves "100%" a pixel less than it takes.
        <Text ta="center" size={score < 100 ? 'sm' : 'xs'} fw={600} style={{ whiteSpace: 'nowrap' }}>
          {matchText(score)}
        </Text>
      }
    />
  );
}
