import { useState } from 'react'
import { type FormProblems, useForm } from '#renderer/hooks/use-form.ts'
import { fold } from '#shared/documents/fold-text.ts'
import {
  cleanInvite,
  findInviteProblems,
  type InviteContent,
  type InviteProblem,
  type Where
} from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import type { MessageTemplate } from '#shared/domain/application/interview-thread/message-template.ts'
import { findNearDay } from '#shared/domain/format-day.ts'
import { hasPhone } from '#shared/domain/phone.ts'
import { interviewLimits } from '#shared/domain/text-limits.ts'

export interface TypedTime {
  /** 'YYYY-MM-DD'; empty: none. */
  day: string
  /** 'HH:mm', local; empty: none. */
  time: string
}

export interface TypedInvite {
  times: readonly TypedTime[]
  minutes: number
  kind: Where['kind']
  address: string
  map: string
  number: string
  contact: string
  words: string
  /** For the next invitation. */
  keeps: boolean
}

const noTime: TypedTime = { day: '', time: '' }
const noTimes = [noTime]

export interface UsualPlace {
  address: string
  /** May be empty. */
  map: string
}

/** @param template of the last invitation @param usual where that names no place @param replaced comes before both */
function beginInvite(
  template: MessageTemplate | undefined,
  usual: UsualPlace,
  replaced: InviteContent | undefined
): TypedInvite {
  const remembered = template?.interview && { ...template.interview, words: template.text }
  const { where, contact = '', words = '' }: Partial<InviteContent> = replaced ?? remembered ?? {}
  const { address, map } = where?.kind === 'place' ? where : usual
  const number = where?.kind === 'phone' ? where.number : ''
  return {
    ...{ times: noTimes, minutes: replaced?.slots[0]?.minutes ?? 30, kind: where?.kind ?? 'place', contact, words },
    // What was arranged with one candidate is remembered only when asked.
    ...{ address, map, number, keeps: !replaced }
  }
}

function readInvite({ times, minutes, kind, address, map, number, contact, words }: TypedInvite): InviteContent {
  const where: Where = kind === 'phone' ? { kind, number } : { kind, address: joinLines(address), map: findLink(map) }
  const starts = times.filter(isWhole).map(({ day, time }) => new Date(`${day}T${time}`))
  const slots = starts.map((start) => ({ start: start.toISOString(), minutes }))
  return cleanInvite({ slots, where, contact, words })
}

const typedTime = /^(?<hour>\d{1,2}?)(?:[:.\s]*(?<minute>\d{2})|[:.](?<tens>\d?))?\s*(?<half>[ap]m?)?$/i

/** Whether '4', '4.30', '430 pm' or '16:3' is how an employer types this time, 'HH:mm'. */
export function isTypedTime(typed: string, time: string): boolean {
  const { hour, minute, tens, half = '' } = typedTime.exec(typed.trim())?.groups ?? {}
  const hours = Number(time.slice(0, 2))
  const isHour = hour !== undefined && [hours, hours % 12 || 12].includes(Number(hour))
  const isHalf = half === '' || /^p/i.test(half) === hours >= 12
  return isHour && isHalf && time.slice(3).startsWith(minute ?? tens ?? '')
}

const dayWords = ['weekday', 'month'].map((part) => new Intl.DateTimeFormat('en', { [part]: 'long', timeZone: 'UTC' }))

/** Whether 'mon', '30 nov', 'dec 1st', '30/11' or 'tomorrow' is how an employer types this day, 'YYYY-MM-DD'. */
export function isTypedDay(typed: string, day: string, now: Date): boolean {
  const [year = '', month, dayOfMonth] = day.split('-').map((part) => part.replace(/^0/, ''))
  const names = dayWords.map((format) => fold(format.format(new Date(day))))
  const numbers = [year, year.slice(2)].map((ending) => `${dayOfMonth}/${month}/${ending}`)
  const words = [
    ...names,
    ...numbers,
    `${year}/${month}/${dayOfMonth}`,
    findNearDay(new Date(`${day}T00:00`), now) ?? ''
  ]
  const asked = fold(typed)
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$& ')
    .replace(/(\d)[-.](?=\d)/g, '$1/')
    .replace(/\b0(?=\d)/g, '')
  return asked.split(/[\s,]+/).every((word) => word === year || words.some((one) => one.startsWith(word)))
}

/** An address is pasted in lines, and stored in one. */
function joinLines(address: string): string {
  const [first = '', ...others] = address.split('\n').flatMap((line) => line.trim() || [])
  return others.reduce((before, line) => `${before}${/[,;]$/.test(before) ? '' : ','} ${line}`, first)
}

/** Maps are shared as a name and a link, and copied without 'https://'. */
function findLink(pasted: string): string {
  const text = pasted.trim()
  return /https:\/\/\S+/.exec(text)?.[0] ?? (/^[\w-]+(\.[\w-]+)+\/\S+$/.test(text) ? `https://${text}` : text)
}

const isWhole = ({ day, time }: TypedTime) => day !== '' && time !== ''

export function findTypedProblems(typed: TypedInvite, now: Date): FormProblems<TypedInvite, InviteProblem> {
  const invite = readInvite(typed)
  const { slots, where: found, ...texts } = findInviteProblems(invite, now)
  const times = typed.times.every(isWhole) ? slots : 'no-slot'
  const isNumber = invite.where.kind === 'place' || hasPhone(invite.where.number)
  const where = isNumber ? found : 'no-phone'
  const field = typed.kind === 'phone' ? 'number' : where === 'no-map' ? 'map' : 'address'
  return { ...texts, ...(times && { times }), ...(where && { [field]: where }) }
}

/** Begins with the invitation that it replaces, else the template of the last one, the first with the company's usual place. What is typed stays when sending fails. */
export function useInterviewInvitationForm(
  template: MessageTemplate | undefined,
  usual: UsualPlace,
  replaced: InviteContent | undefined,
  onSend: (invite: InviteContent, keeps: boolean) => Promise<void>
) {
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<MessageTemplate | undefined, TypedInvite, InviteProblem>({
    stored: template,
    read: (last) => beginInvite(last, usual, replaced),
    validate: (typed) => findTypedProblems(typed, new Date()),
    async send(typed) {
      setFailure(undefined)
      // A conflict would bring a newer application, and the form is filled from a template.
      await onSend(readInvite(typed), typed.keeps).catch((cause: unknown) => {
        throw new Error('the invitation was not sent', { cause })
      })
      return 'closed'
    },
    onFailure: (error) => setFailure(error instanceof Error ? error.cause : error)
  })
  const { write, values } = form
  const { times } = values
  return {
    ...form,
    /** Why it was not sent. */
    failure,
    setTime: (index: number, part: Partial<TypedTime>) =>
      write({ times: times.map((one, at) => (at === index ? { ...one, ...part } : one)) }),
    addTime: times.length < interviewLimits.max ? () => write({ times: [...times, noTime] }) : undefined,
    removeTime: (index: number) => write({ times: times.filter((_, at) => at !== index) })
  }
}
