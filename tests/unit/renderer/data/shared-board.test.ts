// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest'
import { createPageTextsRepository } from '#renderer/data/page-texts-repository.ts'
import { openSharedBoard } from '#renderer/data/shared-board.ts'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { jobOf } from '#tests/support/job-people.ts'
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
