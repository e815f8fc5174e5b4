import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPrefetched } from '#renderer/storage/core/prefetched-responses.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import { buildPrefetchScript } from '../../../../../build/vite/prefetch-script.ts'

const board = 'https://board.example/documents:runQuery?key=k'
const question = { address: board, body: '{"day":"%day%","id":"%id%"}' }
const today = formatBoardDay(new Date())

interface Visit {
  pathname?: string
  search?: string
  stored?: Record<string, string>
  session?: Record<string, string>
}

/** Runs the script of a page: what it has asked for, and what it keeps for the app. */
function arrive(html: string, { pathname = '/jobs', search = '', stored = {}, session = {} }: Visit = {}) {
  const asked: { address: string; request?: RequestInit }[] = []
  const self: { early?: typeof globalThis.early } = {}
  const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  runInNewContext(code, {
    self,
    AbortSignal,
    location: { pathname, search },
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    sessionStorage: session,
    fetch(address: string, request?: RequestInit) {
      asked.push({ address, ...(request && { request }) })
      return Promise.resolve(new Response('early'))
    }
  })
  return { asked, early: self.early }
}

afterEach(() => {
  globalThis.early = undefined
  vi.restoreAllMocks()
})

test('prefetch script › sends exactly the query of the page’s screen', async () => {
  const html = buildPrefetchScript({ sample: undefined, questions: [question] })
  const body = `{"day":"${today}","id":"job_1-a"}`
  const { asked, early } = arrive(html, { pathname: '/jobs/job_1-a' })
  expect(asked).toMatchObject([{ address: board, request: { method: 'POST', body, credentials: 'omit' } }])
  globalThis.early = early
  const later = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('late'))
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect(await (await fetchPrefetched(board, { method: 'POST', body: '{}' })).text()).toBe('late')
  expect(await (await fetchPrefetched(board, { method: 'POST', body })).text()).toBe('early')
  expect(later).toHaveBeenCalledTimes(1)
})

test.each<[string, Visit]>([
  ['a search', { search: '?q=setter' }],
  ['a signed-in user', { session: { 'firebase:authUser:k:[DEFAULT]': '{}' } }],
  ['an id that has to be encoded', { pathname: '/jobs/a%20b' }]
])('prefetch script › sends nothing for %s', (_, visit) => {
  expect(arrive(buildPrefetchScript({ sample: undefined, questions: [question] }), visit).asked).toEqual([])
})
