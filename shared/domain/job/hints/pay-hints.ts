import { toAsciiDigits } from '../../../documents/fold-text.ts'
import { findGivenSalary } from '../default-job-texts.ts'
import type { Job } from '../job.ts'
import { findMonthlyPay, parsePay, workDaysPerMonth } from '../pay.ts'
import type { PayHintKind } from './job-hint.ts'

/** The highest pay in rupees a month, and the place of the figures in `salaryRange`. */
interface GivenPay {
  monthly: number
  start: number
  end: number
}

const amount =
  /(\d+(?:,\d+)*(?:\.\d+)?)(?:\s{0,3}(k\b|lpa\b|lakhs?\b|lacs?\b|l\b|crores?\b|hazar\b|hajar\b|thousand\b|हज़ार|हजार|लाख|હજાર|લાખ))?/gi
/** Months for a period, at days of eight hours. The first that is named counts. */
const periods: readonly (readonly [RegExp, number])[] = [
  [/\b(?:year(?:ly)?|annum|annual(?:ly)?|p\.?\s?a\b|lpa|saal|varsh)|ctc\b|साल|वर्ष|सालाना|વર્ષ|વાર્ષિક/i, 1 / 12],
  [/\bmonth(?:ly)?|\bp\.?\s?m\b|\bmahin[aeo]|महीन|माह|મહિન|માસ/i, 1],
  [/\bweek(?:ly)?|\bhafta|हफ्त|અઠવાડિ/i, 52 / 12],
  [/\bday\b|\bdaily|\broz|रोज|दिन|રોજ|દિવસ/i, workDaysPerMonth],
  [/\bhour(?:ly)?|\bghant|घंट|કલાક/i, 8 * workDaysPerMonth],
  [/\b(?:piece|stone|design|model|ring|gram|karat|carat)\b|नग|पीस|નંગ|પીસ/i, 0]
]
/** '9 hours a day, 26 days' is no period of pay. */
const workingTime =
  /(?:^|[^\d.,₹])\d{1,2}\s{0,3}(?:-\s?\d{1,2}\s?)?(?:hours?|hrs?|days?|months?|ghante|घंटे|घंटा|दिन|કલાક|દિવસ)(?:\s(?:a|per)\s(?:day|week|month|year))?/gi
const leastFigure = 50
const leastMonthly = 1000
/** Hardly the pay of a month; without a period an annual CTC. */
const leastYearly = 200_000
/** Hardly the pay of a year. */
const mostMonthly = 60_000

/** null: none, or none that can be compared. */
export function readGivenPay(job: Pick<Job, 'salaryRange'>): GivenPay | null {
  if (findGivenSalary(job) === null) return null
  // The figures of pay by the piece are no pay of a month, and so are those of the sum beside them.
  if (parsePay(job.salaryRange)?.perDay !== undefined) {
    const pay = findMonthlyPay(job)
    return { monthly: pay?.max ?? pay?.min ?? 0, start: 0, end: job.salaryRange.length }
  }
  const text = toAsciiDigits(job.salaryRange).replace(workingTime, (part) => ' '.repeat(part.length))
  const found = [...text.matchAll(amount)].map(({ 0: part, 1: figure = '', 2: unit, index }) => ({
    value: Number(figure.replaceAll(',', '')),
    unit: unit === undefined ? undefined : readUnit(unit),
    start: index,
    end: index + part.length
  }))
  // '4–6 LPA': the unit is both figures'.
  const values = found.map(({ value, unit }, at) => value * (unit ?? (value < 1000 ? found[at + 1]?.unit : 1) ?? 1))
  const factor = findFactor(text) ?? (found.some(({ unit = 1 }) => unit >= 100_000) ? 1 / 12 : undefined)
  const highest = Math.max(0, ...values)
  if (highest < leastFigure) return null
  const monthly = highest * (factor ?? (highest >= leastYearly ? 1 / 12 : 1))
  const counted = found.filter((_, at) => (values[at] ?? 0) * 10 >= highest)
  const [first, last] = [counted[0], counted.at(-1)]
  return first && last && monthly >= leastMonthly && Number.isFinite(monthly)
    ? { monthly, start: first.start, end: last.end }
    : null
}

function readUnit(word: string): number {
  if (/^(?:k|h|th|ह|હ)/i.test(word)) return 1000
  return /^c/i.test(word) ? 10_000_000 : 100_000
}

function findFactor(text: string): number | undefined {
  const named = periods.map(([pattern, factor]) => ({ at: text.search(pattern), factor })).filter(({ at }) => at >= 0)
  return named.sort((one, other) => one.at - other.at)[0]?.factor
}

/** Rupees. */
const highStonePay = 500
const widestPay = 4

/** What figures alone make worth a second look. */
export function findPayHints({ salaryRange }: Pick<Job, 'salaryRange'>): PayHintKind[] {
  const pay = parsePay(salaryRange)
  if (!pay) return []
  const { min, max, unit } = pay
  const [bottom, top] = [min ?? max ?? 0, max ?? min ?? 0]
  return [
    ...(unit === 'stone' && top > highStonePay ? (['stone-pay'] as const) : []),
    ...(top > widestPay * bottom ? (['wide-pay'] as const) : []),
    ...(unit === 'month' && top < leastMonthly ? (['thousands'] as const) : []),
    ...(unit === 'month' && top >= leastYearly ? (['year-as-month'] as const) : []),
    ...(unit === 'year' && bottom <= mostMonthly ? (['month-as-year'] as const) : [])
  ]
}

const leastCompared = 3

export interface PayIndex {
  byCategory: ReadonlyMap<string, readonly number[]>
  byId: ReadonlyMap<string, { category: string; monthly: number }>
}

export function indexPay(live: readonly Job[]): PayIndex {
  const byCategory = new Map<string, number[]>()
  const byId = new Map<string, { category: string; monthly: number }>()
  for (const job of live) {
    const monthly = readGivenPay(job)?.monthly
    if (monthly === undefined || byId.has(job.id)) continue
    byId.set(job.id, { category: job.category, monthly })
    const list = byCategory.get(job.category)
    if (list) list.push(monthly)
    else byCategory.set(job.category, [monthly])
  }
  for (const list of byCategory.values()) list.sort((one, other) => one - other)
  return { byCategory, byId }
}

/** Of the category's other live jobs, in rupees a month; null: too few. */
export function findMedianPay({ byCategory, byId }: PayIndex, job: Pick<Job, 'id' | 'category'>): number | null {
  const sorted = byCategory.get(job.category) ?? []
  const own = byId.get(job.id)
  const skipped = own?.category === job.category ? sorted.indexOf(own.monthly) : sorted.length
  const count = sorted.length - (skipped < sorted.length ? 1 : 0)
  if (count < leastCompared) return null
  const at = (place: number) => sorted[place < skipped ? place : place + 1] ?? 0
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2
}
