import type { FileStore } from '#renderer/storage/file-store.ts'
import { pictureTypes } from '#shared/domain/file-kind.ts'

export interface RememberingFiles extends FileStore {
  /** Forgets every picture that was read. */
  forget(): void
}

/** So many pictures are remembered, each of so many bytes at most. */
const [most, largest] = [500, 100_000]

/**
 * Remembers small pictures as long as the page lives: a list of people shows the same ones again and again, and each is asked
 * of the server. What lies under a name never changes. The next person who signs in begins with nothing.
 */
export function rememberedPictures(files: FileStore, me: () => string | undefined): RememberingFiles {
  const known = new Map<string, Promise<Blob | undefined>>()
  let whose: string | undefined

  function ask(name: string): Promise<Blob | undefined> {
    const asked = files.read(name)
    const drop = () => {
      if (known.get(name) === asked) known.delete(name)
    }
    if (known.size >= most) known.clear()
    known.set(name, asked)
    asked.then((file) => isSmallPicture(file) || drop(), drop)
    return asked
  }

  return {
    keep: (owner, file) => files.keep(owner, file),
    async read(name) {
      if (whose !== me()) known.clear()
      whose = me()
      return known.get(name) ?? ask(name)
    },
    async remove(name) {
      known.delete(name)
      await files.remove(name)
    },
    async removeAll(owner) {
      known.clear()
      await files.removeAll(owner)
    },
    forget: () => known.clear()
  }
}

function isSmallPicture(file: Blob | undefined): boolean {
  return file !== undefined && pictureTypes.includes(file.type) && file.size <= largest
}
