/**
 * Whether nothing stands in a text that somebody could see: blanks, signs without a shape, and the letters that look like nothing.
 * The rules of a shared board (build/firebase/firestore.rules) name the same.
 */
export function isInvisible(text: string): boolean {
  return !/[^\s\p{Z}\uFEFF\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)
}

const breaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/**
 * Control characters but for blanks and line breaks, the signs that turn the direction of writing around, and halves of surrogate
 * pairs. They come along when something is copied, mean nothing, and can make a text read as something else. The joiners U+200C and
 * U+200D are none of them: Devanagari, Gujarati and emoji are written with them.
 */
const hidden = /[^\P{Cc}\t-\r\u0085]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
/** Marks above and below a letter: no script stacks more than four. A pile of them covers the lines around it. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu
const directionSigns = /[\u202a-\u202e\u2066-\u2069]/

/** A text without the characters that nobody sees and no field takes. Blanks and line breaks stay as they are. */
export function removeHidden(text: string): string {
  return text.replace(hidden, '')
}

/** Text of several lines as it is stored, with plain line breaks and no piles of marks; empty when nobody could see it. */
export function cleanProse(text: string): string {
  const clean = removeHidden(text.replace(breaks, '\n').replaceAll('\t', ' ')).replace(stackedMarks, '$1').trim()
  return isInvisible(clean) ? '' : clean
}

/** Text of one line as it is stored; empty when nobody could see it. */
export function cleanLine(text: string): string {
  return cleanProse(text).replace(/\s+/g, ' ')
}

/**
 * Whether a name reads as it is written, and can be seen when there is one. It is what the rules of a shared board ask, and less than
 * cleanLine does: older names may hold more blanks.
 */
export function isPlainName(text: string): boolean {
  const isOneLine = !/[\n\r\u2028\u2029]/.test(text)
  return (
    isOneLine && !directionSigns.test(text) && !/\p{M}{5}/u.test(text) && (text.trim() === '' || !isInvisible(text))
  )
}
