import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '../../build/hosting/local-server.mjs'
import { findFreePort } from '../../build/scripts/start-server-process.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** Serves dist/ on its own port. */
export default async function serveApp({ provide }: TestProject) {
  const port = await findFreePort()
  const { show, stop } = await serve(port)
  show(resolve(import.meta.dirname, '../../dist'))
  provide('origin', `http://localhost:${port}`)
  return stop
}
