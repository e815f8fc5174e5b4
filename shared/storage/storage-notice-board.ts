import type { QuarantineReason } from './collection-initialization.ts'
import {
  discardExpired,
  discardTexts,
  dismissNotice,
  emptyQuarantine,
  type Quarantine,
  type QuarantinedText
} from './quarantine.ts'
import {
  buildConditionNotice,
  canActOnNotice,
  canReadNoticeContent,
  type DeviceCondition,
  type StoreNotice,
  type StoreNotices,
  type Viewer
} from './storage-notice.ts'

type Fail = (failure: 'refused' | 'unavailable', message: string) => Error

/** A store's quarantine. An action rejects with the errors of these methods, and as 'unavailable' without one. */
export interface QuarantinePort {
  read(): Promise<Quarantine>
  /** Reads, changes and stores it as one step. Contents that it holds no more are removed. */
  update(change: (quarantine: Quarantine) => Quarantine): Promise<void>
  readText?(id: string): Promise<string | undefined>
  /** Undo: see `undoReplacement`. */
  restore?(text: QuarantinedText): Promise<void>
  /** Replaces the text of a collection that is no list. */
  recover?(collection: string): Promise<void>
  /** Has other windows read again. */
  notifyOtherTabs?(): void
}

/** A notice about a collection as it is stored now. */
interface StateNotice {
  readonly notice: StoreNotice
  /** The exact text that the notice is about; undefined: there is none. */
  content(): string | undefined
}

export interface StoreNoticeBoard extends StoreNotices {
  setCondition(condition: DeviceCondition, holds?: boolean): void
  /** `key`: mostly a collection's name. undefined: removes its notice. */
  setState(key: string, state: StateNotice | undefined): void
  /** Reads the quarantine again, and removes expired texts. */
  reread(): Promise<void>
}

const listActions: StoreNotice['actions'] = ['undo', 'download', 'discard', 'dismiss']

/** Damaged parts of the store are no list, and cannot be put back. */
const quarantineActions: Record<QuarantineReason['reason'], StoreNotice['actions']> = {
  reset: listActions,
  damaged: listActions,
  'damaged-recovered': listActions,
  'damaged-emptied': listActions,
  replaced: ['download', 'discard', 'dismiss'],
  overwritten: listActions,
  'damaged-record': ['download', 'discard', 'dismiss'],
  // A whole database may hold anybody's records, accounts among them: there is no download.
  'damaged-log': ['discard', 'dismiss'],
  'damaged-file': ['download', 'discard', 'dismiss']
}

function buildQuarantineNotice({ id, reason, collection, at, count, savedAt }: QuarantinedText): StoreNotice {
  return { id, reason, collection, at, count, names: [], savedAt, actions: quarantineActions[reason] }
}

/** @param port default: a dismissal lasts as long as the page */
export function createStoreNotices(fail: Fail, port = createMemoryQuarantine()): StoreNoticeBoard {
  const listeners = new Set<(notices: StoreNotice[]) => void>()
  const conditions = new Map<string, StoreNotice>()
  const states = new Map<string, StateNotice>()
  /** Dismissed while the page lives: conditions of the device, and all that cannot be stored. */
  const dismissedHere = new Set<string>()
  let quarantine = emptyQuarantine
  let shown: StoreNotice[] = []

  const publish = () => {
    const notices = [
      ...conditions.values(),
      ...quarantine.texts.map(buildQuarantineNotice),
      ...[...states.values()].map(({ notice }) => notice)
    ].filter(
      ({ id, actions }) => !actions.includes('dismiss') || !(dismissedHere.has(id) || quarantine.dismissed.includes(id))
    )
    if (JSON.stringify(notices) === JSON.stringify(shown)) return
    shown = notices
    for (const listener of [...listeners]) listener(shown)
  }
  const reread = async () => {
    quarantine = await port.read()
    if (discardExpired(quarantine).texts.length < quarantine.texts.length) {
      await port.update(discardExpired)
      quarantine = await port.read()
    }
    publish()
  }
  const findText = (id: string) => quarantine.texts.find((text) => text.id === id)
  const findState = (id: string) => [...states.values()].find(({ notice }) => notice.id === id)
  const check = (id: string, viewer: Viewer, isAllowed = canActOnNotice) => {
    const collection = findText(id)?.collection ?? findState(id)?.notice.collection
    if (!isAllowed({ collection }, viewer)) throw fail('refused', 'this is not for whoever is here')
  }
  const act = async (id: string, viewer: Viewer, action: () => Promise<void>) => {
    check(id, viewer)
    await action()
    await reread()
    port.notifyOtherTabs?.()
  }
  const gone = () => fail('unavailable', 'what this notice is about is not there any more')

  return {
    reread,
    watch(listener) {
      // The same function may subscribe twice.
      const own = (notices: StoreNotice[]) => listener(notices)
      listeners.add(own)
      listener(shown)
      return () => void listeners.delete(own)
    },
    setCondition(condition, holds = true) {
      if (!holds) conditions.delete(condition)
      else if (!conditions.has(condition)) {
        conditions.set(condition, buildConditionNotice(condition, new Date().toISOString()))
      }
      publish()
    },
    setState(key, state) {
      if (state) states.set(key, state)
      else states.delete(key)
      publish()
    },
    undo: (id, viewer) =>
      act(id, viewer, async () => {
        const text = findText(id)
        if (!port.restore || !text || !quarantineActions[text.reason].includes('undo')) throw gone()
        await port.restore(text)
      }),
    recover: (id, viewer) =>
      act(id, viewer, async () => {
        const collection = findState(id)?.notice.collection
        if (!port.recover || collection === undefined) throw gone()
        await port.recover(collection)
      }),
    discard: (id, viewer) =>
      act(id, viewer, async () => {
        if (!findText(id)) throw gone()
        await port.update((stored) => discardTexts(stored, (text) => text.id === id))
      }),
    async readContent(id, viewer) {
      check(id, viewer, canReadNoticeContent)
      const content = findText(id) ? await port.readText?.(id) : findState(id)?.content()
      if (content === undefined) throw gone()
      return content
    },
    async dismiss(id, viewer) {
      check(id, viewer)
      dismissedHere.add(id)
      publish()
      // A condition that still holds comes back with the next page.
      if (conditions.has(id)) return
      await act(id, viewer, () => port.update((stored) => dismissNotice(stored, id)))
      dismissedHere.delete(id)
    }
  }
}

function createMemoryQuarantine(): QuarantinePort {
  let quarantine = emptyQuarantine
  return {
    read: async () => quarantine,
    async update(change) {
      quarantine = change(quarantine)
    }
  }
}
