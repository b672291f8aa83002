import { Badge, Group, Text } from '@mantine/core';
import { Hint } from './hint.tsx';

interface SkillBadgesProps {
  skills: readonly string[];
  /** how many are shown; the others are counted, and named when that is pointed at, focused or touched */
  most: number;
  size?: 'sm' | 'md';
}

/** The first skills of a person or a job, then "+N more". */
export function SkillBadges({ skills, most, size = 'md' }: SkillBadgesProps) {
  const others = skills.slice(most);
  return (
    <Group gap={size === 'sm' ? 4 : 6}>
      {skills.slice(0, most).map((skill) => (
        <Badge key={skill} size={size} color="gray">
          {skill}
        </Badge>
      ))}
      {others.length > 0 && (
        <>
          <Text size="xs" c="dimmed" data-print="none">
            <Hint text={others.join(', ')}>+{others.length} more</Hint>
          </Text>
          {/* On paper nothing can be pointed at. */}
          <Text size="xs" data-print="only">
            {others.join(', ')}
          </Text>
        </>
      )}
    </Group>
  );
}
