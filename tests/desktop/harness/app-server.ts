import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MainProcess } from './main-process.ts'

export interface AppServer {
  readonly origin: string
  /** Which main process answers. */
  answerBy(main: () => MainProcess): void
  close(): void
}

/**
 * Main's handler of the app's scheme behind a server on this computer: for pages with workers that start workers, whose requests
 * Playwright does not route.
 */
export async function startAppServer(appOrigin: string): Promise<AppServer> {
  let answering: (() => MainProcess) | undefined
  const server = createServer(async ({ url = '/', method }, response) => {
    try {
      const { status, headers, body } = await requestFromMain(answering?.(), appOrigin + url, method)
      response.writeHead(status, headers).end(body)
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    answerBy(main) {
      answering = main
    },
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}

export async function requestFromMain(main: MainProcess | undefined, address: string, method: string | undefined) {
  if (!main) throw new Error('No main process answers yet')
  const answer = await main.ask<{ status: number; headers: Record<string, string>; body: string }>(
    'request',
    address,
    method
  )
  return { ...answer, body: Buffer.from(answer.body, 'base64') }
}
