import { createServer, type IncomingMessage } from 'node:http'
import { firestoreEmulator } from '#tests/support/firestore-emulator.ts'

/** What somebody does while a question is on its way: before it gets there, or when it was answered and the answer is not back yet. */
export interface Watcher {
  before?(method: string): Promise<void> | void
  /** 'lost': the answer does not come back. A number: it is refused with this status. */
  after?(method: string): 'lost' | undefined
  refuse?(method: string): number | undefined
}

export interface Between {
  /** 'host:port'. */
  readonly address: string
  /** The methods that were asked for, in their order. */
  readonly asked: string[]
  watcher: Watcher
  close(): Promise<void>
}

/** Stands between the emulator and whoever asks it. */
export async function standBetween(): Promise<Between> {
  const { host, port } = firestoreEmulator()
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    const method = url.slice(url.lastIndexOf(':') + 1)
    const body = await textOf(request)
    between.asked.push(method)
    const status = between.watcher.refuse?.(method)
    if (status !== undefined) {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify({ error: { code: status, message: 'said the server' } }))
    }
    await between.watcher.before?.(method)
    const headers = { Authorization: request.headers.authorization ?? '' }
    const answer = await fetch(`http://${host}:${port}${url}`, { method: 'POST', headers, body })
    const text = await answer.text()
    if (between.watcher.after?.(method) === 'lost') return response.destroy()
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  const between: Between = {
    address: `127.0.0.1:${typeof at === 'object' ? at?.port : 0}`,
    asked: [],
    watcher: {},
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      })
  }
  return between
}

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
