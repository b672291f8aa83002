const HEADER_BYTES = 512;
const DIRECTORY_ENTRY_BYTES = 128;
const ALLOCATION_SECTORS_IN_HEADER = 109;
const NO_ENTRY = 0xffffffff;
const LAST_REAL_SECTOR = 0xfffffffa;
const STREAM = 2;
/** A real directory has some dozens of entries; more is a file made to keep us busy. */
const MOST_DIRECTORY_SECTORS = 1000;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
}

/**
 * The names of the streams at the root of a compound file (the container of .doc, .xls, .msg and of Office files
 * under a password). Streams of embedded objects lie deeper and are left out. Empty when the file is damaged.
 */
export function compoundFileStreams(bytes: Uint8Array): Set<string> {
  const streams = new Set<string>();
  const entries = readDirectory(bytes);
  const pending = [entries[0]?.child ?? NO_ENTRY];
  const seen = new Set<number>();
  while (pending.length > 0) {
    const id = pending.pop() ?? NO_ENTRY;
    const entry = entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    if (entry.type === STREAM) streams.add(entry.name);
    pending.push(entry.left, entry.right);
  }
  return streams;
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  if (bytes.length < HEADER_BYTES) return entries;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorBytes = 2 ** view.getUint16(30, true);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return entries;
  let sector = view.getUint32(48, true);
  for (let read = 0; read < MOST_DIRECTORY_SECTORS && sector <= LAST_REAL_SECTOR; read += 1) {
    const start = (sector + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) break;
    for (let at = start; at < start + sectorBytes; at += DIRECTORY_ENTRY_BYTES)
      entries.push(readEntry(view, at));
    sector = nextSector(view, sector, sectorBytes);
  }
  return entries;
}

function readEntry(view: DataView, at: number): Entry {
  const characters = Math.min(Math.max(view.getUint16(at + 64, true) / 2 - 1, 0), 31);
  let name = '';
  for (let index = 0; index < characters; index += 1)
    name += String.fromCharCode(view.getUint16(at + index * 2, true));
  return {
    name,
    type: view.getUint8(at + 66),
    left: view.getUint32(at + 68, true),
    right: view.getUint32(at + 72, true),
    child: view.getUint32(at + 76, true),
  };
}

/** The sector after this one, by the allocation table. */
function nextSector(view: DataView, sector: number, sectorBytes: number): number {
  const perTable = sectorBytes / 4;
  const table = allocationSector(view, Math.floor(sector / perTable), sectorBytes);
  const at = (table + 1) * sectorBytes + (sector % perTable) * 4;
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : NO_ENTRY;
}

/** Where part `index` of the allocation table lies: the header lists the first 109, chained sectors the others. */
function allocationSector(view: DataView, index: number, sectorBytes: number): number {
  if (index < ALLOCATION_SECTORS_IN_HEADER) return view.getUint32(76 + index * 4, true);
  const perSector = sectorBytes / 4 - 1;
  let list = view.getUint32(68, true);
  let left = index - ALLOCATION_SECTORS_IN_HEADER;
  for (; left >= perSector; left -= perSector) {
    const next = (list + 2) * sectorBytes - 4;
    if (next + 4 > view.byteLength) return NO_ENTRY;
    list = view.getUint32(next, true);
  }
  const at = (list + 1) * sectorBytes + left * 4;
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : NO_ENTRY;
}
