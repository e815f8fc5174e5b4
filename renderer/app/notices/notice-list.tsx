import './notices.css'
import '#renderer/messages/notices.json'
import { useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

/** The notices of the store, each until the person has dealt with it. */
export function NoticeList({ notices }: { notices: StoreNotice[] }) {
  return (
    <section className="page notices" aria-label={t('notice.label')}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function Notice({ notice }: { notice: StoreNotice }) {
  const { platform } = useServices()
  const [busy, setBusy] = useState(false)
  const { title, text } = buildNoticeText(notice)
  const { notices } = platform.documents

  const actions = {
    undo: () => notices.undo(notice.id),
    download: async () => platform.saveFile(buildFileName(notice), await notices.readContent(notice.id)),
    dismiss: () => notices.dismiss(notice.id)
  }

  const act = async (action: keyof typeof actions) => {
    setBusy(true)
    await actions[action]().catch(() => showToast('noticeFailed'))
    setBusy(false)
  }

  return (
    <div className="notice" role="status">
      <p>
        <b>{title}</b> {text}
      </p>
      <div className="steps">
        {notice.actions.map((action) => (
          <button
            key={action}
            type="button"
            className={action === 'undo' ? 'btn btn-line' : 'btn btn-quiet'}
            disabled={busy}
            onClick={() => act(action)}
          >
            {t(`notice.${action}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

function buildFileName({ collection = 'board', at }: StoreNotice): string {
  return `loupe-${collection}-${at.slice(0, 10)}.json`
}

/** A notice names this many records, and counts the rest. */
const maxNamed = 3

/** What a notice says: first what happened, then what became of the data. */
export function buildNoticeText({ reason, collection = '', count, names, at }: StoreNotice): {
  title: string
  text: string
} {
  const date = formatDay(formatLocalDay(new Date(at))) ?? ''
  const values = { collection, count, date, names: formatNames(names, count) }
  return { title: t(`notice.${reason}.title`, values), text: t(`notice.${reason}.text`, values) }
}

function formatNames(names: string[], count: number): string {
  const shown = names.slice(0, maxNamed).map((name) => `“${name.trim() || t('notice.unnamed')}”`)
  const more = Math.max(count, names.length) - shown.length
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(shown)
  return more > 0 && shown.length > 0 ? t('notice.unreadable.more', { names: shown.join(', '), more }) : list
}
