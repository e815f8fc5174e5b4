import type { Job } from '../job.ts'
import type { ContentField } from '../job-content.ts'

/** Where in a posting, in UTF-16 units of the field as it is stored; `end` is the first unit behind it. Never cuts a character in two. */
export interface Passage {
  field: ContentField
  /** In a list: which of its parts, from 0. */
  item?: number | undefined
  start: number
  end: number
}

/**
 * What the text itself says: it asks for money, for a payment account or papers; it turns people away for their age, sex, marriage or
 * community; it has a phone number or a link.
 */
export type TextFlagKind = 'fee' | 'account' | 'age' | 'sex' | 'marriage' | 'community' | 'phone' | 'link'

/** A part of one text that is worth a look. */
export interface TextFlag {
  kind: TextFlagKind
  start: number
  end: number
}

/** A hint for whoever decides about a posting, never a decision. */
export type Flag =
  | { kind: TextFlagKind; passage: Passage }
  /** Rupees a month: what is offered, and the median of the category. */
  | { kind: 'high-pay'; passage: Passage; monthlyPay: number; medianPay: number }
  /** `others`: the postings it resembles, in the order in which they were given. */
  | { kind: 'near-duplicate'; passage: Passage; others: readonly Job[] }
  /** Nothing of this house was ever approved for this account. */
  | { kind: 'first-posting'; passage?: undefined }
