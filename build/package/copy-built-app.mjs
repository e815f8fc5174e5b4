import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const built = ['main', 'preload', 'renderer']

/**
 * Lays out what goes into the archive: the built app and the few lines of package.json that it is started by.
 * @param {string} root the project's folder, with a built out/
 * @param {string} folder
 * @param {string} homepage a deb has to name one
 */
export function copyBuiltApp(root, folder, homepage) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of built) cpSync(join(root, 'out', part), join(folder, 'out', part), { recursive: true })
  const { name, version, description, license, type, main } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8')
  )
  const started = { name, version, description, license, author: 'Loupe', homepage, type, main }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(started, null, 2)}\n`)
}
