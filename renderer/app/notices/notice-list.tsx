import './notices.css'
import { useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { limitNotice } from '#shared/storage/notice-access.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { buildActionLabel, buildNoticeText } from './notice-text.ts'

/** The notices of the store, each until somebody who may has dealt with it: the others read what happened, and no more. */
export function NoticeList({ notices }: { notices: StoreNotice[] }) {
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
        <b>{title}</b> {text}
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
