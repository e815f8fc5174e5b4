// Checked before anything newer is read.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './check-node-version.mjs'

const { run, say } = await import('./terminal-output.mjs')

// --built: serves dist/ for journeys in a browser, beside which nothing is installed. --demo: a board to look around in, on an origin of
// its own.
const isBuilt = process.argv.includes('--built')
const isDemo = process.argv.includes('--demo')

await run(async () => {
  if (!isBuilt) await import('./install-packages.mjs').then(({ installPackages }) => installPackages())
  const { readPort, serve } = await import('../hosting/local-server.mjs')
  const port = readPort(process.env.PORT, isDemo ? 4174 : 4173)
  const { show, stop } = await serve(port)
  try {
    if (isDemo) await showDemo(show)
    else show(isBuilt ? fileURLToPath(new URL('../../dist', import.meta.url)) : await build())
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
    say(`\nLoupe is open at http://localhost:${port}${isDemo ? '/login' : ''}\nPress Ctrl+C to stop it.`)
  } catch (error) {
    await stop()
    throw error
  }
})

async function build() {
  say('Building the web app …')
  const { buildWebApp } = await import('./build-apps.mjs')
  const { dist, settings } = await buildWebApp()
  const { demonstrationPassword } = await import('../settings/demo-password.mjs')
  if (settings.demonstration)
    say(`Administrator: admin@${settings.domain}, demonstration password: ${demonstrationPassword}`)
  return dist
}

/** @param {(folder: string) => void} show */
async function showDemo(show) {
  say('Building the demonstration …')
  const { buildDemo } = await import('./build-apps.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'loupe-demo-'))
  try {
    await buildDemo(folder)
    show(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
