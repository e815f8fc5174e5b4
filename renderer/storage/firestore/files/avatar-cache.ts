import type { FileStore } from '#renderer/storage/file-store.ts'
import { pictureTypes } from '#shared/domain/file/upload-types-and-limits.ts'

export interface CachingFiles extends FileStore {
  invalidate(): void
}

const [maxPictures, maxPictureBytes] = [500, 100_000]

/** As long as the page lives: each read costs a request, and bytes under a name never change. Invalidated by another sign-in. */
export function createAvatarCache(files: FileStore, getUid: () => string | undefined): CachingFiles {
  const cached = new Map<string, Promise<Blob | undefined>>()
  let ownerUid: string | undefined

  function readAndCache(name: string): Promise<Blob | undefined> {
    const pending = files.read(name)
    const drop = () => {
      if (cached.get(name) === pending) cached.delete(name)
    }
    if (cached.size >= maxPictures) cached.clear()
    cached.set(name, pending)
    pending.then((file) => isSmallPicture(file) || drop(), drop)
    return pending
  }

  return {
    keep: (owner, file) => files.keep(owner, file),
    async read(name) {
      if (ownerUid !== getUid()) cached.clear()
      ownerUid = getUid()
      return cached.get(name) ?? readAndCache(name)
    },
    async remove(name) {
      cached.delete(name)
      await files.remove(name)
    },
    async removeAll(owner) {
      cached.clear()
      await files.removeAll(owner)
    },
    invalidate: () => cached.clear()
  }
}

function isSmallPicture(file: Blob | undefined): boolean {
  return file !== undefined && pictureTypes.includes(file.type) && file.size <= maxPictureBytes
}
