// @vitest-environment happy-dom

import { describe, expect, test, vi } from 'vitest'
import { createPageTextsRepository } from '#renderer/data/page-texts-repository.ts'
import { openSharedBoard } from '#renderer/data/shared-board.ts'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { getUnsentCollection } from '#renderer/storage/collections/on-device/unsent.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { contentNamed, jobOf } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

const { openFirebase, prepareAppCheck, start } = vi.hoisted(() => ({
  openFirebase: vi.fn(),
  prepareAppCheck: vi.fn(),
  start: () => {}
}))
vi.mock('#renderer/data/open-firebase.ts', () => ({ openFirebase }))
vi.mock('#renderer/data/app-check.ts', () => ({ prepareAppCheck }))

const versions = [{ content: '<p>One</p>', until: '2026-11-21T09:01:00.000Z' }]

function open(more: object) {
  const here = createMemoryStore({ elements: { jobs: [jobOf('approved')] } })
  const shared = createMemoryStore({
    elements: {
      pages: [{ id: 'about-us', content: '<p>Now</p>', hasVersions: true }],
      pageVersions: [{ id: 'about-us', revision: 1, versions }]
    }
  })
  openFirebase.mockReturnValue({ documents: shared })
  const settings = {
    app: { apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1:2:web:3' },
    ...{ appCheckKey: '', emulators: null, kiosk: false, localData: false, ...more }
  }
  return openSharedBoard({ documents: here, session: {} } as never, settings).platform.documents
}

test('where the pages alone are shared, what they said before is too, and the rest stays on the device', async () => {
  const documents = open({ localData: true })
  const told: (StaticPage | null)[] = []
  createPageTextsRepository(documents).watchPageRecord(
    'about-us',
    (page) => told.push(page),
    () => {}
  )
  await until(() => expect(told.at(-1)).toMatchObject({ content: '<p>Now</p>', versions }))
  expect(await documents.get(jobs, jobOf('approved').id)).toBeDefined()
})

test('App Check is fetched where there is a key, and its start handed to what opens Firebase', async () => {
  prepareAppCheck.mockResolvedValue(start)
  const read = (more: object) => open(more).get(jobs, 'none')
  await read({})
  expect([prepareAppCheck.mock.calls, openFirebase.mock.lastCall?.[3]]).toEqual([[], undefined])
  await read({ appCheckKey: '6Lc-key' })
  expect([prepareAppCheck.mock.calls, openFirebase.mock.lastCall?.[3]]).toEqual([[['6Lc-key']], start])
})

describe('what could not be sent', () => {
  const device = { mayHold: () => false }
  const notice = (collection: string) => ({ id: collection, collection, reason: 'unreadable', actions: [] })
  function openOn(more: object, own: object = { device }) {
    const [here, shared] = [
      Object.assign(createMemoryStore({ notices: ['jobs', 'unsent_u1'].map(notice) as never }), own),
      createMemoryStore()
    ]
    openFirebase.mockReturnValue({ documents: shared })
    const settings = { app: {}, appCheckKey: '', emulators: null, kiosk: false, localData: false, ...more } as never
    return { here, shared, ...openSharedBoard({ documents: here, session: {} } as never, settings) }
  }
  const unsent = {
    kind: 'posting',
    ...{ id: 'job_1', uid: 'u1', at: '2026-11-21T10:00:00.000Z' },
    content: contentNamed('Caster')
  } as const

  test('lies on the device, and everything else on the board, which has no device', async () => {
    const { here, shared, platform } = openOn({})
    expect([platform.keepsUnsent, platform.documents.device]).toEqual([true, undefined])
    await platform.documents.change(getUnsentCollection('u1'), 'job_1', () => unsent)
    await platform.documents.change(jobs, 'job_2', () => jobOf('approved', { id: 'job_2' }))
    expect([here.readElements('unsent_u1').length, here.readElements('jobs')]).toEqual([1, []])
    expect([shared.readElements('unsent_u1'), shared.readElements('jobs').length]).toEqual([[], 1])
  })

  test('is said when it cannot be read; what the device kept before it shared a board is not', async () => {
    const told: unknown[] = []
    openOn({}).platform.documents.notices.watch((notices) => told.push(notices.map(({ collection }) => collection)))
    await until(() => expect(told.at(-1)).toEqual(['unsent_u1']))
  })

  test.each([
    ['on a kiosk', { kiosk: true }, { device }],
    ['where the pages alone are shared', { localData: true }, { device }],
    ['where nothing outlives the page', {}, {}]
  ])('waits nowhere %s', (_, more, own) => {
    expect(openOn(more, own).platform.keepsUnsent ?? false).toBe(false)
  })

  test('a kiosk is not told where to keep when the board was read', async () => {
    for (const kiosk of [true, false]) {
      const { here, platform } = openOn({ kiosk })
      await platform.documents.get(jobs, 'none')
      expect(openFirebase.mock.lastCall?.[4]).toBe(kiosk ? undefined : here)
    }
  })
})

test('whether the board can be reached is asked of it as soon as its code is there', async () => {
  const told: object[] = []
  openFirebase.mockReturnValue({
    documents: createMemoryStore(),
    connection: {
      watch(tell: (reach: object) => void) {
        tell({ isReachable: true })
        return () => told.push({ stopped: true })
      }
    }
  })
  const settings = { app: {}, appCheckKey: '', emulators: null, kiosk: false, localData: false } as never
  const { platform } = openSharedBoard({ documents: createMemoryStore(), session: {} } as never, settings)
  const stop = platform.connection?.watch((reach) => told.push(reach))
  await until(() => expect(told).toEqual([{ isReachable: true }]))
  stop?.()
  expect(told.at(-1)).toEqual({ stopped: true })
  // Who has gone by then hears nothing.
  platform.connection?.watch((reach) => told.push(reach))()
  await new Promise((go) => setTimeout(go, 20))
  expect(told).toHaveLength(2)
})
