import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runChild } from './child.mjs';
import { showProgress } from './progress.mjs';

const WINDOWS = process.platform === 'win32';
const PINNED_NODE = `node_modules/node/bin/node${WINDOWS ? '.exe' : ''}`;

/** The path of the Node that package.json pins, undefined while it is not installed. */
export function pinnedNode() {
  return existsSync(PINNED_NODE) ? PINNED_NODE : undefined;
}

/** Makes node_modules what package-lock.json says, unless it is already; resolves to an exit code. */
export async function install() {
  if (installedAsLocked() && pinnedNode()) return 0;
  const end = showProgress('Installing packages (about a minute)');
  // npm ci empties node_modules first, which Windows refuses while this very process runs from there
  const verb = WINDOWS && existsSync('node_modules') ? 'install' : 'ci';
  const code = await npm([verb, '--progress=false']);
  const took = end();
  if (code !== 0) {
    if (code < 128)
      console.error('Installing packages failed: npm says why above. Check the network and run it again.');
    return code;
  }
  if (!pinnedNode()) {
    console.error(
      'npm installed the packages but not the pinned Node: it was told to ignore install scripts. Run: npm rebuild node --ignore-scripts=false',
    );
    return 1;
  }
  console.error(`Packages installed in ${took} s`); // stdout belongs to the command
  return 0;
}

/**
 * Whether npm's own record of what is installed agrees with package-lock.json. npm writes the record last, so an
 * interrupted install counts as none; an optional package may be missing (another platform's binary).
 */
function installedAsLocked() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const { '': root, ...locked } = wanted;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const kind of ['dependencies', 'devDependencies']) {
    // in whatever order they stand: npm sorts them in its own file
    if (!isDeepStrictEqual(root?.[kind] ?? {}, manifest[kind] ?? {})) return false;
  }
  return Object.entries(locked).every(([path, { version, integrity, optional, devOptional }]) => {
    const there = installed[path];
    if (!there) return optional === true || devOptional === true;
    return there.version === version && there.integrity === integrity;
  });
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  // stdout carries only "added 500 packages": what matters comes on stderr
  const options = { stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    if (script && node) return await runChild(node, [script, ...args], options);
    return await runChild('npm', args, { ...options, shell: WINDOWS });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    console.error('npm was not found: install Node 20 or newer together with npm.');
    return 127;
  }
}
