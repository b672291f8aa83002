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

/** What a stem tells: fields by their place in the list of fields, and its shares of them, adding up to 1 or less. */
interface Told {
  readonly fields: readonly number[];
  readonly shares: readonly number[];
}

let known: { readonly fields: readonly string[]; readonly told: ReadonlyMap<string, Told> } | undefined;

function count(counts: Counts, text: string, fields: readonly string[], share: number): void {
  for (const stem of termsOf(text).keys()) {
    const met = counts.get(stem) ?? new Map<string, number>();
    for (const field of fields) met.set(field, (met.get(field) ?? 0) + share / fields.length);
    counts.set(stem, met);
  }
}

function learn(): { fields: readonly string[]; told: Map<string, Told> } {
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
  const fields = [...new Set([...counts.values()].flatMap((byField) => [...byField.keys()]))];
  const placeOf = new Map(fields.map((field, at) => [field, at]));
  const fieldCount = new Set(allSkills().map(({ field }) => field)).size;
  const told = new Map(
    [...counts].map(([stem, byField]) => {
      const whole = [...byField.values()].reduce((sum, value) => sum + value, 0) + DOUBT;
      const shares = [...byField.values()].map((value) => value / whole);
      // A word that every field uses tells nothing of any.
      const spread = shares.reduce((sum, share) => sum - share * Math.log(share), 0) / Math.log(fieldCount);
      return [
        stem,
        {
          fields: [...byField.keys()].map((field) => placeOf.get(field) ?? 0),
          shares: shares.map((share) => share * (1 - spread) ** 2),
        },
      ];
    }),
  );
  return { fields, told };
}

/**
 * How much the words of a text speak of each field of the taxonomy, also where they name none of its skills: "ward" and
 * "patients" speak of nursing. Learned from the words of the taxonomy and of the role families.
 */
export function fieldsOfTerms(
  terms: Iterable<Pick<Term, 'stem' | 'weight'> & { count: number }>,
): Map<string, number> {
  known ??= learn();
  const amounts = new Float64Array(known.fields.length);
  for (const { stem, weight, count: times } of terms) {
    const told = known.told.get(stem);
    if (!told) continue;
    const amount = weight * Math.log1p(times);
    for (let at = 0; at < told.fields.length; at += 1) {
      const field = told.fields[at] ?? 0;
      amounts[field] = (amounts[field] ?? 0) + amount * (told.shares[at] ?? 0);
    }
  }
  return new Map(
    known.fields.flatMap((field, at) => (amounts[at] === 0 ? [] : [[field, amounts[at] ?? 0] as const])),
  );
}
