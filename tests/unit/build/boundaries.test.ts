import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBoundaries, ruleNames } from '../../../build/checks/boundaries.mjs'
import { plantProject } from './planted-project.ts'

/** The layers of renderer/, from the roof down. */
const layers = [
  'app',
  'routes',
  'features',
  'postings',
  'components',
  'hooks',
  'stores',
  'data',
  'platform',
  'storage',
  'config',
  'messages',
  'look'
]

const imports = (...paths: string[]) => paths.map((path) => `import '${path}'`).join('\n')

/** Layers that a module of a layer may import. */
const openTo = (layer: string) =>
  layers
    .slice(layers.indexOf(layer) + 1)
    .filter((lower) => layer !== 'components' || !['data', 'platform', 'storage'].includes(lower))

/** The rule that is broken, and the files that break it. */
const violations: [rule: string, files: Record<string, string>][] = [
  ['shared-stands-alone', { 'shared/up.ts': "import '#renderer/look/word.ts'" }],
  ['shared-without-node', { 'shared/disk.ts': "import 'node:fs'" }],
  ['renderer-without-node', { 'renderer/look/disk.ts': "import 'node:fs'" }],
  ['renderer-never-electron', { 'renderer/look/bridge.ts': "import '../../electron/main/index.ts'" }],
  ['electron-only-shared', { 'electron/main/index.ts': imports('../../renderer/look/word.ts', '#shared/word.ts') }],
  ['product-never-build', { 'renderer/look/tool.ts': "import '../../build/tool.ts'" }],
  ['features-apart', { 'renderer/features/jobs/card.ts': "import '#renderer/features/pages/heading.ts'" }],
  [
    'demo-apart',
    { 'renderer/app/look.ts': "import '#renderer/demo/word.ts'", 'renderer/demo/word.ts': 'export const word = 1' }
  ],
  ['entries-on-top', { 'renderer/app/start.ts': "import '#renderer/main.tsx'" }],
  [
    'in-a-layer',
    {
      'renderer/app/elsewhere.ts': "import '#renderer/else/where.ts'",
      'renderer/else/where.ts': 'export const here = 1'
    }
  ],
  ['adapters-at-the-entry', { 'renderer/hooks/use-tab.ts': "import '#renderer/platform/web/tab.ts'" }],
  ['adapters-at-the-entry', { 'renderer/data/cards.ts': "import '#renderer/storage/web/journal.ts'" }],
  ['adapters-at-the-entry', { 'renderer/features/jobs/account.ts': "import '#renderer/data/accounts/local/local.ts'" }],
  ['stores-apart', { 'renderer/storage/desktop/cards.ts': "import '#renderer/storage/web/journal.ts'" }],
  ['ports-below-stores', { 'renderer/storage/core/cards.ts': "import '#renderer/storage/memory/list.ts'" }],
  ['ports-below-stores', { 'renderer/storage/port.ts': "import '#renderer/storage/memory/list.ts'" }],
  ['components-without-trade', { 'renderer/components/button.ts': "import '#renderer/data/word.ts'" }],
  ['components-without-trade', { 'renderer/components/label.ts': "import type {} from '#renderer/storage/word.ts'" }],
  ['firebase-in-data', { 'renderer/look/cloud.ts': "import 'firebase/app'" }],
  ['firebase-in-data', { 'renderer/storage/web/cloud.ts': "import 'firebase/app'" }],
  ['electron-store-in-main', { 'renderer/data/disk-store.ts': "import 'electron-store'" }],
  ['idb-in-storage', { 'renderer/data/journal.ts': "import 'idb'" }],
  [
    'no-cycles',
    {
      'shared/hen.ts': "import { egg } from './egg.ts'\nexport const hen = () => egg",
      'shared/egg.ts': "import { hen } from './hen.ts'\nexport const egg = () => hen"
    }
  ],
  [
    'no-cycles',
    {
      'shared/seen.ts': "export interface Seen { self: import('./mirror.ts').Mirror }",
      'shared/mirror.ts': "import type { Seen } from './seen.ts'\nexport interface Mirror { seen: Seen }"
    }
  ],
  ['no-orphans', { 'shared/left-over.ts': 'export const nobody = 1' }],
  ['no-dev-dependency', { 'renderer/look/dev.ts': "import 'sirv'" }],
  ['declared', { 'renderer/look/undeclared.ts': "import 'scheduler'" }],
  ['resolvable', { 'renderer/look/typo.ts': "import './wrod.ts'" }]
]

/** A module of each layer that imports a type of each layer above it. */
const arrowsUp = layers.flatMap((layer, at) =>
  layers.slice(0, at).map((upper) => ({
    layer,
    upper,
    file: `renderer/${layer}/up-to-${upper}.ts`,
    text: `import type {} from '#renderer/${upper}/word.ts'`
  }))
)

const sound = {
  'shared/word.ts': 'export const word = 1',
  'renderer/main.tsx': imports(
    ...layers.map((layer) => `#renderer/${layer}/word.ts`),
    '#renderer/features/pages/heading.ts',
    '#renderer/platform/web/tab.ts',
    '#renderer/data/accounts/local/local.ts',
    '#renderer/data/open-firebase.ts',
    'virtual:tokens.css',
    'react'
  ),
  ...Object.fromEntries(
    layers.map((layer) => [
      `renderer/${layer}/word.ts`,
      imports('#shared/word.ts', ...openTo(layer).map((lower) => `#renderer/${lower}/word.ts`))
    ])
  ),
  'renderer/features/pages/heading.ts': "import '#renderer/look/word.ts'",
  'renderer/platform/web/tab.ts': "import '#renderer/storage/web/journal.ts'",
  'renderer/data/accounts/local/local.ts': "import '#shared/word.ts'",
  'renderer/data/open-firebase.ts': imports('#renderer/storage/firestore/board.ts', 'firebase/app'),
  'renderer/storage/firestore/board.ts': imports('#renderer/storage/core/rows.ts', 'firebase/firestore'),
  'renderer/storage/web/journal.ts': imports('#renderer/storage/memory/list.ts', 'idb'),
  'renderer/storage/memory/list.ts': "import '#renderer/storage/core/rows.ts'",
  'renderer/storage/core/rows.ts': "import '#shared/word.ts'"
}

let clean: Awaited<ReturnType<typeof checkBoundaries>>
let planted: typeof clean
const removals: (() => void)[] = []

beforeAll(async () => {
  const good = plantProject(sound)
  const bad = plantProject({
    ...sound,
    ...Object.assign({}, ...violations.map(([, files]) => files)),
    ...Object.fromEntries(arrowsUp.map(({ file, text }) => [file, text])),
    'build/tool.ts': 'export {}'
  })
  removals.push(good.remove, bad.remove)
  clean = await checkBoundaries(good.root)
  planted = await checkBoundaries(bad.root)
}, 60_000)

afterAll(() => {
  for (const remove of removals) remove()
})

test('a sound project breaks no rule', () => {
  expect(clean).toMatchObject({ modules: Object.keys(sound).length, complaints: [] })
})

const isRefused = (rule: string, file: string) =>
  planted.complaints.some((complaint) => complaint.startsWith(`${rule}: ${file} `))

test.each(violations)('%s is refused', (rule, files) => {
  expect(Object.keys(files).some((file) => isRefused(rule, file))).toBe(true)
})

const ruleOf = (layer: string) => ruleNames.find((name = '') => name.startsWith(`${layer}-below-`)) ?? ''

test.each(arrowsUp)('$layer never imports $upper', ({ layer, file }) => {
  expect(isRefused(ruleOf(layer), file)).toBe(true)
})

test('for every rule a violation is planted', () => {
  const named = [...violations.map(([rule]) => rule), ...layers.slice(1).map(ruleOf)]
  expect(new Set(named)).toEqual(new Set(ruleNames))
})
