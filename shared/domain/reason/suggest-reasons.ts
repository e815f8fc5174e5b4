import type { Hint } from '../job/hints/job-hint.ts'
import { findBlanks, type SavedReason } from './saved-reason.ts'

/** What was found in a job. `words`: the passage, or the title of the other job; may be empty. */
export interface FoundHint {
  kind: Hint['kind'] | 'no-pay' | 'short-text'
  words: string
}

/** By its words, so that the administrator's own reasons are recognised like the standard ones. */
const topics: readonly (readonly [pattern: RegExp, kinds: readonly FoundHint['kind'][]])[] = [
  [/\b(?:money|fees?|deposits?|nobody pays|registration)\b/i, ['fee']],
  [/\b(?:account|upi|aadhaa?r|documents?|otp)\b/i, ['account']],
  [/\b(?:phone|mobile|whatsapp|number|contact)\b/i, ['phone']],
  [/\b(?:links?|website|telegram)\b/i, ['link']],
  [/\b(?:posted|already|duplicates?|twice|again)\b/i, ['near-duplicate']],
  [/\bage\b/i, ['age']],
  [/\b(?:sex|gender|girls?|boys?|women|men|females?|males?)\b/i, ['sex']],
  [/\b(?:marriage|marital|married|single)\b/i, ['marriage']],
  [/\b(?:community|caste|religion)\b/i, ['community']],
  [
    /\b(?:pay|salary|wages?)\b/i,
    ['no-pay', 'high-pay', 'wide-pay', 'thousands', 'stone-pay', 'month-as-year', 'year-as-month']
  ],
  [/\b(?:more about|too short|describe|details)\b/i, ['short-text']]
]

const maxWords = 80

/** Reasons that fit what was found first, in the order of the hints, with their first blank filled. Others keep their order. */
export function suggestReasons(reasons: readonly SavedReason[], hints: readonly FoundHint[]): SavedReason[] {
  const rated = reasons.map((reason) => {
    const kinds = topics.flatMap(([pattern, about]) => (pattern.test(reason.text) ? about : []))
    const first = hints.findIndex(({ kind }) => kinds.includes(kind))
    return { reason: fillBlank(reason, hints, kinds), place: first < 0 ? hints.length : first }
  })
  return rated.sort((one, other) => one.place - other.place).map(({ reason }) => reason)
}

/** With all that was found of the gravest kind it is about. */
function fillBlank(reason: SavedReason, hints: readonly FoundHint[], kinds: readonly FoundHint['kind'][]): SavedReason {
  const [blank] = findBlanks(reason.text)
  const found = hints.find(({ kind, words }) => kinds.includes(kind) && words.trim() !== '')
  if (!blank || !found) return reason
  const all = hints.filter(({ kind, words }) => kind === found.kind && words.trim() !== '')
  const words = [...new Set(all.map((hint) => shorten(hint.words.trim().replace(/\s+/g, ' '))))].join('”, “')
  return { ...reason, text: reason.text.slice(0, blank[0]) + words + reason.text.slice(blank[1]) }
}

function shorten(words: string): string {
  return words.length > maxWords ? `${words.slice(0, maxWords - 1).trimEnd()}…` : words
}
