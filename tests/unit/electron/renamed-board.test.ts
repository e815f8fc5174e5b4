import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openQuarantine } from '#electron/main/quarantine-folder.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { companyMembers } from '#shared/collections/companies.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { collectionFile, storedElements, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'

it('desktop store › renames collections and fields of an earlier build, once', async () => {
  const { folder, remove } = userDataFolder()
  onTestFinished(remove)
  const stored = { id: 'u1', revision: 1, since: '2026-11-01T09:00:00.000Z' }
  const open = () => {
    const { bridge } = desktopMain(folder, { collections: ['companyMembers', 'reports'], initializers: new Map() })
    return createDesktopStore(bridge())
  }
  writeElements(folder, 'houseMembers', [{ ...stored, houseId: 'suvarna' }])
  writeElements(folder, 'reports', [{ ...stored, did: 'dismiss' }])
  for (const _start of ['first', 'second']) {
    expect(await open().get(companyMembers, 'u1')).toMatchObject({ ...stored, companyId: 'suvarna' })
  }
  expect(existsSync(collectionFile(folder, 'houseMembers'))).toBe(false)
  expect(storedElements(folder, 'reports')).toEqual([{ ...stored, type: 'dismiss' }])

  // A field of that name, stored later, is not an earlier one.
  writeElements(folder, 'companyMembers', [{ ...stored, companyId: 'suvarna', papers: 'kept' }])
  await open().get(companyMembers, 'u1')
  expect(storedElements(folder, 'companyMembers')).toEqual([{ ...stored, companyId: 'suvarna', papers: 'kept' }])
})

it('quarantine › keeps what an earlier build quarantined', async () => {
  const { folder, remove } = userDataFolder()
  onTestFinished(remove)
  mkdirSync(join(folder, 'set-aside/texts'), { recursive: true })
  writeFileSync(join(folder, 'set-aside/texts', 'damaged-file.jobs.1'), '[{')
  expect(openQuarantine(folder).read().texts).toMatchObject([{ id: 'damaged-file.jobs.1' }])
})
