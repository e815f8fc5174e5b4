import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { plantProject, projectRoot } from './planted-project.ts'

const script = 'build/fonts/subset-font.mjs'
const fonts = 'renderer/assets/fonts'

test('the display face cut anew from its package is the one in the repository, byte for byte', () => {
  const { root, remove } = plantProject({ [script]: readFileSync(join(projectRoot, script), 'utf8') })
  onTestFinished(remove)
  const [cut, kept] = [join(root, fonts), join(projectRoot, fonts)]
  mkdirSync(cut, { recursive: true })
  execFileSync(process.execPath, [join(root, script)], { stdio: 'pipe' })
  const files = readdirSync(kept)
    .filter((file) => /\.(woff2|txt)$/.test(file))
    .sort()
  expect(readdirSync(cut).sort()).toEqual(files)
  const isSame = (file: string) => readFileSync(join(cut, file)).equals(readFileSync(join(kept, file)))
  expect(files.filter((file) => !isSame(file))).toEqual([])
})
