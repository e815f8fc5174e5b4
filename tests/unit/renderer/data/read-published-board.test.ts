import { expect, test, vi } from 'vitest'
import { readPublishedBoard } from '#renderer/data/read-published-board.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { companyOf } from '#tests/support/sample-companies.ts'

const live = jobOf('approved', { id: 'job_live', title: 'Setter' })

test('published board › is read-only, and other data is stored locally', async () => {
  vi.stubGlobal('location', { origin: 'https://jobs.example' })
  const member = { id: live.employerId, companyId: 'shah', since: '2026-11-01T09:00:00.000Z' }
  vi.stubGlobal('fetch', async () =>
    Response.json({ jobs: [live], companies: [companyOf('shah')], companyMembers: [member] })
  )
  const device = createMemoryStore()
  const { documents, publicAddress } = readPublishedBoard({ documents: device } as unknown as Platform, '/board.json')
  expect(publicAddress).toBe('https://jobs.example')
  const retitle = () => documents.change(jobs, live.id, () => ({ ...live, title: 'Free gold' }))
  await expect(retitle()).rejects.toMatchObject(refused)
  await expect(documents.remove(jobs, live.id)).rejects.toMatchObject(refused)
  expect(await documents.get(jobs, live.id)).toMatchObject({ title: 'Setter' })
  expect(await documents.get(companies, 'shah')).toMatchObject({ name: 'Shah Jewels' })
  expect(await documents.get(companyMembers, live.employerId)).toMatchObject({ companyId: 'shah' })
  await documents.change(notes, 'mine', () => note('mine'))
  expect(device.readElements('notes')).toMatchObject([{ id: 'mine' }])
  expect(device.readElements('jobs')).toEqual([])
})

test.each([
  [{ Date: 'Sat, 21 Nov 2026 09:00:00 GMT' }, { isReachable: false, readUntil: '2026-11-21T09:00:00.000Z' }],
  [{}, { isReachable: false }]
])('published board › reports the response date as the age of the data', async (headers, expected) => {
  vi.stubGlobal('location', { origin: 'https://jobs.example' })
  const answer = (more: object) => async () => Response.json({ jobs: [live] }, { headers: { ...headers, ...more } })
  const device = { documents: createMemoryStore() } as unknown as Platform
  const received: unknown[] = []
  for (const more of [{}, { 'X-Cached': '1' }]) {
    vi.stubGlobal('fetch', answer(more))
    const { connection, documents } = readPublishedBoard(device, '/board.json')
    connection?.watch((state) => received.push(state))
    await documents.get(jobs, live.id)
    connection?.watch((state) => received.push(state))
  }
  expect(received).toEqual([expected, expected])
})

test.each([
  '<!doctype html><p>Sign in to the office network</p>',
  '{"jobs":[{"id":"job_',
  '[]',
  'null',
  '{}',
  '{"jobs":{}}'
])('published board › rejects the response %j instead of returning no jobs', async (text) => {
  vi.stubGlobal('location', { origin: 'https://jobs.example' })
  vi.stubGlobal('fetch', async () => new Response(text))
  const { documents } = readPublishedBoard({ documents: createMemoryStore() } as unknown as Platform, '/board.json')
  await expect(documents.query(jobs, { order: 'stored', limit: 9 })).rejects.toMatchObject({ failure: 'unavailable' })
})
