const CONNECTORS = new Set(['of', 'in', 'for', 'to', 'and', 'with', 'the', 'a', 'an', 'on', 'at']);
const ACRONYM = /^\p{Lu}{3,6}$/u;

/** A word as its other forms share it: without plural and "-ing". */
function stemOf(word: string): string {
  const single = /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
  const bare = single.length > 6 ? single.replace(/ing$/, '') : single;
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}

interface Reading {
  /** Its words in their order, by which "Brand Track" is "Brand Tracking"; null for a name of one word. */
  readonly inOrder: string | null;
  /** Its words in any order, by which "Handover of Flats" is "Flat Handover". */
  readonly inAnyOrder: string;
  /** It has words that only connect, and so another order may say the same. */
  readonly isConnected: boolean;
  /** "aop", written so or as the first letters of three words or more. */
  readonly initials: string | null;
}

function read(name: string): Reading {
  const all = name.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  const words = all.filter((word) => !CONNECTORS.has(word)).map(stemOf);
  const letters = words.map((word) => word.charAt(0)).join('');
  return {
    inOrder: words.length < 2 ? null : words.join(' '),
    inAnyOrder: words.toSorted().join(' '),
    isConnected: words.length < all.length || /[&/]/.test(name),
    initials: ACRONYM.test(name) ? name.toLowerCase() : words.length < 3 ? null : letters,
  };
}

/** Whether two names of skills, as they were read, say one thing. */
function isSame(one: Reading, other: Reading, isShort: boolean, isOtherShort: boolean): boolean {
  if (isShort !== isOtherShort) return one.initials !== null && one.initials === other.initials;
  if (one.inOrder === null || other.inOrder === null) return false;
  if (one.inOrder === other.inOrder) return true;
  return (one.isConnected || other.isConnected) && one.inAnyOrder === other.inAnyOrder;
}

/**
 * Skills, the likeliest first, each thing named once: by what the writer's own list calls it, else by the likelier name.
 * One thing is what stands in another order ("Handover of Flats", "Flat Handover"), number or ending, or as initials
 * ("AOP", "Annual Operating Plan").
 */
export function eachSaidOnce<T extends { readonly name: string; readonly listedAt: number | null }>(
  ranked: readonly T[],
): T[] {
  const kept: { skill: T; reading: Reading; isShort: boolean }[] = [];
  const known = new Map<string, typeof kept>();
  for (const skill of ranked) {
    const reading = read(skill.name);
    const isShort = ACRONYM.test(skill.name);
    const keys = [reading.inAnyOrder, ...(reading.initials === null ? [] : [`.${reading.initials}`])];
    const same = keys
      .flatMap((key) => known.get(key) ?? [])
      // Initials that a list holds beside the words may be of something else: "CRM", "Credit Risk Management".
      .filter(
        (other) => isShort === other.isShort || skill.listedAt === null || other.skill.listedAt === null,
      )
      .find((other) => isSame(reading, other.reading, isShort, other.isShort));
    if (same !== undefined) {
      if (same.skill.listedAt === null && skill.listedAt !== null) same.skill = skill;
      continue;
    }
    const entry = { skill, reading, isShort };
    kept.push(entry);
    for (const key of keys) known.set(key, [...(known.get(key) ?? []), entry]);
  }
  return kept.map(({ skill }) => skill);
}
