import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as board from '#renderer/demo/demo-board.ts'
import * as demo from '#renderer/demo/open-demo-documents.ts'
import * as own from '#renderer/platform/web/open-documents.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { demonstrationHash } from '../../../../build/settings/demo-password.mjs'

const store = createMemoryStore()
const keepResumes = vi.fn(async ({ lists }: board.Board) => lists)

beforeEach(() => {
  vi.stubEnv('LOUPE_ADMIN_PASSWORD_HASH', demonstrationHash)
  keepResumes.mockClear()
  vi.spyOn(board, 'keepResumes').mockImplementation(keepResumes)
  vi.spyOn(own, 'openDocuments').mockResolvedValue(store)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:30Z') })
  return () => void vi.useRealTimers()
})

describe('demonstration data', () => {
  test('fills an empty browser once and shows the date of the data', async () => {
    const tab = fakeLocalStorage().tab()
    expect(await demo.openDocuments(tab)).toBe(store)
    expect(JSON.parse(tab.read('jobs') ?? '').length).toBe(46)
    expect(demo.demoDay).toBe('2026-11-24')
    vi.setSystemTime(new Date('2026-11-26T08:30Z'))
    tab.write('jobs', '[]')
    await demo.openDocuments(tab)
    expect([tab.read('jobs'), demo.demoDay]).toEqual(['[]', '2026-11-24'])
  })

  test.each(['jobs', 'accounts', 'pages', 'candidateProfiles', 'userProfile_u-1'])(
    'keeps existing data of another local board unchanged: %s',
    async (name) => {
      const tab = fakeLocalStorage().tab()
      tab.write(name, '[]')
      await demo.openDocuments(tab)
      expect([tab.keys(), demo.demoDay, demo.demoProblem, keepResumes.mock.calls.length]).toEqual([[name], null, '', 0])
    }
  )

  test('stores nothing and reports full storage', async () => {
    const tab = fakeLocalStorage().tab()
    vi.spyOn(tab, 'write')
      .mockImplementationOnce(tab.write)
      .mockImplementationOnce(() => {
        throw new Error('full')
      })
    expect(await demo.openDocuments(tab)).toBe(store)
    expect([tab.keys(), demo.demoDay, demo.demoProblem]).toEqual([[], null, 'full'])
  })
})
