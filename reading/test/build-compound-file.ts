const SECTOR = 512;
const ENTRY = 128;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
/** Streams shorter than this live in a second, finer allocation table, which this builder does without. */
const SHORTEST_STREAM = 4096;

interface Entry {
  name: string;
  type: 1 | 2 | 5;
  child: number;
  next: number;
  sector: number;
  content: Uint8Array;
}

/**
 * Makes a compound file (the container of .doc and of Office files under a password) of up to some 50 kB out of named
 * streams; those of `embedded` lie in a storage below the root. Streams are filled up with zeros to 4,096 bytes.
 */
export function buildCompoundFile(
  streams: Record<string, Uint8Array>,
  embedded: Record<string, Uint8Array> = {},
): Uint8Array<ArrayBuffer> {
  const entries = toEntries(streams, embedded);
  const directorySectors = Math.ceil((entries.length * ENTRY) / SECTOR);
  let sector = 1 + directorySectors;
  for (const entry of entries.filter(({ type }) => type === 2)) {
    entry.sector = sector;
    sector += entry.content.length / SECTOR;
  }
  const file = new Uint8Array((1 + sector) * SECTOR);
  const view = new DataView(file.buffer);
  writeHeader(file, view);
  const table = new Uint32Array(SECTOR / 4).fill(FREE);
  table[0] = 0xfffffffd;
  chain(table, 1, directorySectors);
  for (const [index, entry] of entries.entries()) {
    writeEntry(view, SECTOR * 2 + index * ENTRY, entry);
    if (entry.type !== 2) continue;
    chain(table, entry.sector, entry.content.length / SECTOR);
    file.set(entry.content, (entry.sector + 1) * SECTOR);
  }
  for (const [index, next] of table.entries()) view.setUint32(SECTOR + index * 4, next, true);
  return file;
}

function toEntries(streams: Record<string, Uint8Array>, embedded: Record<string, Uint8Array>): Entry[] {
  const nothing = new Uint8Array();
  const entries: Entry[] = [
    { name: 'Root Entry', type: 5, child: 1, next: FREE, sector: END_OF_CHAIN, content: nothing },
  ];
  const add = (name: string, content: Uint8Array): void => {
    const padded = new Uint8Array(Math.max(SHORTEST_STREAM, Math.ceil(content.length / SECTOR) * SECTOR));
    padded.set(content);
    entries.push({ name, type: 2, child: FREE, next: entries.length + 1, sector: 0, content: padded });
  };
  for (const [name, content] of Object.entries(streams)) add(name, content);
  const storage: Entry = {
    name: 'ObjectPool',
    type: 1,
    child: FREE,
    next: FREE,
    sector: 0,
    content: nothing,
  };
  entries.push(storage);
  if (Object.keys(embedded).length > 0) storage.child = entries.length;
  for (const [name, content] of Object.entries(embedded)) add(name, content);
  const last = entries.at(-1);
  if (last) last.next = FREE;
  return entries;
}

function writeHeader(file: Uint8Array, view: DataView): void {
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true); // one sector of allocation table, which is sector 0
  view.setUint32(48, 1, true); // the directory starts in sector 1
  view.setUint32(56, SHORTEST_STREAM, true);
  view.setUint32(60, END_OF_CHAIN, true);
  view.setUint32(68, END_OF_CHAIN, true);
  for (let index = 0; index < 109; index += 1) view.setUint32(76 + index * 4, index === 0 ? 0 : FREE, true);
}

function chain(table: Uint32Array, first: number, length: number): void {
  for (let index = 0; index < length; index += 1)
    table[first + index] = index === length - 1 ? END_OF_CHAIN : first + index + 1;
}

function writeEntry(view: DataView, at: number, entry: Entry): void {
  for (let index = 0; index < entry.name.length; index += 1)
    view.setUint16(at + index * 2, entry.name.charCodeAt(index), true);
  view.setUint16(at + 64, (entry.name.length + 1) * 2, true);
  view.setUint8(at + 66, entry.type);
  view.setUint32(at + 68, FREE, true);
  view.setUint32(at + 72, entry.next, true);
  view.setUint32(at + 76, entry.child, true);
  view.setUint32(at + 116, entry.sector, true);
  view.setUint32(at + 120, entry.content.length, true);
}
