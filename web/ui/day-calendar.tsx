import { DatePicker, type DatePickerProps } from '@mantine/dates';
import '@mantine/dates/styles.css';
import classes from './day-calendar.module.css';

export interface DayCalendarProps extends DatePickerProps {
  /** YYYY-MM-DD by the installation's clock, which may be another day than the browser's */
  today: string;
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
 * what cannot be picked struck through; a file of its own because it is loaded only when one is opened.
 */
export default function DayCalendar({ today, ...props }: DayCalendarProps) {
  return (
    <DatePicker
      firstDayOfWeek={1}
      weekendDays={[]}
      ariaLabels={labels}
      classNames={{ day: classes.day }}
      getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
      {...props}
    />
  );
}
