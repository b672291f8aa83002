import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MatchReasons } from '#contract/assignments.ts';
import classes from './match-evidence.module.css';

type Shown = Pick<MatchReasons, 'evidence' | 'topTerms'>;

/** What a line of a list begins with. */
const BULLET = /^[\s•●○▪■◦‣·*➢–-]+(?=\S)/u;

/** One line often shows many skills: it is told once, with all of them, without its bullet. */
export function linesOf(evidence: MatchReasons['evidence']): { line: string; skills: string[] }[] {
  const lines = new Map<string, string[]>();
  for (const { skill, line } of evidence) {
    const bare = line.replace(BULLET, '');
    lines.set(bare, [...(lines.get(bare) ?? []), skill]);
  }
  return [...lines].map(([line, skills]) => ({ line, skills }));
}

const LINES_SHOWN = 4;

/** Where the resume shows the matched skills, and the words of both texts that weighed most; nothing when neither is known. */
export function MatchEvidence({ evidence, topTerms }: Shown) {
  const [isWhole, setWhole] = useState(false);
  const lines = linesOf(evidence);
  const words = topTerms
    .map(({ term, weight }) => ({ term, percent: Math.round(weight * 100) }))
    .filter(({ percent }) => percent > 0);
  const shown = isWhole ? lines : lines.slice(0, LINES_SHOWN);
  return (
    <>
      {lines.length > 0 && (
        <div>
          <Text size="xs" c="dimmed">
            Shown by
          </Text>
          <Stack gap={6} role="list" aria-label="Lines of the resume" mt={2}>
            {shown.map(({ line, skills }) => (
              <div key={line} role="listitem">
                <Text size="sm" fw={500}>
                  {skills.join(', ')}
                </Text>
                <Text size="sm" lineClamp={3} className={classes.line}>
                  “{line}”
                </Text>
              </div>
            ))}
          </Stack>
          {shown.length < lines.length && (
            <Button mt={4} size="compact-xs" variant="default" onClick={() => setWhole(true)}>
              Show all {lines.length} lines
            </Button>
          )}
        </div>
      )}
      {words.length > 0 && (
        <div>
          <Text size="xs" c="dimmed">
            Words that weighed most
          </Text>
          <Text size="sm">{words.map(({ term, percent }) => `${term} ${percent}%`).join(', ')}</Text>
        </div>
      )}
    </>
  );
}
