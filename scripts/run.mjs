// The bootstrap behind the npm commands. It runs on whatever Node the machine has (20 or newer) and before anything
// is installed, so it is plain JavaScript and uses nothing but Node's own modules.
import { fileURLToPath } from 'node:url';
import { runProgram } from './run/child.mjs';
import { install, pinnedNode } from './run/install.mjs';

/** The server, with all that it imports, as scripts/build-server.ts leaves it. */
const SERVER = 'dist/server/main.js';
const BUILDS = ['scripts/build-web.ts', 'scripts/build-server.ts'];
/** Node's own room for young objects is many times what the server's take, and is never given back. */
const FOR_SERVER = ['--max-semi-space-size=16'];

/**
 * command → the program behind it, what to give it, which options a person may add (with the kind of their value), whether
 * it serves what must be built first, and what it must be given, if anything
 */
const COMMANDS = {
  demo: { program: SERVER, given: ['--demo'], options: ['--reset'], isBuilt: true },
  start: { program: SERVER, given: [], options: ['--new-secret'], isBuilt: true },
  dev: { program: 'scripts/dev.ts', given: [], options: ['--demo'], isBuilt: false },
  test: { program: 'scripts/check.ts', given: [], options: ['--only=a,b', '--skip=a,b'], isBuilt: false },
  'test-postgres': {
    program: 'scripts/test-postgres.ts',
    given: [],
    options: ['--journeys'],
    isBuilt: false,
  },
  'test-fuzz': {
    program: 'scripts/test-fuzz.ts',
    given: [],
    options: ['--requests=NUMBER', '--seed=NUMBER'],
    isBuilt: false,
  },
  'test-durability': {
    program: 'scripts/test-durability.ts',
    given: [],
    options: ['--rounds=NUMBER', '--seed=NUMBER'],
    isBuilt: false,
  },
  'files-check': { program: 'scripts/files-check.ts', given: [], options: ['--json'], isBuilt: false },
  backup: { program: 'scripts/backup.ts', given: [], options: [], isBuilt: false, path: 'FOLDER|FILE' },
  restore: { program: 'scripts/restore.ts', given: [], options: [], isBuilt: false, path: 'FILE' },
  engine: { program: 'scripts/engine.ts', given: [], options: [], isBuilt: false },
  eval: { program: 'scripts/eval.ts', given: [], options: ['--held-out', '--mistakes'], isBuilt: false },
};

async function main([name = '', ...args]) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    return refuse(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuse(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  const takes = (arg) =>
    command.options.some((option) => {
      const [name, value] = option.split('=');
      return value === undefined ? arg === name : arg.startsWith(`${name}=`);
    });
  const path = command.path && args.find((arg) => !arg.startsWith('-'));
  if (command.path && !path) return refuse(`Name a ${command.path}: npm run ${name} -- ${command.path}`);
  const unknown = args.find((arg) => arg !== path && !takes(arg));
  if (unknown !== undefined) {
    const known = command.options.join(' and ');
    return refuse(`Unknown option "${unknown}": ${name} takes ${known || 'no options'}.`);
  }

  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  // What Node has compiled is kept, which saves the second start a good part of its time.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/niyukti/compiled', import.meta.url),
  );
  const installed = await install();
  if (installed !== 0) return installed;
  for (const build of command.isBuilt ? BUILDS : []) {
    const built = await runProgram(pinnedNode(), build, []);
    if (built !== 0) return built;
  }
  return runProgram(
    pinnedNode(),
    command.program,
    [...command.given, ...args],
    command.isBuilt ? FOR_SERVER : [],
  );
}

/** One line for the person at the terminal, and the exit code for a wrong call. */
function refuse(line) {
  console.error(line);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
