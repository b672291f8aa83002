import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keysOf } from './live-keys.ts';

it('a change of somebody in one job shows in the other jobs whose people are at hand and who have that person', () => {
  const client = new QueryClient();
  const people = (jobId: string, ...ids: string[]) =>
    client.setQueryData(
      ['pipeline', jobId, 'people'],
      ids.map((candidate_id) => ({ candidate_id })),
    );
  people('here', 'asha', 'ravi');
  people('there', 'ravi', 'asha');
  people('elsewhere', 'ravi');
  client.setQueryData(['pipeline', 'elsewhere', 'assignable', 'asha'], { items: [{ id: 'asha' }] });
  const pipelines = (candidate_id?: string) =>
    keysOf({ kind: 'assignment', id: 'x', job_id: 'here', candidate_id }, client).filter(
      ([word]) => word === 'pipeline',
    );
  expect(pipelines('asha')).toEqual([
    ['pipeline', 'here'],
    ['pipeline', 'there'],
  ]);
  expect(pipelines('nobody')).toEqual([['pipeline', 'here']]);
  expect(pipelines()).toEqual([['pipeline', 'here']]);
});
