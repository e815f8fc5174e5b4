import { useState } from 'react'
import {
  cleanInvite,
  findInviteProblems,
  type InviteContent,
  type InviteProblem,
  type Where
} from '#shared/domain/application/thread/step.ts'
import type { MessageTemplate } from '#shared/domain/application/thread/templates.ts'
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

export type InviteProblems = ReturnType<typeof findInviteProblems>

const noTime: TypedTime = { day: '', time: '' }

/** @param template of the last invitation */
function beginInvite(template: MessageTemplate | undefined): TypedInvite {
  const { where, contact = '' } = template?.interview ?? {}
  const [place, phone] = [where?.kind === 'place' ? where : undefined, where?.kind === 'phone' ? where : undefined]
  return {
    ...{ times: [noTime], minutes: 30, kind: where?.kind ?? 'place', contact, words: template?.text ?? '' },
    ...{ address: place?.address ?? '', map: place?.map ?? '', number: phone?.number ?? '', keeps: true }
  }
}

function readInvite({ times, minutes, kind, address, map, number, contact, words }: TypedInvite): InviteContent {
  const where: Where = kind === 'phone' ? { kind, number } : { kind, address, map }
  const starts = times.filter(isWhole).map(({ day, time }) => new Date(`${day}T${time}`))
  const slots = starts.map((start) => ({ start: start.toISOString(), minutes }))
  return cleanInvite({ slots, where, contact, words })
}

const isWhole = ({ day, time }: TypedTime) => day !== '' && time !== ''

export function findTypedProblems(typed: TypedInvite, now: Date): InviteProblems {
  const problems = findInviteProblems(readInvite(typed), now)
  const incomplete: InviteProblem | undefined = typed.times.every(isWhole) ? problems.slots : 'no-slot'
  return { ...problems, ...(incomplete && { slots: incomplete }) }
}

/** Values of an invitation. Problems show after the first submit. */
export function useInviteForm(template: MessageTemplate | undefined, onSend: (invite: InviteContent) => Promise<void>) {
  const [edit, setEdit] = useState<Partial<TypedInvite>>({})
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const typed: TypedInvite = { ...beginInvite(template), ...edit }
  const problems = findTypedProblems(typed, new Date())
  const write = (part: Partial<TypedInvite>) => setEdit((before) => ({ ...before, ...part }))
  const { times } = typed
  return {
    ...{ typed, write, isBusy, isFailed },
    problems: isTried ? problems : {},
    setTime: (index: number, part: Partial<TypedTime>) =>
      write({ times: times.map((one, at) => (at === index ? { ...one, ...part } : one)) }),
    addTime: times.length < interviewLimits.max ? () => write({ times: [...times, noTime] }) : undefined,
    removeTime: (index: number) => write({ times: times.filter((_, at) => at !== index) }),
    async send() {
      setTried(true)
      if (isBusy || Object.keys(problems).length > 0) return
      setBusy(true)
      setFailed(false)
      try {
        await onSend(readInvite(typed))
      } catch {
        setFailed(true)
        setBusy(false)
      }
    }
  }
}
