import { expect, test, vi } from 'vitest';
import type { FileSource } from './unpack-zip.ts';
import { UploadQueue } from './upload-queue.ts';

const source = (name: string): FileSource => ({
  name,
  size: 1,
  open: () => Promise.resolve(new File(['x'], name)),
});

/** A queue whose server fails at the files named, as often as told. */
function queueWith(failures: Record<string, { times: number; passing: boolean; over?: boolean }>) {
  const tried: string[] = [];
  const keys: string[] = [];
  const refused: string[] = [];
  let together = 0;
  let mostTogether = 0;
  const queue = new UploadQueue({
    async send(_batch, key, { name }) {
      tried.push(name);
      keys.push(`${name} ${key}`);
      together += 1;
      mostTogether = Math.max(mostTogether, together);
      await Promise.resolve();
      together -= 1;
      const failure = failures[name];
      if (failure && failure.times > 0) {
        failure.times -= 1;
        throw new Error(name);
      }
    },
    explain(error) {
      const failure = failures[(error as Error).message];
      return { message: 'why', passing: failure?.passing ?? false, over: failure?.over ?? false };
    },
    onSent: () => undefined,
    onRefused: (batch, files) =>
      refused.push(...files.map(({ name, message }) => `${batch} ${name}: ${message}`)),
    pauses: [0, 0],
  });
  const settled = () => vi.waitFor(() => expect(queue.busy).toBe(false));
  const states = () => queue.snapshot().map(({ name, state }) => `${name} ${state}`);
  return { queue, tried, keys, refused, settled, states, mostTogether: () => mostTogether };
}

test('a file that is refused is told, and the others go on', async () => {
  const { queue, tried, refused, settled, states, mostTogether } = queueWith({
    b: { times: 9, passing: false },
  });
  queue.add('batch', ['a', 'b', 'c', 'd', 'e'].map(source));
  await settled();
  expect(states()).toEqual(['a sent', 'b failed', 'c sent', 'd sent', 'e sent']);
  expect(queue.snapshot()[1]).toMatchObject({ message: 'why', canRetry: false });
  expect(tried.filter((name) => name === 'b')).toHaveLength(1);
  expect(mostTogether()).toBe(2);
  expect(refused).toEqual(['batch b: why']);
  queue.refuse('batch', [{ name: 'f', message: 'no' }]);
  expect(refused.at(-1)).toBe('batch f: no');
});

test('what may pass is tried again by itself, and again on request, under the same key', async () => {
  const { queue, keys, refused, settled, states } = queueWith({ a: { times: 4, passing: true } });
  queue.add('batch', [source('a')]);
  await settled();
  expect(states()).toEqual(['a failed']);
  queue.retry('batch');
  await settled();
  expect(states()).toEqual(['a sent']);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  expect(refused).toEqual([]);
});

test('nothing more is sent once nobody is signed in, and all of it can be sent afterwards', async () => {
  const { queue, tried, settled, states } = queueWith({ a: { times: 1, passing: false, over: true } });
  queue.add('batch', ['a', 'b', 'c', 'd'].map(source));
  await settled();
  expect(states()).toEqual(['a failed', 'b sent', 'c failed', 'd failed']);
  expect(queue.snapshot().filter(({ state }) => state === 'failed')).toMatchObject(
    ['a', 'c', 'd'].map((name) => ({ name, message: 'why', canRetry: true })),
  );
  expect(tried).not.toContain('d');
  queue.retry('batch');
  await settled();
  expect(states()).toEqual(['a sent', 'b sent', 'c sent', 'd sent']);
});

test('what arrived before leaves the list when more is added, failures stay until dismissed', async () => {
  const { queue, settled, states } = queueWith({ b: { times: 9, passing: false } });
  queue.add('batch', [source('a'), source('b')]);
  await settled();
  queue.add('batch', [source('c')]);
  await settled();
  expect(states()).toEqual(['b failed', 'c sent']);
  queue.dismiss('batch');
  expect(states()).toEqual(['c sent']);
});
