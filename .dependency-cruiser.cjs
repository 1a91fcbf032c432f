// Which folders may import which. Each rule has a small offending tree in tests/architecture that must violate it.
const outside = '^src/(?:adapters|db|server|web|emulators|launch|cli)/';

/** The stages of reading an email, in order; none imports a later one. Words and text tools come before all. */
const reader = '^src/readers/receipt/';
const stages = [
  ['words', '(?:lexicon|text)/'],
  ['email', 'email/'],
  ['page', 'page/'],
  ['candidates', '(?:candidates/|(?:read-page|select-page|find-candidates)\\.ts$)'],
  ['fields', '(?:fields/|find-fields\\.ts$)'],
  ['decision', 'decision/'],
  ['after', '(?:(?:confidence|learned-rules|assist)/|(?:decide|read-receipt)\\.ts$)'],
];
const stageOrder = stages.slice(0, -1).map(([name, path], index) => ({
  name: `reader-stage-${name}`,
  severity: 'error',
  from: { path: reader + path, pathNot: '\\.test\\.ts$' },
  to: {
    path: `${reader}(?:${stages
      .slice(index + 1)
      .map(([, later]) => later)
      .join('|')})`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'readers-pure',
      severity: 'error',
      from: { path: '^src/readers/', pathNot: '\\.test\\.ts$' },
      to: { path: `${outside}|^src/(?:contract|ports)/` },
    },
    {
      name: 'readers-no-node',
      severity: 'error',
      from: { path: '^src/readers/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    ...stageOrder,
    {
      name: 'contract-down',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: '^src/(?:contract|domain)/|^node_modules/zod/' },
    },
    {
      name: 'ports-types',
      severity: 'error',
      from: { path: '^src/ports/' },
      to: { pathNot: '^src/(?:ports|domain)/' },
    },
    {
      name: 'adapters-ports',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(?:contract|readers|db|server|web|emulators|launch|cli)/' },
    },
    {
      name: 'db-down',
      severity: 'error',
      from: { path: '^src/db/' },
      to: { path: '^src/(?:contract|readers|adapters|server|web|emulators|launch|cli)/' },
    },
    {
      name: 'feature-island',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: { path: '^src/server/features/([^/]+)/', pathNot: '^src/server/features/$1/' },
    },
    {
      name: 'web-feature-island',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'web-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(?:readers|ports|adapters|db|server|emulators|launch|cli)/' },
    },
    {
      name: 'web-no-zod',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^node_modules/zod/' },
    },
    {
      name: 'only-main-sees-adapters',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/(?:adapters/|server/(?:main|foundation|choose-[a-z]+)\\.ts$|launch/|cli/(?:serve|seed|rotate-keys|backup|restore|lib/(?:change-sign-in|delay-key|delete-user|doctor-parts|invite-user|known-secret-box|mail-reset|open-outbox|reset-password|sealed-columns))\\.ts$)',
      },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'no-emulators-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:emulators|launch)/' },
      to: { path: '^src/emulators/' },
    },
    {
      name: 'emulators-alone',
      severity: 'error',
      from: { path: '^src/emulators/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(?!emulators/)' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$|^tests/|^benches/' },
    },
    {
      name: 'no-training-in-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^training/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, path: '^(?:#|\\.)' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|json|woff2)$|^src/web/public' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
