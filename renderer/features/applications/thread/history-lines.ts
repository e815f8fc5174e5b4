import { t } from '#renderer/messages/messages.ts'
import type { ApplicationEvent } from '#shared/domain/application/application.ts'
import type { Thread } from '#shared/domain/application/thread/thread.ts'
import { describeStep, type Side } from './describe-step.ts'

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
