import { limits } from '#contract/limits.ts';
import type { Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { savedViews } from '../db/schema.ts';
import { asSearched } from '../resumes/resume-words.ts';

interface Person {
  name: string;
  email: string;
  phone: string;
}

/** letters of an e-mail before its @ that are somebody's: "hr" is not */
const LEAST_ACCOUNT = 6;

const wordsOf = (text: string) =>
  asSearched(text)
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** Whether a text holds another one; nothing, of somebody without a phone, say, is held by none. */
const holds = (text: string, part: string) => part !== '' && text.includes(part);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Where somebody's own words stand in a view's address. */
const TYPED = ['resume', 'employment'];

/**
 * Deletes everybody's views whose name, or whose words for resumes and employers, name a person, by the whole name in any
 * order, the e-mail or the phone: whoever is forgotten must not remain there. Without those words a view would show other
 * people. There are a few views a person, so all are looked at.
 */
export async function forgetInViews(tx: Tx, person: Person): Promise<void> {
  const views = await tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews);
  const naming = views.filter(({ name, query }) => {
    const asked = new URLSearchParams(query);
    return [name, ...TYPED.map((word) => asked.get(word) ?? '')].some((typed) => names(typed, person));
  });
  if (naming.length > 0)
    await tx.delete(savedViews).where(
      isOneOf(
        savedViews.id,
        naming.map(({ id }) => id),
      ),
    );
}

function names(typed: string, { name, email, phone }: Person): boolean {
  const words = new Set(wordsOf(typed));
  // Of a middle name often a letter stands alone, which nobody types.
  const told = wordsOf(name).filter((word) => word.length > 1);
  const asked = typed.toLowerCase();
  const [account = ''] = email.toLowerCase().split('@');
  return (
    (told.length > 0 && told.every((word) => words.has(word))) ||
    holds(asked, email.toLowerCase()) ||
    (account.length >= LEAST_ACCOUNT && asked.includes(account)) ||
    holds(digitsOf(typed), digitsOf(phone).slice(-limits.phone.digits))
  );
}
