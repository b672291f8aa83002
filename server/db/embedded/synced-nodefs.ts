import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// WASI error numbers, which Postgres' fsync() expects as the answer
const WASI_EIO = 29;
const WASI_ENOSPC = 51;

interface Stream {
  nfd?: number;
}
interface Node {
  name: string;
  parent: Node;
}
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: Stream) => number };
  node_ops: { rename: (node: Node, newFolder: Node, newName: string) => void };
  realPath: (node: Node) => string;
}
interface EmscriptenModule {
  FS: { filesystems: { NODEFS: EmscriptenNodeFs } };
}

/**
 * PGlite's file layer with real syncing. Emscripten's has no fsync, so that what Postgres believes to be on disk is
 * only in the system's cache; and it loses the folder syncs that make a rename durable (write-ahead log files are
 * recycled by renaming them).
 */
export class SyncedNodeFS extends NodeFS {
  fileSyncs = 0;
  renameSyncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat() as ((module: EmscriptenModule) => void)[];
    preRun.push(({ FS }) => this.#install(FS.filesystems.NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #install(nodeFs: EmscriptenNodeFs): void {
    nodeFs.stream_ops.fsync = ({ nfd }) => {
      if (nfd === undefined) return 0; // a folder: see rename below
      try {
        fs.fdatasyncSync(nfd);
        this.fileSyncs++;
        return 0;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EINVAL') return 0; // the file system cannot sync: Postgres' own rule is to go on
        return code === 'ENOSPC' ? WASI_ENOSPC : WASI_EIO;
      }
    };
    const { rename } = nodeFs.node_ops;
    nodeFs.node_ops.rename = (node, newFolder, newName) => {
      rename(node, newFolder, newName);
      this.#syncFolder(nodeFs.realPath(newFolder));
    };
  }

  #syncFolder(path: string): void {
    if (process.platform === 'win32') return; // folders cannot be synced there
    syncFolder(path);
    this.renameSyncs++;
  }
}

/** Puts a folder's entries (created, renamed and deleted names) on disk. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Puts a folder with all that is in it on disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

function syncFile(path: string): void {
  const handle = fs.openSync(path, 'r+');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Writes a small file so that after a crash it is there whole or not at all. */
export function writeFileDurably(path: string, content: string): void {
  const partial = `${path}.partial`;
  fs.writeFileSync(partial, content, { flush: true, mode: 0o600 });
  fs.renameSync(partial, path);
  syncFolder(dirname(path));
}
