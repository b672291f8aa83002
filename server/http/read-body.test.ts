import { expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { Route } from '#contract/route.ts';
import { sessionRoutes } from '#contract/session.ts';
import { readBody } from './read-body.ts';

const read = (parts: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return readBody(new Request('http://localhost/', { method: 'POST', body: form }), candidateRoutes.create);
};
const resume = new File(['Payroll'], 'resume.txt');

it('reads the fields from the part payload, and the files beside it', async () => {
  const { json, files } = await read({ payload: '{"name":"Asha"}', resume });
  expect([json, files['resume']?.name]).toEqual([{ name: 'Asha' }, 'resume.txt']);
});

it('takes a file alone, whose call may need no field', async () => {
  expect((await read({ resume })).json).toEqual({});
});

it('tells a program that sends each field as a part of its own where they belong', async () => {
  await expect(read({ name: 'Asha', email: 'asha@example.com', resume })).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringMatching(/part "name" and none named payload/),
  });
});

it('reads little of what anybody may send, and a megabyte of whoever is signed in', async () => {
  const send = (route: Route, letters: number) =>
    readBody(
      new Request('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(letters) }),
      }),
      route,
    );
  await expect(send(sessionRoutes.signIn, 17_000)).rejects.toMatchObject({ code: 'too_large' });
  await expect(send(sessionRoutes.signIn, 15_000)).resolves.toBeDefined();
  await expect(send(jobRoutes.create, 900_000)).resolves.toBeDefined();
  await expect(send(jobRoutes.create, 1_100_000)).rejects.toMatchObject({ code: 'too_large' });
});
