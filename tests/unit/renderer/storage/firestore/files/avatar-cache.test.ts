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

test('avatar cache › is cleared for another user and after an invalidation', async () => {
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
