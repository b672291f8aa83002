import { Badge, Group, Stack, Text } from '@mantine/core';
import type { MatchReasons } from '#contract/assignments.ts';
import { experienceText } from '#contract/experience.ts';
import { MatchEvidence } from './match-evidence.tsx';

const OTHERS_SHOWN = 8;

/** Why a match score is what it is: the skills of both sides, the experience against what is asked, and what shows it. */
export function MatchReasonList({ reasons }: { reasons: MatchReasons }) {
  const { asked, has, verdict } = reasons.experience;
  return (
    <Stack gap="sm">
      <Skills label="Matched skills" skills={reasons.matchedSkills} color="green" />
      <Skills label="Missing skills" skills={reasons.missingSkills} color="red" />
      <Skills label="Other skills" skills={reasons.extraSkills.slice(0, OTHERS_SHOWN)} color="gray" />
      <div>
        <Text size="xs" c="dimmed">
          Experience
        </Text>
        <Text size="sm">
          {has === null ? 'Not stated' : experienceText(has)}
          {asked && `, asked for ${asked}`}
          {verdict && ` (${verdict})`}
        </Text>
      </div>
      <MatchEvidence {...reasons} />
    </Stack>
  );
}

function Skills({ label, skills, color }: { label: string; skills: readonly string[]; color: string }) {
  if (skills.length === 0) return null;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {label}
      </Text>
      <Group gap={4}>
        {skills.map((skill) => (
          <Badge key={skill} size="sm" color={color}>
            {skill}
          </Badge>
        ))}
      </Group>
    </div>
  );
}
