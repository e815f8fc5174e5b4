import { join } from 'node:path'
import { isPersonalCollection } from '#shared/collections/all-collections.ts'
import { hashText } from '#shared/documents/hash-text.ts'
import { planInitialization } from '#shared/storage/collection-initialization.ts'
import { isSuppressed, type QuarantinedText, undoReplacement } from '#shared/storage/quarantine.ts'
import { findEarlierName, renameFields } from '#shared/storage/renamed-collections.ts'
import { BridgeError } from '../bridge-errors.ts'
import { listNames, sweepTemporary } from '../durable-file-writes.ts'
import { type KeepDamaged, openJsonStoreFile } from '../json-store-file.ts'
import type { QuarantineFolder } from '../quarantine-folder.ts'
import type { DeviceInitializer } from '../sample-collections.ts'
import { parseList, serializeDocument, serializeList } from './collection-file-format.ts'
import { createDocumentCollection, type DocumentCollection } from './document-collection.ts'

export interface CollectionsOptions {
  readonly userData: string
  /** The only names that may become files, beside those of one person (isPersonalCollection). */
  readonly collections: readonly string[]
  readonly initializers: ReadonlyMap<string, DeviceInitializer>
  readonly quarantine: QuarantineFolder
}

/** @param opened called when a collection was read, with the error that keeps it from being written, if any */
export function openCollectionFiles(
  { userData, collections, initializers, quarantine }: CollectionsOptions,
  opened: (problem: unknown) => void
) {
  const folder = join(userData, 'board')
  sweepTemporary(folder)
  const known = new Map<string, DocumentCollection>()

  /** Writes what planInitialization wants. Throws when it cannot: then the old list is still stored. */
  const initialize = (name: string, collection: DocumentCollection, elements: readonly unknown[]) => {
    const initializer = initializers.get(name)
    if (!initializer) return
    const stored = quarantine.read()
    const plan = planInitialization({ elements }, initializer, (resetKey) => isSuppressed(stored, name, resetKey))
    if (plan.kind === 'migrate') collection.replace(plan.elements)
    if (plan.kind !== 'seed') return
    const sample = initializer.sample(new Date())
    if (plan.quarantine) {
      const hash = hashText(serializeList(name, sample.map(serializeDocument)))
      const raw = serializeList(name, collection.texts())
      quarantine.addToQuarantine({ ...plan.quarantine, collection: name, raw, sample: hash })
    }
    collection.replace(sample)
  }

  const get = (name: string): DocumentCollection => {
    const existing = known.get(name)
    if (existing) return existing
    if (!collections.includes(name) && !isPersonalCollection(name))
      throw new BridgeError('refused', 'there is no such collection')
    renameFile(folder, name, quarantine.keepDamaged)
    const file = openCollectionFile(folder, name, quarantine.keepDamaged)
    const collection = createDocumentCollection(file.elements, file.write)
    known.set(name, collection)
    opened(file.problem ?? attempt(() => initialize(name, collection, file.elements)))
    return collection
  }

  return {
    /** Throws when there is none of that name, or when it cannot be read. */
    get,
    names(): string[] {
      const files = listNames(folder).flatMap((file) => /^([\w-]+)\.json(?:\.previous)?$/.exec(file)?.[1] ?? [])
      return [...new Set(files)]
    },
    restore(text: QuarantinedText): void {
      const { collection: name } = text
      const collection = get(name)
      const { elements, damagedBytes } = parseList(name, quarantine.readBytes(text.id))
      if (damagedBytes) quarantine.keepDamaged(name, damagedBytes)
      const texts = collection.texts()
      const current = { raw: serializeList(name, texts), count: texts.length }
      const { displaced } = undoReplacement(quarantine.read(), text, current)
      if (displaced) quarantine.addToQuarantine(displaced)
      collection.replace(elements)
      quarantine.update((stored) => undoReplacement(stored, text, current).quarantine)
    },
    drop(name: string): void {
      known.delete(name)
      openFile(folder, name).remove()
    }
  }
}

/**
 * Quarantines the bytes of a damaged file before they are replaced. Throws when a file cannot be read. `problem`: why nothing
 * can be written, as its damaged bytes could not be taken out of the way.
 */
function openCollectionFile(folder: string, collection: string, keepDamaged: KeepDamaged) {
  const file = openFile(folder, collection)
  const bytes = file.read()
  const { elements, damagedBytes } = bytes ? parseList(collection, bytes) : emptyList
  let problem: unknown
  const write = (texts: readonly string[]) => {
    if (problem !== undefined) throw problem
    file.write(serializeList(collection, texts))
  }
  problem = attempt(() => {
    if (!damagedBytes) return
    keepDamaged(collection, damagedBytes)
    write(elements.map(serializeDocument))
  })
  const renamed = renameFields(elements)
  if (renamed !== elements) problem ??= attempt(() => write(renamed.map(serializeDocument)))
  return { elements: renamed, problem, write }
}

/** Takes over the file of an earlier build. The old one goes when the new one is on the disk. */
function renameFile(folder: string, collection: string, keepDamaged: KeepDamaged): void {
  const earlier = findEarlierName(collection)
  if (earlier === undefined || !openFile(folder, earlier).read() || openFile(folder, collection).read()) return
  const { elements, problem } = openCollectionFile(folder, earlier, keepDamaged)
  if (problem !== undefined) throw problem
  openFile(folder, collection).write(serializeList(collection, elements.map(serializeDocument)))
  openFile(folder, earlier).remove()
}

function openFile(folder: string, collection: string) {
  return openJsonStoreFile(folder, collection, (bytes) => parseList(collection, bytes).damagedBytes === undefined)
}

const emptyList = { elements: [], damagedBytes: undefined }

export function attempt(task: () => void): unknown {
  try {
    task()
    return undefined
  } catch (error) {
    return error
  }
}
