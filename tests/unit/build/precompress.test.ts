import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from '../../../build/vite/precompress.ts'

test('build › adds compressed files where they are smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-compressed-'))
  const code = 'weigh(stone)\n'.repeat(100)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app.js'), code)
  writeFileSync(join(folder, 'icon.png'), code)
  writeFileSync(join(folder, 'tiny.json'), '{}')
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'icon.png', 'tiny.json'])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(code)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(code)
  rmSync(folder, { recursive: true })
})
