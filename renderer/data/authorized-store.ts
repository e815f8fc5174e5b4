import * as v from 'valibot'
import { applications, appliedJobsOwner } from '#renderer/storage/collections/application-collections.ts'
import { candidateProfiles, shortlistOwner } from '#renderer/storage/collections/candidate-collections.ts'
import { jobs, pages } from '#renderer/storage/collections/collections.ts'
import { jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import { userProfileOwner } from '#renderer/storage/collections/profile-collections.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { permitsApplication } from '#shared/domain/application-reducer.ts'
import { permitsCard } from '#shared/domain/candidate.ts'
import { permitsJob } from '#shared/domain/job-reducer.ts'
import type { Actor } from '#shared/domain/job-transitions.ts'
import { keepsPersonLimits } from '#shared/domain/limit-checks.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { permitsShortlist } from './shortlist-repository.ts'

/** Whether this person may turn one document into another. `before` undefined: it is new; `after` undefined: it is removed. */
type Permits = (actor: Actor | null, before: Document | undefined, after: Document | undefined) => boolean

const rules: ReadonlyMap<string, Permits> = new Map<string, Permits>([
  [jobs.name, parsed(jobs, permitsJob)],
  [pages.name, (actor, _before, after) => actor?.role === 'Admin' && after !== undefined],
  [jobDrafts.name, (actor, before, after) => permitsDraft(actor, (after ?? before)?.id)],
  [candidateProfiles.name, parsed(candidateProfiles, permitsCard)],
  [applications.name, parsed(applications, permitsApplication)]
])

/** The rule of a collection, by its name; the names of what belongs to one person are many. */
function ruleOf(collection: string): Permits | undefined {
  const profileOwner = userProfileOwner(collection)
  if (profileOwner !== undefined) {
    return (actor, before, after) =>
      permitsProfile(actor, profileOwner, (after ?? before)?.id) && keepsPersonLimits(before, after)
  }
  const applicant = appliedJobsOwner(collection)
  if (applicant !== undefined) return (actor) => permitsMark(actor, applicant)
  const owner = shortlistOwner(collection)
  return owner === undefined ? rules.get(collection) : (actor, ...entry) => permitsShortlist(actor, owner, ...entry)
}

/** Marks are set and removed by the person whose they are. */
function permitsMark(actor: Pick<SessionUser, 'uid' | 'role'> | null, owner: string): boolean {
  return actor !== null && actor.role === 'Candidate' && actor.uid !== '' && actor.uid === owner
}

/** An own profile is written and removed by the person whose it is, in whatever role. */
function permitsProfile(actor: Pick<SessionUser, 'uid'> | null, owner: string, id: string | undefined): boolean {
  return actor !== null && actor.uid !== '' && actor.uid === owner && id === owner
}

/** A draft is written and removed by the person who types it, and only by whom a form is open for. */
function permitsDraft(actor: Pick<SessionUser, 'uid' | 'role'> | null, id: string | undefined): boolean {
  return actor !== null && actor.role !== 'Candidate' && actor.uid !== '' && id?.startsWith(`${actor.uid}_`) === true
}

/** A rule about what the schema makes of the documents. What does not parse nobody may write. */
function parsed<T extends Document>(
  { schema }: Collection<T>,
  permits: (actor: Actor | null, before: T | undefined, after: T | undefined) => boolean
): Permits {
  return (actor, ...documents) => {
    const [before, after] = documents.map((document) => v.safeParse(v.optional(schema), document))
    return before?.success === true && after?.success === true && permits(actor, before.output, after.output)
  }
}

/**
 * The store as one person may use it: what the rules do not allow is refused ('refused') before anything is written, whatever
 * a screen offers. A collection without a rule cannot be written at all.
 */
export function guardedStore(documents: DocumentStore, actor: () => Actor | null): DocumentStore {
  const check = (collection: string, before: Document | undefined, after: Document | undefined) => {
    if (!ruleOf(collection)?.(actor(), before, after)) throw new StoreError('refused', 'this person may not do that')
  }
  const { get, query, watch, notices } = documents
  return {
    ...{ get, query, watch, notices },
    change: (collection, id, mutate, expected) =>
      documents.change(
        collection,
        id,
        (stored) => {
          // A copy: what `mutate` does to it in passing is not what was stored.
          const wanted = mutate(structuredClone(stored))
          check(collection.name, stored, { ...wanted, id, revision: revisionOf(stored) + 1 })
          return wanted
        },
        expected
      ),
    async remove(collection, id, expected) {
      const stored = await get(collection, id)
      if (!stored) return
      const revision = revisionOf(stored)
      if (expected !== undefined && expected !== revision) {
        throw new StoreError('conflict', 'another revision of this document is stored', { stored })
      }
      check(collection.name, stored, undefined)
      // What was looked at is what is removed.
      await documents.remove(collection, id, revision)
    }
  }
}

function revisionOf(stored: Document | undefined): number {
  return stored?.revision ?? 0
}
