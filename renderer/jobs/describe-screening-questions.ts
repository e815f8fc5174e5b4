import { t } from '#renderer/messages/messages.ts'
import type { GivenAnswer, ScreeningQuestion } from '#shared/domain/job/screening-questions.ts'

/** In one line: 'Do you have your own tools? (yes or no)'. */
export function describeQuestion({ text, kind, choices = [] }: ScreeningQuestion): string {
  return `${text} (${kind === 'choice' ? choices.join(' / ') : t(`question.kind.${kind}`)})`
}

export function describeAnswer({ kind, answer }: Pick<GivenAnswer, 'kind' | 'answer'>): string {
  return kind === 'yesNo' && (answer === 'yes' || answer === 'no') ? t(`answer.${answer}`) : answer
}
