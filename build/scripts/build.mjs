import './node-version.mjs'

const { run, say } = await import('./terminal.mjs')

await run(async () => {
  const { buildWebApp } = await import('./build-web.mjs')
  const { dist } = await buildWebApp()
  const { measureSizes } = await import('./sizes.mjs')
  for (const { file, bytes, gzip, brotli } of measureSizes(dist)) {
    say(
      `${file.padEnd(48)} ${formatKilobytes(bytes)} kB   gzip ${formatKilobytes(gzip)}   brotli ${formatKilobytes(brotli)}`
    )
  }
  const { buildDesktopApp } = await import('./build-desktop.mjs')
  const { out } = await buildDesktopApp()
  say(`\nBuilt the web app into ${dist}\nBuilt the desktop app into ${out}`)
})

/** @param {number} bytes */
function formatKilobytes(bytes) {
  return (bytes / 1000).toFixed(1).padStart(7)
}
