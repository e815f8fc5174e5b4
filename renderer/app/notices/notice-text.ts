import '#renderer/messages/notices.json'
import { t } from '#renderer/messages/messages.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import { findExpiry, type StoreNotice } from '#shared/storage/notices.ts'

/** A notice names this many records, and counts the rest. */
const maxNamed = 3

/** What a notice says: first what happened, then what became of the data. */
export function buildNoticeText({ reason, collection = '', count, names, at, savedAt = '', actions }: StoreNotice): {
  title: string
  text: string
} {
  const date = formatDay(formatLocalDay(new Date(at))) ?? ''
  const values = { collection, count, date, names: formatNames(names, count), saved: formatDateTime(savedAt) ?? '' }
  const isShort = names.length === 0 && (reason === 'unreadable' || reason === 'damaged-file')
  const expiry = formatDay(formatLocalDay(findExpiry(at) ?? new Date(Number.NaN)))
  // Whoever can do something about it reads how long there is to.
  const until = actions.includes('discard') && expiry ? ` ${t('notice.until', { date: expiry })}` : ''
  return {
    title: t(`notice.${reason}.title`, values),
    text: (isShort ? t(`notice.${reason}.short`, values) : t(`notice.${reason}.text`, values)) + until
  }
}

/** What an action is called on its button. */
export function buildActionLabel(action: StoreNotice['actions'][number], { savedAt }: StoreNotice): string {
  const saved = action === 'recover' && savedAt ? formatDateTime(savedAt) : null
  return saved === null ? t(`notice.${action}`) : t('notice.recover.saved', { saved })
}

function formatNames(names: string[], count: number): string {
  const shown = names.slice(0, maxNamed).map((name) => `“${name.trim() || t('notice.unnamed')}”`)
  const more = Math.max(count, names.length) - shown.length
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(shown)
  return more > 0 && shown.length > 0 ? t('notice.unreadable.more', { names: shown.join(', '), more }) : list
}
