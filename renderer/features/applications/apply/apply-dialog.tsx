import '#renderer/look/fields.css'
import '#renderer/components/public/dialog/dialog.css'
import './apply-dialog.css'
import { useEffect, useId, useRef } from 'react'
import { ProseField } from '#renderer/components/form/fields.tsx'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxMessageLength } from '#shared/domain/text-limits.ts'
import { ApplicationSummary } from './application-summary.tsx'
import { MissingFields } from './missing-fields.tsx'
import { useApplyForm } from './use-apply-form.ts'

interface Props {
  job: Job
  profiles: ProfileRepository
  onClose: () => void
}

/** Shows what goes to the employer, takes a message with it, and sends. Esc sends nothing. */
export function ApplyDialog({ job, profiles, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  // The element itself closes, so that the focus goes back to where it was; what was pressed to send is disabled by then. Its own
  // word that it was closed comes later: a quick press that opens it again would be taken for nothing until then.
  const leave = () => {
    dialog.current?.close()
    onClose()
  }
  const onSent = () => {
    leave()
    findLink(opener.current)?.focus()
  }
  const form = useApplyForm({ job, profiles, onSent })
  const id = useId()
  useEffect(() => {
    opener.current = document.activeElement
    dialog.current?.showModal()
    // A field would call up the keyboard of a phone over what is to be read first.
    heading.current?.focus()
  }, [])
  const where = [job.company, job.location].filter((text) => text.trim() !== '').join(' · ')
  return (
    <dialog ref={dialog} className="dialog apply" aria-labelledby={id} onClose={onClose}>
      <form noValidate aria-busy={form.profile === undefined} onSubmit={form.send}>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {t('apply.title', { title: job.title })}
          </h2>
          {where !== '' && <p className="soft">{where}</p>}
        </div>
        {form.isError ? (
          <p role="alert">{t('apply.failed')}</p>
        ) : form.tooLong ? (
          <p role="alert">{t('apply.tooLong')}</p>
        ) : (
          <MissingFields form={form} />
        )}
        {form.profile && <ApplicationSummary profile={form.profile} />}
        <ProseField
          name="message"
          label={t('apply.message')}
          optional={t('apply.optional')}
          help={t('apply.message.help')}
          error={describeMessageError(form.message)}
          rows={4}
          value={form.message}
          onWrite={form.setMessage}
        />
        <div className="dialog-end">
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {t('apply.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={form.sending || form.tooLong || undefined}>
            {t(form.sending ? 'apply.sending' : 'apply.send')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** A link of the posting from which somebody applied. */
function findLink(opener: Element | null): HTMLAnchorElement | null | undefined {
  return opener?.closest('article, main')?.querySelector('a')
}

function describeMessageError(message: string): string | undefined {
  const length = message.trim().length
  return length > maxMessageLength ? t('apply.long', { most: maxMessageLength, has: length }) : undefined
}
