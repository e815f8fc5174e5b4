import { forwardNotices } from '#renderer/storage/core/forward-notices.ts'
import { createNoticePublisher } from '#renderer/storage/core/notice-publisher.ts'
import type { Collection, StoreNotices } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { DeviceCondition } from '#shared/storage/notices.ts'
import { openBroadcast } from './tabs.ts'
import type { NoticeBoard, NoticeParts } from './trouble/notice-board.ts'

export interface WebNotices extends StoreNotices {
  /** Adds a notice about this browser, once; takes it down when it holds no more. */
  say(condition: DeviceCondition, holds?: boolean): void
  /** Reads what was quarantined and decided again, also in other tabs. Never rejects. */
  reread(): Promise<void>
  /**
   * Takes a stored text that is no list out of the way, unless it was put back on purpose or the collection waits for somebody's
   * decision, and says so. Never rejects.
   */
  makeWay(collection: Collection<Document>): Promise<void>
  close(): void
}

/** Rarely needed, so its code is loaded only then. */
export const loadTrouble = () => import('./trouble/trouble.ts')

/**
 * The notices of this browser. Their code is loaded with the first thing there is to say; where it cannot be, nothing is said.
 * @param channel names the channel on which tabs tell each other to read again
 */
export function createWebNotices(parts: NoticeParts, channel: string): WebNotices {
  const { cache, log } = parts
  const publisher = createNoticePublisher()
  const conditions = new Set<DeviceCondition>()
  let board: Promise<NoticeBoard> | undefined

  const loadBoard = () => {
    board ??= loadTrouble()
      .then(({ createNoticeBoard }) => createNoticeBoard({ ...parts, conditions, publisher, tellTabs: broadcast.post }))
      .catch((error) => {
        board = undefined
        throw error
      })
    return board
  }
  /** The board, as soon as there is something to say. */
  const findBoard = async (isNeeded: boolean) =>
    isNeeded ||
    board ||
    conditions.size > 0 ||
    [...cache.states()].some(({ state }) => state.list?.unreadable.length !== 0)
      ? loadBoard().catch(() => undefined)
      : undefined
  const show = async () => (await findBoard(false))?.show()
  const read = async () => {
    const isNeeded = await log.read((inside) => inside.hasQuarantine())
    await (await findBoard(isNeeded))?.read()
  }
  const reread = () => read().catch(log.giveUp).then(show)
  const broadcast = openBroadcast(channel, reread)

  cache.onChange(show)
  log.onRepaired(() => void reread().then(broadcast.post))
  const say = (condition: DeviceCondition, holds = true) => {
    conditions[holds ? 'add' : 'delete'](condition)
    void show()
  }
  log.onGivenUp(() => say('read-only'))

  return {
    say,
    reread,
    makeWay: (collection) => findBoard(true).then((found) => found?.makeWay(collection)),
    watch: publisher.watch,
    close: broadcast.close,
    ...forwardNotices(loadBoard)
  }
}
