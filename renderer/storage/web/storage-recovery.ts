import * as v from 'valibot'
import type { CollectionInitializer, Initializer } from '#renderer/storage/core/collection-initializer.ts'
import { parseElements } from '#renderer/storage/core/parse-document-list.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/hash-text.ts'
import { planInitialization } from '#shared/storage/collection-initialization.ts'
import {
  allowReset,
  discardTexts,
  emptyQuarantine,
  isSuppressed,
  type Quarantine,
  type QuarantinedText,
  undoReplacement
} from '#shared/storage/quarantine.ts'
import type { CollectionTransaction } from './collection-database.ts'
import type { CollectionState, CollectionStorage, TextChange } from './collection-storage.ts'
import type { LocalStorageArea } from './local-storage.ts'

/** Another tab may replace the same text: the second look mostly finds it done. */
const maxTries = 3

/** Replaces texts that cannot stay: no list, an empty list that has a sample, and records in an old form. */
export function createStorageRecovery(
  texts: CollectionStorage,
  initializers: readonly CollectionInitializer[],
  onFull: () => void
) {
  const { database, storage } = texts
  const prepared = new Map<string, Promise<void>>()

  /** undefined: the text stays. @param isAsked in spite of an earlier undo */
  const findSuccessor = async (
    state: CollectionState,
    initializer: Initializer | undefined,
    isAsked: boolean
  ): Promise<TextChange | undefined> => {
    const { collection, list } = state
    const { name } = collection
    if (list ? !initializer : collection.waitsWhenDamaged && !isAsked) return undefined
    const { quarantine, saved } = await readQuarantine(texts, state)
    const isKept = (resetKey: string) => !isAsked && isSuppressed(quarantine, name, resetKey)
    const stored = list ? { elements: list.entries.map(({ raw }) => raw) } : { damagedKey: damagedKey(state) }
    const plan = planInitialization(stored, initializer ?? {}, isKept)
    if (plan.kind === 'none') return undefined
    if (plan.kind === 'migrate') return { text: JSON.stringify(plan.elements) }
    const sample = saved || !initializer ? [] : await initializer.sample(new Date()).catch(() => undefined)
    if (!sample) return undefined
    const text = saved?.text ?? JSON.stringify(sample)
    const why = plan.quarantine
    const reason = saved ? 'damaged-recovered' : initializer ? why?.reason : 'damaged-emptied'
    const successor = saved ? { savedAt: saved.at } : initializer && { sample: hashText(text) }
    return {
      text,
      isSample: !saved && initializer !== undefined,
      addToQuarantine: why && reason && { ...why, ...successor, reason, collection: name, raw: state.text ?? '' },
      changeQuarantine(stored) {
        const left = discardTexts(stored, ({ id }) => id === saved?.id)
        return why ? allowReset(left, name, why.resetKey) : left
      }
    }
  }
  const replace = async (collection: Collection<Document>, isAsked: boolean) => {
    const found = initializers.find(({ name }) => name === collection.name)
    // Without its code the stored list is read all the same.
    const initializer = await found?.load().catch(() => undefined)
    await database.opened
    for (let tries = 0; tries < maxTries; tries += 1) {
      const seen = await texts.read(collection)
      if (isAsked && seen.list) return
      const change = await findSuccessor(seen, initializer, isAsked)
      if (!change && isAsked) throw new StoreError('unavailable', 'the sample cannot be fetched')
      if (!change || change.text === seen.text) return
      try {
        await texts.write(collection, (now) => (now.text === seen.text ? change : undefined))
      } catch (error) {
        if (change.isSample) texts.substitute(collection, change.text)
        throw error
      }
    }
  }
  const initialize = async (collection: Collection<Document>) => {
    try {
      await replace(collection, false)
    } catch (error) {
      const isFull = error instanceof StoreError && error.failure === 'full'
      if (isFull) return onFull()
      throwIfBlocked(storage)
      database.giveUp()
      await replace(collection, false).catch(() => {})
    }
  }

  return {
    /** To be awaited before a collection is used. Rejects with 'unavailable' when localStorage refuses every write. */
    async prepare(collection: Collection<Document>): Promise<void> {
      const { name } = collection
      const isNew = !prepared.has(name)
      if (isNew || !(await texts.read(collection)).list) prepared.set(name, initialize(collection))
      // While the database opens localStorage's list is read.
      if (isNew || database.phase !== 'opening') await prepared.get(name)
    },
    /** Replaces a text that is no list, on request. Rejects when it has no successor. */
    async recover(name: string): Promise<void> {
      const known = texts.find(name)
      if (known) await replace(known.collection, true)
    },
    /** Undo: see `undoReplacement`. Rejects with a StoreError, and has changed nothing then. */
    async restore(text: QuarantinedText): Promise<void> {
      const known = texts.find(text.collection)
      await texts.write(known?.collection ?? { ...opaque, name: text.collection }, async (now, inside) => {
        const [raw, { quarantine }] = [await inside.content(text.id), await inside.quarantine()]
        if (raw === undefined) throw new StoreError('unavailable', 'the text of this notice is gone')
        const current = now.text === null ? undefined : { raw: now.text, count: now.list?.entries.length ?? 0 }
        const restored = undoReplacement(quarantine, text, current)
        return { text: raw, changeQuarantine: () => restored.quarantine, addToQuarantine: restored.displaced }
      })
      if (!known) texts.forget(text.collection)
    }
  }
}

/** For a collection that this tab has not read: its text alone matters. */
const opaque = { schema: v.looseObject({ id: v.string() }), searchText: () => '', describe: () => '' }

/** Identifies a text that is no list; its reset can be undone under this key. */
export function damagedKey({ text }: CollectionState): string {
  return `text ${hashText(text ?? '')}`
}

/** `saved`: the text that can replace one that is no list. */
export async function readQuarantine({ database }: CollectionStorage, { collection, list }: CollectionState) {
  if (database.phase === 'lost') return { quarantine: emptyQuarantine, saved: undefined }
  return database.read(async (inside) => {
    const { quarantine } = await inside.quarantine()
    return { quarantine, saved: list ? undefined : await findSaved(inside, collection.name, quarantine) }
  })
}

/** `at`: when it was saved, ISO 8601; `id`: its text in quarantine. */
async function findSaved(inside: CollectionTransaction, name: string, { texts }: Quarantine) {
  const { row } = await inside.row(name)
  if (row?.text && parseElements(row.text)?.length) return { text: row.text, at: row.savedAt, id: undefined }
  const displaced = texts.filter(({ collection, reason }) => collection === name && reason === 'replaced')
  for (const { id, at } of displaced.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    const text = await inside.content(id)
    if (text !== undefined && parseElements(text)) return { text, at, id }
  }
  return undefined
}

/** Some browsers block localStorage by refusing every write. */
function throwIfBlocked({ write }: LocalStorageArea): void {
  try {
    write('loupe.probe', '1')
    write('loupe.probe', null)
  } catch (error) {
    if (error instanceof StoreError && error.failure !== 'full') throw error
  }
}
