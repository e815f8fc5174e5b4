import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWebUploadedFiles } from '#renderer/storage/web/web-uploaded-files.ts'
import { fileStoreContract } from './file-store-contract.ts'

let count = 0
const newName = () => {
  count += 1
  return `files-${count}`
}
const resume = new Blob(['a résumé'], { type: 'application/pdf' })

fileStoreContract('the web: IndexedDB', async () => {
  const database = newName()
  return { reopen: async () => createWebUploadedFiles(database), close: async () => {} }
})

test('uploaded files in IndexedDB › are written with strict durability', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await createWebUploadedFiles(newName()).keep('meena', resume)
  expect(begin).toHaveBeenLastCalledWith(['files'], 'readwrite', { durability: 'strict' })
})

describe('uploaded files while IndexedDB fails', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Ends the next writing transaction as a browser without room does: the request succeeds, the commit does not. */
  function fullDisk() {
    const put = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      const request = put.apply(this, given)
      const { transaction } = this
      Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
      request.addEventListener('success', () => transaction.abort())
      return request
    })
  }

  test('report full storage and keep earlier files', async () => {
    const files = createWebUploadedFiles(newName())
    const keptName = await files.keep('meena', resume)
    fullDisk()
    await expect(files.keep('meena', resume)).rejects.toMatchObject({ name: 'StoreError', failure: 'full' })
    vi.restoreAllMocks()
    expect(await (await files.read(keptName))?.text()).toBe('a résumé')
    expect(await files.keep('meena', resume)).toMatch(/^meena_/)
  })

  test('report unavailable storage in every method and retry later', async () => {
    const files = createWebUploadedFiles(newName())
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError')
    })
    const unavailable = { name: 'StoreError', failure: 'unavailable' }
    await expect(files.keep('meena', resume)).rejects.toMatchObject(unavailable)
    await expect(files.read(`meena_${'0'.repeat(32)}`)).rejects.toMatchObject(unavailable)
    await expect(files.remove(`meena_${'0'.repeat(32)}`)).rejects.toMatchObject(unavailable)
    await expect(files.removeAll('meena')).rejects.toMatchObject(unavailable)
    vi.restoreAllMocks()
    expect(await files.keep('meena', resume)).toMatch(/^meena_/)
  })

  test('report unavailable storage while another tab keeps the database from opening', async () => {
    const name = newName()
    const held = await openDB(name, 1)
    const deleting = deleteDB(name)
    const keeping = createWebUploadedFiles(name, 20).keep('meena', resume)
    await expect(keeping).rejects.toMatchObject({ failure: 'unavailable' })
    held.close()
    await deleting
  })

  test('reopen the database after another tab closed the connection', async () => {
    const name = newName()
    const files = createWebUploadedFiles(name)
    await files.keep('meena', resume)
    // As when the person clears the data of the site: this page must not hold it up.
    await deleteDB(name)
    const keptName = await files.keep('meena', resume)
    expect(await (await files.read(keptName))?.text()).toBe('a résumé')
  })
})
