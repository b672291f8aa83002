// Import rules for the layout. Each comment says why, and what to do instead.
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const ADAPTERS = '(core|db|files|ai|mail|queue)';

export default {
  forbidden: [
    rule('no-circular', 'A cycle has no first part to read. Move the shared piece below both.',
      {}, { circular: true }),
    rule('contract-is-a-leaf', 'Both sides build on the contract, so it may build on neither.',
      { path: '^contract/' }, { path: '^(server|web|e2e)/' }),
    rule('contract-needs-only-zod', 'The contract is loaded by browser and server. Add the contract library here once chosen.',
      { path: '^contract/' }, { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '/node_modules/zod/|^node_modules/zod/' }),
    rule('web-and-server-meet-only-in-contract', 'Server code must not reach the browser, not even as a type. Put the shape in contract/.',
      { path: '^web/' }, { path: '^server/' }),
    rule('server-knows-no-web', 'Only main.ts serves the web app.',
      { path: '^server/', pathNot: '^server/main[.]ts$' }, { path: '^web/' }),
    rule('repo-is-private-to-its-module', "Only the owner writes a table: another module's rows are changed through its actions, where its rules are checked. Reads may join (*.read.ts).",
      { path: '^server/([^/]+)/' }, { path: '[.]repo[.]ts$', pathNot: '^server/$1/' }),
    rule('routes-are-mounted-only-by-app', 'Routes are the outermost layer. Call the action instead.',
      { pathNot: '^server/app[.]ts$|[.]test[.]ts$' }, { path: '[.]routes[.]ts$' }),
    rule('core-and-adapters-know-no-domain', 'Adapters are chosen by configuration. Pass what they need as an argument.',
      { path: `^server/${ADAPTERS}/` }, { path: '^server/', pathNot: `^server/${ADAPTERS}/` }),
    rule('features-are-composed-in-app', 'Features stay separable. Compose them on a page in web/app/.',
      { path: '^web/features/([^/]+)/' }, { path: '^web/features/', pathNot: '^web/features/$1/' }),
    rule('shared-web-knows-no-feature', 'ui/ and lib/ serve every feature. Move feature code into its feature.',
      { path: '^web/(ui|lib)/' }, { path: '^web/(features|app)/' }),
    rule('nothing-imports-a-test', 'Put shared test helpers in server/test/ or web/test/.',
      { pathNot: '[.](test|spec)[.]tsx?$' }, { path: '[.](test|spec)[.]tsx?$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc', // TypeScript 7 has no compiler API yet; swc also sees `import type`
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
