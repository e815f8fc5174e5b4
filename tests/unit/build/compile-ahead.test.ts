import { expect, test } from 'vitest'
import { createCompileAheadPlugin } from '../../../build/vite/compile-ahead.ts'

interface Chunk {
  type: 'chunk'
  fileName: string
  moduleIds: string[]
  imports: string[]
  code: string
}

const chunkOf = (fileName: string, moduleIds: string[], imports: string[] = []): Chunk => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports,
  code: `/* ${fileName} */`
})

/** The files whose functions the browser is asked to compile as they arrive. */
function findHinted(chunks: readonly Chunk[]): string[] {
  const plugin = createCompileAheadPlugin()
  const bundle = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]))
  const { handler } = plugin.generateBundle as unknown as { handler(options: object, bundle: object): void }
  handler({}, { ...bundle, 'look.css': { type: 'asset', fileName: 'look.css', source: '' } })
  const hint = '//# allFunctionsCalledOnLoad\n'
  for (const { code, fileName } of chunks) expect(code.replace(hint, '')).toBe(`/* ${fileName} */`)
  return chunks.filter(({ code }) => code.startsWith(hint)).map(({ fileName }) => fileName)
}

const antd = '/loupe/node_modules/antd/es/table/index.js'

test('a workplace is compiled before it is opened, with antd and all that cannot be there without it', () => {
  const chunks = [
    chunkOf('index.js', ['/loupe/renderer/main.tsx'], ['base.js']),
    chunkOf('base.js', ['/loupe/node_modules/react/index.js']),
    chunkOf('table.js', [antd], ['base.js']),
    chunkOf('select.js', ['/loupe/node_modules/@rc-component/select/es/index.js'], ['base.js']),
    chunkOf('tools.js', ['/loupe/renderer/features/tools.tsx'], ['select.js']),
    chunkOf('dashboard.js', ['/loupe/renderer/routes/dashboard.tsx'], ['base.js', 'tools.js', 'gone.js']),
    chunkOf('profile.js', ['/loupe/renderer/routes/profile.tsx'], ['base.js', 'index.js'])
  ]
  expect(findHinted(chunks)).toEqual(['table.js', 'select.js', 'tools.js', 'dashboard.js'])
})

test('a first page is compiled as it arrives, with all that is there before it, and what is opened from it is not', () => {
  const chunks = [
    chunkOf('base.js', ['/loupe/node_modules/react/index.js']),
    chunkOf('words.js', ['/loupe/renderer/words.ts'], ['base.js']),
    chunkOf('index.js', ['/loupe/renderer/main.tsx'], ['base.js', 'words.js']),
    chunkOf('jobs.js', ['/loupe/renderer/routes/jobs.tsx'], ['index.js', 'gone.js']),
    chunkOf('open-visitors.js', ['/loupe/renderer/data/open-visitors.ts'], ['reader.js']),
    chunkOf('reader.js', ['/loupe/renderer/reader.ts']),
    chunkOf('profile.js', ['/loupe/renderer/routes/profile.tsx'], ['index.js'])
  ]
  const first = ['base.js', 'words.js', 'index.js', 'jobs.js', 'open-visitors.js', 'reader.js']
  expect(findHinted(chunks)).toEqual(first)
})

test.each([
  ['one.js', 'other.js'],
  ['other.js', 'one.js']
])('of files that import each other both are found, also when %s is looked at before %s', (...order) => {
  const known: Record<string, Chunk> = {
    'one.js': chunkOf('one.js', ['/loupe/renderer/one.ts'], ['other.js']),
    'other.js': chunkOf('other.js', ['/loupe/renderer/other.ts'], ['one.js', 'table.js'])
  }
  const chunks = [...order.flatMap((name) => known[name] ?? []), chunkOf('table.js', [antd])]
  expect(findHinted(chunks)).toEqual([...order, 'table.js'])
})
