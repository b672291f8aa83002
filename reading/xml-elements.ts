/** Where an element stands in a text of XML: its whole extent and that of its content. */
export interface XmlElement {
  start: number;
  end: number;
  contentStart: number;
  contentEnd: number;
}

/**
 * Finds the outermost elements of a (prefixed) name. Counting tags is enough for the XML that Word's programs write,
 * which has no comments or CDATA around markup; a part that is cut off in the middle has no element.
 */
export function outermostElements(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])(?:[^>"']|"[^"]*"|'[^']*')*?(/?)>`, 'g');
  let depth = 0;
  let start = 0;
  let contentStart = 0;
  for (const tag of xml.matchAll(tags)) {
    const end = tag.index + tag[0].length;
    if (tag[1] === '/') {
      depth -= 1;
      if (depth === 0) found.push({ start, end, contentStart, contentEnd: tag.index });
    } else if (tag[2] === '/') {
      if (depth === 0) found.push({ start: tag.index, end, contentStart: end, contentEnd: end });
    } else {
      if (depth === 0) [start, contentStart] = [tag.index, end];
      depth += 1;
    }
  }
  return found;
}

/** The text of the outermost elements of a name, with their tags. */
export function sliceElements(xml: string, name: string): string[] {
  return outermostElements(xml, name).map(({ start, end }) => xml.slice(start, end));
}

/** Replaces each outermost element of a name by what `replace` makes of it (its whole text). */
export function replaceElements(xml: string, name: string, replace: (element: string) => string): string {
  let result = '';
  let from = 0;
  for (const { start, end } of outermostElements(xml, name)) {
    result += xml.slice(from, start) + replace(xml.slice(start, end));
    from = end;
  }
  return result + xml.slice(from);
}

/** The value of a (prefixed) attribute in the first tag of a text, undefined when it is not there. */
export function attributeOf(element: string, name: string): string | undefined {
  const tag = /^<[^>]*>/.exec(element)?.[0] ?? '';
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}
