import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPersonalCollection } from '#shared/collections/all-collections.ts'
import { hashText } from '#shared/documents/hash-text.ts'
import { planInitialization } from '#shared/storage/collection-initialization.ts'
import { isSuppressed, type QuarantinedText, undoReplacement } from '#shared/storage/quarantine.ts'
import { renameCollection, renameFields } from '#shared/storage/renamed-collections.ts'
import { BridgeError } from '../bridge-errors.ts'
import { listNames, sweepTemporary, writeDurably } from '../durable-file-writes.ts'
import { type KeepDamaged, openJsonStoreFile } from '../json-store-file.ts'
import type { QuarantineFolder } from '../quarantine-folder.ts'
import type { DeviceInitializer } from '../sample-collections.ts'
import { parseList, serializeDocument, serializeList } from './collection-file-format.ts'
import { createInMemoryCollection, type InMemoryCollection } from './in-memory-collection.ts'

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
  const known = new Map<string, InMemoryCollection>()
  let isRenamed = false

  /** Writes what planInitialization wants. Throws when it cannot: then the old list is still stored. */
  const initialize = (name: string, collection: InMemoryCollection, elements: readonly unknown[]) => {
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

  const get = (name: string): InMemoryCollection => {
    const existing = known.get(name)
    if (existing) return existing
    if (!collections.includes(name) && !isPersonalCollection(name))
      throw new BridgeError('refused', 'there is no such collection')
    if (!isRenamed) renameBoard(userData, folder, quarantine.keepDamaged)
    isRenamed = true
    const file = openCollectionFile(folder, name, quarantine.keepDamaged)
    const collection = createInMemoryCollection(file.elements, file.write)
    known.set(name, collection)
    opened(file.problem ?? attempt(() => initialize(name, collection, file.elements)))
    return collection
  }

  return {
    /** Throws when there is none of that name, or when it cannot be read. */
    get,
    names: () => listCollections(folder),
    restore(text: QuarantinedText): void {
      const { collection: name } = text
      const collection = get(name)
      const { elements, damagedBytes } = parseList(name, quarantine.readBytes(text.id))
      if (damagedBytes) quarantine.keepDamaged(name, damagedBytes)
      const texts = collection.texts()
      const current = { raw: serializeList(name, texts), count: texts.length }
      const { displaced } = undoReplacement(quarantine.read(), text, current)
      if (displaced) quarantine.addToQuarantine(displaced)
      // Quarantined, it may be of an earlier build.
      collection.replace(renameFields(elements))
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
  return { elements, problem, write }
}

/** File beside the board that has its names of today. */
const renamedMark = 'board-renamed'

/** Renames the collections and fields of an earlier build's board, until all of it is done once. Throws when a collection would look empty. */
function renameBoard(userData: string, folder: string, keepDamaged: KeepDamaged): void {
  if (existsSync(join(userData, renamedMark))) return
  let isDone = true
  for (const earlier of listCollections(folder)) {
    const name = renameCollection(earlier)
    const problem = attempt(() => renameList(folder, earlier, name, keepDamaged))
    if (problem === undefined) continue
    if (name !== earlier) throw problem
    isDone = false
  }
  if (isDone) attempt(() => writeDurably(userData, renamedMark, new Uint8Array()))
}

function renameList(folder: string, earlier: string, name: string, keepDamaged: KeepDamaged): void {
  const bytes = openFile(folder, earlier).read()
  if (!bytes || (name !== earlier && openFile(folder, name).read())) return
  const { elements, damagedBytes } = parseList(earlier, bytes)
  const renamed = renameFields(elements)
  if (name === earlier && renamed === elements) return
  if (damagedBytes) keepDamaged(name, damagedBytes)
  openFile(folder, name).write(serializeList(name, renamed.map(serializeDocument)))
  if (name !== earlier) openFile(folder, earlier).remove()
}

function listCollections(folder: string): string[] {
  const files = listNames(folder).flatMap((file) => /^([\w-]+)\.json(?:\.previous)?$/.exec(file)?.[1] ?? [])
  return [...new Set(files)]
}

function openFile(folder: string, collection: string) {
  return openJsonStoreFile(folder, collection, (bytes) => parseList(collection, bytes).damagedBytes === undefined)
}

const emptyList = { elements: [], damagedBytes: undefined }

function attempt(task: () => void): unknown {
  try {
    task()
    return undefined
  } catch (error) {
    return error
  }
}
