import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root, runCommand } from './run-command.mjs'

/** Carries Chromium 102 for Linux on x64. In no lockfile: 50 MB that only the journeys in other browsers need. */
const packageName = '@sparticuz/chrome-aws-lambda@14.4.1'
const folder = join(root, 'node_modules/.cache/loupe/chromium-102')
const archive = join(folder, 'sparticuz-chrome-aws-lambda-14.4.1.tgz')
const file = join(folder, 'chromium')

/** Fetches Chromium 102 once. @returns {Promise<string | undefined>} its program file; undefined: it cannot be had here */
export async function fetchOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const packed = await runCommand('npm', ['pack', packageName, '--pack-destination', folder])
  if (packed.code !== 0) return undefined
  const unpacked = await runCommand('tar', ['-xzf', archive, '-C', folder, 'package/bin'])
  if (unpacked.code !== 0) return undefined
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))))
  chmodSync(whole, 0o755)
  renameSync(whole, file)
  for (const name of [archive, join(folder, 'package')]) rmSync(name, { recursive: true })
  return file
}
