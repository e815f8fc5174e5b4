import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBoundaries } from '../../../build/checks/boundaries.mjs'
import { plantProject, projectRoot } from './planted-project.ts'

const main = (...imports: string[]) => imports.map((path) => `import '${path}'`).join('\n')

/** rule -> the file that breaks it -> what it holds */
const violations: Record<string, Record<string, string>> = {
  'shared-stands-alone': { 'shared/up.ts': "import '#renderer/look/gem.ts'" },
  'shared-without-node': { 'shared/disk.ts': "import 'node:fs'" },
  'renderer-without-node': { 'renderer/look/disk.ts': "import 'node:fs'" },
  'renderer-never-electron': { 'renderer/look/bridge.ts': "import '../../electron/main/index.ts'" },
  'electron-only-shared': { 'electron/main/index.ts': "import '../../renderer/look/gem.ts'\nimport '#shared/word.ts'" },
  'product-never-build': { 'renderer/look/tool.ts': "import '../../build/tool.ts'" },
  'features-apart': { 'renderer/features/jobs/card.ts': "import '#renderer/features/pages/page.ts'" },
  'routes-on-top': { 'renderer/features/pages/page.ts': "import '#renderer/routes/page.ts'" },
  'components-without-trade': { 'renderer/components/button.ts': "import '#renderer/data/store.ts'" },
  'firebase-in-data': { 'renderer/look/cloud.ts': "import 'firebase/app'" },
  'electron-store-in-main': { 'renderer/data/disk-store.ts': "import 'electron-store'" },
  'idb-in-storage': { 'renderer/data/journal.ts': "import 'idb'" },
  'no-cycles': {
    'shared/hen.ts': "import { egg } from './egg.ts'\nexport const hen = () => egg",
    'shared/egg.ts': "import { hen } from './hen.ts'\nexport const egg = () => hen"
  },
  'no-orphans': { 'shared/left-over.ts': 'export const nobody = 1' },
  'no-dev-dependency': { 'renderer/look/dev.ts': "import 'sirv'" },
  resolvable: { 'renderer/look/typo.ts': "import './gme.ts'" }
}

const sound = {
  'shared/word.ts': "export interface Seen { self: import('./mirror.ts').Mirror }\nexport const word = 1",
  'shared/mirror.ts': "import { word } from './word.ts'\nexport interface Mirror { word: typeof word }",
  'renderer/main.tsx': main(
    '#shared/word.ts',
    '#renderer/look/gem.ts',
    '#renderer/routes/page.ts',
    'virtual:tokens.css',
    'react'
  ),
  'renderer/look/gem.ts': 'export const gem = 1',
  'renderer/routes/page.ts': main(
    '#renderer/features/pages/heading.ts',
    '#renderer/data/store.ts',
    '#renderer/storage/journal.ts'
  ),
  'renderer/features/pages/heading.ts': "import '#renderer/look/gem.ts'",
  'renderer/data/store.ts': "import '#shared/word.ts'",
  'renderer/storage/journal.ts': "import 'idb'"
}

let clean: Awaited<ReturnType<typeof checkBoundaries>>
let planted: typeof clean
const removals: (() => void)[] = []

beforeAll(async () => {
  const good = plantProject(sound)
  const bad = plantProject({
    ...sound,
    ...Object.assign({}, ...Object.values(violations)),
    'build/tool.ts': 'export {}'
  })
  removals.push(good.remove, bad.remove)
  clean = await checkBoundaries(good.root)
  planted = await checkBoundaries(bad.root)
}, 60_000)

afterAll(() => {
  for (const remove of removals) remove()
})

test('a sound project breaks no rule, type-only circles included', () => {
  expect(clean).toEqual({ modules: Object.keys(sound).length, complaints: [] })
})

test.each(Object.entries(violations))('%s is refused', (rule, files) => {
  const named = Object.keys(files).map((file) => `${rule}: ${file}`)
  expect(planted.complaints.some((complaint) => named.some((start) => complaint.startsWith(start)))).toBe(true)
})

test('every source file of this project is read', async () => {
  const { modules, complaints } = await checkBoundaries(projectRoot)
  expect(modules).toBeGreaterThan(40)
  expect(complaints.filter((complaint) => complaint.startsWith('not read'))).toEqual([])
}, 60_000)
