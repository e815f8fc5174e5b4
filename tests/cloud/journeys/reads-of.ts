import type { Page } from '@playwright/test'
import { emulated } from './people-on-a-board.ts'

/** What a device was sent by the board's server, by way of Firebase's library and past it. */
export interface Reads {
  /** How many documents came, each as often as it came. */
  documents(): number
  /** How many subscriptions the server began. */
  subscriptions(): number
  /** How often something was counted by the server. */
  counts(): number
  /** From now on nothing has come. */
  forget(): void
}

/** What each of them looks like in the answers: in a subscription, in a question by REST, and in what is asked for by its name. */
const document = /"documentChange": ?\{|"document": ?\{\s*"name"|"found": ?\{/g

/** Listens to every answer of the board's server as it comes, by the browser's own report: subscriptions never end. */
export async function readsOf(page: Page): Promise<Reads> {
  const session = await page.context().newCDPSession(page)
  const answers = new Map<string, string>()
  const ours = `http://${emulated().firestore}/`
  const add = (id: string, data = '') => {
    const before = answers.get(id)
    if (before !== undefined) answers.set(id, before + Buffer.from(data, 'base64').toString('latin1'))
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith(ours)) return
    answers.set(requestId, '')
    session
      .send('Network.streamResourceContent', { requestId })
      .then(({ bufferedData }) => add(requestId, bufferedData))
      // It had ended by then.
      .catch(async () => {
        const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
        answers.set(requestId, base64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body)
      })
      .catch(() => {})
  })
  session.on('Network.dataReceived', ({ requestId, data }) => add(requestId, data))
  await session.send('Network.enable')
  const count = (what: RegExp) => [...answers.values()].join('\n').match(what)?.length ?? 0
  return {
    // A change of a document holds the document, too.
    documents: () =>
      count(document) -
      count(/"documentChange": ?\{\s*"document": ?\{\s*"name"/g) -
      count(/"found": ?\{\s*"document"/g),
    subscriptions: () => count(/"targetChangeType": ?"ADD"/g),
    counts: () => count(/"aggregateFields"/g),
    forget: () => answers.clear()
  }
}
