import type { FileStore } from '#renderer/storage/file-store.ts'
import {
  type ApplicantProfile,
  type Application,
  copyApplicantProfile
} from '#shared/domain/application/application.ts'
import {
  createFileLink,
  type ProfileContent,
  parseFileLink,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'
import { splitWords } from '#shared/domain/parse-list-input.ts'

export interface ChosenFiles {
  resume?: Blob | undefined
  avatar?: Blob | undefined
  /** Of work: beside the stored ones. */
  photos?: readonly Blob[] | undefined
}

/** Stores the files and returns the profile with their links. Each name is added to `storedNames`, for an undo. */
export async function storeChosenFiles(
  files: FileStore,
  uid: string,
  content: ProfileContent,
  { resume, avatar, photos = [] }: ChosenFiles,
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
    avatarUrl: avatar ? await store(avatar) : content.avatarUrl,
    ...(photos.length > 0 && { photos: [...(content.photos ?? []), ...(await eachInTurn(photos, store))] })
  }
}

async function eachInTurn<From, To>(all: readonly From[], make: (one: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const one of all) made.push(await make(one))
  return made
}

export function listFileLinks(
  profile: Pick<ProfileContent, 'resumeUrl' | 'avatarUrl' | 'photos'> | null | undefined
): string[] {
  return profile ? [profile.resumeUrl, profile.avatarUrl, ...(profile.photos ?? [])] : []
}

/** A file that cannot be deleted goes with the account. */
export async function deleteFiles(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => files.remove(name)))
}

export function findOrphanedFiles(links: readonly (string | undefined)[], used: readonly string[]): string[] {
  return [...new Set(links)].flatMap((link = '') => (used.includes(link) ? [] : (parseFileLink(link) ?? [])))
}

/** undefined: the link points at no file of this person, or it is gone. */
export async function readOwnedFile(
  files: FileStore,
  link: string,
  owner: string | undefined
): Promise<Blob | undefined> {
  const name = parseFileLink(link)
  // A record may name any file.
  if (name === undefined || owner === undefined || findFileOwner(name) !== owner) return undefined
  return files.read(name)
}

/** The profile as it is sent, with copies of its files: later changes do not reach the employer. */
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
    ...copyApplicantProfile(profile, splitWords(profile.skills), email),
    resumeUrl: await copy(profile.resumeUrl),
    avatarUrl: await copy(profile.avatarUrl),
    ...(profile.photos && { photos: (await eachInTurn(profile.photos, copy)).filter((link) => link !== '') })
  }
}

export function listCopies({ profile }: Application): string[] {
  return listFileLinks(profile).flatMap((link) => parseFileLink(link) ?? [])
}
