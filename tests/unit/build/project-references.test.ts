import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { plantProject, projectRoot } from './planted-project.ts'

const compiler = join(projectRoot, 'node_modules/@typescript/native/bin/tsc')

/** The compiler's errors in a project of shared and renderer; empty: none. */
async function compile(files: Record<string, string>): Promise<string> {
  const entry = "import { word } from '#shared/word.ts'\nexport const gem: number = word\n"
  const { root, remove } = plantProject({
    'shared/word.ts': 'export const word = 1\n',
    'renderer/gem.ts': entry,
    ...files
  })
  // The planted project shares node_modules with this one: its output has a place of its own.
  const own = (layer: string) =>
    promisify(execFile)(process.execPath, [compiler, '-p', layer, '--outDir', join(root, 'out', layer)], { cwd: root })
  try {
    await own('shared')
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  } finally {
    remove()
  }
}

test('the compiler refuses an import from shared up to the renderer, and shared knows no DOM and no Node', async () => {
  const said = await compile({
    'shared/up.ts': "import { gem } from '#renderer/gem.ts'\nexport const word = gem\n",
    'shared/around.ts': 'export const title = document.title\nexport const here = process.cwd()\n'
  })
  expect(said).toMatch(/error TS6307: File .*renderer\/gem\.ts/)
  expect(said.match(/error TS\d+: Cannot find name '\w+'/g)).toEqual([
    expect.stringContaining("'document'"),
    expect.stringContaining("'process'")
  ])
  // Nothing else is wrong with a sound project.
  expect(said.match(/error TS/g)).toHaveLength(3)
}, 60_000)
