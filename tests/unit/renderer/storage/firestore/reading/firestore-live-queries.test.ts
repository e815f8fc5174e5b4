import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Collection } from '#renderer/storage/document-store.ts'
import { createDocumentConverter } from '#renderer/storage/firestore/reading/document-converter.ts'
import { createFirestoreLiveQueries } from '#renderer/storage/firestore/reading/firestore-live-queries.ts'
import { planQuery } from '#renderer/storage/firestore/reading/firestore-server-query.ts'
import { createInvalidDocuments } from '#renderer/storage/firestore/reading/invalid-documents.ts'
import { createQueryResults } from '#renderer/storage/firestore/reading/query-results.ts'
import type { ListenerSnapshot } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import { createRefinement } from '#renderer/storage/firestore/search/paginated-search.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { type Note, note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'

const query = { order: 'stored', limit: 9 } as const

function snapshotOf(text: string, fromCache: boolean): ListenerSnapshot {
  return { docs: [{ path: 'notes/a', name: 'a', fields: { ...note('a', { text }) } }], fromCache }
}

test('Firestore live queries › emit the cache first, unless current results are shown', async () => {
  for (const [method, expected] of [
    ['watch', ['remembered', 'now']],
    ['watchAfterSwitch', ['now']]
  ] as const) {
    let deliver: (snapshot: ListenerSnapshot) => void = () => {}
    const source = {
      plan: planQuery(query, '2026-11-21'),
      readOnce: () => Promise.reject(new Error('nobody asks once')),
      listen(onSnapshot: typeof deliver) {
        deliver = onSnapshot
        return () => {}
      }
    }
    const results = createQueryResults(
      createDocumentConverter(),
      createInvalidDocuments(),
      async () => createRefinement
    )
    const watches = createFirestoreLiveQueries(() => source, Date.now, results)
    const received: string[] = []
    const emit = ({ documents }: { documents: { text: string }[] }) =>
      received.push(...documents.map(({ text }) => text))
    const stop = watches[method](notes, query, emit, (error) => received.push(error.message))
    deliver(snapshotOf('remembered', true))
    // All that follows from it is done when the next timer runs.
    await new Promise((go) => setTimeout(go))
    expect(received).toEqual(expected.slice(0, -1))
    deliver(snapshotOf('now', false))
    await until(() => expect(received).toEqual(expected))
    stop()
  }
})

describe('Firestore live queries', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00.000Z') }))
  afterEach(() => void vi.useRealTimers())
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const minuteMs = 60_000
  const page = { order: 'stored', limit: 2 } as const
  const live = { ...page, unexpired: 'until' } as const

  /** Lists over a server that the test speaks for, which counts `server.total` documents. */
  function openLists() {
    const server = { total: 5, aheadMs: 0 }
    const sources: { of: string; deliver: (snapshot: ListenerSnapshot) => void; isOver: boolean }[] = []
    const createSource = <T extends Document>({ name }: Collection<T>, asked: Query<T>) => ({
      plan: planQuery(asked, '2026-11-21'),
      readOnce: () => Promise.reject(new Error('nobody asks once')),
      listen(deliver: (snapshot: ListenerSnapshot) => void) {
        const source = { of: name, deliver, isOver: false }
        sources.push(source)
        return () => {
          source.isOver = true
        }
      }
    })
    const results = createQueryResults(
      createDocumentConverter(),
      createInvalidDocuments(),
      async () => createRefinement
    )
    const watches = createFirestoreLiveQueries(createSource, () => Date.now() + server.aheadMs, results)
    const follow = async (asked: Query<Note>, collection = notes) => {
      const totals: number[] = []
      const stop = watches.watch(
        collection,
        asked,
        ({ total }) => totals.push(total),
        (error) => expect.unreachable(error.message)
      )
      const source = sources.at(-1)
      const deliver = (revision: number, fromCache = false) => {
        const fields = (id: string) => ({ ...note(id), revision })
        const docs = ['a', 'b', 'c'].map((id) => ({ path: `notes/${id}`, name: id, fields: fields(id) }))
        source?.deliver({ docs, fromCache, count: async () => ({ total: server.total }) })
        return settle()
      }
      await deliver(1)
      return { totals, stop, deliver, source }
    }
    return { server, sources, watches, follow }
  }

  test('of unexpired documents restart at midnight and on a date change', async () => {
    const { server, sources, follow, watches } = openLists()
    const [byDay, always] = [await follow(live), await follow(page)]
    await vi.advanceTimersByTimeAsync(30 * minuteMs - 1)
    expect(sources).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect([sources.length, byDay.source?.isOver, always.source?.isOver]).toEqual([3, true, false])
    server.aheadMs = 24 * 60 * minuteMs
    watches.checkDay()
    expect([sources.length, sources[2]?.isOver, always.source?.isOver]).toEqual([4, true, false])
    await vi.advanceTimersByTimeAsync(24 * 60 * minuteMs)
    expect(sources).toHaveLength(5)
    for (const { stop } of [byDay, always]) stop()
    expect([sources.every(({ isOver }) => isOver), vi.getTimerCount()]).toEqual([true, 0])
  })
})
