import { Input, InputBase, Popover, Skeleton, type InputBaseProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, lazy, type FocusEventHandler } from 'react';
import { formatDay } from '#contract/dates.ts';
import { useToday } from '#web/lib/app-info.ts';

const loadCalendar = () => import('./day-calendar.tsx');
const DayCalendar = lazy(loadCalendar);

interface DayPickerProps extends InputBaseProps {
  /** YYYY-MM-DD, or null for none */
  value?: string | null;
  onChange: (day: string | null) => void;
  /** the first day that may be picked: 'today', or YYYY-MM-DD */
  min?: string;
  clearable?: boolean;
  placeholder?: string;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
}

/**
 * Picks a day from a calendar; shows it in long form ("November 21, 2026"). Mantine's own DatePickerInput would bring
 * the calendar along with every form that has a date, so here it comes when the field is about to be used.
 */
export function DayPicker(props: DayPickerProps) {
  const { value = null, onChange, min, clearable = true, placeholder = 'Pick a date', ...input } = props;
  const [opened, calendar] = useDisclosure(false);
  const today = useToday();
  const minDate = min === 'today' ? today : min;
  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? calendar.open() : calendar.close())}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <InputBase
          {...input}
          component="button"
          type="button"
          pointer
          leftSection={<IconCalendar size={16} aria-hidden />}
          leftSectionPointerEvents="none"
          rightSection={
            clearable &&
            value !== null &&
            !input.disabled && <Input.ClearButton aria-label="Clear date" onClick={() => onChange(null)} />
          }
          rightSectionPointerEvents="all"
          aria-haspopup="dialog"
          aria-expanded={opened}
          onPointerEnter={() => void loadCalendar()}
          onClick={calendar.toggle}
        >
          {value === null ? <Input.Placeholder>{placeholder}</Input.Placeholder> : formatDay(value)}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={typeof input.label === 'string' ? input.label : placeholder}
      >
        <Suspense fallback={<Skeleton w={252} h={274} />}>
          <DayCalendar
            value={value}
            defaultDate={value ?? minDate}
            minDate={minDate}
            onChange={(day) => {
              onChange(day);
              calendar.close();
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
