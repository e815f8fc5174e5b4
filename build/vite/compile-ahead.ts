import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * The explicit compile hint of V8: the functions of the file are compiled when it arrives, beside the page's own thread, and not one by
 * one by whatever first calls them. Other engines read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'
const antdModule = /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component)[\\/]/

/** Where people arrive, and what asks for the jobs that are shown there. */
const arrivalModule = /[\\/]renderer[\\/](?:routes[\\/](?:home|jobs|job)\.tsx|data[\\/]open-visitors\.ts)$/

/**
 * Has browsers compile what runs on a first page before it is called, and the workplaces before they are opened: the files with antd's
 * code, and those that cannot be there without them. What is there before antd is no part of a workplace.
 */
export function createCompileAheadPlugin(): Plugin {
  return {
    name: 'loupe-compile-ahead',
    apply: 'build',
    // After all that reads or changes the code: the hint counts only in the first line.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of new Set([...findFirstChunks(chunks), ...findWorkplaceChunks(chunks)]))
          chunk.code = compileHint + chunk.code
      }
    }
  }
}

/** Where people arrive, with all that is there before it. */
function findFirstChunks(chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => arrivalModule.test(id))))
  // What is added on the way is gone through as well.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}

function findWorkplaceChunks(chunks: readonly Chunk[]): Chunk[] {
  const rest = new Set(chunks)
  const found = new Map<string, Chunk>()
  const belongs = ({ moduleIds, imports }: Chunk) =>
    moduleIds.some((id) => antdModule.test(id)) || imports.some((name) => found.has(name))
  // Each round finds what imports what the one before has found: files may import each other.
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const chunk of [...rest].filter(belongs)) {
      rest.delete(chunk)
      found.set(chunk.fileName, chunk)
    }
  }
  return [...found.values()]
}
