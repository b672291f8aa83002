import { attributeOf, sliceElements } from './xml-elements.ts';

/** Font sizes in points as a document's style sheet gives them. */
export interface StyleSizes {
  byStyle: ReadonlyMap<string, number>;
  standard: number;
}

/** Word's own size where a document names none. */
const WORD_STANDARD = 10;
const DEEPEST_STYLE = 20;

/** Reads the font size of every paragraph style, its own or the one it is based on. */
export function readStyleSizes(stylesXml: string): StyleSizes {
  const standard = sizeIn(sliceElements(stylesXml, 'w:docDefaults')[0]) ?? WORD_STANDARD;
  const styles = new Map(
    sliceElements(stylesXml, 'w:style').map((style) => [attributeOf(style, 'w:styleId') ?? '', style]),
  );
  const sizeOf = (id: string | undefined, depth: number): number => {
    const style = styles.get(id ?? '');
    if (style === undefined || depth > DEEPEST_STYLE) return standard;
    const parent = attributeOf(sliceElements(style, 'w:basedOn')[0] ?? '', 'w:val');
    return sizeIn(style) ?? sizeOf(parent, depth + 1);
  };
  return { standard, byStyle: new Map([...styles.keys()].map((id) => [id, sizeOf(id, 0)])) };
}

/** `w:sz` counts half points. */
function sizeIn(xml: string | undefined): number | undefined {
  const value = attributeOf(sliceElements(xml ?? '', 'w:sz')[0] ?? '', 'w:val');
  return value === undefined ? undefined : Number(value) / 2 || undefined;
}
