import * as v from 'valibot'

/**
 * A text in which U+FFFD stands for each half of a surrogate pair: half a character is none, and encodeURIComponent throws at it.
 * String.prototype.toWellFormed is younger than the browsers that Loupe runs in.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/** encodeURIComponent for any text, also one that an older version or another program has stored. */
export function encodeText(text: string): string {
  return encodeURIComponent(toWellFormed(text))
}

/** A text of a stored record. An id is none: what does not name exactly the same record names another. */
export const storedText = v.pipe(v.string(), v.transform(toWellFormed))
