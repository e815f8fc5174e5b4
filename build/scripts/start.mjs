// Checked before anything newer is read.
import { fileURLToPath } from 'node:url'
import './node-version.mjs'

const { run, say } = await import('./terminal.mjs')

// --built: serves dist/ for journeys in a browser.
await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { readPort, serve } = await import('../hosting/serve.mjs')
  const port = readPort(process.env.PORT, 4173)
  const { show, stop } = await serve(port)
  try {
    show(process.argv.includes('--built') ? fileURLToPath(new URL('../../dist', import.meta.url)) : await build())
    say(`\nLoupe is open at http://localhost:${port}\nPress Ctrl+C to stop it.`)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  } catch (error) {
    await stop()
    throw error
  }
})

async function build() {
  say('Building the web app …')
  const { buildWebApp } = await import('./build-apps.mjs')
  const { dist, settings } = await buildWebApp()
  const { demonstrationPassword } = await import('../settings/demonstration.mjs')
  if (settings.demonstration)
    say(`The administrator is admin@${settings.domain}, with the demonstration password: ${demonstrationPassword}`)
  return dist
}
