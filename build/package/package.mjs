// First of all: nothing is fetched or built for a Node that Electron's packages do not run on.
import { assertNodeVersion, forPackaging } from '../scripts/check-node-version.mjs'

assertNodeVersion(forPackaging)

const { run, say } = await import('../scripts/terminal-output.mjs')

// Builds the desktop app and makes the packages of this system.
await run(async () => {
  const { installPackages } = await import('../scripts/install-packages.mjs')
  await installPackages()
  const { join } = await import('node:path')
  const { buildDesktopApp } = await import('../scripts/build-apps.mjs')
  const { root } = await import('../scripts/run-command.mjs')
  const { makePackages } = await import('./make-packages.mjs')
  const { packagesFolder } = await import('./package-output-paths.mjs')
  say('Building the desktop app …')
  await buildDesktopApp()
  say('Making the packages (the first time downloads Electron and electron-builder tools) …')
  const made = await makePackages()
  for (const file of made) say(file)
  say(`\nThe packages are in ${join(root, packagesFolder)}`)
})
