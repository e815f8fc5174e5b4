// Checked first: nothing is fetched for a Node that Electron's packages do not support.
import { assertNodeVersion, forPackaging } from './check-node-version.mjs'

assertNodeVersion(forPackaging)

const { run, say } = await import('./terminal-output.mjs')

// --dev: with hot reload, from the source.
await run(async () => {
  const { installPackages } = await import('./install-packages.mjs')
  await installPackages()
  const { fetchElectron } = await import('./find-electron-binary.mjs')
  const electron = await fetchElectron()
  const { runCommand, root, runTool } = await import('./run-command.mjs')
  if (process.argv.includes('--dev')) {
    const { code } = await runTool('electron-vite/bin/electron-vite.js', ['dev'], { show: true })
    process.exitCode = code
    return
  }
  say('Building the desktop app …')
  const { buildDesktopApp } = await import('./build-apps.mjs')
  await buildDesktopApp()
  say('Loupe opens in its own window. Close it, or press Ctrl+C here.')
  const { code } = await runCommand(electron, [root], { show: true })
  process.exitCode = code
})
