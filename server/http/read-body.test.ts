import { expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
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
