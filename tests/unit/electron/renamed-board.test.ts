import { existsSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { companyMembers } from '#shared/collections/companies.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { collectionFile, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'

it('desktop store › migrates a board with earlier collection and field names', async () => {
  const { folder, remove } = userDataFolder()
  onTestFinished(remove)
  const stored = { id: 'u1', revision: 1, since: '2026-11-01T09:00:00.000Z' }
  writeElements(folder, 'houseMembers', [{ ...stored, houseId: 'suvarna' }])
  for (const _start of ['first', 'second']) {
    const { bridge } = desktopMain(folder, { collections: ['companyMembers'], initializers: new Map() })
    expect(await createDesktopStore(bridge()).get(companyMembers, 'u1')).toMatchObject({
      ...stored,
      companyId: 'suvarna'
    })
  }
  expect(existsSync(collectionFile(folder, 'houseMembers'))).toBe(false)
})
