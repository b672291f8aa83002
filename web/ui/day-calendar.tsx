import { Stack, TextInput } from '@mantine/core';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/dates/styles.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatDay } from '#contract/dates.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import classes from './day-calendar.module.css';
import { readTypedDay } from './typed-day.ts';

export interface DayCalendarProps extends Omit<DatePickerProps, 'minDate' | 'onChange'> {
  /** YYYY-MM-DD by the installation's clock, which may be another day than the browser's */
  today: string;
  /** the first day that may be picked (YYYY-MM-DD) */
  minDate: string | undefined;
  onChange?: (day: string | null) => void;
}

/** Its arrows carry no text. */
const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** On what has the focus when Escape is pressed: the calendar closes, and not what stands around its field as well. */
const ESCAPE_IS_MINE = { 'data-mantine-stop-propagation': 'true' } as const;

/**
 * The calendar of a DayPicker (its weekends not red, which here means that something is wrong), with today marked and
 * what cannot be picked struck through, and a field for whoever would rather type the day; a file of its own because it is
 * loaded only when one is opened.
 */
export default function DayCalendar({ today, onChange, ...props }: DayCalendarProps) {
  // The field has the focus first, before the day that is set: on a phone that would bring up the keyboard, over the calendar.
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const place = useRef<HTMLDivElement>(null);
  // With the days goes, for the months of a year, what was pressed for those.
  useKeptFocus(place);
  const [level, setLevel] = useState<DatePickerProps['level']>('month');
  const pick = (day: string | null) => {
    // As of any field that is filled in, for the dialog that it stands in.
    place.current?.dispatchEvent(new Event('input', { bubbles: true }));
    onChange?.(day);
  };
  const toDays = () => place.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
  const typed = (
    <TypedDay today={today} min={props.minDate} isFirst={!isTouched} onDay={pick} onLeave={toDays} />
  );
  return (
    <Stack ref={place} gap="xs" tabIndex={-1} {...ESCAPE_IS_MINE}>
      {!isTouched && typed}
      <DatePicker
        __stopPropagation
        level={level}
        onLevelChange={setLevel}
        firstDayOfWeek={1}
        weekendDays={[]}
        ariaLabels={labels}
        classNames={{ day: classes.day }}
        getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
        {...props}
        onChange={pick}
      />
      {isTouched && typed}
    </Stack>
  );
}

interface TypedDayProps {
  today: string;
  min: string | undefined;
  /** is used first */
  isFirst: boolean;
  onDay: (day: string) => void;
  /** to the days, by the arrow down */
  onLeave: () => void;
}

/** Takes a day that is typed, with Enter; what is no day, or too early, stays with the reason. */
function TypedDay({ today, min, isFirst, onDay, onLeave }: TypedDayProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const take = () => {
    const day = readTypedDay(text, today);
    if (day === null) setReason('Type a day such as 30/11/2026 or 30 Nov');
    else if (min !== undefined && day < min) setReason(`Not before ${formatDay(min)}`);
    else onDay(day);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    // The form around the field that was opened is not sent by it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') take();
    else onLeave();
  };
  return (
    <TextInput
      size="xs"
      aria-label="Type a date"
      placeholder="Type: day/month/year"
      autoComplete="off"
      value={text}
      error={reason}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setReason(null);
      }}
      onKeyDown={press}
      data-autofocus={isFirst || undefined}
      {...ESCAPE_IS_MINE}
    />
  );
}
