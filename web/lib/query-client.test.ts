import { notifyManager, QueryObserver } from '@tanstack/react-query';
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

test('what failed stays failed while it is asked for again, and waits for whoever comes to it anew', async () => {
  const failure = new Error('refused');
  let answer = Promise.withResolvers<string>();
  const asked = { queryKey: ['failing'], queryFn: () => answer.promise };
  const observer = new QueryObserver(queryClient, asked);
  const shown: unknown[] = [];
  // As React looks: once a change is done with all that hangs on it.
  const look = notifyManager.batchCalls(() => void shown.push(observer.getCurrentResult().error));
  const stop = observer.subscribe(look);
  answer.reject(failure);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(failure));

  const failedOnce = shown.length;
  answer = Promise.withResolvers<string>();
  const again = observer.refetch();
  expect(observer.getCurrentResult().isFetching).toBe(true);
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(failedOnce));
  answer.reject(failure);
  await again;
  expect(shown.slice(failedOnce)).not.toContain(null);

  stop();
  answer = Promise.withResolvers<string>();
  const fresh = new QueryObserver(queryClient, asked);
  const stopFresh = fresh.subscribe(() => {});
  expect(fresh.getCurrentResult()).toMatchObject({ error: null, isFetching: true });
  void fresh.refetch();
  answer.resolve('after');
  await vi.waitFor(() => expect(fresh.getCurrentResult()).toMatchObject({ data: 'after', error: null }));
  stopFresh();
});

test('what was asked for beforehand stays failed at the first try again, too', async () => {
  const failure = new Error('refused');
  let answer = Promise.withResolvers<string>();
  const asked = { queryKey: ['beforehand'], queryFn: () => answer.promise };
  void queryClient.prefetchQuery(asked);
  const observer = new QueryObserver(queryClient, asked);
  const stop = observer.subscribe(() => {});
  answer.reject(failure);
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(failure));
  answer = Promise.withResolvers<string>();
  const again = observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ error: failure, isFetching: true });
  answer.resolve('after');
  expect((await again).error).toBeNull();
  stop();
});

test('what one person was refused is not told to the next', async () => {
  const failure = new Error('refused');
  let answer = Promise.withResolvers<string>();
  const asked = { queryKey: ['of-a-person'], queryFn: () => answer.promise };
  const observer = new QueryObserver(queryClient, asked);
  const stop = observer.subscribe(() => {});
  answer.reject(failure);
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(failure));
  answer = Promise.withResolvers<string>();
  const again = queryClient.resetQueries({ queryKey: ['of-a-person'] });
  expect(observer.getCurrentResult()).toMatchObject({ error: null, isFetching: true });
  answer.resolve('after');
  await again;
  stop();
});
