import { Input, InputBase, Popover, type InputBaseProps } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type ComponentType, type FocusEventHandler } from 'react';
import { formatArrangedDay, formatDay } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { useToday } from '#web/lib/app-info.ts';
import type { DayCalendarProps } from './day-calendar.tsx';
import { toast } from './toast.ts';

const loadCalendar = () => import('./day-calendar.tsx');

interface DayPickerProps extends InputBaseProps {
  id?: string;
  /** YYYY-MM-DD, or null for none */
  value?: string | null;
  onChange: (day: string | null) => void;
  /** the first day that may be picked: 'today', or YYYY-MM-DD */
  min?: string;
  clearable?: boolean;
  /** shown with its weekday, where something is arranged for it */
  hasWeekday?: boolean;
  /** its name where no label is shown */
  'aria-label'?: string;
  placeholder?: string;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
}

/**
 * Picks a day from a calendar; shows it in long form ("November 21, 2026"). Mantine's own DatePickerInput would bring
 * the calendar along with every form that has a date, so here it comes when the field is about to be used.
 */
export function DayPicker(props: DayPickerProps) {
  const {
    value = null,
    onChange,
    min,
    clearable = true,
    hasWeekday = false,
    placeholder = 'Pick a date',
    ...input
  } = props;
  const text = value === null ? placeholder : hasWeekday ? formatArrangedDay(value) : formatDay(value);
  const name = input['aria-label'];
  const [opened, calendar] = useDisclosure(false);
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps> | null>(null);
  const id = useId(input.id);
  const today = useToday();
  const minDate = min === 'today' ? today : min;
  // Opened with the calendar in it, so that the focus finds a day to go to.
  const open = async () => {
    try {
      const { default: loaded } = await loadCalendar();
      setCalendar(() => loaded);
      calendar.open();
    } catch {
      toast.error({ title: messages.common.error, body: messages.common.network });
    }
  };
  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? calendar.open() : calendar.close())}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
      // In a low window over its field, rather than out of sight.
      middlewares={{ shift: { crossAxis: true } }}
      // The page behind is not scrolled for a day that has the focus.
      floatingStrategy="fixed"
    >
      <Popover.Target>
        <InputBase
          {...input}
          id={id}
          // The day is part of the name: a button has no value that would be read out.
          aria-label={name && `${name}: ${text}`}
          aria-labelledby={input.label ? `${id}-label ${id}` : undefined}
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
          data-empty={value === null || undefined}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onPointerEnter={() => void loadCalendar().catch(() => null)}
          onClick={() => void (opened ? calendar.close() : open())}
        >
          {value === null ? <Input.Placeholder>{text}</Input.Placeholder> : text}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        // Its edge, pressed, has the focus: Escape closes the calendar from there too, and not the dialog around the field.
        tabIndex={-1}
        data-mantine-stop-propagation="true"
        aria-label={typeof input.label === 'string' ? input.label : (name ?? placeholder)}
      >
        {Calendar && (
          <Calendar
            today={today}
            value={value}
            defaultDate={value ?? minDate}
            minDate={minDate}
            onChange={(day) => {
              onChange(day);
              calendar.close();
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
