import { expect, test, vi } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { IntakeRow } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { recogniseRows } from './recognise-row.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id, file_name: `${id}.pdf` }) as IntakeRow);

/** A server that keeps the files of rows and takes their texts, and refuses what a test says. */
function serve(refused: Record<string, ErrorCode> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const deed = `${init.method ?? 'GET'} ${/[abc](?=\/(file|text))/.exec(path)?.[0]}`;
    asked.push(deed);
    const code = refused[deed];
    if (!code) return init.method ? Response.json({}) : new Response('pictures');
    const error = { code, message: `Refused: ${code}`, requestId: '1' };
    return Response.json({ error }, { status: ERROR_STATUS[code] });
  });
  return asked;
}

/** Reads all scans; answers what was told of those that could not be read. */
async function readAll(watched: Partial<Parameters<typeof recogniseRows>[2]> = {}) {
  const told: string[] = [];
  await recogniseRows(rows, async (file) => ({ text: await file.text() }), {
    signal: new AbortController().signal,
    onBegin: () => {},
    onProgress: () => {},
    onFailure: ({ id }, reason) => told.push(`${id}: ${reason}`),
    onSettled: () => Promise.resolve(),
    ...watched,
  });
  return told;
}

test('a scan whose file is gone is told so, and the next are read', async () => {
  const asked = serve({ 'GET b': 'not_found' });
  expect(await readAll()).toEqual([`b: ${importMessages.intake.fileGone}`]);
  expect(asked).toEqual(['GET a', 'POST a', 'GET b', 'GET c', 'POST c']);
});

test("what else the server says to a file is told in the server's words", async () => {
  serve({ 'GET b': 'forbidden' });
  expect(await readAll()).toEqual(['b: Refused: forbidden']);
});

test.each<string>(['GET a', 'POST a'])(
  'once the session has ended (%s) no further scan is tried',
  async (deed) => {
    const asked = serve({ [deed]: 'unauthenticated' });
    expect(await readAll()).toEqual([]);
    expect(asked.at(-1)).toBe(deed);
  },
);

test('nothing is fetched any more, nor told, for whoever has cancelled', async () => {
  const asked = serve();
  const first = new AbortController();
  expect(await readAll({ signal: first.signal, onBegin: () => first.abort() })).toEqual([]);
  expect(asked).toEqual([]);
  const second = new AbortController();
  await readAll({ signal: second.signal, onSettled: async () => second.abort() });
  expect(asked).toEqual(['GET a', 'POST a']);
});
