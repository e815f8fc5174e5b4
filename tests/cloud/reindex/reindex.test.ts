import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Document } from '#shared/documents/document.ts'
import { buildCardSearchKeys, buildJobSearchKeys } from '#shared/domain/search/search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { buildRules } from '../../../build/scripts/rules-text.mjs'
import { fill } from '../reads/fill.ts'
import { tradeCandidates, tradeJobs } from '../reads/trade-board.ts'
import { type Between, standBetween } from './between.ts'

// What `npm run board:reindex` makes of a board that is in use.

const root = resolve(import.meta.dirname, '../../..')

let board: EmulatedBoard
let between: Between
let running: ChildProcess | undefined

beforeEach(async () => {
  board = await boardOnEmulator(buildRules('loupe.example'))
  between = await standBetween()
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await between.close()
  rmSync(placeFile(), { force: true })
  await board.close()
})

const placeFile = () => join(root, 'node_modules/.cache/loupe/reindex', `${board.project}.json`)

interface Ended {
  code: number | null
  said: string
}

function reindex(args: readonly string[] = [], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'build/scripts/board-reindex.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: between.address, LOUPE_FIREBASE_PROJECT_ID: board.project, ...env }
  })
  running = child
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk))
  return new Promise((done) => child.once('close', (code) => done({ code, said })))
}

type Stored = Document & Record<string, unknown>

const stored = async (path: string) => (await board.raw(path)) as Stored[]
const keysOf = async (path: string) => new Map((await stored(path)).map((each) => [each.id, each[searchKeysField]]))
const job = (id: string, changes: object = {}): [string, object] => [id, { ...sampleJob(id), revision: 1, ...changes }]

test('every approved posting and every card gets the keys that its text gives, and nothing else of them changes', async () => {
  const jobs = [...tradeJobs(40)]
  const cards = [...tradeCandidates(12)]
  const current = { ...(jobs[0] as (typeof jobs)[0]), id: 'job_current' }
  const kept = { ...current, [searchKeysField]: buildJobSearchKeys(current) }
  await fill(board.project, 'jobs', [
    ...jobs,
    kept,
    { ...current, id: 'job_other', [searchKeysField]: ['in:elsewhere'] } as Document,
    { ...current, id: 'job_pending', status: 'pending' } as Document
  ])
  await fill(board.project, 'candidateProfiles', cards)
  const before = await stored('jobs')
  const { code, said } = await reindex()
  expect([code, said]).toEqual([0, expect.stringContaining(`Looked at 42 postings of ${board.project}, wrote 41.`)])
  expect(said).toContain(`Looked at 12 cards of ${board.project}, wrote 12.`)
  const after = await stored('jobs')
  expect(after).toEqual(
    before.map((each) =>
      each.status === 'approved' ? { ...each, [searchKeysField]: buildJobSearchKeys(each as never) } : each
    )
  )
  const cardKeys = await keysOf('candidateProfiles')
  for (const card of cards) expect(cardKeys.get(card.id)).toEqual(buildCardSearchKeys(card))
  // Whoever runs it again writes nothing.
  expect((await reindex()).said).toContain(`Looked at 42 postings of ${board.project}, wrote 0.`)
})

test('a dry run says what it would write, and writes nothing', async () => {
  await fill(board.project, 'jobs', tradeJobs(5))
  const before = await stored('jobs')
  const { code, said } = await reindex(['--dry-run'])
  expect([code, said]).toEqual([0, expect.stringContaining('Looked at 5 postings')])
  expect(said).toContain('would write 5.')
  expect(await stored('jobs')).toEqual(before)
  expect(between.asked).not.toContain('batchWrite')
})

test('killed in the middle, with what it wrote last never confirmed, it goes on there and everything is written', async () => {
  await fill(board.project, 'jobs', tradeJobs(900))
  await fill(board.project, 'candidateProfiles', tradeCandidates(20))
  let writes = 0
  between.watcher = {
    after(method) {
      if (method === 'batchWrite') writes += 1
      if (writes < 3) return undefined
      running?.kill('SIGKILL')
      return 'lost'
    }
  }
  expect((await reindex()).code).not.toBe(0)
  expect(existsSync(placeFile())).toBe(true)
  between.watcher = {}
  between.asked.length = 0
  const { code, said } = await reindex()
  expect([code, said]).toEqual([0, expect.stringContaining('Goes on behind jobs/job_000499')])
  // What the lost answer was about was written already. The sums are those of both runs.
  expect(said).toContain(`Looked at 900 postings of ${board.project}, wrote 650.`)
  expect(said).toContain(`Looked at 20 cards of ${board.project}, wrote 20.`)
  for (const each of await stored('jobs')) expect(each[searchKeysField]).toEqual(buildJobSearchKeys(each as never))
  expect(existsSync(placeFile())).toBe(false)
  // Three pages were left of the postings, one of which was empty of work, and one of the cards.
  expect(between.asked).toEqual(['runQuery', 'runQuery', 'batchWrite', 'runQuery', 'batchWrite'])
})

test('what somebody edits meanwhile keeps their words and gets the keys of these; what they take away stays away', async () => {
  await fill(board.project, 'jobs', tradeJobs(6))
  let isFirst = true
  between.watcher = {
    async before(method) {
      if (method !== 'batchWrite' || !isFirst) return
      isFirst = false
      await board.put('jobs', [
        job('job_000001', { title: 'Wax Carver' }),
        job('job_000002', { title: 'Wax Carver', status: 'pending' })
      ])
      await fetchOwner(`jobs/job_000003`, 'DELETE')
    }
  }
  const { code, said } = await reindex()
  expect([code, said]).toEqual([0, expect.stringContaining('Looked at 6 postings')])
  expect(said).toContain('wrote 4.')
  const keys = await keysOf('jobs')
  expect(keys.get('job_000001')).toEqual(buildJobSearchKeys({ ...sampleJob('job_000001'), title: 'Wax Carver' }))
  expect(keys.get('job_000002')).toBeUndefined()
  expect([...keys.keys()]).not.toContain('job_000003')
  expect(keys.size).toBe(5)
})

test('what cannot be read is named and left as it is, and the rest is done', async () => {
  await fill(board.project, 'jobs', tradeJobs(3))
  const damaged = { ...sampleJob('job_x'), title: 'Goldsmith', keywords: 'none', revision: 1 }
  await board.put('jobs', [['job_x', damaged], job('elsewhere', { id: 'job_y', title: 'Caster' })])
  const { code, said } = await reindex()
  expect([code, said]).toEqual([0, expect.stringContaining('2 could not be read, by the app neither')])
  expect(said).toContain('  jobs/job_x (Goldsmith)')
  expect(said).toContain('  jobs/elsewhere (Caster)')
  expect(said).toContain('Looked at 5 postings')
  expect(said).toContain('wrote 3.')
  expect((await stored('jobs')).find(({ id }) => id === 'job_x')).toEqual(damaged)
})

test('keys that are too much for one request are written in several', async () => {
  const word = (index: number) => `${String.fromCodePoint(0x900 + index)}हीराजड़ाईकारीगर${index}`
  const keywords = Array.from({ length: 30 }, (_, index) => `${word(3 * index)} ${word(3 * index + 1)}`)
  await fill(
    board.project,
    'jobs',
    Array.from({ length: 200 }, (_, index) => ({ ...sampleJob(`job_${index}`), keywords, revision: 1 }))
  )
  expect(await reindex()).toMatchObject({ code: 0, said: expect.stringContaining('wrote 200.') })
  expect(between.asked.filter((method) => method === 'batchWrite').length).toBeGreaterThan(1)
  for (const each of await stored('jobs')) expect(each[searchKeysField]).toEqual(buildJobSearchKeys(each as never))
})

test('a server that is busy for a moment is asked again', async () => {
  await fill(board.project, 'jobs', tradeJobs(3))
  let refusals = 2
  between.watcher = { refuse: () => (refusals-- > 0 ? 503 : undefined) }
  expect(await reindex()).toMatchObject({ code: 0, said: expect.stringContaining('wrote 3.') })
})

test.each([
  [401, 'Sign in again'],
  [403, 'is no administrator of'],
  [404, 'There is no board']
])('whoever is refused with %i is told what to do', async (status, sentence) => {
  between.watcher = { refuse: () => status }
  const { code, said } = await reindex()
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)])
  expect(said).toContain('said the server')
  expect(said).not.toContain('    at ')
  expect(between.asked).toHaveLength(1)
})

test('a key that Google does not take, and no key at all, are told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-key-'))
  const google = createServer((_request, response) => {
    response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }))
  })
  try {
    await new Promise<void>((done) => google.listen(0, '127.0.0.1', done))
    const at = google.address()
    const { generateKeyPairSync } = await import('node:crypto')
    const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
    const file = join(folder, 'key.json')
    const tokens = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/token`
    const fields = { client_email: 'a@b.example', private_key: key, project_id: board.project, token_uri: tokens }
    writeFileSync(file, JSON.stringify(fields))
    const env = { FIRESTORE_EMULATOR_HOST: '', GOOGLE_APPLICATION_CREDENTIALS: file }
    const refused = await reindex([], env)
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Google does not take the key in')])
    expect(refused.said).toContain('Invalid JWT Signature.')
    writeFileSync(file, '{}')
    expect((await reindex([], env)).said).toContain('which is no key of a service account.')
  } finally {
    google.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each([[['--owner']], [['jobs']]])('%s is no way to call it', async (args) => {
  const { code, said } = await reindex(args)
  expect([code, said]).toEqual([1, expect.stringContaining('npm run board:reindex -- [--project <id>] [--dry-run]')])
  expect(between.asked).toEqual([])
})

/** Past the rules. */
async function fetchOwner(path: string, method: string): Promise<void> {
  const documents = `projects/${board.project}/databases/(default)/documents`
  const headers = { Authorization: 'Bearer owner' }
  const answer = await fetch(`http://${process.env.LOUPE_FIRESTORE_EMULATOR}/v1/${documents}/${path}`, {
    method,
    headers
  })
  if (!answer.ok) throw new Error(await answer.text())
}
