import type { Application } from '../application/application.ts'
import type { ResponseTimes } from './company.ts'

const fewestAnswers = 3

const hourMs = 3_600_000

/** Median time from application to first answer; withdrawn ones do not count. undefined: too few answers. */
export function countAnswering(
  received: readonly Pick<Application, 'state' | 'history'>[],
  now: Date
): ResponseTimes | undefined {
  const waits = received
    .filter(({ state }) => state !== 'withdrawn')
    .flatMap(({ history: [applied, answered] }) =>
      applied && answered ? [Date.parse(answered.at) - Date.parse(applied.at)] : []
    )
    .filter((wait) => wait >= 0)
    .sort((one, other) => one - other)
  const middle = waits[Math.floor((waits.length - 1) / 2)]
  if (waits.length < fewestAnswers || middle === undefined) return undefined
  return { hours: Math.max(1, Math.round(middle / hourMs)), answered: waits.length, at: now.toISOString() }
}
