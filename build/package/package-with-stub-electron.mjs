import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractAll } from '@electron/asar'
import { Arch, build, Platform } from 'electron-builder'
import { root } from '../scripts/run-command.mjs'
import { preparePackages, readBuilderConfig } from './make-packages.mjs'

/** Marks the fuses in a program of Electron: these letters, then the version and the number of fuses, then one letter each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuseCount = 9

/**
 * Has electron-builder pack the built app around a stand-in for Electron, for Linux, and takes the archive apart again.
 * @returns {Promise<{ program: string, resources: string, extracted: string }>} the stand-in with its fuses flipped, the folder
 *   of the archive, and what was in it
 */
export async function packageWithStubElectron() {
  const folder = join(root, 'out/package/with-stub-electron')
  rmSync(folder, { recursive: true, force: true })
  await preparePackages()
  const electronDist = makeStandIn(join(folder, 'electron'))
  const output = join(folder, 'packed')
  const config = { ...readBuilderConfig(), electronDist }
  await build({
    projectDir: root,
    config: { ...config, directories: { ...config.directories, output } },
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    publish: 'never'
  })
  const resources = join(output, 'linux-unpacked/resources')
  const extracted = join(folder, 'extracted')
  extractAll(join(resources, 'app.asar'), extracted)
  return { program: join(output, 'linux-unpacked/loupe'), resources, extracted }
}

/** @param {string} folder */
function makeStandIn(folder) {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  const wire = Buffer.concat([Buffer.from([1, fuseCount]), Buffer.from('1'.repeat(fuseCount), 'latin1')])
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.from('stand-in\n'), Buffer.from(sentinel), wire]))
  for (const file of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, file), 'stand-in\n')
  return folder
}
