import { DatePicker, type DatePickerProps } from '@mantine/dates';
import '@mantine/dates/styles.css';

export type DayCalendarProps = DatePickerProps;

/** Its arrows carry no text. */
const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** The calendar of a DayPicker (its weekends not red, which here means that something is wrong); a file of its own because it is loaded only when one is opened. */
export default function DayCalendar(props: DayCalendarProps) {
  return <DatePicker firstDayOfWeek={1} weekendDays={[]} ariaLabels={labels} {...props} />;
}
