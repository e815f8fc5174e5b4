import { useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag, type Tone } from '#renderer/components/public/status-tag.tsx'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { detailFields, isOpenRequest } from '#shared/domain/company/employer-request.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import type { EmployerRequestFormState } from './use-employer-request-form.ts'

interface Props {
  request: EmployerRequest
  form: EmployerRequestFormState
}

type Shown = EmployerRequest['state'] | 'takenBack'

const tones: Record<Shown, Tone> = {
  waiting: 'waiting',
  asked: 'waiting',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'plain',
  takenBack: 'bad'
}

export function EmployerRequestStatus({ request, form }: Props) {
  const { user, news, open } = form
  const shown: Shown = request.state === 'approved' && !user.isEmployer ? 'takenBack' : request.state
  const answer = request.answers.at(-1)
  const isAnswer = request.state !== 'waiting' && request.state !== 'withdrawn'
  const moment = formatDateTime((isAnswer && answer?.at) || request.at) ?? ''
  return (
    <section className="ask-state" aria-labelledby="ask-state">
      {news && (
        <p>
          <b>{t(isAnswer ? 'ask.news' : 'ask.news.changed')}</b>
        </p>
      )}
      <h2 id="ask-state" tabIndex={-1}>
        <StatusTag tone={tones[shown]} word={t(`ask.${shown}`)} />
        <span className="small faint">{shown === 'waiting' ? t('ask.sent', { moment }) : moment}</span>
      </h2>
      {isAnswer && answer && answer.text !== '' && <blockquote className="ask-said">{answer.text}</blockquote>}
      <p className="soft">
        {t(news ? 'ask.news.text' : selectText(shown, user.isEmployer), { company: request.details.company })}
      </p>
      {!open && <RequestDetails request={request} />}
      {!news && <StateSteps request={request} form={form} />}
    </section>
  )
}

function selectText(shown: Shown, isEmployer: boolean): MessageId {
  return shown === 'waiting' && isEmployer ? 'ask.employer.text' : `ask.${shown}.text`
}

function RequestDetails({ request: { details } }: { request: EmployerRequest }) {
  return (
    <dl className="ask-details terms">
      {detailFields
        .filter((field) => details[field] !== '')
        .map((field) => (
          <div key={field}>
            <dt>{t(`ask.${field}`)}</dt>
            <dd>{details[field]}</dd>
          </div>
        ))}
    </dl>
  )
}

function StateSteps({ request, form }: Props) {
  const { user, open, begin } = form
  const isOpen = isOpenRequest(request)
  const isApproved = request.state === 'approved' && user.isEmployer
  return (
    <>
      {!open && isOpen && !user.isEmployer && (
        <div>
          <Link to={paths.firstJob}>{t('ask.firstJob')}</Link>
          <p className="small faint">{t('ask.firstJob.text')}</p>
        </div>
      )}
      <div className="ask-steps row">
        {isApproved && (
          <Link className="btn btn-primary" to={paths.postJob}>
            {t('nav.postJob')}
          </Link>
        )}
        {!open && (
          <button type="button" className="btn btn-line" onClick={begin}>
            {t(isOpen ? 'ask.correct' : isApproved ? 'ask.change' : 'ask.again')}
          </button>
        )}
        {isOpen && <Withdrawal request={request} form={form} />}
      </div>
    </>
  )
}

function Withdrawal({ request, form }: Props) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {t('ask.withdraw')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('ask.withdraw.ask')}
        text={t('ask.withdraw.text')}
        cancel={t('ask.withdraw.keep')}
        confirm={t('ask.withdraw.do')}
        busy={form.busy}
        onCancel={close}
        onConfirm={() => form.withdraw(request).finally(close)}
      />
    </>
  )
}
