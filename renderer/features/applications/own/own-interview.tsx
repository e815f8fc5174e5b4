import './own-interview.css'
import { useState } from 'react'
import { ProseField } from '#renderer/components/form/text-fields.tsx'
import { ExternalLink } from '#renderer/components/public/external-link.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { useNow } from '#renderer/hooks/use-now.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { findConfirmedSlot, type Interview, isStanding } from '#shared/domain/application/thread/thread.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { maxAnswerLength, mayContainPhone } from '#shared/domain/text-limits.ts'
import { describePlace, describeReminder, formatTime, saveCalendar } from '../thread/describe-thread.ts'

// A candidate's home page has this, and few contacts have a number.
const PhoneLinks = lazyPart(() => import('#renderer/components/public/phone-links.tsx').then((code) => code.PhoneLinks))

interface Props {
  application: Application
  interview: Interview | null
}

/** The open invitation, to be answered with one press. One that no longer counts is removed from the calendar. */
export function OwnInterview({ application, interview }: Props) {
  // Words that are being typed outlast a new invitation.
  const answer = useAnswer(application)
  const hasAgreed = interview?.agreed !== undefined
  if (isStanding(interview)) return <StandingInterview {...{ application, interview, answer }} />
  if (!interview || !hasAgreed) return null
  return (
    <section className="own-interview" aria-label={t('interview.cancelled')}>
      <p className="own-interview-now">{t('interview.cancelled')}</p>
      <CalendarButton {...{ application, interview }} />
    </section>
  )
}

interface StandingProps {
  application: Application
  interview: Interview
  answer: ReturnType<typeof useAnswer>
}

function StandingInterview({ application, interview, answer }: StandingProps) {
  const { invite, state } = interview
  const { has, isBusy, problem, words, setWords, send } = answer
  const [wasTyped] = useState(words !== '')
  const now = useNow()
  const open = invite.slots.filter(({ start }) => new Date(start) > now)
  return (
    <section className="own-interview" aria-label={t('interview.invited')}>
      <p className="own-interview-now" role="status">
        {describeStanding(application, interview, now)}
      </p>
      <Details invite={invite} />
      {interview.agreed && <CalendarButton {...{ application, interview }} />}
      {state !== 'confirmed' && <p>{describeQuestion(interview, open.length === 0)}</p>}
      {state !== 'confirmed' && open.length > 0 && (
        <ul className="own-times">
          {open.map(({ start, minutes }) => (
            <li key={start}>
              <button
                type="button"
                className={`btn prints ${state === 'declined' ? 'btn-line' : 'btn-primary'}`}
                aria-disabled={isBusy || undefined}
                onClick={() => send({ type: 'confirm', start })}
              >
                {t('interview.slot', { time: formatTime(start), minutes })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <details open={wasTyped}>
        <summary>{t('interview.words.add')}</summary>
        <ProseField
          label={t('interview.words')}
          rows={2}
          value={words}
          onChange={setWords}
          error={has > maxAnswerLength ? t('interview.words.long', { max: maxAnswerLength, count: has }) : undefined}
        />
      </details>
      <div className="own-answers">
        {state !== 'otherTime' && (
          <button
            type="button"
            className="btn btn-line"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'otherTime' })}
          >
            {t('interview.another')}
          </button>
        )}
        {state !== 'declined' && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'decline' })}
          >
            {t('interview.decline')}
          </button>
        )}
      </div>
      {problem && (
        <p className="error" role="alert">
          {t(problem)}
        </p>
      )}
    </section>
  )
}

function CalendarButton({ application, interview }: { application: Application; interview: Interview }) {
  return (
    <button
      type="button"
      className="btn btn-line"
      onClick={() => saveCalendar(application, interview, application.job.company)}
    >
      {t(interview.state === 'confirmed' ? 'interview.calendar' : 'interview.calendar.cancelled')}
    </button>
  )
}

function describeStanding({ job }: Application, interview: Interview, now: Date): string {
  if (interview.state === 'declined') return t('interview.declined')
  const confirmed = findConfirmedSlot(interview)
  const standing = confirmed ? 'interview.confirmed' : 'interview.invited'
  return (
    describeReminder(interview, joinParts([job.title, job.company]), now) ??
    t(standing, { time: confirmed ? formatTime(confirmed.start) : '' })
  )
}

function describeQuestion({ state }: Interview, isPast: boolean): string {
  if (state === 'otherTime') return t('interview.another.asked')
  if (isPast) return t('interview.passed')
  return t(state === 'declined' ? 'interview.declined.choose' : 'interview.choose')
}

function Details({ invite: { where, contact, words } }: { invite: Interview['invite'] }) {
  return (
    <>
      <p>
        <span>{describePlace(where)}</span>
        {where.kind === 'place' && (
          <span>
            {' '}
            <ExternalLink address={where.map} rel="noopener noreferrer">
              {t('interview.map')}
            </ExternalLink>
          </span>
        )}
      </p>
      {contact !== '' && (
        <div className="own-contact">
          <span>{t('interview.ask', { name: contact })}</span>
          {mayContainPhone(contact) && <PhoneLinks text={contact} words="" />}
        </div>
      )}
      {words !== '' && <p className="own-answer soft">{words}</p>}
    </>
  )
}

type Press = { type: 'confirm'; start: string } | { type: 'otherTime' | 'decline' }

/** One press sends it, with the words that were added. A failed one keeps them. */
function useAnswer(application: Pick<Application, 'id'>) {
  const { thread } = useRepositories()
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'interview.failed' | 'interview.full' | 'interview.moved'>()
  const has = cleanProse(words).length
  const send = async (press: Press) => {
    if (isBusy || has > maxAnswerLength) return
    setBusy(true)
    setProblem(undefined)
    try {
      await (await thread.open()).take(application, { ...press, words })
      // Words typed during the request were not sent.
      setWords((now) => (now === words ? '' : now))
    } catch (error) {
      const isMoved = error instanceof StoreError && error.failure === 'conflict'
      setProblem(
        error instanceof AccountLimitError ? 'interview.full' : isMoved ? 'interview.moved' : 'interview.failed'
      )
    }
    setBusy(false)
  }
  return { has, isBusy, problem, words, setWords, send }
}
