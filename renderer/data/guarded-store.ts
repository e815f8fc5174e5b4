import * as v from 'valibot'
import type { Document } from '#shared/documents/document.ts'
import { jobSchema } from '#shared/domain/job.ts'
import { permitsJob } from '#shared/domain/job-life.ts'
import type { Actor } from '#shared/domain/job-transitions.ts'
import { jobs, pages } from './collections.ts'
import { type Collection, type DocumentStore, StoreError } from './document-store.ts'

/** Whether this person may turn one document into another. `before` undefined: it is new; `after` undefined: it is removed. */
type Permits = (actor: Actor | null, before: Document | undefined, after: Document | undefined) => boolean

const rules: ReadonlyMap<string, Permits> = new Map<string, Permits>([
  [jobs.name, (actor, before, after) => permitsJob(actor, asJob(before), asJob(after))],
  [pages.name, (actor, _before, after) => actor?.role === 'Admin' && after !== undefined]
])

function asJob(document: Document | undefined) {
  return document && v.parse(jobSchema, document)
}

/**
 * The store as one person may use it: what the rules do not allow is refused ('refused') before anything is written, whatever
 * a screen offers. A collection without a rule cannot be written at all.
 */
export function guardedStore(documents: DocumentStore, actor: () => Actor | null): DocumentStore {
  const check = (collection: string, before: Document | undefined, after: Document | undefined) => {
    if (!rules.get(collection)?.(actor(), before, after)) throw new StoreError('refused', 'this person may not do that')
  }
  return {
    ...documents,
    change: (collection, id, mutate, expected) =>
      documents.change(
        collection,
        id,
        (stored) => {
          const wanted = mutate(stored)
          check(collection.name, stored, { ...wanted, id, revision: (stored?.revision ?? 0) + 1 })
          return wanted
        },
        expected
      ),
    async remove<T extends Document>(collection: Collection<T>, id: string, expected?: number) {
      const stored = await documents.get(collection, id)
      if (!stored) return
      check(collection.name, stored, undefined)
      // What was looked at is what is removed.
      await documents.remove(collection, id, expected ?? stored.revision ?? 0)
    }
  }
}
