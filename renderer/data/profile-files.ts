import type { FileStore } from '#renderer/storage/file-store.ts'
import { createFileLink, type ProfileContent, parseFileLink } from '#shared/domain/user-profile.ts'

/** Files that a person has chosen for their profile. What they are was looked at before. */
export interface ChosenFiles {
  resume?: Blob | undefined
  avatar?: Blob | undefined
}

/** Keeps the chosen files and gives the profile that points at them. `kept` is told each name, so that all can be undone. */
export async function storeChosenFiles(
  files: FileStore,
  uid: string,
  content: ProfileContent,
  { resume, avatar }: ChosenFiles,
  storedNames: string[]
): Promise<ProfileContent> {
  const store = async (file: Blob) => {
    const name = await files.keep(uid, file)
    storedNames.push(name)
    return createFileLink(name)
  }
  return {
    ...content,
    resumeUrl: resume ? await store(resume) : content.resumeUrl,
    avatarUrl: avatar ? await store(avatar) : content.avatarUrl
  }
}

/** Removes kept files. What cannot be removed is in nobody's way: it goes with the account. */
export async function deleteFiles(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => files.remove(name)))
}

/** The kept files among these links to which none of the others leads. */
export function findOrphanedFiles(links: readonly (string | undefined)[], used: readonly string[]): string[] {
  return [...new Set(links)].flatMap((link = '') => (used.includes(link) ? [] : (parseFileLink(link) ?? [])))
}
