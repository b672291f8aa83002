import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { namesakeRoutes } from '#contract/namesakes.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

/** A candidate of that name who has nothing else of whom is asked for. */
const person = (columns: Parameters<typeof buildCandidate>[1] = {}) =>
  buildCandidate(app, {
    name: 'Asha Rao',
    current_company: 'Wipro',
    current_position: 'Team Lead',
    current_city: 'Kochi',
    ...columns,
  });

interface Asked {
  name?: string;
  current_company?: string;
  current_position?: string;
  current_city?: string;
}
const find = (query: Asked, who: Person = 'hr') => app.as(who).call(namesakeRoutes.find, { query });
const named = async (query: Asked) => (await find(query)).data.items.map(({ id }) => id);

describe('asked who has the name of somebody who is being entered', () => {
  it('names who is in the same company, position or city, to HR and recruiters', async () => {
    const { id } = await person({ current_company: 'Infosys', current_city: 'Pune' });
    for (const who of ['hr', 'recruiter'] as const) {
      const { status, data } = await find({ name: ' asha RAO ', current_company: 'infosys ' }, who);
      expect(status).toBe(200);
      expect(data).toEqual({
        items: [{ id, name: 'Asha Rao', current_company: 'Infosys', current_city: 'Pune' }],
      });
    }
    expect(await named({ name: 'Asha Rao', current_position: 'Team lead' })).toEqual([id]);
    expect(await named({ name: 'Asha Rao', current_city: 'Poona' })).toEqual([id]);
    expect(await named({ name: 'Asha Rao', current_company: 'Wipro', current_city: 'Delhi' })).toEqual([]);
    expect(await named({ name: 'Asha Rau', current_company: 'Infosys' })).toEqual([]);
  });

  it('names two at most, those of whom most is the same', async () => {
    const asked = { name: 'Asha Rao', current_company: 'Infosys', current_city: 'Pune' };
    const newer = await person({ current_city: 'Pune', created_at: new Date('2026-01-02T00:00:00Z') });
    await person({ current_city: 'Pune', created_at: new Date('2026-01-01T00:00:00Z') });
    const same = await person({ ...asked, created_at: new Date('2025-01-01T00:00:00Z') });
    expect(await named(asked)).toEqual([same.id, newer.id]);
  });

  it('names nobody by a name alone, or by less than a name', async () => {
    await person();
    expect(await named({})).toEqual([]);
    expect(await named({ name: 'Asha Rao' })).toEqual([]);
    expect(await named({ name: 'Asha Rao', current_company: ' ', current_city: '' })).toEqual([]);
    expect(await named({ name: 'A', current_city: 'Kochi' })).toEqual([]);
    expect(await named({ current_city: 'Kochi' })).toEqual([]);
  });

  it('refuses what no field holds', async () => {
    const { status } = await find({ name: 'A'.repeat(limits.name.max + 1), current_city: 'Kochi' });
    expect(status).toBe(422);
  });

  it('tells a vendor nothing, and nobody who is not signed in', async () => {
    await person();
    const query = { name: 'Asha Rao', current_city: 'Kochi' };
    for (const vendor of ['vendor', 'vendor2'] as const) {
      const { status, error } = await find(query, vendor);
      expect(status).toBe(403);
      expect(JSON.stringify(error)).not.toContain('Asha');
    }
    expect((await app.as('nobody').call(namesakeRoutes.find, { query })).status).toBe(401);
  });
});
