import { join } from 'node:path'
import { root, runTool } from './command.mjs'
import { Complaint } from './terminal.mjs'

/** Builds the web app into dist/ and says where it lies. Packages must be installed. */
export async function buildWebApp() {
  const { loadEnv } = await import('vite')
  const { readSettings } = await import('./settings.mjs')
  // The build reads them again; here a wrong value becomes a sentence instead of a stack.
  const settings = readSettings(loadEnv('production', root, 'LOUPE_'))
  const { code, output } = await runTool('vite/bin/vite.js', ['build', 'renderer', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' }
  })
  if (code !== 0) throw new Complaint(`The web app could not be built:\n${output.trim()}`)
  return { dist: join(root, 'dist'), output, settings }
}
