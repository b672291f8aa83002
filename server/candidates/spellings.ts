import { SPELLINGS_OF_NAMES } from './name-spellings.ts';

/** Names with an apostrophe also with that which a phone or a text program makes of it. */
export const SPELLINGS: readonly (readonly string[])[] = SPELLINGS_OF_NAMES.map((names) =>
  names.flatMap((name) => [...new Set([name, curly(name)])]),
);

/** A name with the apostrophe that a phone or a text program makes. */
export function curly(name: string): string {
  return name.replaceAll("'", '’');
}

/** A name with the apostrophe of a keyboard, whichever it was typed with. */
export function straight(name: string): string {
  return name.replaceAll(/[‘’ʼ`]/g, "'");
}

/** Of a name of several words that each have many spellings: no more is looked for. */
const MOST_SPELLINGS = 200;

/** A whole name in every way in which people write it, as it is typed first. */
export function spellingsOf(name: string): string[] {
  const words = straight(name).split(/\s+/).filter(Boolean);
  let spelt: string[] = [''];
  for (let at = 0; at < words.length;) {
    const two = words.slice(at, at + 2);
    const ofTwo = two.length === 2 ? spellingsOfPart(two.join(' ')) : undefined;
    const part = ofTwo ? two.join(' ') : (words[at] ?? '');
    const ways = ofTwo ?? spellingsOfPart(part) ?? [part, curly(part)];
    const longer = spelt.flatMap((before) => [part, ...ways].map((way) => `${before} ${way}`.trim()));
    spelt = [...new Set(longer)].slice(0, MOST_SPELLINGS);
    at += ofTwo ? 2 : 1;
  }
  return spelt;
}

/** The spellings of a name of one word or two; undefined for one that has no others. */
function spellingsOfPart(part: string): readonly string[] | undefined {
  const typed = part.toLowerCase();
  return SPELLINGS.find((names) => names.some((name) => name.toLowerCase() === typed));
}
