import type { InputBaseProps } from '@mantine/core';
import { DayPicker } from './day-picker.tsx';

interface FollowUpFieldProps extends InputBaseProps {
  value?: string | null;
  onChange: (day: string | null) => void;
}

/** The day on which to come back to a note. */
export function FollowUpField(props: FollowUpFieldProps) {
  return <DayPicker label="Follow up on" min="today" hasWeekday {...props} />;
}
