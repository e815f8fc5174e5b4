import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractAll } from '@electron/asar'
import { Arch, build, Platform } from 'electron-builder'
import { root } from '../scripts/command.mjs'
import { preparePackages, readBuilderConfig } from './make-packages.mjs'
import { workFolder } from './places.mjs'

/** What marks the fuses in a program of Electron: these letters, then the version and the number of fuses, then one letter each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuseCount = 9

/** Everything as for a package, only that the program is a stand-in: for computers that cannot fetch Electron's. */
export const rehearsalFolder = `${workFolder}/rehearsal`

/** What a rehearsal cannot show, for whoever reads that it went well. */
export const notRehearsed = [
  "Electron's own program: a stand-in has its name and its fuses",
  'installers, dmg, AppImage and deb: electron-builder fetches the tools that make them',
  'signing, notarizing, and what Windows and macOS say of the result',
  'that Electron refuses a changed archive: on Windows and macOS it compares, on Linux it cannot',
  'a real update from one version to the next'
]

/**
 * Has electron-builder pack the built app around a stand-in for Electron, for Linux, and takes the archive apart again.
 * @returns {Promise<{ program: string, resources: string, extracted: string }>} the stand-in with its fuses flipped, the folder
 *   of the archive, and what was in it
 */
export async function rehearsePackages() {
  const folder = join(root, rehearsalFolder)
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
