import { t } from '#renderer/messages/messages.ts'

/** undefined: another problem, or none. */
export function describeTextTooLong(
  problem: { reason: string; max?: number | undefined; actual?: number | undefined } | undefined
): string | undefined {
  return problem?.reason === 'long' ? t('apply.long', { max: problem.max ?? 0, count: problem.actual ?? 0 }) : undefined
}
