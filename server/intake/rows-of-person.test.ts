import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { intakeBatches, intakeRows } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { rowsOfPerson, rowsToHandOver } from './rows-of-person.ts';

const app = await createTestApp();
const { db } = app.database;
beforeEach(() => app.reset());
afterAll(() => app.close());

const PERSON = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Asha Rao',
  email: 'Asha.Rao@example.com',
  phone: '+91 98765 43210',
  files: ['a-file'],
};

/** Writes a draft and answers whether it is the person's: to be erased, to be handed over. */
async function isOfPerson(draft: Partial<typeof intakeRows.$inferInsert>): Promise<[boolean, boolean]> {
  const [batch] = await db
    .insert(intakeBatches)
    .values({ owner: await app.userId('hr') })
    .returning();
  const row = {
    batch_id: batch!.id,
    upload_key: randomUUID(),
    file_name: 'a.pdf',
    mime_type: 'application/pdf',
    size_bytes: 1,
    sha256: randomUUID(),
  };
  await db.delete(intakeRows);
  await db.insert(intakeRows).values({ ...row, ...draft });
  const [erased, handedOver] = [
    await db.$count(intakeRows, rowsOfPerson(PERSON)),
    await db.$count(intakeRows, rowsToHandOver(PERSON)),
  ];
  return [erased === 1, handedOver === 1];
}

describe('a draft is a person', () => {
  it.each([
    ['by the e-mail that was read', { email_key: 'asha.rao@example.com' }],
    ['by the very file', { sha256: 'a-file' }],
    [
      'by the very file with contacts of former days, under the same name',
      { sha256: 'a-file', email_key: 'asha@old.example', fields: { name: ' ASHA  Rao' } },
    ],
    ['by the phone, where no other e-mail was read', { phone_key: '9876543210' }],
    ['by an e-mail in the text', { text: 'Write to ASHA.RAO@example.com.' }],
    ['by an e-mail glued to its label', { text: 'E-mail–asha.rao@example.com|Pune' }],
    ['by an e-mail glued to what follows', { text: 'asha.rao@example.com_Pune' }],
    ['by an e-mail in quotes', { text: "'asha.rao@example.com'" }],
    ['by a phone in the text', { text: 'Call 98765-43210 after six' }],
    ['by a phone with its country', { text: '+91 (98765) 43210' }],
    ['by a phone among others', { text: '080 2345 6789\n98765 43210\n91234 56789' }],
  ])('%s', async (_, draft) => {
    expect(await isOfPerson(draft)).toEqual([true, true]);
  });

  it.each([
    ["when another's e-mail ends like it", { text: 'nasha.rao@example.com' }],
    ["when another's e-mail begins like it", { text: 'asha.rao@example.com.au' }],
    ['when digits are not near each other', { text: '98765 people in 2019, and 43210 more' }],
    [
      "when another's file was once attached to them",
      { sha256: 'a-file', email_key: 'ravi@example.com', fields: { name: 'Ravi Nair' } },
    ],
    [
      "when a file with another's phone was",
      { sha256: 'a-file', phone_key: '9123456789', fields: { name: 'Asha Nair' } },
    ],
    ['when nothing is shared', { text: 'Ravi Nair', email_key: 'ravi@example.com' }],
  ])('no more %s', async (_, draft) => {
    expect(await isOfPerson(draft)).toEqual([false, false]);
  });

  it('for erasing, but for nobody to read, when the phone alone is shared', async () => {
    const draft = { phone_key: '9876543210', email_key: 'a.relative@example.com' };
    expect(await isOfPerson(draft)).toEqual([true, false]);
  });

  it("for erasing, but for nobody to read, when it is another's who names the person", async () => {
    const draft = { email_key: 'ravi@example.com', text: 'Referee: Asha Rao, asha.rao@example.com' };
    expect(await isOfPerson(draft)).toEqual([true, false]);
  });
});

it('is stored whatever stands in its text: an index takes no long keys', async () => {
  const long = `${'a'.repeat(30_000)}@${'b'.repeat(20_000)}.com ${'9'.repeat(9_000)}`;
  expect(await isOfPerson({ text: long })).toEqual([false, false]);
  expect(await isOfPerson({ text: `${long} asha.rao@example.com` })).toEqual([true, true]);
});

it('is stored at once when its text is nothing but digits, and found by the last of them', async () => {
  const digits = '1'.repeat(limits.resume.maxTextLength - 10);
  const start = performance.now();
  expect(await isOfPerson({ text: `${digits}9876543210` })).toEqual([true, true]);
  expect(performance.now() - start).toBeLessThan(5000);
});

it('is looked up in indexes: nobody who erases many reads every draft', async () => {
  const plan = await app.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain select id from ${intakeRows} where ${rowsOfPerson(PERSON)}`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('intake_rows_contacts');
  expect(plan).toContain('intake_rows_sha256');
  expect(plan).not.toContain('Seq Scan');
});
