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

/** A stored object keeps fields that are not among its entries; its type has only these. */
export function storedObject<const Entries extends v.ObjectEntries>(
  entries: Entries
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  // Only the index signature of a loose object goes.
  return v.looseObject(entries) as v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>>
}

/** ISO 8601, unparsed. */
export const instant = v.string()

export function isInstant(at: string): boolean {
  return !Number.isNaN(Date.parse(at))
}

export const documentId = v.pipe(v.string(), v.nonEmpty())

export const documentEntries = { id: documentId, revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }

/** A stored object with id and revision, which the store counts. */
export function storedDocument<const Entries extends v.ObjectEntries>(entries: Entries) {
  return storedObject({ ...documentEntries, ...entries })
}

export function countUtf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
