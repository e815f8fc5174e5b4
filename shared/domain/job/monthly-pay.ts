/** A figure as it is written in India: '₹1,20,000', '18k', '2.5 lakh', '3 LPA'. */
const figure = /(\d[\d,]*(?:\.\d+)?)\s*(k\b|thousand|lakhs?|lacs?|l(?:pa)?\b|crores?|cr\b)?/gi

const factors: readonly [RegExp, number][] = [
  [/^(k|thousand)/, 1000],
  [/^(l)/, 100_000],
  [/^(c)/, 10_000_000]
]

/** How much of a month one unit of pay is for: days and hours as a full bench works. */
const periods: readonly [RegExp, number][] = [
  [/\b(hour|hr|hourly)\b/i, 208],
  [/\b(day|daily)\b/i, 26],
  [/\b(week|weekly)\b/i, 52 / 12],
  [/\b(year|yearly|annum|annual|annually|p\.?a\.?|lpa|ctc)\b/i, 1 / 12]
]

/**
 * About how many rupees a month a pay in free text begins with, to put postings in order and for nothing else: '₹18,000–25,000 a
 * month' is 18,000, '3–4 lakh a year' 25,000. Null: it names no figure.
 */
export function estimateMonthlyPay(text: string): number | null {
  const figures = [...text.matchAll(figure)]
  const first = figures[0]
  if (!first) return null
  // '3–4 lakh': the unit stands behind the last figure and counts for all of them.
  const unit =
    first[2] ??
    (figures[1] && /^\s*(?:–|-|to)\s*/i.test(textBetween(text, first, figures[1])) ? figures[1][2] : undefined)
  const factor = factors.find(([pattern]) => unit && pattern.test(unit.toLowerCase()))?.[1] ?? 1
  const share = periods.find(([pattern]) => pattern.test(text))?.[1] ?? 1
  return Math.round(Number(first[1]?.replaceAll(',', '')) * factor * share)
}

function textBetween(text: string, one: RegExpMatchArray, other: RegExpMatchArray): string {
  return text.slice((one.index ?? 0) + one[0].length, other.index)
}
