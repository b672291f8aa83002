import { Stack, TextInput } from '@mantine/core';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/dates/styles.css';
import { useState } from 'react';
import { formatDay } from '#contract/dates.ts';
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

/**
 * The calendar of a DayPicker (its weekends not red, which here means that something is wrong), with today marked and
 * what cannot be picked struck through, and a field for whoever would rather type the day; a file of its own because it is
 * loaded only when one is opened.
 */
export default function DayCalendar({ today, ...props }: DayCalendarProps) {
  // What stands first has the focus: on a phone that would bring up the keyboard, over the calendar.
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const typed = <TypedDay today={today} min={props.minDate} onDay={props.onChange} />;
  return (
    <Stack gap="xs">
      {!isTouched && typed}
      <DatePicker
        firstDayOfWeek={1}
        weekendDays={[]}
        ariaLabels={labels}
        classNames={{ day: classes.day }}
        getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
        {...props}
      />
      {isTouched && typed}
    </Stack>
  );
}

interface TypedDayProps {
  today: string;
  min: string | undefined;
  onDay: DayCalendarProps['onChange'];
}

/** Takes a day that is typed, with Enter; what is no day, or too early, stays with the reason. */
function TypedDay({ today, min, onDay }: TypedDayProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const take = () => {
    const day = readTypedDay(text, today);
    if (day === null) setReason('Type a day such as 30/11/2026 or 30 Nov');
    else if (min !== undefined && day < min) setReason(`Not before ${formatDay(min)}`);
    else onDay?.(day);
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
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The form around the field that was opened is not sent by it.
        event.preventDefault();
        event.stopPropagation();
        take();
      }}
    />
  );
}
