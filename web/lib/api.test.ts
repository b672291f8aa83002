import { describe, expect, test, vi } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { ApiError, call, errorText, hasCode, pathOf } from './api.ts';
import { fetchFile } from './fetch-file.ts';

describe('pathOf', () => {
  test('puts parameters in place and writes what was given of the query', () => {
    expect(pathOf(jobRoutes.read, { params: { id: 'a/b' } })).toBe('/api/jobs/a%2Fb');
    expect(pathOf(jobRoutes.list, { query: { search: 'C++ & more', status: undefined, limit: 5 } })).toBe(
      '/api/jobs?search=C%2B%2B+%26+more&limit=5',
    );
    expect(pathOf(candidateRoutes.list, { query: { search: '', cursor: null } })).toBe('/api/candidates');
  });
});

/** Serves this answer to every call. */
function answer(body: BodyInit, init?: ResponseInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

/** A body that begins and goes on to fail. */
function brokenBody(fault: unknown): ReadableStream {
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"items":')),
    pull: (body) => body.error(fault),
  });
}

describe('an answer that does not come whole', () => {
  const lost = { code: 'network', status: 0, message: messages.common.network };

  test('is told as a connection that failed, in a call and of a file', async () => {
    answer(brokenBody(new TypeError('terminated')));
    await expect(call(jobRoutes.list)).rejects.toMatchObject(lost);
    answer(brokenBody(new TypeError('terminated')));
    const file = fetchFile(candidateRoutes.readResume, { params: { id: '1' } });
    await expect(file).rejects.toMatchObject(lost);
  });

  test('is a fault of the program where it came and is not JSON', async () => {
    answer('<p>Welcome to our network</p>');
    await expect(call(jobRoutes.list)).rejects.toMatchObject({ code: 'internal', status: 200 });
  });

  test('is the own wish of whoever gave it up', async () => {
    const wish = new DOMException('given up', 'AbortError');
    const given = () => {
      answer(brokenBody(wish));
      return AbortSignal.abort(wish);
    };
    await expect(call(jobRoutes.list, { signal: given() })).rejects.toBe(wish);
    await expect(
      fetchFile(candidateRoutes.readResume, { params: { id: '1' }, signal: given() }),
    ).rejects.toBe(wish);
  });
});

describe('ApiError', () => {
  test('a proxy that reaches no server has words for a person', async () => {
    answer('Bad Gateway', { status: 502 });
    await expect(call(jobRoutes.list)).rejects.toMatchObject({
      code: 'unavailable',
      message: messages.common.network,
    });
  });

  const taken = new ApiError(409, 'candidate_exists', { message: 'Known already', current: { id: '1' } });

  test('tells its code, its text and what stands in the way', () => {
    expect(hasCode(taken, 'conflict', 'candidate_exists')).toBe(true);
    expect(hasCode(taken, 'not_found')).toBe(false);
    expect(hasCode(new Error('no answer of ours'), 'candidate_exists')).toBe(false);
    expect(taken.current).toEqual({ id: '1' });
  });

  test("a person reads the server's words, never those of a fault in the program", () => {
    expect(errorText(taken)).toBe('Known already');
    expect(errorText(new TypeError('x is undefined'))).toBe('An unexpected error occurred');
    expect(errorText(new TypeError('x is undefined'), 'Unexpected error')).toBe('Unexpected error');
    const fault = new ApiError(500, 'internal', { message: 'An unexpected error occurred' });
    expect([errorText(fault), errorText(fault, 'Unexpected error')]).toEqual([
      'An unexpected error occurred',
      'Unexpected error',
    ]);
  });
});
