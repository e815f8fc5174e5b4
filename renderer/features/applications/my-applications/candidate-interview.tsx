import './candidate-interview.css'
import { useEffect, useId, useRef, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { ProseField } from '#renderer/components/form/text-fields.tsx'
import { ExternalLink } from '#renderer/components/public/external-link.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { useNow } from '#renderer/hooks/use-now.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import {
  findConfirmedSlot,
  hasTakenPlace,
  type Interview,
  isStanding
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import { formatLocalDay } from '#shared/domain/format-day.ts'
import { interviewLimits, maxAnswerLength, mayContainPhone } from '#shared/domain/text-limits.ts'
import {
  describePlace,
  describeReminder,
  formatProposed,
  formatTime,
  saveCalendar
} from '../interview-thread/describe-interview.ts'
import { useInterviewAnswer } from './use-interview-answer.ts'

// A candidate's home page has this, and few contacts have a number.
const PhoneLinks = lazyPart(() => import('#renderer/components/public/phone-links.tsx').then((code) => code.PhoneLinks))

interface Props {
  application: Application
  interview: Interview | null
}

/** The open invitation, to be answered with one press. One that no longer counts is removed from the calendar. */
export function CandidateInterview({ application, interview }: Props) {
  // Words that are being typed outlast a new invitation.
  const answer = useInterviewAnswer(application)
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
  answer: ReturnType<typeof useInterviewAnswer>
}

function StandingInterview({ application, interview, answer }: StandingProps) {
  const { invite, state } = interview
  const { has, isBusy, problem, words, setWords } = answer
  const standing = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  const send = (press: Parameters<typeof answer.send>[0]) => {
    wasPressed.current = true
    void answer.send(press)
  }
  // The pressed button goes with the state that it changes.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) standing.current?.focus()
    wasPressed.current = false
  }, [state])
  const [wasTyped] = useState(words !== '')
  const [isAsking, setAsking] = useState(false)
  const now = useNow()
  const isPast = hasTakenPlace(interview, now)
  const open = invite.slots.filter(({ start }) => new Date(start) > now)
  return (
    <section className="own-interview" aria-label={t('interview.invited')}>
      <p ref={standing} className="own-interview-now" role="status" tabIndex={-1}>
        {describeStanding(interview, now)}
      </p>
      <Details invite={invite} />
      {interview.agreed && !isPast && <CalendarButton {...{ application, interview }} />}
      {(state === 'waiting' || state === 'declined') && <p>{describeQuestion(state, open.length)}</p>}
      {state !== 'confirmed' && open.length > 0 && (
        <TimeChoice
          slots={open}
          isBusy={isBusy}
          isFirst={state === 'waiting'}
          onChoose={(start) => send({ type: 'confirm', start })}
        />
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
      {state !== 'otherTime' && isAsking && (
        <ProposeTime
          isBusy={isBusy}
          hasWords={has > 0}
          onSend={(proposed) => send({ type: 'otherTime', ...(proposed !== '' && { proposed }) })}
        />
      )}
      <div className="own-answers">
        {state !== 'otherTime' && !isAsking && (
          <button type="button" className="btn btn-line" aria-expanded={false} onClick={() => setAsking(true)}>
            {t('interview.another')}
          </button>
        )}
        {state !== 'declined' && !isPast && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'decline' })}
          >
            {t(state === 'confirmed' ? 'interview.decline.confirmed' : 'interview.decline')}
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

interface TimeChoiceProps {
  slots: Interview['invite']['slots']
  isBusy: boolean
  /** Whether it is what the candidate is asked to do. */
  isFirst: boolean
  onChoose: (start: string) => void
}

/** One button, which names the time that it confirms. */
function TimeChoice({ slots, isBusy, isFirst, onChoose }: TimeChoiceProps) {
  const name = useId()
  const [wanted, setWanted] = useState('')
  const chosen = slots.find(({ start }) => start === wanted) ?? slots[0]
  if (!chosen) return null
  return (
    <>
      {slots.length > 1 && (
        <div className="own-times" role="radiogroup" aria-label={t('interview.choose', { count: slots.length })}>
          {slots.map(({ start, minutes }) => (
            <label key={start}>
              <input type="radio" name={name} checked={start === chosen.start} onChange={() => setWanted(start)} />
              <span>{t('interview.slot', { time: formatTime(start), minutes })}</span>
            </label>
          ))}
        </div>
      )}
      <button
        type="button"
        className={`btn prints ${isFirst ? 'btn-primary' : 'btn-line'}`}
        aria-disabled={isBusy || undefined}
        onClick={() => onChoose(chosen.start)}
      >
        {t('interview.confirm', { time: formatTime(chosen.start) })}
      </button>
    </>
  )
}

interface ProposeTimeProps {
  isBusy: boolean
  hasWords: boolean
  /** ISO 8601, UTC; '': the note says it. */
  onSend: (proposed: string) => void
}

/** Which other time: a day and a time, or a note. */
function ProposeTime({ isBusy, hasWords, onSend }: ProposeTimeProps) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState<'interview.propose.none' | 'interview.propose.past'>()
  const now = new Date()
  const submit = () => {
    const at = new Date(`${day}T${time}`)
    const isEmpty = day === '' && time === ''
    if (isEmpty && hasWords) return onSend('')
    const isTyped = !Number.isNaN(at.getTime())
    const isOffered = at > now && formatLocalDay(at) <= formatLocalDay(now, 1 - interviewLimits.daysAhead)
    setProblem(!isTyped ? 'interview.propose.none' : isOffered ? undefined : 'interview.propose.past')
    if (isTyped && isOffered) onSend(at.toISOString())
  }
  return (
    <div className="own-propose">
      <LabelledField label={t('interview.propose.day')} error={problem && t(problem)}>
        {(input) => (
          <input
            {...input}
            className="input"
            type="date"
            // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
            autoFocus
            min={formatLocalDay(now)}
            max={formatLocalDay(now, 1 - interviewLimits.daysAhead)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </LabelledField>
      <LabelledField label={t('interview.propose.time')}>
        {(input) => (
          <input
            {...input}
            className="input"
            type="time"
            step={900}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </LabelledField>
      <button type="button" className="btn btn-line" aria-disabled={isBusy || undefined} onClick={submit}>
        {t('interview.propose.send')}
      </button>
    </div>
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

function describeStanding(interview: Interview, now: Date): string {
  if (interview.state === 'declined') return t('interview.declined')
  if (interview.state === 'otherTime') {
    const time = formatProposed(interview)
    return time === '' ? t('interview.another.asked') : t('interview.another.proposed', { time })
  }
  const { slots, replaces } = interview.invite
  if (interview.state === 'waiting' && replaces) return t('interview.invitedAgain', { count: slots.length })
  const confirmed = findConfirmedSlot(interview)
  const since = hasTakenPlace(interview, now) ? 'interview.held' : 'interview.confirmed'
  const standing = confirmed ? since : 'interview.invited'
  return describeReminder(interview, now) ?? t(standing, { time: confirmed ? formatTime(confirmed.start) : '' })
}

function describeQuestion(state: 'waiting' | 'declined', count: number): string {
  if (count === 0) return t('interview.passed')
  return t(state === 'declined' ? 'interview.declined.choose' : 'interview.choose', { count })
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
