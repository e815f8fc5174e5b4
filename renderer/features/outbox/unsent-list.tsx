import './outbox.css'
import { useId, useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { copyText } from '#renderer/stores/copy-text-to-clipboard.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Unsent, UnsentJob } from '#shared/collections/outbox-items.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { nameUnsent, writeOutUnsent } from './unsent-item-text.ts'
import { useOpenUnsentAsDraft } from './use-open-unsent-as-draft.ts'

export function UnsentList() {
  const { outbox } = useRepositories()
  const { data: unsent, error, retry } = useWatchedQuery(outbox?.watch)
  const wake = useOutboxStore((sending) => sending.wake)
  const [leaving, setLeaving] = useState<Unsent | null>(null)
  const draft = useOpenUnsentAsDraft(outbox)

  if (error) return <LoadFailed title={t('unsent.failed')} onRetry={retry} />
  if (!outbox || unsent?.length === 0) return <EmptyState title={t('unsent.none')} text={t('unsent.none.text')} />
  if (!unsent) return <p role="status">{t('unsent.loading')}</p>

  const tryAgain = (refused: Unsent) => outbox.retry(refused).then(wake, () => showToast('notSaved'))
  const remove = () => {
    if (leaving) outbox.remove(leaving).catch(() => showToast('notSaved'))
    setLeaving(null)
  }
  return (
    <>
      <p className="unsent-lead soft">{t('unsent.lead')}</p>
      <ul>
        {unsent.map((each) => (
          <UnsentItem
            key={each.id}
            unsent={each}
            onSend={() => void (each.refusal ? tryAgain(each) : wake())}
            onDraft={draft.open}
            onRemove={setLeaving}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={t('unsent.remove.ask')}
        text={leaving && t('unsent.remove.text', { title: nameUnsent(leaving) })}
        cancel={t('unsent.remove.keep')}
        confirm={t('unsent.remove')}
        danger
        onCancel={() => setLeaving(null)}
        onConfirm={remove}
      />
      <ConfirmDialog
        open={draft.asking !== null}
        title={t('unsent.draft.ask')}
        text={draft.asking && t('unsent.draft.text', { title: draft.asking.content.title })}
        cancel={t('unsent.draft.keep')}
        confirm={t('unsent.draft.do')}
        danger
        onCancel={draft.cancel}
        onConfirm={draft.replace}
      />
    </>
  )
}

interface UnsentItemProps {
  unsent: Unsent
  onSend: () => void
  onDraft: (job: UnsentJob) => void
  onRemove: (unsent: Unsent) => void
}

function UnsentItem({ unsent, onSend, onDraft, onRemove }: UnsentItemProps) {
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const { refusal } = unsent
  const { company, location } = unsent.kind === 'job' ? unsent.content : unsent.job
  const text = writeOutUnsent(unsent)
  const copy = async () => setAnnouncement(t((await copyText(text)) ? 'unsent.copied' : 'unsent.copyFailed'))
  return (
    <li className="unsent" aria-labelledby={id}>
      <div>
        <h2 id={id}>{nameUnsent(unsent)}</h2>
        <p className="soft">{joinParts([t(`unsent.kind.${unsent.kind}`), company, location])}</p>
      </div>
      <p>
        <StatusTag
          tone={refusal ? 'bad' : 'waiting'}
          word={t(refusal ? 'unsent.state.refused' : 'unsent.state.waiting')}
        />{' '}
        <time className="small soft" dateTime={unsent.at}>
          {t('unsent.put', { at: formatDateTime(unsent.at) ?? '' })}
        </time>
      </p>
      {refusal && <p>{t(`unsent.refusal.${refusal}`)}</p>}
      <details className="unsent-text" open={refusal !== undefined}>
        <summary>{t('unsent.text')}</summary>
        <p>{text || t('unsent.text.noMessage')}</p>
      </details>
      <div className="steps">
        <button type="button" className="btn btn-line" aria-describedby={id} onClick={onSend}>
          {t(refusal ? 'unsent.retry' : 'unsent.send')}
        </button>
        {text !== '' && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={copy}>
            {t('unsent.copy')}
          </button>
        )}
        {refusal && unsent.kind === 'job' && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onDraft(unsent)}>
            {t('unsent.draft')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onRemove(unsent)}>
          {t('unsent.remove')}
        </button>
      </div>
      <p className="small" role="status">
        {announcement}
      </p>
    </li>
  )
}
