import { expect, it } from 'vitest';
import { inOrderOf } from './figure-order.ts';

const source = (name: string, hire_rate: number | null) => ({ name, hire_rate });
const all = [source('Internal', 4.5), source('bridge', null), source('Agile', 12), source('Crew', 4.5)];
const names = (sort: Parameters<typeof inOrderOf<'hire_rate', (typeof all)[number]>>[1]) =>
  inOrderOf(all, sort, ({ name }) => name).map(({ name }) => name);

it('orders by a rate either way, equals by name, and those without one last', () => {
  expect(names('-hire_rate')).toEqual(['Agile', 'Crew', 'Internal', 'bridge']);
  expect(names('hire_rate')).toEqual(['Crew', 'Internal', 'Agile', 'bridge']);
  expect(names('name')).toEqual(['Agile', 'bridge', 'Crew', 'Internal']);
});
