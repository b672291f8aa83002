import { SimpleGrid } from '@mantine/core';
import { DayPicker } from '#web/ui/day-picker.tsx';

interface DayRangeProps {
  /** what happened on one of the days */
  label: string;
  from: string | undefined;
  to: string | undefined;
  onFrom: (day: string | undefined) => void;
  onTo: (day: string | undefined) => void;
}

/** The first and the last day, each of which may be left open. */
export function DayRange({ label, from, to, onFrom, onTo }: DayRangeProps) {
  return (
    <SimpleGrid cols={2}>
      <DayPicker
        label={`${label} from`}
        placeholder="From any day"
        value={from ?? null}
        onChange={(day) => onFrom(day ?? undefined)}
      />
      <DayPicker
        label={`${label} to`}
        placeholder="To any day"
        value={to ?? null}
        onChange={(day) => onTo(day ?? undefined)}
      />
    </SimpleGrid>
  );
}
