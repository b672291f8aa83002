import { unzipSync } from 'fflate';

/** A page that was scanned or photographed takes more than this; a logo or the line under a heading less. */
const LEAST_PAGE_BYTES = 20_000;
const MOST_PICTURE_BYTES = 50 * 1024 * 1024;

/** The kinds that every browser draws, and that people paste. */
const PICTURE = /^word\/media\/[^/]+\.(png|jpe?g)$/i;

function unpackPictures(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      // What is stored unpacked takes its packed size, whatever the directory says.
      const room = Math.max(size, originalSize);
      if (!PICTURE.test(name) || room < LEAST_PAGE_BYTES || total + room > MOST_PICTURE_BYTES) return false;
      if (!wanted(name)) return false;
      total += room;
      return true;
    },
  });
}

/** How many pictures of a DOCX may be pages of a scan; nothing is unpacked for that. */
export function countDocxPictures(bytes: Uint8Array): number {
  let count = 0;
  unpackPictures(bytes, () => {
    count += 1;
    return false;
  });
  return count;
}

/** Those pictures, at most so many, in the order in which Word numbered them. */
export function docxPictures(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer>[] {
  const names: string[] = [];
  unpackPictures(bytes, (name) => {
    names.push(name);
    return false;
  });
  const first = names
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(0, most);
  const pictures = unpackPictures(bytes, (name) => first.includes(name));
  return first.flatMap((name) => (pictures[name] ? [new Uint8Array(pictures[name])] : []));
}
