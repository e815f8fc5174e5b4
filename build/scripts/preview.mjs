import './node-version.mjs'
import { join } from 'node:path'
import { root } from './command.mjs'
import { readPort, serve } from './serve.mjs'
import { run, say } from './terminal.mjs'

// Serves what is built, without building: for the journeys in a browser.
await run(async () => {
  const port = readPort(process.env.PORT, 4173)
  const stop = await serve({ dist: join(root, 'dist'), port })
  say(`http://localhost:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
})
