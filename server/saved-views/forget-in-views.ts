import { like } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Tx } from '../db/client.ts';
import { savedViews } from '../db/schema.ts';
import { updateView } from './saved-views.repo.ts';

interface Person {
  name: string;
  email: string;
  phone: string;
}

/** As two texts are compared: small letters, words one space apart, nothing that only separates them. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}@]+/gu, ' ')
    .trim();
const digits = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Takes out of everybody's views of the candidates what resumes are searched by where it is a person's name, e-mail or phone
 * number: whoever is forgotten must not remain there.
 */
export async function forgetInViews(tx: Tx, person: Person): Promise<void> {
  const views = await tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(like(savedViews.query, '%resume=%'));
  for (const view of views) {
    const asked = new URLSearchParams(view.query);
    if (!names(asked.get('resume') ?? '', person)) continue;
    asked.delete('resume');
    await updateView(tx, { ...view, query: asked.toString() });
  }
}

function names(typed: string, { name, email, phone }: Person): boolean {
  const text = ` ${plain(typed)} `;
  const isNamed = [name, email].some((told) => text.includes(` ${plain(told)} `));
  return isNamed || digits(typed).includes(digits(phone).slice(-limits.phone.digits));
}
