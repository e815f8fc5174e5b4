import { expect, test } from 'vitest'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import { buildPrefetchScript } from '../../../build/vite/prefetch-script.ts'

const questions = [
  { address: 'https://board.example/run', body: '{"day":"%day%","job":"%id%"}' },
  { address: 'https://board.example/run', body: '{}' }
]

/** Requests of a page before its code is there. */
function visit(
  address: string,
  { sample, stored = [], session = {} }: { sample?: string; stored?: string[]; session?: Record<string, string> } = {}
) {
  const asked: [address: string, body: string | undefined][] = []
  const requests: unknown[] = []
  const self: { early?: Record<string, unknown> } = {}
  const world = {
    ...{ self, location: new URL(address, 'https://jobs.example.com'), sessionStorage: session },
    localStorage: { getItem: (key: string) => (stored.includes(key) ? '[]' : null) },
    AbortSignal: { timeout: (ms: number) => `after ${ms} ms` },
    async fetch(to: string, request?: { body: string }) {
      asked.push([to, request?.body])
      requests.push(request)
      throw new Error('no network')
    }
  }
  const code = buildPrefetchScript({ sample, questions }).replace(/<\/?script>/g, '')
  new Function(...Object.keys(world), code)(...Object.values(world))
  return { asked, requests, answers: Object.keys(self.early ?? {}) }
}

const today = formatBoardDay(new Date())

test('prefetch script › requests the job once and the live jobs once', () => {
  const body = `{"day":"${today}","job":"job_1"}`
  const { asked, answers } = visit('/jobs/job_1')
  expect(asked).toEqual([
    ['https://board.example/run', body],
    ['https://board.example/run', '{}']
  ])
  expect(answers).toEqual([`https://board.example/run${body}`, 'https://board.example/run{}'])
})

test.each([
  ['a search', '/jobs?q=setter', {}],
  ['an id that needs encoding', '/jobs/a%20b', {}],
  ['a signed-in user', '/jobs', { session: { 'firebase:authUser:key:[DEFAULT]': '{}' } }]
])('prefetch script › sends no request for %s', (_what, address, how) => {
  expect(visit(address, how).asked).toEqual([])
})

test('prefetch script › fetches the sample jobs when no jobs are stored', () => {
  const sample = '/assets/sample.json'
  expect(visit('/jobs?q=x', { sample }).asked).toEqual([[sample, undefined]])
  expect(visit('/jobs?q=x', { sample, stored: ['jobs'] }).asked).toEqual([])
})
