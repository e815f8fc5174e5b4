import type { CollectionInitializer, LazyInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { StoreNoticeReason } from '#shared/storage/notices.ts'
import type { CollectionCache } from './collection-cache.ts'
import type { CollectionState } from './collection-state.ts'
import { textSignature, waiver } from './keepsakes.ts'
import type { LocalStorageArea } from './local-storage.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

/**
 * Keeps the collections up that are kept up at the opening of the board, and says what could not be done. Rejects with 'unavailable' when
 * localStorage refuses every write, which is how some browsers block it.
 */
export async function prepare(
  board: CollectionCache,
  journal: WriteAheadLog | undefined,
  upkeep: readonly (CollectionInitializer | LazyInitializer)[],
  storage: LocalStorageArea,
  say: (reason: StoreNoticeReason) => void
): Promise<void> {
  for (const care of upkeep) {
    if ('load' in care) continue
    try {
      await keepUp(board, journal, care)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'full') say('full')
      else {
        if (refusesWrites(storage)) throw new StoreError('unavailable', 'localStorage is blocked', { cause: error })
        board.journalLost()
        await keepUp(board, undefined, care)
      }
    }
  }
}

const probe = 'loupe.probe'

function refusesWrites(storage: LocalStorageArea): boolean {
  try {
    storage.write(probe, '1')
    storage.write(probe, null)
    return false
  } catch (error) {
    return !(error instanceof Error && /quota/i.test(error.name))
  }
}

type Verdict =
  | { kind: 'fine' | 'empty' }
  | { kind: 'migrate'; text: string }
  | { kind: 'reset' | 'damaged'; signature: string }

/**
 * What opening a board may write: the sample where there is nothing, the sample in place of what cannot be used (which is set
 * aside first), and older documents in today's form. Rejects when there is no room for the sample; the sample is then shown
 * without being stored.
 */
export async function keepUp(
  board: CollectionCache,
  journal: WriteAheadLog | undefined,
  upkeep: CollectionInitializer
): Promise<void> {
  const { collection } = upkeep
  for (let tries = 0; tries < 3; tries += 1) {
    const decisions = (await journal?.read((view) => view.decisions())) ?? new Set<string>()
    const held = await board.read(collection)
    const verdict = judged(held, upkeep, decisions)
    if (verdict.kind === 'fine') return
    if (verdict.kind === 'migrate') {
      if (!journal || (await replaced(board, upkeep, held, verdict.text))) return
      continue
    }
    const sample = await upkeep.sample().catch(() => undefined)
    // The sample could not be downloaded: then nothing is touched, and the next opening tries again.
    if (!sample) return
    if (!journal) return board.showInstead(collection, held.text, sample)
    try {
      if (await sampled(board, journal, upkeep, held, verdict, JSON.stringify(sample))) return
    } catch (error) {
      board.showInstead(collection, held.text, sample)
      throw error
    }
  }
  // It changed under our hands each time: another tab is keeping it up.
}

/** Whether the sample was put in place; not when another tab was quicker. */
async function sampled(
  board: CollectionCache,
  journal: WriteAheadLog,
  upkeep: CollectionInitializer,
  held: CollectionState,
  verdict: Verdict,
  text: string
): Promise<boolean> {
  if (verdict.kind !== 'reset' && verdict.kind !== 'damaged') return replaced(board, upkeep, held, text)
  // Hardly anybody ever needs it, so it is fetched then.
  const { setAside, takeBack } = await import('./quarantine.ts')
  const keepsake = await setAside(journal, {
    collection: upkeep.collection.name,
    reason: verdict.kind,
    raw: held.current ?? '',
    count: held.list?.entries.length ?? 0,
    signature: verdict.signature,
    successor: text
  })
  let done = false
  try {
    done = await replaced(board, upkeep, held, text, {
      beside: (view) => view.putKeepsake(keepsake)
    })
  } finally {
    if (!done) await takeBack(journal, keepsake)
  }
  return done
}

/** Replaces exactly the text that was judged, and no other. */
async function replaced(
  board: CollectionCache,
  { collection }: CollectionInitializer,
  judgedOn: CollectionState,
  text: string,
  more?: Parameters<CollectionCache['write']>[2]
): Promise<boolean> {
  let done = false
  await board.write(
    collection,
    (held) => {
      done = held.current === judgedOn.current
      return done ? { kind: 'replace', text } : undefined
    },
    more
  )
  return done
}

function judged(held: CollectionState, upkeep: CollectionInitializer, decisions: ReadonlySet<string>): Verdict {
  const { name } = upkeep.collection
  if (!held.list) {
    const signature = textSignature(held.current ?? '')
    return decisions.has(waiver(name, signature)) ? { kind: 'fine' } : { kind: 'damaged', signature }
  }
  const elements = held.list.entries.map((entry) => entry.raw)
  if (elements.length === 0) return { kind: 'empty' }
  const reason = upkeep.resetReason(elements)
  if (reason && !decisions.has(waiver(name, reason.resetKey))) return { kind: 'reset', signature: reason.resetKey }
  const migrated = elements.map((element) => upkeep.migrate(element))
  if (migrated.every((element, place) => element === elements[place])) return { kind: 'fine' }
  const text = JSON.stringify(migrated)
  return text === held.current ? { kind: 'fine' } : { kind: 'migrate', text }
}

/**
 * The board, which keeps some collections up before they are first read or written: once a page, and without rejecting. With the
 * first collection of one person it also looks for what lies under the keys of none.
 */
export function keptUpLate(
  board: CollectionCache,
  upkeep: readonly (CollectionInitializer | LazyInitializer)[],
  keepUp: (care: CollectionInitializer) => Promise<void>,
  storage: LocalStorageArea
): CollectionCache {
  const kept = new Map<LazyInitializer, Promise<void>>()
  let looked = false
  const ready = async (name: string) => {
    // '{kind}_{uid}': somebody's own.
    if (!looked && name.includes('_')) {
      looked = true
      import('./legacy-keys.ts').then((late) => late.archiveLegacyKeys(storage)).catch(() => {})
    }
    for (const care of upkeep) {
      if (!('load' in care) || care.name !== name) continue
      const keeping = kept.get(care) ?? care.load().then(keepUp, () => {})
      kept.set(care, keeping)
      await keeping
    }
  }
  return {
    ...board,
    read: (collection) => ready(collection.name).then(() => board.read(collection)),
    write: (collection, ...step) => ready(collection.name).then(() => board.write(collection, ...step))
  }
}
