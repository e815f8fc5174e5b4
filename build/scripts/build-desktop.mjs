import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLicences, listParts } from '../package/licences.mjs'
import { licencesFile } from '../package/places.mjs'
import { root, runTool } from './command.mjs'
import { Complaint } from './terminal.mjs'

/** Builds main, preload and the page of the desktop app into out/. Packages must be installed; Electron's binary need not. */
export async function buildDesktopApp() {
  const { code, output } = await runTool('electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' }
  })
  if (code !== 0) throw new Complaint(`The desktop app could not be built:\n${output.trim()}`)
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  writeFileSync(join(root, licencesFile), formatLicences(own, listParts(root)))
  return { out: join(root, 'out'), output }
}
