import * as v from 'valibot'
import { accounts, signInThrottles } from '#renderer/storage/collections/account-collections.ts'
import { findApplicantNotesOwner, getApplicantNotesCollection } from '#renderer/storage/collections/applicant-notes.ts'
import { applications } from '#renderer/storage/collections/application-collections.ts'
import {
  candidateProfiles,
  findShortlistOwner,
  getShortlistCollection
} from '#renderer/storage/collections/candidate-collections.ts'
import { employerRequests } from '#renderer/storage/collections/houses/employer-requests.ts'
import { employers } from '#renderer/storage/collections/houses/employers.ts'
import { houseMembers } from '#renderer/storage/collections/houses/houses.ts'
import { jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import type { Collection, DeviceStore, DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hasBans } from '#shared/domain/account/employer.ts'

/** What is still to be removed of a person whose account is deleted. */
interface Removal {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  /** When the deletion began, ISO 8601. */
  at: string
}

export const removals: Collection<Removal> = {
  name: 'removals',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    at: v.string()
  }) satisfies v.GenericSchema<unknown, Removal>,
  searchText: () => '',
  describe: () => ''
}

/** The lists in which something of everybody may have stood. */
const listsOfAll: readonly Collection<Document>[] = [
  ...[accounts, signInThrottles, employers, employerRequests, houseMembers],
  ...[candidateProfiles, applications, jobDrafts]
]

const everything = { order: 'stored', limit: 10_000 } as const

/** Before anything of the account goes: whatever fails later is then known to be still there. */
export async function noteRemoval(documents: DocumentStore, uid: string): Promise<void> {
  await documents.change(removals, uid, () => ({ id: uid, at: new Date().toISOString() }))
}

/**
 * Removes what is left of people whose accounts are deleted: their copies on shortlists, what employers noted on their
 * applications, what they alone had, in quarantine too, that they were confirmed as employers unless they were banned, and their files. Nothing of the
 * kind is known of an account that still exists. A person is crossed off the list only when nothing was found any more: a
 * browser that is killed may bring the last seconds of localStorage back.
 */
export async function workOffRemovals({ documents, files }: { documents: DocumentStore; files: FileStore }) {
  const { device } = documents
  const { documents: due } = await documents.query(removals, everything)
  if (!device || due.length === 0) return
  const uids = new Set((await documents.query(accounts, everything)).documents.map(({ uid }) => uid))
  for (const { id: uid } of due) {
    const isDone = uids.has(uid) || !(await removeTraces(documents, device, uid))
    if (!uids.has(uid)) await files.removeAll(uid)
    if (isDone) await documents.remove(removals, uid)
  }
}

/** Resolves with whether anything was found. */
async function removeTraces(documents: DocumentStore, device: DeviceStore, uid: string): Promise<boolean> {
  const entry = await documents.get(employers, uid)
  // A ban outlives the account: whoever comes back is found by it.
  let isFound = entry !== undefined && !hasBans(entry)
  if (isFound) await documents.remove(employers, uid)
  const names = await device.listCollections()
  for (const name of names) {
    const owner = findShortlistOwner(name)
    const noter = findApplicantNotesOwner(name)
    if (name.endsWith(`_${uid}`)) {
      await device.dropCollection(name)
      isFound = true
    } else if (owner !== undefined) {
      const shortlist = getShortlistCollection(owner)
      const copies = (await documents.query(shortlist, everything)).documents.filter((entry) => entry.uid === uid)
      for (const { id } of copies) await documents.remove(shortlist, id)
      if (copies.length > 0) await device.compact(shortlist)
      isFound ||= copies.length > 0
    } else if (noter !== undefined) {
      const notes = getApplicantNotesCollection(noter)
      const own = (await documents.query(notes, everything)).documents.filter(({ id }) => id.startsWith(`${uid}_`))
      for (const { id } of own) await documents.remove(notes, id)
      if (own.length > 0) await device.compact(notes)
      isFound ||= own.length > 0
    }
  }
  // What was removed before the account went may stand in the log of its list, the address that proved a password too.
  for (const list of listsOfAll) await device.compact(list)
  return isFound
}
