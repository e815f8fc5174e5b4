import { expect, test } from 'vitest'
import { buildFirstDataScript } from '../../../build/vite/first-data.ts'

const questions = [
  { address: 'https://board.example/run', body: '{"day":"%day%","job":"%id%"}' },
  { address: 'https://board.example/run', body: '{}' }
]

/** What a page asks for before its code is there. */
function visit(
  address: string,
  { sample, stored = [], session = {} }: { sample?: string; stored?: string[]; session?: Record<string, string> } = {}
) {
  const asked: [address: string, body: string | undefined][] = []
  const self: { early?: Record<string, unknown> } = {}
  const world = {
    ...{ self, location: new URL(address, 'https://jobs.example.com'), sessionStorage: session },
    localStorage: { getItem: (key: string) => (stored.includes(key) ? '[]' : null) },
    async fetch(to: string, request?: { body: string }) {
      asked.push([to, request?.body])
      throw new Error('no network')
    }
  }
  const code = buildFirstDataScript({ sample, questions }).replace(/<\/?script>/g, '')
  new Function(...Object.keys(world), code)(...Object.values(world))
  return { asked, answers: Object.keys(self.early ?? {}) }
}

const today = new Date().toISOString().slice(0, 10)

test('a job’s page asks the board for it and for what is live today, each once', () => {
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
  ['who is signed in', '/jobs', { session: { 'firebase:authUser:key:[DEFAULT]': '{}' } }]
])('%s is left to the app', (_what, address, how) => {
  expect(visit(address, how).asked).toEqual([])
})

test('the sample is fetched for a browser that holds no jobs yet', () => {
  const sample = '/assets/sample.json'
  expect(visit('/jobs?q=x', { sample }).asked).toEqual([[sample, undefined]])
  expect(visit('/jobs?q=x', { sample, stored: ['jobs'] }).asked).toEqual([])
})
