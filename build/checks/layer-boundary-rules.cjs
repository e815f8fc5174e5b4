// Allowed imports. shared <- renderer (in the layers below), shared <- electron. Product code never imports build or tests.

/** The path of a package, found on disk or not. @param {string} name */
const createNpmRule = (name) => `(^|node_modules/)${name}(/|$)`

/** @param {string} name @param {string} comment @param {object} from @param {object} to @returns {import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The layers of renderer/, from the top down: each imports from itself and from those below it. */
const layers = [
  'app',
  'routes',
  'features',
  'jobs',
  'components',
  'hooks',
  'stores',
  'data',
  'platform',
  'storage',
  'config',
  'messages',
  'styles'
]

/** @param {string} layer @param {string} upper one above it, for the name of the rule @param {string} comment */
const below = (layer, upper, comment) =>
  forbid(
    `${layer}-below-${upper}`,
    comment,
    { path: `^renderer/${layer}/` },
    { path: `^renderer/(${layers.slice(0, layers.indexOf(layer)).join('|')})/` }
  )

/** The code that knows whether this is the web, the desktop or the shared board, and whose accounts these are. */
const adapters =
  '^renderer/(platform/(web|desktop)|storage/(web|desktop|memory|firestore)|data/(accounts/(local|firebase)/|(open-firebase|open-visitor-store|open-shared-board|read-published-board)[.]))'

module.exports = {
  forbidden: [
    forbid(
      'shared-stands-alone',
      'shared/ imports no other folder of the project.',
      { path: '^shared/' },
      { path: '^(renderer|electron|build|tests)/' }
    ),
    forbid(
      'shared-without-node',
      'shared/ runs in pages too: it has no Node.',
      { path: '^shared/' },
      { dependencyTypes: ['core'] }
    ),
    forbid(
      'renderer-without-node',
      'The renderer runs in a page: it has no Node.',
      { path: '^renderer/' },
      { dependencyTypes: ['core'] }
    ),
    forbid(
      'renderer-never-electron',
      'The renderer uses renderer/platform, never Electron.',
      { path: '^renderer/' },
      { path: ['^electron/', createNpmRule('electron')] }
    ),
    forbid(
      'electron-only-shared',
      'electron/ imports shared/ and itself only.',
      { path: '^electron/' },
      { path: '^(renderer|build|tests)/' }
    ),
    forbid(
      'product-never-build',
      'Product code imports neither build/ nor tests/.',
      { path: '^(shared|renderer)/' },
      { path: '^(build|tests)/' }
    ),
    forbid(
      'features-apart',
      'Features do not import each other: combine them in routes/.',
      { path: '^renderer/features/([^/]+)/' },
      { path: '^renderer/features/', pathNot: '^renderer/features/$1/' }
    ),
    below('routes', 'app', 'Screens do not import app/.'),
    below('features', 'app', 'Features import neither app/ nor routes/.'),
    below('jobs', 'features', 'jobs/ is shared by features and imports none.'),
    below('components', 'jobs', 'Components import nothing about jobs or features.'),
    below('hooks', 'components', 'Hooks import no components.'),
    below('stores', 'hooks', 'Stores import neither hooks nor components.'),
    below('data', 'stores', 'data/ does not import React code.'),
    below('platform', 'data', 'platform/ imports no repository.'),
    below('storage', 'data', 'storage/ does not import data/ or platform/.'),
    below('config', 'storage', 'config/ imports only messages/ and styles/.'),
    below('messages', 'config', 'messages/ imports no layer but styles/.'),
    below('styles', 'messages', 'styles/ imports no other layer.'),
    forbid(
      'demo-apart',
      'Only demo/ imports demo/: no other build contains it.',
      { pathNot: '^renderer/demo/' },
      { path: '^renderer/demo/' }
    ),
    forbid('entries-on-top', 'No module imports an entry.', {}, { path: '^renderer/(main|entry-server)[.]tsx$' }),
    forbid(
      'in-a-layer',
      'Every module of renderer/ is in one of the listed layers.',
      {},
      {
        path: '^renderer/',
        pathNot: `^renderer/((demo|service-worker|${layers.join('|')})/|(main|entry-server)[.]tsx$)`
      }
    ),
    forbid(
      'adapters-at-the-entry',
      'Only the entry chooses platform, storage and accounts: other code uses their interfaces.',
      { path: '^renderer/(app|routes|features|jobs|components|hooks|stores|data)/', pathNot: adapters },
      { path: adapters }
    ),
    forbid(
      'stores-apart',
      'Storage adapters do not import each other, except memory/.',
      { path: '^renderer/storage/([^/]+)/' },
      { path: '^renderer/storage/(web|desktop|memory|firestore)/', pathNot: '^renderer/storage/($1|memory)/' }
    ),
    forbid(
      'ports-below-stores',
      'Ports and shared storage code import no adapter.',
      { path: '^renderer/storage/((core|collections)/|[^/]+$)' },
      { path: '^renderer/storage/(web|desktop|memory|firestore)/' }
    ),
    forbid(
      'components-without-trade',
      'Components get data from props or hooks.',
      { path: '^renderer/components/' },
      { path: '^renderer/(data|platform|storage)/' }
    ),
    forbid(
      'firebase-in-data',
      'Only data/ and storage/firestore/ import Firebase.',
      { pathNot: '^renderer/(data|storage/firestore)/' },
      { path: createNpmRule('(firebase|@firebase)') }
    ),
    forbid(
      'electron-store-in-main',
      'Only electron/main/ imports electron-store.',
      { pathNot: '^electron/main/' },
      { path: createNpmRule('electron-store') }
    ),
    forbid(
      'idb-in-storage',
      'Only renderer/storage/ imports idb.',
      { pathNot: '^renderer/storage/' },
      { path: createNpmRule('idb') }
    ),
    forbid('no-cycles', 'No import cycles, not even of types.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'No module imports it: delete it.',
      {
        orphan: true,
        pathNot: ['^renderer/(main|entry-server)[.]tsx$', '^renderer/styles/design-tokens[.]ts$', '[.]d[.]ts$']
      },
      {}
    ),
    forbid(
      'no-dev-dependency',
      'Product code imports dependencies, not devDependencies.',
      { path: '^(shared|renderer|electron)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: createNpmRule('electron') }
    ),
    forbid(
      'declared',
      'package.json does not list this package.',
      { path: '^(shared|renderer|electron)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }
    ),
    forbid('resolvable', 'The imported module does not exist.', {}, { couldNotResolve: true, pathNot: '^virtual:' })
  ],
  options: {
    // Source of the build that vite wants to find beside index.html.
    exclude: { path: '^renderer/vite[.]config[.]ts$' },
    doNotFollow: { path: '(^|/)(node_modules|build)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default']
    }
  }
}
