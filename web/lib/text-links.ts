/** A part of a text that people typed; with `href` where it is an address. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Nothing but https becomes a link. */
const ADDRESS = /\bhttps:\/\/[^\s<>"]+/gi;

/** A text in parts, in which addresses stand apart, without what ends the sentence around them. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutEnd(found);
    if (!URL.canParse(href)) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    done = index + href.length;
    parts.push({ text: href, href });
  }
  return done < text.length ? [...parts, { text: text.slice(done) }] : parts;
}

/** A bracket belongs to the address only if it was opened in it. */
function withoutEnd(address: string): string {
  const last = address.at(-1)!;
  const isOver =
    last === ')' ? counted(address, ')') > counted(address, '(') : /[.,;:!?'\]}’”»…।]/.test(last);
  return isOver ? withoutEnd(address.slice(0, -1)) : address;
}

const counted = (text: string, sign: string) => text.split(sign).length - 1;

/** The longest that is shown of an address, in characters: those of video calls are long. */
const SHOWN = 48;

/** An address as it is shown: without what all have, and cut where it is long. */
export function shownAddress(href: string): string {
  const { host, pathname, search, hash } = new URL(href);
  const whole = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}${search}${hash}`;
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN - 1)}…` : whole;
}
