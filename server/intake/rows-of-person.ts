import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { phoneDigits } from '#contract/phone.ts';
import type { Handle } from '../db/client.ts';
import { intakeRows, resumeDocuments } from '../db/schema.ts';
import { contactsIn } from '../db/schema/expressions.ts';
import { isOneOf } from '../db/is-one-of.ts';

/** By what a person is known in drafts. */
export interface PersonTraces {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** SHA-256 of every file of a resume of theirs */
  files: readonly string[];
}

/** A person's traces, with the files of their resumes; before those are deleted. */
export async function tracesOf(
  handle: Handle,
  { id, name, email, phone }: { id: string; name: string; email: string; phone: string },
): Promise<PersonTraces> {
  const rows = await handle
    .selectDistinct({ sha256: resumeDocuments.sha256 })
    .from(resumeDocuments)
    .where(eq(resumeDocuments.candidate_id, id));
  return { id, name, email, phone, files: rows.map(({ sha256 }) => sha256) };
}

/**
 * Drafts in anybody's batch that became this person, are the very file of a resume and name nobody else, or hold the
 * e-mail or phone, read as such or somewhere in the text. Each part is answered from an index: whoever erases many must
 * not read every draft.
 */
export function rowsOfPerson(person: PersonTraces): SQL {
  const isTheirs = or(
    eq(intakeRows.candidate_id, person.id),
    isOwnFile(person),
    hasEmail(person),
    hasPhone(person),
  );
  // What these rows are deleted by: no condition would be everybody's.
  return isTheirs ?? sql`false`;
}

/**
 * Those of them that are handed over to the person: not what became somebody else, nor what has another's e-mail and only
 * names this person somewhere, as a referee or a relative with the same phone.
 */
export function rowsToHandOver(person: PersonTraces): SQL | undefined {
  return or(
    eq(intakeRows.candidate_id, person.id),
    and(
      isNull(intakeRows.candidate_id),
      or(
        isOwnFile(person),
        eq(intakeRows.email_key, keyOf(person)),
        and(isNull(intakeRows.email_key), or(hasEmail(person), hasPhone(person))),
      ),
    ),
  );
}

/**
 * The very file of a resume, unless it is another's that was attached to this person by mistake: with another e-mail or
 * phone and another name. Contacts alone do not tell, since the person's own may have changed after the resume was written.
 */
function isOwnFile({ id, files, name }: PersonTraces): SQL | undefined {
  return and(
    isOneOf(intakeRows.sha256, files),
    // Written so that it is not looked up in the index of the candidates, where nearly all open drafts stand.
    sql`coalesce(${intakeRows.candidate_id}, ${id}::uuid) = ${id}::uuid`,
    or(
      and(isNull(intakeRows.email_key), isNull(intakeRows.phone_key)),
      isSameName(sql`coalesce(${intakeRows.fields}->>'name', '')`, sql`${name}::text`),
    ),
  );
}

/**
 * Whether one name holds all words of the other ("Dr. Asha Rao"), whatever its capitals, points and gaps. One that was not
 * read is in no name's way: what a person asked to have erased does not stay for want of a name.
 */
function isSameName(one: SQL, other: SQL): SQL {
  return sql`(${wordsOf(one)} <@ ${wordsOf(other)} or ${wordsOf(other)} <@ ${wordsOf(one)})`;
}

/** Whether a text, such as the name of a file, holds all words of the person's name; a name without any stands in none. */
export function namesPerson(text: PgColumn, { name }: PersonTraces): SQL {
  const words = wordsOf(sql`${name}::text`);
  return sql`(${words} <> '{}' and ${words} <@ ${wordsOf(sql`${text}`)})`;
}

const wordsOf = (text: SQL) =>
  sql`array_remove(regexp_split_to_array(lower(${text}), '[[:space:][:punct:]]+'), '')`;

const keyOf = ({ email }: PersonTraces) => email.trim().toLowerCase();

function hasEmail(person: PersonTraces): SQL | undefined {
  return or(eq(intakeRows.email_key, keyOf(person)), stands(keyOf(person)));
}

function hasPhone({ phone }: PersonTraces): SQL | undefined {
  const digits = phoneDigits(phone);
  return digits === null ? undefined : or(eq(intakeRows.phone_key, digits), stands(digits));
}

/** Whether the text holds this e-mail or phone. */
function stands(contact: string): SQL {
  return sql`${contactsIn(intakeRows.text)} @> array[${contact}]::text[]`;
}
