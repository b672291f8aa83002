import { allFamilies } from '#server/engine/compose/families/find-family.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { type Term, termsOf } from '#server/engine/text/terms.ts';

/** How often a stem stands in what describes a field. */
type Counts = Map<string, Map<string, number>>;

/** What role families tell is written in sentences, whose words tell less than the names of skills. */
const DUTY_SHARE = 0.4;
const ROLE_SHARE = 1.5;
/** As if each word had been met this often in all fields alike: a word met once tells little. */
const DOUBT = 0.7;

interface Told {
  /** Shares by field, adding up to 1 or less. */
  readonly shares: readonly (readonly [field: string, share: number])[];
}

let told: Map<string, Told> | undefined;

function count(counts: Counts, text: string, fields: readonly string[], share: number): void {
  for (const stem of termsOf(text).keys()) {
    const known = counts.get(stem) ?? new Map<string, number>();
    for (const field of fields) known.set(field, (known.get(field) ?? 0) + share / fields.length);
    counts.set(stem, known);
  }
}

function learn(): Map<string, Told> {
  const counts: Counts = new Map();
  for (const { aliases, family, field, group } of allSkills()) {
    if (group === 'general') continue;
    count(counts, [...aliases.map(({ written }) => written), family].join('\n'), [field], 1);
  }
  for (const { fields, roles, aim, duties } of allFamilies()) {
    if (fields.length === 0) continue;
    for (const role of roles) count(counts, role, fields, ROLE_SHARE);
    for (const { text } of [{ text: aim }, ...duties])
      count(counts, text.replaceAll('{skills}', ' '), fields, DUTY_SHARE);
  }
  const fieldCount = new Set(allSkills().map(({ field }) => field)).size;
  return new Map(
    [...counts].map(([stem, byField]) => {
      const whole = [...byField.values()].reduce((sum, value) => sum + value, 0) + DOUBT;
      const shares = [...byField].map(([field, value]) => [field, value / whole] as const);
      // A word that every field uses tells nothing of any.
      const spread =
        shares.reduce((sum, [, share]) => sum - share * Math.log(share), 0) / Math.log(fieldCount);
      return [stem, { shares: shares.map(([field, share]) => [field, share * (1 - spread) ** 2] as const) }];
    }),
  );
}

/**
 * How much the words of a text speak of each field of the taxonomy, also where they name none of its skills: "ward" and
 * "patients" speak of nursing. Learned from the words of the taxonomy and of the role families.
 */
export function fieldsOfTerms(
  terms: Iterable<Pick<Term, 'stem' | 'weight'> & { count: number }>,
): Map<string, number> {
  told ??= learn();
  const fields = new Map<string, number>();
  for (const { stem, weight, count: times } of terms) {
    const amount = weight * Math.log1p(times);
    for (const [field, share] of told.get(stem)?.shares ?? []) {
      fields.set(field, (fields.get(field) ?? 0) + amount * share);
    }
  }
  return fields;
}
