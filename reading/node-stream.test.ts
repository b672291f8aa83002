import { expect, it } from 'vitest';
import { Readable } from './node-stream.ts';

/** A stream of the chunks, one a turn, as word-extractor's stream is written. */
class Chunks extends Readable {
  readonly #chunks: (Uint8Array | Error)[];

  constructor(chunks: (Uint8Array | Error)[]) {
    super();
    this.#chunks = chunks;
  }

  override async _read(): Promise<void> {
    const chunk = await Promise.resolve(this.#chunks.shift());
    if (chunk instanceof Error) throw chunk;
    this.push(chunk ?? null);
  }
}

function collect(stream: Readable): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const chunks: unknown[] = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => resolve(chunks));
  });
}

it('brings every chunk in order, then ends', async () => {
  const chunks = [Uint8Array.of(1), Uint8Array.of(2, 3)];
  expect(await collect(new Chunks([...chunks]))).toEqual(chunks);
});

it('ends at once when it has nothing', async () => {
  expect(await collect(new Chunks([]))).toEqual([]);
});

it('tells an error', async () => {
  await expect(collect(new Chunks([Uint8Array.of(1), new Error('sector missing')]))).rejects.toThrow(
    'sector missing',
  );
});
