// Allowed imports. shared <- renderer (in layers of its own, below), shared <- electron; build and tests stand outside.

/** The path of a package, found on disk or not. @param {string} name */
const createNpmRule = (name) => `(^|node_modules/)${name}(/|$)`

/** @param {string} name @param {string} comment @param {object} from @param {object} to @returns {import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The layers of renderer/, from the roof down: each imports from itself and from those below it. */
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
      'shared/ imports nothing of ours, no DOM, no Node.',
      { path: '^shared/' },
      { path: '^(renderer|electron|build|tests)/' }
    ),
    forbid('shared-without-node', 'shared/ runs everywhere.', { path: '^shared/' }, { dependencyTypes: ['core'] }),
    forbid(
      'renderer-without-node',
      'The renderer runs in a page.',
      { path: '^renderer/' },
      { dependencyTypes: ['core'] }
    ),
    forbid(
      'renderer-never-electron',
      'The renderer knows a platform, never Electron.',
      { path: '^renderer/' },
      { path: ['^electron/', createNpmRule('electron')] }
    ),
    forbid(
      'electron-only-shared',
      'Electron imports shared and itself.',
      { path: '^electron/' },
      { path: '^(renderer|build|tests)/' }
    ),
    forbid(
      'product-never-build',
      'Product code needs neither the build nor the tests.',
      { path: '^(shared|renderer)/' },
      { path: '^(build|tests)/' }
    ),
    forbid(
      'features-apart',
      'Features meet only in routes.',
      { path: '^renderer/features/([^/]+)/' },
      { path: '^renderer/features/', pathNot: '^renderer/features/$1/' }
    ),
    below('routes', 'app', 'A screen does not know what stands around it.'),
    below('features', 'app', 'A feature knows neither the roof nor the screen it is shown on.'),
    below('jobs', 'features', 'Shared by the features about jobs: a status, a history, reasons.'),
    below('components', 'jobs', 'Components know no trade.'),
    below('hooks', 'components', 'Hooks show nothing.'),
    below('stores', 'hooks', 'What many screens share is there without a component.'),
    below('data', 'stores', 'The rules of the trade do without React.'),
    below('platform', 'data', 'A platform knows no repository.'),
    below('storage', 'data', 'Stores keep documents, whatever the trade makes of them.'),
    below('config', 'storage', 'Addresses, toasts and settings are plain values.'),
    below('messages', 'config', 'Texts stand alone.'),
    below('styles', 'messages', 'Tokens and style sheets stand alone.'),
    forbid(
      'demo-apart',
      'The demonstration stands on the app, and no other build has anything of it.',
      { pathNot: '^renderer/demo/' },
      { path: '^renderer/demo/' }
    ),
    forbid('entries-on-top', 'Nobody imports an entry.', {}, { path: '^renderer/(main|entry-server)[.]tsx$' }),
    forbid(
      'in-a-layer',
      'Every module of renderer/ lies in a layer whose place in the order is known.',
      {},
      {
        path: '^renderer/',
        pathNot: `^renderer/((demo|service-worker|${layers.join('|')})/|(main|entry-server)[.]tsx$)`
      }
    ),
    forbid(
      'adapters-at-the-entry',
      'Which platform and whose accounts these are the entry decides: below it nobody asks which it is, only what it can do.',
      { path: '^renderer/(app|routes|features|jobs|components|hooks|stores|data)/', pathNot: adapters },
      { path: adapters }
    ),
    forbid(
      'stores-apart',
      'The adapters of a port lie beside each other; where nothing can be kept the memory stands in.',
      { path: '^renderer/storage/([^/]+)/' },
      { path: '^renderer/storage/(web|desktop|memory|firestore)/', pathNot: '^renderer/storage/($1|memory)/' }
    ),
    forbid(
      'ports-below-stores',
      'Ports, what the stores share and what they keep know no adapter.',
      { path: '^renderer/storage/((core|collections)/|[^/]+$)' },
      { path: '^renderer/storage/(web|desktop|memory|firestore)/' }
    ),
    forbid(
      'components-without-trade',
      'Components know no data: what they show is handed to them, or asked of a hook.',
      { path: '^renderer/components/' },
      { path: '^renderer/(data|platform|storage)/' }
    ),
    forbid(
      'firebase-in-data',
      'Only the accounts and the store of the shared board speak with Firebase.',
      { pathNot: '^renderer/(data|storage/firestore)/' },
      { path: createNpmRule('(firebase|@firebase)') }
    ),
    forbid(
      'electron-store-in-main',
      'Only the main process opens stores.',
      { pathNot: '^electron/main/' },
      { path: createNpmRule('electron-store') }
    ),
    forbid(
      'idb-in-storage',
      'Only renderer/storage opens IndexedDB.',
      { pathNot: '^renderer/storage/' },
      { path: createNpmRule('idb') }
    ),
    forbid(
      'no-cycles',
      'Two modules that need each other are one, also when only their types do.',
      {},
      { circular: true }
    ),
    forbid(
      'no-orphans',
      'Nobody imports it: an entry, or left over.',
      {
        orphan: true,
        pathNot: ['^renderer/(main|entry-server)[.]tsx$', '^renderer/styles/tokens[.]ts$', '[.]d[.]ts$']
      },
      {}
    ),
    forbid(
      'no-dev-dependency',
      'Product code stands on dependencies, not on devDependencies.',
      { path: '^(shared|renderer|electron)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: createNpmRule('electron') }
    ),
    forbid(
      'declared',
      'A package that package.json does not name.',
      { path: '^(shared|renderer|electron)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }
    ),
    forbid('resolvable', 'It is not there.', {}, { couldNotResolve: true, pathNot: '^virtual:' })
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
