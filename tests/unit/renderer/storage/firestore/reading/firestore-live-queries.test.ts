import { expect, test } from 'vitest'
import { createConverter } from '#renderer/storage/firestore/reading/document-converter.ts'
import { createFirestoreLiveQueries } from '#renderer/storage/firestore/reading/firestore-live-queries.ts'
import { createInvalidDocuments } from '#renderer/storage/firestore/reading/invalid-documents.ts'
import { createQueryResults } from '#renderer/storage/firestore/reading/query-results.ts'
import type { ListenerSnapshot } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import { planQuery } from '#renderer/storage/firestore/reading/server-query.ts'
import { createRefinement } from '#renderer/storage/firestore/search/search-chain.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'

const query = { order: 'stored', limit: 9 } as const

function snapshotOf(text: string, fromCache: boolean): ListenerSnapshot {
  return { docs: [{ path: 'notes/a', name: 'a', fields: { ...note('a', { text }) } }], fromCache }
}

test('what was remembered of a list is shown at once, but not in the place of one that is on the screen', async () => {
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
    const results = createQueryResults(createConverter(), createInvalidDocuments(), async () => createRefinement)
    const watches = createFirestoreLiveQueries(() => source, Date.now, results)
    const told: string[] = []
    const tell = ({ documents }: { documents: { text: string }[] }) => told.push(...documents.map(({ text }) => text))
    const stop = watches[method](notes, query, tell, (error) => told.push(error.message))
    deliver(snapshotOf('remembered', true))
    // All that follows from it is done when the next timer runs.
    await new Promise((go) => setTimeout(go))
    expect(told).toEqual(expected.slice(0, -1))
    deliver(snapshotOf('now', false))
    await until(() => expect(told).toEqual(expected))
    stop()
  }
})
