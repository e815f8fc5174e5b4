// @vitest-environment happy-dom

import { describe, expect, test, vi } from 'vitest'
import { openSharedBoard } from '#renderer/data/open-shared-board.ts'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import { endedJobs } from '#shared/collections/ended-jobs.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { outboxItems } from '#shared/collections/outbox-items.ts'
import { pages } from '#shared/collections/static-pages.ts'
import { contentNamed, jobOf } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

const { openFirebase, createRestStore, endOfFollowing, prepareAppCheck, start } = vi.hoisted(() => ({
  openFirebase: vi.fn(),
  endOfFollowing: vi.fn(),
  createRestStore: vi.fn(),
  prepareAppCheck: vi.fn(),
  start: () => {}
}))
vi.mock('#renderer/storage/firestore/rest/rest-store.ts', () => ({ createRestStore }))
vi.mock('#renderer/data/open-firebase.ts', () => ({ openFirebase }))
vi.mock('#renderer/data/app-check.ts', () => ({ prepareAppCheck }))

const versions = [{ content: '<p>One</p>', until: '2026-11-21T09:01:00.000Z' }]

const person = { uid: 'u-meena', email: 'meena@example.com', role: 'Candidate', isAdmin: false, isEmployer: false }

/** A board that Firebase reads, and one that is read without: each says which it is. */
function openBoard(more: object = {}, session: string | null = null) {
  const elements = {
    pages: [{ id: 'about-us', content: '<p>Now</p>', hasVersions: true }],
    pageVersions: [{ id: 'about-us', revision: 1, versions }]
  }
  const titled = (title: string) => ({ ...elements, jobs: [{ ...jobOf('approved'), title }] })
  const signedIn = createMemoryStore({ elements: titled('With Firebase') })
  const visitors = createMemoryStore({ elements: titled('Without Firebase') })
  createRestStore.mockReset().mockReturnValue({ ...visitors, stopPolling: () => {} })
  const users = createEventEmitter<unknown>()
  const accounts = {
    watch: users.subscribe,
    restore: () => accounts.signIn(),
    async signIn() {
      users.emit(person)
      return person
    }
  }
  const connection = {
    watch(onData: (state: object) => void) {
      onData({ isReachable: true })
      return endOfFollowing
    }
  }
  endOfFollowing.mockReset()
  const documents = { ...signedIn, watchAfterSwitch: signedIn.watch }
  openFirebase.mockReset().mockReturnValue({ documents, accounts, connection })
  const settings = {
    app: { apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1:2:web:3' },
    ...{ appCheckKey: '', emulators: null, kiosk: false, localData: false, isInstalled: false, ...more }
  }
  const here = createMemoryStore({ elements: { jobs: [{ ...jobOf('approved'), title: 'Here' }] } })
  return openSharedBoard({ documents: here, session: { read: () => session } } as never, settings)
}

const titleIn = async ({ platform }: ReturnType<typeof openBoard>) =>
  (await platform.documents.get(jobs, jobOf('approved').id))?.title

test('visitor › reads without the Firebase SDK until sign-in', async () => {
  const board = openBoard()
  const received: string[] = []
  const query = { order: 'stored', limit: 1 } as const
  const onData = ({ documents }: { documents: { title: string }[] }) =>
    received.push(...documents.map(({ title }) => title))
  const stop = board.platform.documents.watch(jobs, query, onData, () => {})
  await until(() => expect(received).toEqual(['Without Firebase']))
  expect([await titleIn(board), openFirebase.mock.calls.length]).toEqual(['Without Firebase', 0])
  await board.accounts.signIn('meena@example.com', 'secret')
  expect(await titleIn(board)).toBe('With Firebase')
  // Shown results stay, and are not read a second time.
  expect(received).toEqual(['Without Firebase'])
  window.dispatchEvent(new Event('focus'))
  await until(() => expect(received).toEqual(['Without Firebase', 'With Firebase']))
  stop()
})

test('public collections › contain no personal data', () => {
  const isPublic = (collection: { isPublic?: true }) => collection.isPublic === true
  expect([jobs, endedJobs, pages, companies, companyMembers].every(isPublic)).toBe(true)
  expect([applications, employers, employerRequests].some(isPublic)).toBe(false)
})

test('start with a session token of an earlier visit › loads Firebase and signs out', async () => {
  window.sessionStorage.setItem('firebase:authUser:k:[DEFAULT]', '{}')
  expect(await titleIn(openBoard())).toBe('Without Firebase')
  await until(() => expect(openFirebase).toHaveBeenCalledOnce())
  window.sessionStorage.clear()
  expect(await titleIn(openBoard())).toBe('Without Firebase')
  expect(openFirebase).not.toHaveBeenCalled()
})

test('visitor › loads Firebase for App Check when the board requires it', async () => {
  prepareAppCheck.mockResolvedValue(start)
  expect([await titleIn(openBoard({ appCheckKey: '6Lc-key' })), createRestStore.mock.calls]).toEqual([
    'With Firebase',
    []
  ])
  expect([prepareAppCheck.mock.calls, openFirebase.mock.lastCall?.[3]]).toEqual([[['6Lc-key']], start])
  prepareAppCheck.mockClear()
  await openBoard().accounts.signIn('meena@example.com', 'secret')
  expect([prepareAppCheck.mock.calls, openFirebase.mock.lastCall?.[3]]).toEqual([[], undefined])
})

describe('outbox on Firestore', () => {
  const device = { mayContain: () => false }
  const notice = (collection: string) => ({ id: collection, collection, reason: 'unreadable', actions: [] })
  function openOn(more: object, own: object = { device }) {
    const [here, shared] = [
      Object.assign(createMemoryStore({ notices: ['jobs', 'unsent_u1'].map(notice) as never }), own),
      createMemoryStore()
    ]
    openFirebase.mockReset().mockReturnValue({ documents: shared, accounts: { watch: () => {} } })
    // Installed, so that everybody reads and writes in one store.
    const settings = { app: {}, appCheckKey: '', emulators: null, kiosk: false, localData: false, isInstalled: true }
    return {
      here,
      shared,
      ...openSharedBoard({ documents: here, session: {} } as never, { ...settings, ...more } as never)
    }
  }
  const unsent = {
    kind: 'job',
    ...{ id: 'job_1', uid: 'u1', at: '2026-11-21T10:00:00.000Z' },
    content: contentNamed('Caster')
  } as const

  test('is stored locally, while all other data is on the server', async () => {
    const { here, shared, platform } = openOn({})
    expect([platform.keepsUnsent, platform.documents.device]).toEqual([true, undefined])
    await platform.documents.change(outboxItems.of('u1'), 'job_1', () => unsent)
    await platform.documents.change(jobs, 'job_2', () => jobOf('approved', { id: 'job_2' }))
    expect([here.readElements('unsent_u1').length, here.readElements('jobs')]).toEqual([1, []])
    expect([shared.readElements('unsent_u1'), shared.readElements('jobs').length]).toEqual([[], 1])
  })

  test.each([
    ['on a kiosk', { kiosk: true }, { device }],
    ['on a board with local data', { localData: true }, { device }],
    ['when nothing persists after the page closes', {}, {}]
  ])('is not stored on the device %s', (_, more, own) => {
    expect(openOn(more, own).platform.keepsUnsent ?? false).toBe(false)
  })
})
