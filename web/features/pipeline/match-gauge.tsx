import { Badge, Group, Popover, RingProgress, Stack, Text, UnstyledButton } from '@mantine/core';
import type { MatchReasons, PipelineCandidate } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';

/** Below 50 red, to under 70 yellow, from 70 the primary colour; undefined is the primary colour. */
function gaugeColor(score: number): string {
  if (score < limits.match.yellow) return 'red';
  return score < limits.match.good ? 'yellow' : 'var(--mantine-primary-color-filled)';
}

/** How well a person fits, 0 to 100; opens to say why. */
export function MatchGauge({ candidate }: { candidate: PipelineCandidate }) {
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
    <Popover width={320} position="bottom-start" withArrow shadow="md">
      <Popover.Target>
        <UnstyledButton aria-label={`Match ${score} of 100 for ${name}: why?`}>
          <Ring score={score} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Reasons reasons={reasons} />
      </Popover.Dropdown>
    </Popover>
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

function Reasons({ reasons }: { reasons: MatchReasons }) {
  const { asked, has, verdict } = reasons.experience;
  return (
    <Stack gap="sm">
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
    </Stack>
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
          <Badge key={skill} size="sm" variant="light" color={color} tt="none">
            {skill}
          </Badge>
        ))}
      </Group>
    </div>
  );
}
