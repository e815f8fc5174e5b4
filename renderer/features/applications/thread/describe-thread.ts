import { t } from '#renderer/messages/messages.ts'
import type { ApplicationEvent } from '#shared/domain/application/application.ts'
import type { Slot, ThreadStep, Where } from '#shared/domain/application/thread/step.ts'
import type { Thread } from '#shared/domain/application/thread/thread.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

type Side = 'candidate' | 'house'

export function formatTime(start: string): string {
  return formatDateTime(start) ?? ''
}

export function formatTimes(slots: readonly Slot[]): string {
  return slots.map(({ start }) => formatTime(start)).join(' · ')
}

export function describePlace(where: Where): string {
  return where.kind === 'phone' ? t('interview.by.phone', { number: where.number }) : where.address
}

/** One line of the history, as this side reads it. */
function describeStep(step: ThreadStep, side: Side): string {
  const values = {
    times: step.did === 'invite' ? formatTimes(step.slots) : '',
    time: step.did === 'confirm' ? formatTime(step.start) : ''
  }
  return t(`interview.line.${side}.${step.did}`, values)
}

export interface HistoryLine {
  key: string
  at: string
  text: string
  /** Empty: none were written. */
  words: string
}

/** Oldest first: moves with their words, and the steps of an interview between them. */
export function listHistory(
  { entries }: Thread,
  side: Side,
  describeEvent: (event: ApplicationEvent, isFirst: boolean) => string
): HistoryLine[] {
  return entries.map((entry, index) => {
    const { at } = entry
    if ('event' in entry) {
      const { event } = entry
      return { key: `${event.state} ${at}`, at, text: describeEvent(event, index === 0), words: event.message ?? '' }
    }
    const { step, isVoid } = entry
    const text = describeStep(step, side)
    return { key: step.id, at, text: isVoid ? `${text}. ${t('interview.line.void')}` : text, words: step.words }
  })
}
