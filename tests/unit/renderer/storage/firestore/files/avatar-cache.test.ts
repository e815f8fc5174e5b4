import { expect, test, vi } from 'vitest'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { createAvatarCache } from '#renderer/storage/firestore/files/avatar-cache.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'

function remembered() {
  const stored = createMemoryFiles()
  const read = vi.fn((name: string) => stored.read(name))
  const person = { uid: 'suvarna' as string | undefined }
  const files = createAvatarCache({ ...stored, read } satisfies FileStore, () => person.uid)
  return { files, read, person }
}

const picture = new Blob(['RIFF'], { type: 'image/webp' })

test('a picture is read once, however often and however soon it is asked for again', async () => {
  const { files, read } = remembered()
  const name = await files.keep('meena', picture)
  await Promise.all([files.read(name), files.read(name)])
  expect(await (await files.read(name))?.text()).toBe('RIFF')
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  ['a résumé', new Blob(['%PDF'], { type: 'application/pdf' })],
  ['a large picture', new Blob([new Uint8Array(100_001)], { type: 'image/webp' })]
])('%s is not remembered', async (_what, file) => {
  const { files, read } = remembered()
  const name = await files.keep('meena', file)
  await files.read(name)
  await files.read(name)
  expect(read).toHaveBeenCalledTimes(2)
})

test('what was not there, or could not be read, is asked for again', async () => {
  const { files, read } = remembered()
  const name = `meena_${'0'.repeat(32)}`
  expect(await files.read(name)).toBeUndefined()
  read.mockRejectedValueOnce(new Error('unreachable'))
  await expect(files.read(name)).rejects.toThrow('unreachable')
  read.mockResolvedValueOnce(picture)
  expect(await files.read(name)).toBe(picture)
})

test('the next person begins with nothing, and so does everybody after it was forgotten', async () => {
  const { files, read, person } = remembered()
  const name = await files.keep('meena', picture)
  await files.read(name)
  person.uid = undefined
  read.mockRejectedValueOnce(new Error('refused'))
  await expect(files.read(name)).rejects.toThrow('refused')
  await files.read(name)
  expect(read).toHaveBeenCalledTimes(3)
  files.invalidate()
  await files.read(name)
  expect(read).toHaveBeenCalledTimes(4)
})

test('a removed picture is gone', async () => {
  const { files } = remembered()
  const [one, other] = [await files.keep('meena', picture), await files.keep('meena', picture)]
  await files.read(one)
  await files.read(other)
  await files.remove(one)
  expect(await files.read(one)).toBeUndefined()
  await files.removeAll('meena')
  expect(await files.read(other)).toBeUndefined()
})
