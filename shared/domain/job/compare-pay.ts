import { findMonthlyPay, type PayRange } from './pay.ts'

/** Percent of the ends of the earlier monthly pay, the smaller change first; null: the same, or not to be compared. */
export function comparePay(before: string, after: string): { before: PayRange; by: readonly [number, number] } | null {
  const [old, now] = [before, after].map((salaryRange) => findMonthlyPay({ salaryRange }))
  if (!old || !now) return null
  const changes = (['min', 'max'] as const).flatMap((end) => {
    const [from, to] = [old[end], now[end]]
    return from && to ? Math.round((to / from - 1) * 100) : []
  })
  const [one = 0, other = one] = changes.sort((first, second) => Math.abs(first) - Math.abs(second))
  return other === 0 ? null : { before: old, by: [one, other] }
}
