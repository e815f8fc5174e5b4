import './outbox.css'
import { useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Unsent } from '#shared/collections/unsent.ts'
import { UnsentItem } from './unsent-item.tsx'
import { nameUnsent } from './unsent-text.ts'
import { useOpenAsDraft } from './use-open-as-draft.ts'

export function UnsentList() {
  const { outbox } = useRepositories()
  const { data: unsent, error, retry } = useWatch(outbox?.watch)
  const wake = useOutboxStore((sending) => sending.wake)
  const [leaving, setLeaving] = useState<Unsent | null>(null)
  const draft = useOpenAsDraft(outbox)

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
