import type { Plugin, Rolldown } from 'vite'

/**
 * The explicit compile hint of V8: the functions of the file are compiled when it arrives, beside the page's own thread, and not one by
 * one by the press that first calls them. Other engines read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'
const antdModule = /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component)[\\/]/

/**
 * Has browsers compile the workplaces before they are opened: the files with antd's code, and those that cannot be there without them. A
 * visitor's page has none of them, and what is there before antd is no part of it.
 */
export function createCompileAheadPlugin(): Plugin {
  return {
    name: 'loupe-compile-ahead',
    apply: 'build',
    // After all that reads or changes the code: the hint counts only in the first line.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of findWorkplaceChunks(bundle)) chunk.code = compileHint + chunk.code
      }
    }
  }
}

function findWorkplaceChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const rest = new Set(Object.values(bundle).filter((file) => file.type === 'chunk'))
  const found = new Map<string, Rolldown.OutputChunk>()
  const belongs = ({ moduleIds, imports }: Rolldown.OutputChunk) =>
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
