import { toAsciiDigits } from '../../documents/fold-text.ts'

/** By time, or by piece. */
export const payUnits = ['month', 'year', 'week', 'day', 'hour', 'piece', 'stone', 'gram', 'carat'] as const
export type PayUnit = (typeof payUnits)[number]

/** In rupees; null: an open end. Equal ends: a fixed figure. */
export interface PayFigures {
  min: number | null
  max: number | null
  unit: PayUnit
  /** Pieces, stones … that a worker does in a day, where the employer says so. */
  perDay?: number | undefined
}

export type PayRange = Pick<PayFigures, 'min' | 'max'>

/** Rupees. */
const maxPay = 999_999_999

/** Six days a week, less holidays and days without work. */
export const workDaysPerMonth = 24

/** Rupees a month for one a unit; 0: it depends on how many a worker does. */
const monthlyFactors: Record<PayUnit, number> = {
  ...{ month: 1, year: 1 / 12, week: 52 / 12, day: workDaysPerMonth, hour: 8 * workDaysPerMonth },
  ...{ piece: 0, stone: 0, gram: 0, carat: 0 }
}

export function isPieceUnit(unit: PayUnit): boolean {
  return monthlyFactors[unit] === 0
}

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** '1,20,000'. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

/**
 * Stored as the job's text: '₹18,000–25,000 a month', '₹20 a stone, about 130 a day ≈ ₹62,000 a month'. Empty without a figure, or with the
 * ends reversed.
 */
export function formatPay({ min, max, unit, perDay }: PayFigures): string {
  const amount = formatAmount({ min, max })
  if (amount === '') return ''
  const rate = `${amount} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
  const month = perDay && isPieceUnit(unit) ? toMonthlyPay({ min, max, unit, perDay }) : null
  return month ? `${rate}, about ${formatRupees(perDay ?? 0)} a day ≈ ${formatMonthlyPay(month)}` : rate
}

function formatAmount({ min, max }: PayRange): string {
  if (min === null) return max === null ? '' : `Up to ₹${formatRupees(max)}`
  if (max === null) return `From ₹${formatRupees(min)}`
  if (min === max) return `₹${formatRupees(min)}`
  return min < max ? `₹${formatRupees(min)}–${formatRupees(max)}` : ''
}

/** Rounded: '₹40,000–55,000 a month'. */
export function formatMonthlyPay({ min, max }: PayRange): string {
  const amount = formatAmount({ min: min && roundSum(min), max: max && roundSum(max) })
  return `${amount.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} a month`
}

/** No more exact than the number of pieces is. */
function roundSum(sum: number): number {
  const step = sum < 1000 ? 1 : sum < 10_000 ? 100 : 1000
  return Math.round(sum / step) * step
}

/** null: by the piece, and the employer does not say how many. */
function toMonthlyPay({ min, max, unit, perDay = 0 }: PayFigures): PayRange | null {
  const factor = monthlyFactors[unit] || perDay * workDaysPerMonth
  return factor === 0 ? null : { min: min && min * factor, max: max && max * factor }
}

/** What a job pays in a month, by the figures of its text; null: none, or other words. */
export function findMonthlyPay({ salaryRange }: { salaryRange: string }): PayRange | null {
  const figures = parsePay(salaryRange)
  return figures && toMonthlyPay(figures)
}

const unitWords: Record<PayUnit, string> = {
  month: 'months?|monthly|mth|mo|p ?[./]? ?m',
  year: 'years?|yearly|yr|annum|annually|p ?[./]? ?a',
  week: 'weeks?|weekly|wk',
  day: 'days?|daily',
  hour: 'hours?|hourly|hrs?',
  piece: 'pieces?|pcs?|nag',
  stone: 'stones?',
  gram: 'grams?|gms?|g',
  carat: 'carats?|cts?'
}

const figure = String.raw`(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d{1,2})?`
const amount = String.raw`(?:₹|rs\.?|inr)? ?(${figure}) ?(k|thousand|ha[zj]aa?r|lakhs?|lacs?|lpa)?(?: ?(?:₹|rs\.?|rupees|inr))?(?: ?\/-)?`
const unit = payUnits.map((name) => `(?<${name}>${unitWords[name]})`).join('|')
const pattern = new RegExp(
  String.raw`^(?<bound>from|min(?:imum)?|up ?to|max(?:imum)?)? ?${amount}(?<more> ?\+| (?:plus|onwards?|(?:and )?above))?(?: ?(?:-|–|—|to) ?${amount})?` +
    String.raw`(?: ?(?:a|an|per|each|every|\/)? ?(?:${unit})\.?)?(?:, about (?<perDay>${figure}) a day(?: ≈ (?<sum>.+))?)?$`,
  'i'
)

/** null: other text. Reads what `formatPay` writes and common spellings. */
export function parsePay(text: string): PayFigures | null {
  const { unit = null, ...figures } = parsePayEntry(text) ?? {}
  return unit ? { min: null, max: null, ...figures, unit } : null
}

/** As `parsePay`, of figures that may have no unit: '20-25k', '18,000/-', '₹20 per stone'. */
export function parsePayEntry(text: string): (Omit<PayFigures, 'unit'> & { unit: PayUnit | null }) | null {
  const found = pattern.exec(toAsciiDigits(text).trim().replace(/\s+/g, ' '))
  if (!found) return null
  const { groups = {} } = found
  const [, , first = '', firstScale, , second, secondScale] = found
  // '18–25k': the scale is both figures'.
  const low = parseAmount(first, firstScale ?? secondScale)
  const high = second === undefined ? low : parseUpper(second, secondScale, low, firstScale)
  const named = payUnits.find((name) => groups[name] !== undefined)
  const isYearly = /^lpa$/i.test(secondScale ?? firstScale ?? '')
  const unit = named ?? (isYearly ? 'year' : null)
  const bound = groups.bound?.toLowerCase() ?? ''
  const hasBound = bound !== '' || groups.more !== undefined
  if (low === null || high === null || high < low || (hasBound && second !== undefined)) return null
  const isMost = /^(?:up|max)/.test(bound)
  const perDay = groups.perDay === undefined ? undefined : (parseAmount(groups.perDay, undefined) ?? undefined)
  const pay = { min: isMost ? null : low, max: hasBound && !isMost ? null : high, unit, ...(perDay && { perDay }) }
  if (perDay === undefined) return pay
  // A sum that does not follow from the figures is other text.
  const month = unit && isPieceUnit(unit) ? toMonthlyPay({ ...pay, unit }) : null
  return month && (groups.sum === undefined || groups.sum === formatMonthlyPay(month)) ? pay : null
}

/** null: not above 0, or too much. */
function parseAmount(digits: string, scale: string | undefined): number | null {
  const factor = scale === undefined ? 1 : /^[kth]/i.test(scale) ? 1000 : 100_000
  const figure = Math.round(Number(digits.replaceAll(',', '')) * factor * 100) / 100
  return figure > 0 && figure <= maxPay ? figure : null
}

/** '18k–25': so is the scale of the first. */
function parseUpper(digits: string, scale: string | undefined, low: number | null, lowScale: string | undefined) {
  const plain = parseAmount(digits, scale)
  return scale === undefined && plain !== null && low !== null && plain < low ? parseAmount(digits, lowScale) : plain
}
