import { limits } from './limits.ts';

export interface NoticeBadge {
  label: string;
  urgency: 'urgent' | 'soon' | 'later' | 'unknown';
}

/** The notice-period badge of a candidate card, from days to join (null: not known). */
export function noticeBadge(days: number | null): NoticeBadge {
  if (days === null) return { label: 'Not specified', urgency: 'unknown' };
  if (days <= 0) return { label: 'Immediate', urgency: 'urgent' };
  const label = days === 1 ? '1 day' : `${days} days`;
  if (days <= limits.noticeDays.urgent) return { label, urgency: 'urgent' };
  return { label, urgency: days <= limits.noticeDays.soon ? 'soon' : 'later' };
}
