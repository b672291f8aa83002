import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRunning } from '../checks/is-running.ts';
import { showProgress } from './progress.mjs';

/** In what was built: what it was made of. */
const STAMP = '.made-of';
/** How often each of two that are done at the same moment tries to put its own in place. */
const TRIES = 5;

interface Build {
  /** As it is called in front of people: "web app". */
  name: string;
  /** The folder that it makes, such as `dist/web`. */
  out: string;
  /** Whose content it is made from: patterns of files, of which tests are left out. */
  from: readonly string[];
  /** Makes it in an empty folder (absolute); throws when it cannot. */
  make: (folder: string) => Promise<void>;
}

/**
 * Builds, unless it was built from these very inputs already. Done beside it first, so that a failed build leaves the
 * last good one and a program never reads half of one; of several that build the same at once, the first to be done counts.
 * @returns whether it is there, made from what lies here; why not is printed
 */
export async function buildOnce({ name, out, from, make }: Build): Promise<boolean> {
  const inputs = hashOf([...from, 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json']);
  const isBuilt = () => existsSync(join(out, STAMP)) && readFileSync(join(out, STAMP), 'utf8') === inputs;
  if (isBuilt()) return true;
  removeStopped(out);
  const end = showProgress(`Building the ${name}`);
  const next = resolve(`${out}-next-${process.pid}`);
  try {
    process.env['NODE_ENV'] = 'production'; // whoever asks for it: libraries have parts for development
    await make(next);
    writeFileSync(join(next, STAMP), inputs);
    for (let tried = 1; !isBuilt(); tried += 1) putInPlace(next, out, tried === TRIES);
    const seconds = end();
    console.log(`${name[0]!.toUpperCase()}${name.slice(1)} built in ${seconds} s`);
    return true;
  } catch (error) {
    end();
    console.error(`Building the ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Unless somebody else's has come there meanwhile; `isLast` throws then, too. */
function putInPlace(next: string, out: string, isLast: boolean): void {
  rmSync(out, { recursive: true, force: true });
  try {
    renameSync(next, out);
  } catch (error) {
    if (isLast || !existsSync(out)) throw error;
  }
}

/** Deletes what builds have left that were stopped. */
function removeStopped(out: string): void {
  for (const left of globSync(`${out}-next-*`))
    if (!isRunning(Number(left.split('-').at(-1)))) rmSync(left, { recursive: true, force: true });
}

/** One hash over the path and content of every file that goes into a build. */
function hashOf(patterns: readonly string[]): string {
  const exclude = ['**/*.test.ts', '**/*.test.tsx', 'server/test/**'];
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { exclude }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
