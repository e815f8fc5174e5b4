import * as v from 'valibot'
import { isFileType, largestFile } from '#shared/domain/file-name.ts'

/** The most bytes that one part holds: a document of Firestore has room for 1 MiB, its name included. */
export const partSize = 900_000

/** So many parts at most a file has. */
export const mostParts = Math.ceil(largestFile / partSize)

/** What a file is, beside its bytes: as the document says under which its parts lie. */
export interface FileHead {
  /** MIME type; empty: none. */
  type: string
  /** In bytes. */
  size: number
  parts: number
}

const headSchema = v.object({
  type: v.pipe(v.string(), v.check(isFileType)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestFile)),
  parts: v.number()
})

export function headFor(type: string, size: number): FileHead {
  return { type, size, parts: Math.ceil(size / partSize) }
}

/** The head that a document holds; undefined: it is none. */
export function headIn(document: unknown): FileHead | undefined {
  const { output, success } = v.safeParse(headSchema, document)
  return success && output.parts === headFor(output.type, output.size).parts ? output : undefined
}

/** One part of all bytes of a file. */
export function partOf(bytes: Uint8Array<ArrayBuffer>, place: number): Uint8Array<ArrayBuffer> {
  return bytes.subarray(place * partSize, (place + 1) * partSize)
}

/** The parts put together; undefined: they are not all of the file that the head speaks of. */
export function wholeFile({ type, size }: FileHead, parts: readonly (Uint8Array | undefined)[]): Blob | undefined {
  const found = parts.flatMap((part) => (part ? [new Uint8Array(part)] : []))
  const isWhole = found.length === parts.length && found.every((part, place) => part.length === lengthAt(size, place))
  return isWhole ? new Blob(found, { type }) : undefined
}

/** How many bytes of a file the part at this place holds. */
function lengthAt(size: number, place: number): number {
  return Math.min(partSize, size - place * partSize)
}
