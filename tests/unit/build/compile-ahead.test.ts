import { expect, test } from 'vitest'
import { createCompileAheadPlugin } from '../../../build/vite/antd/compile-ahead.ts'

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
    chunkOf('jobs.js', ['/loupe/renderer/routes/jobs.tsx'], ['base.js', 'index.js'])
  ]
  expect(findHinted(chunks)).toEqual(['table.js', 'select.js', 'tools.js', 'dashboard.js'])
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
