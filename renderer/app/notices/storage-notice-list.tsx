import '#renderer/messages/notice-messages.ts'
import './notices.css'
import { useState } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import { formatDay, formatLocalDay } from '#shared/domain/format-day.ts'
import { findExpiry, limitNotice, type StoreNotice } from '#shared/storage/storage-notice.ts'

/** Notices of the store, each until a person with the right to it has dealt with it; others only read what happened. */
export function StorageNoticeList({ notices }: { notices: StoreNotice[] }) {
  const viewer = useSession(({ user }) => user)
  return (
    <section className="page notices" aria-label={t('notice.label')}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={limitNotice(notice, viewer)} />
      ))}
    </section>
  )
}

function Notice({ notice }: { notice: StoreNotice }) {
  const { platform } = useServices()
  const user = useSession((session) => session.user)
  const [busy, setBusy] = useState(false)
  const { title, text } = buildNoticeText(notice)
  const { notices } = platform.documents
  const viewer = user && { uid: user.uid, isAdmin: user.isAdmin }

  const actions = {
    recover: () => notices.recover(notice.id, viewer),
    discard: () => notices.discard(notice.id, viewer),
    undo: () => notices.undo(notice.id, viewer),
    download: async () => platform.saveFile(buildFileName(notice), await notices.readContent(notice.id, viewer)),
    dismiss: () => notices.dismiss(notice.id, viewer)
  }

  const act = async (action: keyof typeof actions) => {
    setBusy(true)
    await actions[action]().catch(() => showToast('noticeFailed'))
    setBusy(false)
  }

  return (
    <div className="notice" role="status">
      <p>
        <b>{title}</b> <span>{text}</span>
      </p>
      <div className="steps">
        {notice.actions.map((action) => (
          <button
            key={action}
            type="button"
            className={action === 'undo' || action === 'recover' ? 'btn btn-line' : 'btn btn-quiet'}
            disabled={busy}
            onClick={() => act(action)}
          >
            {buildActionLabel(action, notice)}
          </button>
        ))}
      </div>
    </div>
  )
}

function buildFileName({ collection = 'board', at }: StoreNotice): string {
  return `loupe-${collection}-${at.slice(0, 10)}.json`
}

const maxNamed = 3

/** Says what happened first, then what became of the data. */
function buildNoticeText({ reason, collection = '', count, names, at, savedAt = '', actions }: StoreNotice): {
  title: string
  text: string
} {
  const date = formatDay(formatLocalDay(new Date(at))) ?? ''
  const values = { collection, count, date, names: formatNames(names, count), saved: formatDateTime(savedAt) ?? '' }
  const isShort = names.length === 0 && reason === 'unreadable'
  const expiry = formatDay(formatLocalDay(findExpiry(at) ?? new Date(Number.NaN)))
  // The deadline is for people who can act.
  const until = actions.includes('discard') && expiry ? ` ${t('notice.until', { date: expiry })}` : ''
  return {
    title: t(`notice.${reason}.title`, values),
    text: (isShort ? t('notice.unreadable.short', values) : t(`notice.${reason}.text`, values)) + until
  }
}

function buildActionLabel(action: StoreNotice['actions'][number], { savedAt }: StoreNotice): string {
  const saved = action === 'recover' && savedAt ? formatDateTime(savedAt) : null
  return saved === null ? t(`notice.${action}`) : t('notice.recover.saved', { saved })
}

function formatNames(names: string[], count: number): string {
  const shown = names.slice(0, maxNamed).map((name) => `“${name.trim() || t('notice.unnamed')}”`)
  const more = Math.max(count, names.length) - shown.length
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(shown)
  return more > 0 && shown.length > 0 ? t('notice.unreadable.more', { names: shown.join(', '), more }) : list
}
