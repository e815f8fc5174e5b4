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

test('a first page is compiled as it arrives, with all that is there before it, and what is opened from it is not', () => {
  const chunks = [
    chunkOf('base.js', ['/loupe/node_modules/react/index.js']),
    chunkOf('words.js', ['/loupe/renderer/words.ts'], ['base.js']),
    chunkOf('index.js', ['/loupe/renderer/main.tsx'], ['base.js', 'words.js']),
    chunkOf('jobs.js', ['/loupe/renderer/routes/jobs.tsx'], ['index.js', 'gone.js']),
    chunkOf('open-visitors.js', ['/loupe/renderer/data/open-visitors.ts'], ['reader.js']),
    chunkOf('reader.js', ['/loupe/renderer/reader.ts']),
    chunkOf('table.js', ['/loupe/node_modules/antd/es/table/index.js'], ['base.js']),
    chunkOf('profile.js', ['/loupe/renderer/routes/profile.tsx'], ['index.js'])
  ]
  const first = ['base.js', 'words.js', 'index.js', 'jobs.js', 'open-visitors.js', 'reader.js']
  expect(findHinted(chunks)).toEqual(first)
})
