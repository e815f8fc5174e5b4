import '#renderer/look/fields.css'
import '#renderer/components/public/dialog/dialog.css'
import '#renderer/messages/report.json'
import '#renderer/messages/report-reasons.json'
import './report.css'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { ProseField } from '#renderer/components/form/fields.tsx'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { reportReasons } from '#shared/domain/report/report.ts'
import { maxReportLength } from '#shared/domain/text-limits.ts'
import { type ReportForm, useReportForm } from './use-report-form.ts'

interface Props {
  jobId: string
  open: boolean
  onClose: () => void
}

/** Keeps what was typed when it is closed. */
export function ReportDialog({ jobId, open, onClose }: Props) {
  const form = useReportForm(jobId, open)
  const modal = useModal(open, onClose)
  const id = useId()
  const answer = form.state === 'sent' || form.state === 'again' ? form.state : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer replaces the focused button
  useEffect(() => {
    // Focusing a field would open the phone's keyboard over the text.
    if (open) heading.current?.focus()
  }, [open, answer])
  return (
    <dialog {...modal} className="dialog report" aria-labelledby={id} aria-describedby={`${id}-text`}>
      {open && (
        <>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {t(answer ? `report.${answer}` : 'report.title')}
          </h2>
          {answer ? (
            <Answer textId={`${id}-text`} text={t(`report.${answer}.text`)} onClose={onClose} />
          ) : (
            <Questions id={id} form={form} onClose={onClose} />
          )}
        </>
      )}
    </dialog>
  )
}

function Answer({ textId, text, onClose }: { textId: string; text: string; onClose: () => void }) {
  return (
    <>
      <p id={textId} className="dialog-text soft">
        {text}
      </p>
      <div className="dialog-end">
        <button type="button" className="btn btn-line" onClick={onClose}>
          {t('report.close')}
        </button>
      </div>
    </>
  )
}

function Questions({ id, form, onClose }: { id: string; form: ReportForm; onClose: () => void }) {
  const { state, failure, words, has, isTooLong } = form
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    if (form.reason === undefined) fields.querySelector<HTMLElement>('input')?.focus()
    else if (isTooLong) fields.querySelector<HTMLElement>('textarea')?.focus()
    void form.send()
  }
  return (
    <form noValidate onSubmit={send}>
      <p id={`${id}-text`} className="soft">
        {t('report.text')}
      </p>
      <Reasons id={id} form={form} />
      <ProseField
        label={t('report.words')}
        optional={t('report.optional')}
        help={t('report.words.help')}
        error={isTooLong ? t('report.long', { most: maxReportLength, has }) : undefined}
        rows={3}
        value={words}
        onWrite={form.setWords}
      />
      {failure && (
        <p role="alert" className="report-failed">
          <Icon name="warning" />
          {t(`report.failed.${failure}`)}
        </p>
      )}
      <div className="dialog-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('report.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" aria-disabled={state === 'sending' || undefined}>
          {t(state === 'sending' ? 'report.sending' : 'report.send')}
        </button>
      </div>
    </form>
  )
}

function Reasons({ id, form: { reason, setReason, isMissing } }: { id: string; form: ReportForm }) {
  return (
    <fieldset className="report-reasons" aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend className="label">{t('report.reason')}</legend>
      {reportReasons.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`${id}-reason`}
            value={one}
            aria-invalid={isMissing || undefined}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
          <span>{t(`report.reason.${one}`)}</span>
        </label>
      ))}
      {isMissing && (
        <p id={`${id}-missing`} className="report-failed">
          <Icon name="warning" />
          {t('report.reason.missing')}
        </p>
      )}
    </fieldset>
  )
}
