/** Nothing but blanks, signs without a shape, and letters that look like nothing: as in build/firebase/firestore.rules. */
export function isInvisible(text: string): boolean {
  return !/[^\s\p{Z}\uFEFF\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)
}

const breaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/**
 * Control characters except blanks and line breaks, direction signs, lone surrogates: pasted along, they make a text read as
 * another. U+200C and U+200D stay: Indian scripts and emoji need them.
 */
const hidden = /[^\P{Cc}\t-\r\u0085]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
/** No script stacks more than four; a pile of marks covers the lines around it. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu
const directionSigns = /[\u202a-\u202e\u2066-\u2069]/

export function removeHidden(text: string): string {
  return text.replace(hidden, '')
}

/** Normalises line breaks and removes piles of marks; empty: invisible. */
export function cleanProse(text: string): string {
  const clean = removeHidden(text.replace(breaks, '\n').replaceAll('\t', ' ')).replace(stackedMarks, '$1').trim()
  return isInvisible(clean) ? '' : clean
}

/** As it is stored: clean, and of so many UTF-16 units at most. */
export function isCleanProse(text: string, maxLength: number): boolean {
  return text.length <= maxLength && text === cleanProse(text)
}

/** Empty: invisible. */
export function cleanLine(text: string): string {
  return cleanProse(text).replace(/\s+/g, ' ')
}

/** As the rules of a shared board ask; less strict than cleanLine, for older names. */
export function isPlainName(text: string): boolean {
  const isOneLine = !/[\n\r\u2028\u2029]/.test(text)
  return (
    isOneLine && !directionSigns.test(text) && !/\p{M}{5}/u.test(text) && (text.trim() === '' || !isInvisible(text))
  )
}
