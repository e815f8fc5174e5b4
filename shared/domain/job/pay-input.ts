import { formatPay, formatRupees, isPieceUnit, type PayFigures, parsePay, parsePayEntry, payUnits } from './pay.ts'

/** Of the form. Figures write the text of the job; `salaryRange` has words instead of them. */
export type PayField = 'payFrom' | 'payTo' | 'payUnit' | 'payPerDay'
export type PayTexts = Record<PayField | 'salaryRange', string>

export const emptyPayTexts: PayTexts = { salaryRange: '', payFrom: '', payTo: '', payUnit: '', payPerDay: '' }

interface TypedPay {
  figures: PayFigures
  /** Of the job. */
  text: string
  problems: Partial<Record<PayField, 'figure' | 'reversed'>>
}

/** '20-25k' or '₹20 per stone' in the first field say all of it. */
export function readPayTexts({ salaryRange, payFrom, payTo, payUnit, payPerDay }: PayTexts): TypedPay {
  const [from, to] = [parsePayEntry(payFrom), parsePayEntry(payTo)]
  const chosen = payUnits.find((unit) => unit === payUnit) ?? 'month'
  const unit = from?.unit ?? to?.unit ?? chosen
  const typedPerDay = isPieceUnit(unit) && payPerDay.trim() !== '' ? readPerDay(payPerDay) : undefined
  const perDay = typedPerDay ?? from?.perDay
  const [min, max] = to ? [from?.min ?? null, to.max ?? to.min] : [from?.min ?? null, from?.max ?? null]
  const figures = { min, max, unit, ...(perDay && { perDay }) }
  const words = salaryRange.trim()
  if (words !== '') {
    const inWords = parsePay(words)
    return { figures: inWords ?? figures, text: inWords ? formatPay(inWords) : words, problems: {} }
  }
  const problems: TypedPay['problems'] = {
    ...(payFrom.trim() !== '' && !from && { payFrom: 'figure' }),
    ...(min !== null && max !== null && max < min && { payTo: 'reversed' }),
    ...(payTo.trim() !== '' && !to && { payTo: 'figure' }),
    ...(typedPerDay === null && { payPerDay: 'figure' })
  }
  return { figures, text: formatPay(figures), problems }
}

/** null: no number. */
function readPerDay(text: string): number | null {
  const [, typed] =
    /^(?:about|approx\.?|~)? ?(\d[\d,.]*)(?: ?(?:stones?|pieces?|pcs|grams?|gms?|carats?|cts?))?(?: ?(?:a|per|\/) ?day)?$/i.exec(
      text.trim()
    ) ?? []
  return parsePayEntry(typed ?? '')?.min ?? null
}

/** Open to above: '18,000+'. */
export function formatPayTexts(text: string): PayTexts {
  const pay = parsePay(text)
  if (!pay) return { ...emptyPayTexts, salaryRange: text }
  const { min, max, unit, perDay } = pay
  return {
    salaryRange: '',
    payFrom: min === null ? '' : `${formatRupees(min)}${max === null ? '+' : ''}`,
    payTo: max === null || max === min ? '' : formatRupees(max),
    payUnit: unit,
    payPerDay: perDay ? formatRupees(perDay) : ''
  }
}
