import { Badge, Group, Text } from '@mantine/core';
import { Hint } from './hint.tsx';

interface SkillBadgesProps {
  skills: readonly string[];
  /** how many are shown; the others are counted, and named when that is pointed at, focused or touched */
  most: number;
  size?: 'sm' | 'md';
  /** what of them is named on paper, where nothing can be pointed at: the first alone, so that a list stays dense */
  printed?: 'all' | 'first';
}

/** The first skills of a person or a job, then "+N more". */
export function SkillBadges({ skills, most, size = 'md', printed = 'all' }: SkillBadgesProps) {
  const others = skills.slice(most);
  const badges = skills.slice(0, most).map((skill) => (
    <Badge key={skill} size={size} color="gray" data-print={printed === 'first' ? 'none' : undefined}>
      {skill}
    </Badge>
  ));
  return (
    <Group gap={size === 'sm' ? 4 : 6}>
      {badges}
      {others.length > 0 && (
        <Text size="xs" c="dimmed" data-print="none">
          <Hint text={others.join(', ')}>+{others.length} more</Hint>
        </Text>
      )}
      {printed === 'first' ? (
        <Text size="xs" data-print="only">
          {inTwoLines(skills)}
        </Text>
      ) : (
        others.length > 0 && (
          <Text size="xs" data-print="only">
            {others.join(', ')}
          </Text>
        )
      )}
    </Group>
  );
}

/** characters that stand in two lines of a printed list's column */
const TWO_LINES = 46;

/** As many skills as two lines have room for, at least one, and how many more there are: "Java, SQL +3 more". */
export function inTwoLines(skills: readonly string[]): string {
  let shown = 1;
  while (shown < skills.length && skills.slice(0, shown + 1).join(', ').length <= TWO_LINES) shown += 1;
  const others = skills.length - shown;
  return skills.slice(0, shown).join(', ') + (others > 0 ? ` +${others} more` : '');
}
