import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

test('what changes while it is asked for the first time is asked for again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(answers[0].promise)
    .mockReturnValueOnce(answers[1].promise);
  const observer = new QueryObserver(queryClient, { queryKey: ['asked'], queryFn });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  void queryClient.invalidateQueries({ queryKey: ['asked'] });
  answers[0].resolve('before');
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  answers[1].resolve('after');
  await vi.waitFor(() => expect(shown.at(-1)).toBe('after'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

test('and nothing that has not changed since', async () => {
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('once'));
  const observer = new QueryObserver(queryClient, { queryKey: ['unchanged'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('once'));
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});
