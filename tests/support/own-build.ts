import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from '../../build/scripts/command.mjs'
import { webApp } from '../../build/scripts/serve.mjs'

export interface OwnBuild {
  /** Where it is served, on this computer alone: 'http://127.0.0.1:…'. */
  readonly address: string
  close(): void
}

/** Builds the web app with these settings into a folder of its own and serves it. Rejects with what the build says. */
export async function ownBuild(settings: Readonly<Record<string, string>>): Promise<OwnBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-build-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const options = ['build', 'renderer', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await tool('vite/bin/vite.js', options, { env: { NODE_ENV: 'production', ...settings } })
  if (code !== 0) {
    remove()
    throw new Error(`The app could not be built:\n${output}`)
  }
  const server = createServer(webApp(folder))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
      remove()
    }
  }
}
