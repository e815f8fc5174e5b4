import * as v from 'valibot'

/** U+FFFD for lone surrogates, at which encodeURIComponent throws. Loupe's browsers lack String.prototype.toWellFormed. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

export function encodeText(text: string): string {
  return encodeURIComponent(toWellFormed(text))
}

/** Of records; not for ids, which must name exactly one record. */
export const storedText = v.pipe(v.string(), v.transform(toWellFormed))
