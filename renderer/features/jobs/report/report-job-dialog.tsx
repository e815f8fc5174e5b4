import '#renderer/messages/report-messages.ts'
import '#renderer/styles/fields.css'
import '#renderer/components/public/dialog/dialog.css'
import './report.css'
import { useEffect, useId, useRef } from 'react'
import { ProseField } from '#renderer/components/form/text-fields.tsx'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { Icon } from '#renderer/components/public/icon.tsx'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { reportReasons } from '#shared/domain/report/job-report.ts'
import { maxReportLength } from '#shared/domain/text-limits.ts'
import { type ReportForm, useReportJobForm } from './use-report-job-form.ts'

interface Props {
  jobId: string
  open: boolean
  onClose: () => void
}

/** Keeps what was typed when it is closed. */
export function ReportJobDialog({ jobId, open, onClose }: Props) {
  const form = useReportJobForm(jobId, open)
  const modal = useModal(open, onClose)
  const id = useId()
  // No administrator would read a report on a copy of a board.
  const answer = useServices().platform.isCopy ? 'nowhere' : form.outcome
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone with the answer.
  useEffect(() => {
    // The focus of a field would open a phone's keyboard before anything is read.
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
  const { busy, failure, found, has } = form
  return (
    <form ref={form.refused.frame} noValidate onSubmit={form.submit}>
      <p id={`${id}-text`} className="soft">
        {t('report.text')}
      </p>
      <Reasons id={id} form={form} />
      <ProseField
        {...form.bind('words')}
        label={t('report.words')}
        optional={t('report.optional')}
        help={t('report.words.help')}
        error={found.words ? t('report.long', { max: maxReportLength, count: has }) : undefined}
        rows={3}
      />
      {failure && (
        <p role="alert" className="report-failed">
          <Icon name="warning" />
          <span>{t(`report.failed.${failure}`)}</span>
        </p>
      )}
      <div className="dialog-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('report.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" aria-disabled={busy || undefined}>
          {t(busy ? 'report.sending' : 'report.send')}
        </button>
      </div>
    </form>
  )
}

function Reasons({ id, form: { values, problems, write } }: { id: string; form: ReportForm }) {
  const isMissing = problems.reason !== undefined
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
            checked={values.reason === one}
            onChange={() => write({ reason: one })}
          />
          <span>{t(`report.reason.${one}`)}</span>
        </label>
      ))}
      {isMissing && (
        <p id={`${id}-missing`} className="report-failed">
          <Icon name="warning" />
          <span>{t('report.reason.missing')}</span>
        </p>
      )}
    </fieldset>
  )
}
