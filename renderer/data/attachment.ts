import type { FileStore } from '#renderer/storage/file-store.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { findFileOwner } from '#shared/domain/file/file-name.ts'

/** The file that a record of this person points at; undefined: it points at none of theirs, or the file is not there (any more). */
export async function readOwnedFile(
  files: FileStore,
  link: string,
  owner: string | undefined
): Promise<Blob | undefined> {
  const name = parseFileLink(link)
  // A record may name any file: only one that belongs to the same person is read for it.
  if (name === undefined || owner === undefined || findFileOwner(name) !== owner) return undefined
  return files.read(name)
}
