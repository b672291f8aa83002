import { Badge } from '@mantine/core';
import { noticeBadge } from '#contract/notice.ts';

const LOOKS = {
  urgent: { color: 'red', variant: 'light' },
  soon: { color: undefined, variant: 'light' },
  later: { color: 'gray', variant: 'light' },
} as const;

/** How soon a person can join, from days to join (null: not known). */
export function NoticeBadge({ days }: { days: number | null }) {
  const { label, urgency } = noticeBadge(days);
  if (urgency === 'unknown') return label;
  return (
    <Badge {...LOOKS[urgency]} data-urgency={urgency} miw="max-content">
      {label}
    </Badge>
  );
}
