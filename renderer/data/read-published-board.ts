import { publicAddress } from '#renderer/config/build-time-settings.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import type { Connection, ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import { createLazyDocumentStore } from '#renderer/storage/core/lazy-stores.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { isRecord } from '#shared/documents/document.ts'

/** Published of a board of one device (build/publish/read-public-board.ts). */
const published: ReadonlySet<unknown> = new Set([jobs, companies, companyMembers])

/** The platform on a site published from one device's board at `address`: its jobs and companies are read-only, all else stays on the visitor's device. */
export function readPublishedBoard(platform: Platform, address: string): Platform {
  const signal = createEventEmitter<ConnectionStatus>()
  let cached: ConnectionStatus | undefined
  const reportCached = (next: ConnectionStatus) => {
    cached = next
    signal.emit(next)
  }
  const board = createLazyDocumentStore(async () => {
    const [{ createMemoryStore }, answer] = await Promise.all([
      import('#renderer/storage/memory/memory-store.ts'),
      fetch(address).catch((cause: unknown) => {
        throw new StoreError('unavailable', 'the published board does not answer', { cause })
      })
    ])
    if (!answer.ok) throw new StoreError('unavailable', `the published board answers ${answer.status}`)
    // Set by renderer/service-worker/.
    if (answer.headers.has('X-Cached')) reportCached({ isReachable: false, ...readDate(answer) })
    return readOnly(createMemoryStore({ elements: await parseBoard(answer) }))
  })
  const documents = createRoutedStore(platform.documents, board, (collection) => published.has(collection))
  const connection: Connection = {
    watch(listener) {
      if (cached) listener(cached)
      return signal.subscribe(listener)
    }
  }
  return { ...platform, documents, connection, publicAddress: publicAddress ?? location.origin, isCopy: true }
}

/** Parsed whole before anything of it is used: a portal's page or half a board is none. */
async function parseBoard(answer: Response): Promise<Record<string, unknown[]>> {
  const board: unknown = await answer.json().catch(() => undefined)
  if (!isRecord(board) || !Array.isArray(board.jobs)) throw new StoreError('damaged', 'the answer is no board')
  return Object.fromEntries(
    Object.entries(board).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  )
}

/** When the host sent an answer. */
function readDate({ headers }: Response): Pick<ConnectionStatus, 'readUntil'> {
  const time = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(time) ? {} : { readUntil: new Date(time).toISOString() }
}

function readOnly(store: DocumentStore): DocumentStore {
  const refuse = () => Promise.reject(new StoreError('refused', 'what was published is changed where it lies'))
  return { ...store, change: refuse, remove: refuse }
}
