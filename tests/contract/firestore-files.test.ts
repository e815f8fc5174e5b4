import { collectionGroup, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { createFirestoreFiles } from '#renderer/storage/firestore/files/firestore-files.ts'
import { maxPartBytes } from '#renderer/storage/firestore/files/uploaded-file-parts.ts'
import { resumeTypes } from '#shared/domain/file/upload-types-and-limits.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'
import { fileStoreContract } from './file-store-contract.ts'

// Every step goes by way of a server.

/** The rules know the types of what people choose; the contract has types of its own. */
const pdf = "'application/pdf', "
const contractRules = () => buildRules('loupe.example').replace(pdf, `'', 'text/plain;charset=utf-8', ${pdf}`)

const filesAs = (board: EmulatedBoard, uid: string, more: { email?: string; isOnline?: () => boolean } = {}) => {
  const { email = `${uid}@example.com`, isOnline } = more
  const database = board.as({ sub: uid, email, email_verified: true })
  return {
    database,
    ...createFirestoreFiles({ getDatabase: () => database, getUid: () => uid, ...(isOnline && { isOnline }) })
  }
}

/** Everybody on their own device: the rules let no one keep a file for another user. */
function filesOfAll(board: EmulatedBoard): FileStore {
  const devices = new Map<string, FileStore>()
  const of = (uid: string) => {
    const device = devices.get(uid) ?? filesAs(board, uid)
    devices.set(uid, device)
    return device
  }
  return {
    keep: (owner, file) => of(owner || 'nobody').keep(owner, file),
    read: (name) => of(findFileOwner(name) ?? 'meena').read(name),
    remove: (name) => of(findFileOwner(name) ?? 'meena').remove(name),
    removeAll: (owner) => of(owner || 'nobody').removeAll(owner)
  }
}

fileStoreContract(
  'firestore',
  async () => {
    expect(contractRules()).toContain(`'', 'text/plain`)
    const board = await boardOnEmulator(contractRules())
    return { reopen: async () => filesOfAll(board), close: () => board.close() }
  },
  { keepsLargest: process.env.LOUPE_PROOF === '1' }
)

describe('uploaded files on a shared board', () => {
  const type = resumeTypes.pdf
  const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7 + index / 251) % 256)
  const employer = { email: 'suvarna_employer@loupe.example' }
  const content = async (file: Blob | undefined) => file && Buffer.from(await file.arrayBuffer())
  let board: EmulatedBoard
  beforeEach(async () => {
    board = await boardOnEmulator(buildRules('loupe.example'))
  })
  afterEach(() => board.close())

  /** The paths of all that is stored below files/. */
  async function stored(): Promise<string[]> {
    const owner = board.as('owner')
    const found = await Promise.all(['files', 'parts'].map((name) => getDocs(collectionGroup(owner, name))))
    return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).sort()
  }

  test.each([0, 1, maxPartBytes, maxPartBytes + 1, 3 * maxPartBytes + 7])(
    'are read on another device with all %i bytes',
    async (size) => {
      const sent = new Blob([bytes(size)], { type })
      const name = await filesAs(board, 'meena').keep('meena', sent)
      expect(await board.raw('files')).toEqual([
        { id: name, revision: 1, uid: 'meena', type, size, parts: Math.ceil(size / maxPartBytes) }
      ])
      const found = await filesAs(board, 'suvarna', employer).read(name)
      expect(found?.type).toBe(type)
      expect((await content(found))?.equals(Buffer.from(bytes(size)))).toBe(true)
    }
  )

  test('of a candidate are refused to other candidates, except the picture', async () => {
    const meena = filesAs(board, 'meena')
    const resume = await meena.keep('meena', new Blob(['%PDF'], { type }))
    const picture = await meena.keep('meena', new Blob(['RIFF'], { type: 'image/webp' }))
    const rupa = filesAs(board, 'rupa')
    await expect(rupa.read(resume)).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
    await expect(rupa.remove(picture)).rejects.toMatchObject({ failure: 'refused' })
    await expect(rupa.removeAll('meena')).rejects.toMatchObject({ failure: 'refused' })
    await expect(rupa.keep('meena', new Blob(['%PDF'], { type }))).rejects.toMatchObject({ failure: 'refused' })
    expect(await (await rupa.read(picture))?.text()).toBe('RIFF')
    expect(await stored()).toHaveLength(4)
  })

  test('with a missing Firestore part are reported as unavailable', async () => {
    const meena = filesAs(board, 'meena')
    const name = await meena.keep('meena', new Blob([bytes(maxPartBytes + 3)], { type }))
    const owner = board.as('owner')
    const part = doc(owner, `files/${name}/parts/1`)
    for (const spoil of [
      () => setDoc(part, { bytes: 'abc' }),
      () => setDoc(part, {}),
      () => deleteDoc(part),
      () => setDoc(doc(owner, `files/${name}`), { type, size: 3, parts: 2 })
    ]) {
      await spoil()
      await expect(meena.read(name)).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable' })
    }
    await meena.remove(name)
    expect(await stored()).toEqual([])
  })

  test('leave no data behind when the upload fails', async () => {
    // As if the line broke behind the first parts.
    const broken = buildRules('loupe.example').replace("part.matches('", "part != '4' && part.matches('")
    const narrow = await boardOnEmulator(broken)
    const whole = board
    board = narrow
    const keeping = filesAs(narrow, 'meena').keep('meena', new Blob([bytes(5 * maxPartBytes)], { type }))
    await expect(keeping).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
    expect(await stored()).toEqual([])
    board = whole
    await narrow.close()
  })

  test('of an account are all removed, with unfinished uploads', async () => {
    const nameOf = (index: number) => `meena_${String(index).padStart(32, '0')}`
    const headOf = (index: number, size: number) =>
      [nameOf(index), { uid: 'meena', type, size, parts: Math.ceil(size / maxPartBytes) }] as const
    const rupas = await filesAs(board, 'rupa').keep('rupa', new Blob(['%PDF'], { type }))
    // More files, and one of more parts, than are removed in one step.
    const heads = Array.from({ length: 12 }, (_, index) => headOf(index, 4))
    await board.put('files', [...heads, headOf(12, 12 * maxPartBytes)])
    for (const [name] of heads) await board.put(`files/${name}/parts`, [['0', {}]])
    // The first part never arrived.
    await board.put(
      `files/${nameOf(12)}/parts`,
      Array.from({ length: 11 }, (_, index) => [String(index + 1), {}])
    )
    expect(await stored()).toHaveLength(2 + 12 * 2 + 1 + 11)
    await filesAs(board, 'meena').removeAll('meena')
    expect(await stored()).toEqual([`files/${rupas}`, `files/${rupas}/parts/0`])
  })

  test('are refused at once while offline, and nothing is sent later', async () => {
    let isOnline = false
    const meena = filesAs(board, 'meena', { isOnline: () => isOnline })
    const name = `meena_${'0'.repeat(32)}`
    const unavailable = { name: 'StoreError', failure: 'unavailable' }
    await expect(meena.keep('meena', new Blob(['%PDF'], { type }))).rejects.toMatchObject(unavailable)
    await expect(meena.read(name)).rejects.toMatchObject(unavailable)
    await expect(meena.remove(name)).rejects.toMatchObject(unavailable)
    await expect(meena.removeAll('meena')).rejects.toMatchObject(unavailable)
    isOnline = true
    expect(await meena.read(name)).toBeUndefined()
    expect(await stored()).toEqual([])
  })
})
