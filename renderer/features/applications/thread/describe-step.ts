import { t } from '#renderer/messages/messages.ts'
import type { Slot, ThreadStep, Where } from '#shared/domain/application/thread/step.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

export type Side = 'candidate' | 'house'

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
export function describeStep(step: ThreadStep, side: Side): string {
  const values = {
    times: step.did === 'invite' ? formatTimes(step.slots) : '',
    time: step.did === 'confirm' ? formatTime(step.start) : ''
  }
  return t(`interview.line.${side}.${step.did}`, values)
}
