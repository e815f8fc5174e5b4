import * as v from 'valibot'

/** A collection's durable text, as IndexedDB has it. */
export const rowSchema = v.object({
  text: v.nullable(v.string()),
  /** Of the texts that this one has replaced, oldest first. */
  hashes: v.array(v.string()),
  removals: v.number(),
  /** ISO 8601. */
  savedAt: v.string(),
  isSample: v.optional(v.literal(true))
})

export type CollectionRow = v.InferOutput<typeof rowSchema>
