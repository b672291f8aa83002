import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { showProgress } from './progress.mjs';

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
 * last good one, a program never reads half of one, and two that build at once do not meet.
 * @returns whether it is there, made from what lies here
 */
export async function buildOnce({ name, out, from, make }: Build): Promise<boolean> {
  const stamp = `${out}-inputs.sha256`;
  const inputs = hashOf([...from, 'package-lock.json']);
  if (existsSync(out) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return true;
  const end = showProgress(`Building the ${name}`);
  const next = resolve(`${out}-next-${process.pid}`);
  try {
    await make(next);
    rmSync(stamp, { force: true });
    rmSync(out, { recursive: true, force: true });
    renameSync(next, out);
    writeFileSync(stamp, inputs);
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

/** One hash over the path and content of every file that goes into a build. */
function hashOf(patterns: readonly string[]): string {
  const exclude = ['**/*.test.ts', '**/*.test.tsx', 'server/test/**'];
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { exclude }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
