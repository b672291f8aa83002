import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANNEL_LABELS } from '#contract/channel-labels.ts';
import { CHANNELS } from '#contract/channels.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { channelOf } from './legacy-channels.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const send = async (header: string, cells: string[], dry_run = false) => {
  const lines = cells.map((cell, at) => `Old ${at},old${at}@old.example,98450${10_000 + at},3,${cell}`);
  const text = [`Name,Email,Phone,Experience,${header}`, ...lines].join('\n');
  const { data } = await app.as('hr').call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run },
    files: { file: new File([text], 'old.csv', { type: 'text/csv' }) },
  });
  return data;
};
const stored = async () => {
  const { found_through, referred_by } = candidates;
  return app.database.db.select({ found_through, referred_by }).from(candidates).orderBy(candidates.name);
};

describe('where an old table says that people were found', () => {
  it.each([
    ['naukri.com', 'naukri'],
    ['Naukri Portal', 'naukri'],
    ['Naukari', 'naukri'],
    ['NAUKRI - RMS', 'naukri'],
    ['Linked In', 'linkedin'],
    ['linkedin.com/jobs', 'linkedin'],
    ['Indeed', 'indeed'],
    ['Monster.com', 'foundit'],
    ['Apna App', 'apna'],
    ['Reference', 'referral'],
    ['Referral', 'referral'],
    ['Emp referral', 'referral'],
    ['Emp. Ref', 'referral'],
    ['Referred by employee', 'referral'],
    ['Walkin', 'walk_in'],
    ['WALK-IN DRIVE', 'walk_in'],
    ['Campus Placement', 'campus'],
    ['Rozgar Mela', 'job_fair'],
    ['Career fair', 'job_fair'],
    ['Company Website', 'career_site'],
    ['Careers Page', 'career_site'],
    ['Consultancy', 'agency'],
    ['Consultant', 'agency'],
    ['Vendor', 'agency'],
    ['WhatsApp group', 'social_media'],
    ['Head hunting', 'own_search'],
    ['Others', 'other'],
    ['Newspaper', 'other'],
    ['Preferred vendor', 'agency'],
    ['Preferred partner', 'other'],
    ['Walk-in - referral', 'referral'],
    ['Referral bonus scheme', 'referral'],
    ['Job website', 'other'],
    ['Shine website', 'other'],
    ['Our website', 'career_site'],
    ['Career site', 'career_site'],
    ['Website', 'career_site'],
    ['Career Net', 'agency'],
    ['CareerNet', 'agency'],
    ['Network Engineer', 'other'],
    ['Personal network', 'own_search'],
    ['Networking', 'own_search'],
    ['Not referred', null],
    ['Unknown', null],
    ['Not known', null],
    ['Internal team', null],
    ['In-house', null],
    ['Self', null],
    ['-', null],
    ['N/A', null],
    ['Internal', null],
    [' ', null],
  ])('%s is read as %s', (cell, channel) => {
    expect(channelOf(cell)).toBe(channel);
  });

  it('every channel is read by its own name, as an export of ours has it', () => {
    for (const channel of CHANNELS) expect(channelOf(CHANNEL_LABELS[channel])).toBe(channel);
  });

  it.each(['Source', 'Channel', 'Found through', 'Sourced From', 'CANDIDATE_SOURCE'])(
    'a column called %s holds it',
    async (name) => {
      await send(name, ['naukri.com']);
      expect(await stored()).toMatchObject([{ found_through: 'naukri' }]);
    },
  );

  it('one that we do not know is kept as Other, and named before anything is written', async () => {
    const data = await send('Source', ['Newspaper ad', 'newspaper AD', 'Other', 'Indeed', 'Internal'], true);
    expect(data).toMatchObject({ right: 5, wrong: 0, taken_as_other: ['Newspaper ad'] });
    expect(data.renamed).toContainEqual({ column: 'Source', taken_for: 'found through' });
    expect(data.left_blank).toEqual([{ column: 'found through', reason: 'own_people', rows: 1 }]);
    expect(data.preview.columns).toContain('found through');
    expect(data.preview.rows.map(({ cells }) => cells.at(-1))).toEqual([
      'Other',
      'Other',
      'Other',
      'Indeed',
      '',
    ]);
  });

  it('whoever was referred by somebody was found so, unless the table says otherwise', async () => {
    const header = 'Candidate Source,Referred By';
    const cells = ['Reference,Asha Rao', ',Asha Rao', 'Naukri,Asha Rao', ',', ',N/A', 'Internal,Asha Rao'];
    const { left_blank } = await send(header, cells);
    expect(left_blank).toEqual([{ column: 'referred by', reason: 'no_referral', rows: 1 }]);
    expect(await stored()).toEqual([
      { found_through: 'referral', referred_by: 'Asha Rao' },
      { found_through: 'referral', referred_by: 'Asha Rao' },
      { found_through: 'naukri', referred_by: null },
      { found_through: null, referred_by: null },
      { found_through: null, referred_by: null },
      { found_through: 'referral', referred_by: 'Asha Rao' },
    ]);
  });

  it('a vendor’s people were found by the vendor, whatever else is said, which is told', async () => {
    const header = 'Submission Type,Company Name,Found Through,Referred By';
    const cells = [
      'vendor,Talent Bridge,Vendor,',
      'Vendor,Talent Bridge,Newspaper,Asha Rao',
      'vendor,Talent Bridge,Internal,',
      'internal,,Vendor,',
    ];
    const { left_blank, taken_as_other } = await send(header, cells);
    expect(left_blank).toEqual([
      { column: 'found through', reason: 'of_vendor', rows: 2 },
      { column: 'referred by', reason: 'no_referral', rows: 1 },
    ]);
    expect(taken_as_other).toEqual([]);
    expect(await stored()).toEqual([
      ...Array.from({ length: 3 }, () => ({ found_through: null, referred_by: null })),
      { found_through: 'agency', referred_by: null },
    ]);
  });

  it('an export of ours tells it beside the source, which is not taken for it', async () => {
    const data = await send('Source,Vendor Company,Found Through,Referred By', ['Internal,,Walk-in,']);
    expect(data.ignored).toContain('Source');
    expect(await stored()).toMatchObject([{ found_through: 'walk_in' }]);
  });
});
