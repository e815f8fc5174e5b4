import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'
import { rendererConfig } from '../../../build/vite/renderer-config.ts'

export interface ServedPage {
  address: string
  close(): Promise<void>
}

/** Builds the page around the real store, as the product is built, and serves it on a free port of this machine. */
export function serveJournalPage(): Promise<ServedPage> {
  return servePage(import.meta.dirname)
}

/** Does the same with the index.html of any folder. */
export async function servePage(root: string): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'loupe-page-'))
  await build({
    ...rendererConfig(resolve(import.meta.dirname, '../../..'), 'production'),
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' }
  })
  const files = sirv(folder, { dev: true })
  const server = createServer((request, response) => files(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    address: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    }
  }
}
