// First of all: an old Node must be told before it reads anything newer.
import './node-version.mjs'

const { run, say } = await import('./terminal.mjs')

await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { assertPortFree, readPort, serve } = await import('./serve.mjs')
  const port = readPort(process.env.PORT, 4173)
  await assertPortFree(port)
  say('Building the web app …')
  const { buildWebApp } = await import('./build-apps.mjs')
  const { dist, settings } = await buildWebApp()
  const { demonstrationPassword } = await import('./demonstration.mjs')
  const stop = await serve({ dist, port })
  say(`\nLoupe is open at http://localhost:${port}`)
  if (settings.demonstration) {
    say(`The administrator is admin@${settings.domain}, with the demonstration password: ${demonstrationPassword}`)
  }
  say('Press Ctrl+C to stop it.')
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
})
