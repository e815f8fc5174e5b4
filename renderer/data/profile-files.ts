import type { FileStore } from '#renderer/storage/file-store.ts'
import {
  type ApplicantProfile,
  type Application,
  copyApplicantProfile
} from '#shared/domain/application/application.ts'
import { parseSkills } from '#shared/domain/candidate/candidate-search.ts'
import {
  createFileLink,
  type ProfileContent,
  parseFileLink,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { findFileOwner } from '#shared/domain/file/file-name.ts'

/** Files that a person has chosen for their profile. Their type and size were checked before. */
export interface ChosenFiles {
  resume?: Blob | undefined
  avatar?: Blob | undefined
}

/**
 * Stores the chosen files and gives the profile that points at them. Each name is added to `storedNames`, so that all
 * can be undone.
 */
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

/** Deletes stored files. One that cannot be deleted does no harm: it goes with the account. */
export async function deleteFiles(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => files.remove(name)))
}

/** The names of stored files among `links` that none of `used` points at any more. */
export function findOrphanedFiles(links: readonly (string | undefined)[], used: readonly string[]): string[] {
  return [...new Set(links)].flatMap((link = '') => (used.includes(link) ? [] : (parseFileLink(link) ?? [])))
}

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

/** The profile as it goes to the employer, with copies of its files: what the candidate changes later does not reach them. */
export async function copyFiles(
  files: FileStore,
  profile: UserProfile,
  email: string,
  copiedNames: string[]
): Promise<ApplicantProfile> {
  const copy = async (link: string) => {
    if (parseFileLink(link) === undefined) return link
    const file = await readOwnedFile(files, link, profile.id)
    if (!file) return ''
    const name = await files.keep(profile.id, file)
    copiedNames.push(name)
    return createFileLink(name)
  }
  return {
    ...copyApplicantProfile(profile, parseSkills(profile.skills), email),
    resumeUrl: await copy(profile.resumeUrl),
    avatarUrl: await copy(profile.avatarUrl)
  }
}

export function listCopies({ profile }: Application): string[] {
  return [profile?.resumeUrl, profile?.avatarUrl].flatMap((link = '') => parseFileLink(link) ?? [])
}
