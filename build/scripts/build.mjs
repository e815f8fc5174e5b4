import './check-node-version.mjs'

const { run, say } = await import('./terminal-output.mjs')

await run(async () => {
  const { buildDesktopApp, buildWebApp } = await import('./build-apps.mjs')
  const { dist } = await buildWebApp({ show: true })
  const { out } = await buildDesktopApp()
  say(`\nBuilt the web app into ${dist}\nBuilt the desktop app into ${out}`)
})
