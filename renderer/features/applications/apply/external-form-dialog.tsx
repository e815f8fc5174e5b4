import '#renderer/components/public/dialog/dialog.css'
import { type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

interface Props {
  form: string
  job: Job
  uid: string
  onClose: () => void
}

/** Opens the external form in a new tab and marks the job as applied to. A blocked tab becomes a link; nothing is marked before its press. */
export function ExternalFormDialog({ form, job, uid, onClose }: Props) {
  const { platform } = useServices()
  const { applications } = useRepositories()
  const [blocked, setBlocked] = useState<string>()
  const hasLeft = useIsUnmounted()

  const open = useEffectEvent(openForm)
  useEffect(() => {
    // An effect that strict mode runs twice must open one tab.
    const turn = setTimeout(() => void open())
    return () => clearTimeout(turn)
  }, [])

  async function openForm() {
    let isBlocked = false
    const isOpened = await openExternal(platform, form, (address) => {
      isBlocked = true
      setBlocked(address)
    })
    if (isBlocked) return
    if (!hasLeft.current) onClose()
    if (isOpened) await mark()
  }

  async function mark() {
    try {
      await applications.markApplied(uid, job.id)
      showToast('applicationFormOpened', { title: job.title })
    } catch (error) {
      showFailure('application', error)
    }
  }

  if (blocked === undefined) return null
  return <BlockedForm address={blocked} title={job.title} onOpen={mark} onClose={onClose} />
}

interface BlockedFormProps {
  address: string
  title: string
  onOpen: () => Promise<void>
  onClose: () => void
}

/** No browser blocks a tab that a person opens by a link. */
function BlockedForm({ address, title, onOpen, onClose }: BlockedFormProps) {
  const modal = useModal(true, onClose)
  const hasLeft = useIsUnmounted()
  const id = useId()
  const leave = (pressed: Element) => {
    pressed.closest('dialog')?.close()
    onClose()
  }
  const open = async ({ currentTarget }: MouseEvent) => {
    await onOpen()
    if (!hasLeft.current) leave(currentTarget)
  }
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <h2 id={id}>{t('apply.blocked.title')}</h2>
      <p id={`${id}-text`} className="dialog-text soft">
        {t('apply.blocked.text', { title })}
      </p>
      <p className="small soft">{t('apply.noFee')}</p>
      <div className="dialog-end">
        <button type="button" className="btn btn-quiet" onClick={({ currentTarget }) => leave(currentTarget)}>
          {t('apply.cancel')}
        </button>
        <a className="btn btn-line" href={address} target="_blank" rel="noopener noreferrer" onClick={open}>
          {t('apply.blocked.open')}
        </a>
      </div>
    </dialog>
  )
}
