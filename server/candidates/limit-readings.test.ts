import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { createTestApp, type Person } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const RESUME = 'Ravi Nair\nravi.nair@mail.example\n+91 98450 12345\nCity: Pune\nCompany: Infosys';
const extract = (who: Person) => app.as(who).call(candidateRoutes.extract, { body: { resumeText: RESUME } });

describe('reading a resume', () => {
  it('is for everybody, and which engine did it for HR alone', async () => {
    expect((await extract('hr')).data).toMatchObject({ success: true, engine: 'builtin', fell_back: false });
    for (const who of ['recruiter', 'vendor'] as const) {
      const { data } = await extract(who);
      expect(data).toMatchObject({ success: true, data: { name: 'Ravi Nair' }, fell_back: false });
      expect(data).not.toHaveProperty('engine');
    }
  });

  it('is done thirty times a minute for one person, whatever the others do', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => extract('vendor')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => [error?.code, error?.message])).toEqual(
      refused.map(() => ['too_many_requests', messages.resume.tooMany]),
    );
    expect(refused).toHaveLength(3);
    expect((await extract('vendor2')).status).toBe(200);
  });
});
