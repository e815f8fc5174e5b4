/** By time, or by piece. */
export const payUnits = ['month', 'year', 'week', 'day', 'hour', 'piece', 'stone', 'gram', 'carat'] as const
export type PayUnit = (typeof payUnits)[number]

/** In rupees; null: an open end. Equal ends: a fixed figure. */
export interface PayFigures {
  min: number | null
  max: number | null
  unit: PayUnit
}

/** Rupees. */
export const maxPay = 999_999_999

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** '1,20,000'. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

/** '₹18,000–25,000 a month', stored as the job's text. Empty without a figure, or with the ends reversed. */
export function formatPay({ min, max, unit }: PayFigures): string {
  const amount = formatAmount(min, max)
  return amount === '' ? '' : `${amount} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
}

function formatAmount(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : `Up to ₹${formatRupees(max)}`
  if (max === null) return `From ₹${formatRupees(min)}`
  if (min === max) return `₹${formatRupees(min)}`
  return min < max ? `₹${formatRupees(min)}–${formatRupees(max)}` : ''
}

const unitWords: Record<PayUnit, string> = {
  month: 'months?|monthly|mth|p ?[./]? ?m',
  year: 'years?|yearly|annum|annually|p ?[./]? ?a',
  week: 'weeks?|weekly',
  day: 'days?|daily',
  hour: 'hours?|hourly|hr',
  piece: 'pieces?|pcs?',
  stone: 'stones?',
  gram: 'grams?|gms?|g',
  carat: 'carats?|cts?'
}

const amount = String.raw`(?:₹|rs\.?|inr)? ?(\d[\d,]*(?:\.\d{1,2})?) ?(k|lakhs?|lacs?)?(?: ?\/-)?`
const unit = payUnits.map((name) => `(?<${name}>${unitWords[name]})`).join('|')
const pattern = new RegExp(
  String.raw`^(?<bound>from|up ?to)? ?${amount}(?: ?(?:-|–|—|to) ?${amount})? ?(?:a|an|per|each|\/)? ?(?:${unit})\.?$`,
  'i'
)

/** null: other text. Reads what `formatPay` writes and common spellings. */
export function parsePay(text: string): PayFigures | null {
  const found = pattern.exec(text.trim().replace(/\s+/g, ' '))
  const unit = payUnits.find((name) => found?.groups?.[name] !== undefined)
  if (!found || !unit) return null
  const [, , first = '', firstScale, second, secondScale] = found
  const bound = found.groups?.bound?.toLowerCase()
  // '18–25k': the scale is both figures'.
  const low = parseAmount(first, firstScale ?? secondScale)
  if (low === null) return null
  if (second === undefined) return readSingle(low, bound, unit)
  const high = parseAmount(second, secondScale)
  return bound !== undefined || high === null || high < low ? null : { min: low, max: high, unit }
}

function readSingle(figure: number, bound: string | undefined, unit: PayUnit): PayFigures {
  return { min: bound?.startsWith('up') ? null : figure, max: bound === 'from' ? null : figure, unit }
}

function parseAmount(digits: string, scale: string | undefined): number | null {
  const factor = scale === undefined ? 1 : scale.toLowerCase() === 'k' ? 1000 : 100_000
  const figure = Math.round(Number(digits.replaceAll(',', '')) * factor * 100) / 100
  return Number.isFinite(figure) && figure <= maxPay ? figure : null
}
