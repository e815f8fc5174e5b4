import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { maxFileBytes } from '#shared/domain/file/uploaded-file-name.ts'

/** The medium of one FileStore, empty to begin with. */
interface ContractFiles {
  /** As after a restart: another handle on the same files. */
  reopen(): Promise<FileStore>
  close(): Promise<void>
}

const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256)
const resume = new Blob([bytes], { type: 'application/pdf' })

async function content(file: Blob | undefined): Promise<number[] | undefined> {
  return file && [...new Uint8Array(await file.arrayBuffer())]
}

interface Lengths {
  /** Whether the largest file is kept as well, which takes a place behind a server long. */
  keepsLargest?: boolean
}

/** The contract of every FileStore. `make` gives a fresh, empty place each time. */
export function fileStoreContract(
  adapter: string,
  make: () => Promise<ContractFiles>,
  { keepsLargest = true }: Lengths = {}
): void {
  describe(`file store over ${adapter}`, () => {
    let device: ContractFiles
    let files: FileStore
    beforeEach(async () => {
      device = await make()
      files = await device.reopen()
    })
    afterEach(() => device.close())

    test('returns a stored file with each byte and its type', async () => {
      const name = await files.keep('meena', resume)
      expect(name).toMatch(/^meena_[\w-]{16,64}$/)
      for (const store of [files, await device.reopen()]) {
        const found = await store.read(name)
        expect(found?.type).toBe('application/pdf')
        expect(await content(found)).toEqual([...bytes])
      }
    })

    test('returns an empty file without a type unchanged', async () => {
      const name = await files.keep('meena', new Blob([]))
      const found = await (await device.reopen()).read(name)
      expect(found?.type).toBe('')
      expect(await content(found)).toEqual([])
    })

    test('keeps line breaks of the content separate from the type', async () => {
      const name = await files.keep('meena', new Blob(['\n\nfirst\nlast'], { type: 'text/plain;charset=utf-8' }))
      const found = await files.read(name)
      expect(found?.type).toBe('text/plain;charset=utf-8')
      expect(await found?.text()).toBe('\n\nfirst\nlast')
    })

    test('gives each file a name that cannot be guessed from another', async () => {
      const names = await Promise.all(Array.from({ length: 20 }, () => files.keep('meena', resume)))
      const endings = names.map((name) => name.slice('meena_'.length))
      expect(new Set(endings).size).toBe(20)
      // But for a number that counts them at the end, no position is the same in all of them, as it would be in a clock.
      const positions = Array.from({ length: 22 }, (_, index) => index)
      expect(positions.filter((index) => new Set(endings.map((ending) => ending[index])).size === 1)).toEqual([])
    })

    test('removes only the given file, permanently', async () => {
      const gone = await files.keep('meena', resume)
      const keptName = await files.keep('meena', resume)
      await files.remove(gone)
      for (const store of [files, await device.reopen()]) {
        expect(await store.read(gone)).toBeUndefined()
        expect(await content(await store.read(keptName))).toEqual([...bytes])
      }
    })

    test('returns undefined for a missing file and ignores its removal', async () => {
      const name = await files.keep('meena', resume)
      await files.remove(name)
      const strange = [
        '',
        'meena',
        'meena_',
        `meena_${'0'.repeat(32)}`,
        '../secret',
        '__proto__',
        `${name}\0`,
        'a'.repeat(9000)
      ]
      for (const absent of [name, ...strange]) {
        expect(await files.read(absent), absent.slice(0, 40)).toBeUndefined()
        await files.remove(absent)
      }
      await files.removeAll('nobody')
    })

    test('removes all files of one user, not of a similar uid', async () => {
      const owners = [
        'meena',
        'meena_',
        'meena_2',
        `meena_${'0'.repeat(32)}`,
        'Meena',
        'meen',
        'constructor',
        '__proto__',
        '-'
      ]
      const names = new Map<string, string>()
      await Promise.all(owners.map(async (owner) => names.set(owner, await files.keep(owner, resume))))
      const second = await files.keep('meena', resume)
      await files.removeAll('meena')
      const store = await device.reopen()
      expect(await store.read(second)).toBeUndefined()
      for (const [owner, name] of names) {
        const expected = owner === 'meena' ? undefined : [...bytes]
        expect(await content(await store.read(name)), owner).toEqual(expected)
      }
    })

    test('refuses a file of more than 25 MB', async () => {
      const over = files.keep('meena', new Blob([new Uint8Array(maxFileBytes), 'x']))
      await expect(over).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
    })

    if (keepsLargest)
      test('stores a file of 25 MB', async () => {
        const largest = new Uint8Array(maxFileBytes)
        largest[maxFileBytes - 1] = 7
        const name = await files.keep('meena', new Blob([largest]))
        const found = await files.read(name)
        expect(found?.size).toBe(maxFileBytes)
        expect(new Uint8Array((await found?.slice(-1).arrayBuffer()) ?? [])[0]).toBe(7)
      })

    test('refuses an invalid owner or type', async () => {
      for (const owner of ['', '..', 'a/b', 'a.b', 'a b', 'a\0', 'मीना', 'a'.repeat(65)]) {
        const refused = { name: 'StoreError', failure: 'refused' }
        await expect(files.keep(owner, resume), owner).rejects.toMatchObject(refused)
        await expect(files.removeAll(owner), owner).rejects.toMatchObject(refused)
      }
      const type = `text/${'x'.repeat(300)}`
      await expect(files.keep('meena', new Blob(['x'], { type }))).rejects.toMatchObject({ failure: 'refused' })
    })
  })
}
