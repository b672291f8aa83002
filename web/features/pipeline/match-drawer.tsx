import { Alert, Badge, Group, Stack, Text } from '@mantine/core';
import type { MatchReasons } from '#contract/assignments.ts';
import { formatLpa } from '#contract/money.ts';
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
        {reasons && <Reasons reasons={reasons} />}
      </Stack>
    </PipelineDrawer>
  );
}

function Reasons({ reasons }: { reasons: MatchReasons }) {
  const { asked, has, verdict } = reasons.experience;
  return (
    <>
      <SkillLine label="Matched skills" skills={reasons.matchedSkills} color="green" />
      <SkillLine label="Missing skills" skills={reasons.missingSkills} color="red" />
      <SkillLine label="Other skills" skills={reasons.extraSkills.slice(0, 8)} color="gray" />
      <div>
        <Text size="xs" c="dimmed">
          Experience
        </Text>
        <Text size="sm">
          {has === null ? 'Not stated' : `${has} ${has === 1 ? 'year' : 'years'}`}
          {asked && `, asked for ${asked}`}
          {verdict && ` (${verdict})`}
        </Text>
      </div>
    </>
  );
}

function SkillLine({ label, skills, color }: { label: string; skills: string[]; color: string }) {
  if (skills.length === 0) return null;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {label}
      </Text>
      <Group gap={4}>
        {skills.map((skill) => (
          <Badge key={skill} size="sm" variant="light" color={color}>
            {skill}
          </Badge>
        ))}
      </Group>
    </div>
  );
}
