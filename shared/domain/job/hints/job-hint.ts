import type { Job } from '../job.ts'
import type { ReviewedField, StoredContent } from '../job-content-fields.ts'
import { joinQuestionText } from '../screening-questions.ts'
import type { HintKind } from './hint-phrase-list.ts'

/** [start, end) in UTF-16 units of a field. Never cuts a grapheme. */
export interface Passage {
  field: ReviewedField
  /** Index in a list. */
  item?: number | undefined
  start: number
  end: number
}

/** Asks for money; for a payment account or documents; discriminates; has a phone number or link. */
export type TextHintKind = HintKind | 'link'

/** More than ₹500 a stone; a top above four times the bottom; less than ₹1,000 a month; a year's pay given as a month's, or the reverse. */
export type PayHintKind = 'stone-pay' | 'wide-pay' | 'thousands' | 'month-as-year' | 'year-as-month'

export interface TextHint<Kind = TextHintKind> {
  kind: Kind
  start: number
  end: number
}

/** For the administrator, who decides. */
export type Hint =
  | { kind: TextHintKind; passage: Passage }
  | { kind: PayHintKind; passage: Passage }
  | { kind: 'high-pay'; passage: Passage; monthlyPay: number; medianPay: number }
  | { kind: 'near-duplicate'; passage: Passage; others: readonly Job[] }
  /** Nothing of this company was approved for this account. */
  | { kind: 'first-job'; passage?: undefined }

export function readPassage(content: Partial<StoredContent>, { field, item = 0, start, end }: Passage): string {
  const value =
    field === 'questions'
      ? (content.questions ?? []).map(joinQuestionText)
      : ({ ...content.terms, ...content }[field] ?? '')
  return String(Array.isArray(value) ? (value[item] ?? '') : value).slice(start, end)
}
