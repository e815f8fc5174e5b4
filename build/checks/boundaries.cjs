// Who may import whom. The floors: shared <- renderer, shared <- electron; build and tests stand outside.

/** The path of a package, found on disk or not. @param {string} name */
const npm = (name) => `(^|node_modules/)${name}(/|$)`

/** @param {string} name @param {string} comment @param {object} from @param {object} to @returns {import('dependency-cruiser').IForbiddenRuleType} */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    never(
      'shared-stands-alone',
      'shared/ imports nothing of ours, no DOM, no Node.',
      { path: '^shared/' },
      { path: '^(renderer|electron|build|tests)/' }
    ),
    never('shared-without-node', 'shared/ runs everywhere.', { path: '^shared/' }, { dependencyTypes: ['core'] }),
    never(
      'renderer-without-node',
      'The renderer runs in a page.',
      { path: '^renderer/' },
      { dependencyTypes: ['core'] }
    ),
    never(
      'renderer-never-electron',
      'The renderer knows a platform, never Electron.',
      { path: '^renderer/' },
      { path: ['^electron/', npm('electron')] }
    ),
    never(
      'electron-only-shared',
      'Electron imports shared and itself.',
      { path: '^electron/' },
      { path: '^(renderer|build|tests)/' }
    ),
    never(
      'product-never-build',
      'Product code needs neither the build nor the tests.',
      { path: '^(shared|renderer)/' },
      { path: '^(build|tests)/' }
    ),
    never(
      'features-apart',
      'Features meet only in routes.',
      { path: '^renderer/features/([^/]+)/' },
      { path: '^renderer/features/', pathNot: '^renderer/features/$1/' }
    ),
    never(
      'routes-on-top',
      'Only the app shows routes.',
      { path: '^(shared|renderer/(features|components|data|platform|storage|look|messages))/' },
      { path: '^renderer/routes/' }
    ),
    never(
      'components-without-trade',
      'Components know no feature and no data.',
      { path: '^renderer/components/' },
      { path: '^renderer/(features|data|platform|storage)/', dependencyTypesNot: ['type-only'] }
    ),
    never(
      'firebase-in-data',
      'Only the accounts and the store of the shared board speak with Firebase.',
      { pathNot: '^renderer/(data|storage/firestore)/' },
      { path: npm('(firebase|@firebase)') }
    ),
    never(
      'electron-store-in-main',
      'Only the main process opens stores.',
      { pathNot: '^electron/main/' },
      { path: npm('electron-store') }
    ),
    never(
      'idb-in-storage',
      'Only renderer/storage opens IndexedDB.',
      { pathNot: '^renderer/storage/' },
      { path: npm('idb') }
    ),
    never(
      'no-cycles',
      'Two modules that need each other are one; types may look at each other.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } }
    ),
    never(
      'no-orphans',
      'Nobody imports it: an entry, or left over.',
      { orphan: true, pathNot: ['^renderer/(main|entry-server)[.]tsx$', '^renderer/look/tokens[.]ts$', '[.]d[.]ts$'] },
      {}
    ),
    never(
      'no-dev-dependency',
      'Product code stands on dependencies, not on devDependencies.',
      { path: '^(shared|renderer|electron)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('electron') }
    ),
    never(
      'declared',
      'A package that package.json does not name.',
      { path: '^(shared|renderer|electron)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }
    ),
    never('resolvable', 'It is not there.', {}, { couldNotResolve: true, pathNot: '^virtual:' })
  ],
  options: {
    // Source of the build that vite wants to find beside index.html.
    exclude: { path: '^renderer/vite[.]config[.]ts$' },
    doNotFollow: { path: '(^|/)(node_modules|build)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'browser', 'default']
    }
  }
}
