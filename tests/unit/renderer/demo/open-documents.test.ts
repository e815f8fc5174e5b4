import { beforeEach, expect, test, vi } from 'vitest'
import * as making from '#renderer/demo/make-board.ts'
import * as demo from '#renderer/demo/open-documents.ts'
import * as own from '#renderer/platform/web/open-documents.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { demonstrationHash } from '../../../../build/settings/demonstration.mjs'

const store = createMemoryStore()
const makeBoard = vi.fn(async () => new Map([['jobs', [{ id: 'job_1' }]]]))

beforeEach(() => {
  vi.stubEnv('LOUPE_ADMIN_PASSWORD_HASH', demonstrationHash)
  makeBoard.mockClear()
  vi.spyOn(making, 'makeBoard').mockImplementation(makeBoard)
  vi.spyOn(own, 'openDocuments').mockResolvedValue(store)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 14) })
  return () => void vi.useRealTimers()
})

test('the demonstration’s board is put into an empty browser once, and says of which day it is', async () => {
  const tab = fakeLocalStorage().tab()
  expect(await demo.openDocuments(tab)).toBe(store)
  expect([tab.read('jobs'), demo.demoDay]).toEqual(['[{"id":"job_1"}]', '2026-11-24'])
  vi.setSystemTime(new Date(2026, 10, 26))
  tab.write('jobs', '[]')
  await demo.openDocuments(tab)
  expect([tab.read('jobs'), demo.demoDay, makeBoard.mock.calls.length]).toEqual(['[]', '2026-11-24', 1])
})

test.each(['jobs', 'accounts', 'pages', 'candidateProfiles', 'userProfile_u-1'])(
  'demonstration › leaves another board at this address alone: %s',
  async (name) => {
    const tab = fakeLocalStorage().tab()
    tab.write(name, '[]')
    await demo.openDocuments(tab)
    expect([tab.keys(), demo.demoDay, makeBoard.mock.calls.length]).toEqual([[name], null, 0])
  }
)

test('demonstration › leaves nothing behind where there is no room for it', async () => {
  const tab = fakeLocalStorage().tab()
  makeBoard.mockResolvedValueOnce(
    new Map([
      ['jobs', []],
      ['pages', []]
    ])
  )
  vi.spyOn(tab, 'write')
    .mockImplementationOnce(tab.write)
    .mockImplementationOnce(() => {
      throw new Error('full')
    })
  await expect(demo.openDocuments(tab)).rejects.toThrow('full')
  expect([tab.keys(), demo.demoDay]).toEqual([[], null])
})

test('without storage there is none', async () => {
  expect(await demo.openDocuments(undefined)).toBe(store)
  expect(makeBoard).not.toHaveBeenCalled()
})
