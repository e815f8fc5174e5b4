import * as v from 'valibot'
import { isFileType, maxFileBytes } from '#shared/domain/file/uploaded-file-name.ts'

/** A document holds 1 MiB, its name included. */
export const maxPartBytes = 900_000

export const maxParts = Math.ceil(maxFileBytes / maxPartBytes)

const headSchema = v.object({
  type: v.pipe(v.string(), v.check(isFileType)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxFileBytes)),
  parts: v.number()
})

type FileHead = v.InferOutput<typeof headSchema>

export function buildHead(type: string, size: number): FileHead {
  return { type, size, parts: Math.ceil(size / maxPartBytes) }
}

/** undefined: the document is no head. */
export function parseHead(document: unknown): FileHead | undefined {
  const { output, success } = v.safeParse(headSchema, document)
  return success && output.parts === buildHead(output.type, output.size).parts ? output : undefined
}

export function slicePart(bytes: Uint8Array<ArrayBuffer>, index: number): Uint8Array<ArrayBuffer> {
  return bytes.subarray(index * maxPartBytes, (index + 1) * maxPartBytes)
}

export function joinParts({ type, size }: FileHead, parts: readonly (Uint8Array | undefined)[]): Blob | undefined {
  const found = parts.flatMap((part) => (part ? [new Uint8Array(part)] : []))
  const isWhole =
    found.length === parts.length && found.every((part, index) => part.length === computePartLength(size, index))
  return isWhole ? new Blob(found, { type }) : undefined
}

function computePartLength(size: number, index: number): number {
  return Math.min(maxPartBytes, size - index * maxPartBytes)
}
