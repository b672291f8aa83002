/** Words that add nothing to a skill's name: who knows the front office knows its operations. */
const EMPTY_ENDING =
  / (?:operations?|handling|work|activit(?:y|ies)|duties|processing|skills|knowledge|(?<=^tds )deductions?)$/;
/** Beside these the longer name is another trade: sales operations are an office's. */
const OF_ITS_OWN =
  /^(?:sales|marketing|business|it|it services|security|bank|banking|network|data|image|food|order|signal|video|audio|word|metal|social)$/;

/**
 * Names of skills without those that say the same as a longer one: no "Front Office" beside "Front Office Operations";
 * of those of which the shorter name was chosen (in small letters) that one stays.
 */
export function withoutSame<T>(
  every: readonly T[],
  nameOf: (each: T) => string,
  chosen: ReadonlySet<string> = new Set(),
): T[] {
  const all = every.filter((each) => {
    const name = nameOf(each).toLowerCase();
    const short = name.replace(EMPTY_ENDING, '');
    return short === name || chosen.has(name) || !chosen.has(short) || OF_ITS_OWN.test(short);
  });
  const longer = new Set(
    all
      .map((each) => nameOf(each).toLowerCase())
      .filter((name) => EMPTY_ENDING.test(name))
      .map((name) => name.replace(EMPTY_ENDING, ''))
      .filter((name) => !OF_ITS_OWN.test(name)),
  );
  return all.filter((each) => !longer.has(nameOf(each).toLowerCase()));
}
