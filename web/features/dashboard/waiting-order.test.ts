import { expect, it } from 'vitest';
import { inWaitingOrder, type WaitingSort } from './waiting-order.ts';

const job = (title: string, waiting: number, longest: number) => ({
  job_id: title,
  jd_id: title,
  title,
  waiting,
  longest,
  is_on_hold: false,
  in_charge: null,
  reminded_at: null,
  would_remind: [],
  is_own: false,
});
const all = [job('Nurse', 2, 33), job('clerk', 5, 20), job('Agent', 2, 40), job('Cook', 2, 33)];
const titles = (sort: WaitingSort) => inWaitingOrder(all, sort).map(({ title }) => title);

it('orders jobs by how long people wait, by how many do or by title, either way', () => {
  expect(titles('-longest')).toEqual(['Agent', 'Cook', 'Nurse', 'clerk']);
  expect(titles('longest')).toEqual(['clerk', 'Cook', 'Nurse', 'Agent']);
  expect(titles('-waiting')).toEqual(['clerk', 'Agent', 'Cook', 'Nurse']);
  expect(titles('title')).toEqual(['Agent', 'clerk', 'Cook', 'Nurse']);
  expect(titles('-title')).toEqual(['Nurse', 'Cook', 'clerk', 'Agent']);
});
